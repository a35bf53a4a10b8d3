//! Claims about the phrases of Dimension Zero's language: what is compiled reads back as it was written.

use crate::reading::cards_read_back;
use cardtext::Language;

const LANGUAGE: Language = Language::Dimension;

const UNIT: &str = "Slate Courier\nUnit · cost {Blue}{Blue}{2} · move {1} · power 4000 · smash 1 · race Golem/Courier";
const BASE: &str = "Slate Gate\nBase · cost {2} · attribute Gate";
const STRATEGY: &str = "Slate Writ\nStrategy · cost {Red}{X} · attribute Writ · quick";

/// Compiles each text as a line of a card and asserts that it reads back the same.
fn reads_back(card: &str, texts: &[&str]) {
    cards_read_back(LANGUAGE, texts.iter().map(|text| format!("{card}\n{text}")));
}

#[test]
fn headers_read_back() {
    cards_read_back(LANGUAGE, [UNIT, BASE, STRATEGY].map(str::to_owned));
}

#[test]
fn keywords_read_back() {
    reads_back(
        UNIT,
        &[
            "Rush",
            "Rush, Acceleration, Unity, Hush, Supply",
            "Call — Red, Call — Blue",
            "Instant Death",
            "Instant Death Level 3",
            "Muster — same line",
            "Muster — same area",
            "Muster — squares in the home area without units",
            "Support — same line 1000",
            "Support — same area 500",
            "Rampage 5 — Draw 1 card.",
            "Rampage — Put it on a square in the home area without units released.",
            "Awakening {Red}{1}",
            "Awakening {Red}{X}",
            "Formation Summon — Straight {Red}{1}",
            "Formation Summon — Triangle {1}",
            "Formation Summon — X {0}",
            "Formation Summon — Underbar {2}",
            "Formation Summon — Small I {Blue}",
            "Formation Summon — Big I {Blue}",
            "Formation Summon — Big Triangle {Blue}",
            "Formation Summon — Bottom Bar {Blue}",
            "Pincer — Deal 3000 damage to all units between your units.",
            "Advance {1} — Choose 1 target unit in its line. Deal it 2000 damage.",
            "Linkage [Card Name Slate Gate] — Slate Courier gets +1000 power.",
            "Linkage [Card Name Slate Gate] and [Card Name Slate Writ] — When Slate Courier attacks, draw 1 card.",
            "Resonance — Slate Courier gets +2 smash.",
            "Resonance — {1} — quick: Draw 1 card.",
            "Raid 2",
            "Resistance — red",
            "Resistance — red or blue",
            "Resistance — units of cost 2 or less",
        ],
    );
}

#[test]
fn triggered_abilities_read_back() {
    reads_back(
        UNIT,
        &[
            "When Slate Courier is put on a square from your hand, choose 1 target unit in its line. It gets -1 smash until the end of the turn.",
            "When Slate Courier is put into the graveyard from a square, draw 1 card.",
            "When Slate Courier is put into the graveyard from a square, choose 1 target unit of cost 3 or less in your graveyard. Put it into its owner's hand.",
            "When Slate Courier is put on a square, deal 1000 damage to all units in its line.",
            "When a unit you control adjacent to Slate Courier is put into the graveyard from a square, draw 1 card.",
            "When a unit your opponent controls is put on a square adjacent to Slate Courier, put Slate Courier on its square released.",
            "When Slate Courier attacks, it gets +3000 power until the end of the turn.",
            "When Slate Courier is attacked, it gets +3000 power until the end of the battle.",
            "When Slate Courier attacks or is attacked, draw 1 card.",
            "When Slate Courier attacks, as an additional cost, you may pay {1}. Draw 1 card. If you paid the additional cost, draw 1 card.",
            "When Slate Courier attacks, as an additional cost, pay {1} for each frozen card in your energy zone. Draw 1 card.",
            "When Slate Courier wins a battle, put the top card of your opponent's deck into the smash zone.",
            "When Slate Courier wins a battle, put it on a battle square adjacent to it with a unit your opponent controls.",
            "At the beginning of your main phase, draw 1 card.",
            "At the end of your turn, if you control no bases, destroy Slate Courier.",
            "At the beginning of each player's turn, freeze Slate Courier.",
            "When you play a strategy, release Slate Courier.",
            "When your opponent draws a card, draw 1 card.",
            "When you control no bases, destroy Slate Courier.",
            "When Slate Courier deals battle damage to a unit of cost 3 or less, freeze it.",
            "When Slate Courier is dealt battle damage, draw 1 card.",
            "When a unit you control loses a battle, draw 1 card.",
            "When Slate Courier battles a unit of power 5000 or more, it gets +3000 power until the end of the battle.",
            "At the beginning of the second battle step, draw 1 card.",
            "When Slate Courier is put on a square from another zone, if it is on a battle square, choose up to 1 target unit your opponent controls on a battle square. Put it on Slate Courier's square.",
            "When Slate Courier deals damage to a unit, freeze it.",
            "When Slate Courier is put into the graveyard from a square, choose 1 card in your opponent's hand at random. Put it into the graveyard.",
            "Plan zone — When Slate Courier is put into the smash zone, choose 1 target unit your opponent controls on a battle square. You may choose 1 unit you control on a battle square and destroy it. If you do, destroy the target.",
            "When a unit you control is put into the graveyard from a square, you may show Slate Courier in your hand. If you do, draw 1 card.",
            "When a unit you control is put into the graveyard from a square, you may show Slate Courier in your hand and pay {1}. If you do, put Slate Courier on its square frozen.",
            "When Slate Courier is put on a square, put under all units without a ki card on battle squares the top cards of their owners' decks as ki.",
            "If a ki card under a card your opponent controls would be put into the graveyard, put it into the smash zone released instead.",
            "If Slate Courier would be put into the graveyard from a square, you may choose 1 card you control without a ki card and put Slate Courier under it as ki instead.",
            "As Slate Courier is put on a square, name a colour.",
            "All units of the named race you control get +1000 power.",
            "When Slate Courier is put into the graveyard from a square, choose 1 unit of cost 7 or less in your hand or plan zone. Put it on a square in the home area without units frozen.",
        ],
    );
}

#[test]
fn activated_abilities_read_back() {
    reads_back(
        UNIT,
        &[
            "{Blue}{1}, scrap Slate Courier — quick: Choose 1 target unit of cost 6 or less in Slate Courier's line. Put it into the graveyard.",
            "{0} — battle: Put Slate Courier on a battle square adjacent to it without units released.",
            "Freeze 2 units you control — normal: Draw 2 cards.",
            "{X} — normal: Deal damage equal to X to all units.",
            "Plan zone — {1}, fuse 2 units in your energy zone — normal: Put Slate Courier on a square in the home area without units frozen.",
            "Energy zone/Graveyard — {Red} — normal: Put Slate Courier into its owner's hand.",
            "{1} — quick: Draw 1 card. You can only use this ability during your turn and once per turn.",
        ],
    );
}

#[test]
fn static_abilities_read_back() {
    reads_back(
        BASE,
        &[
            "All units your opponent controls in Slate Gate's line get -1000 power.",
            "All red units you control in Slate Gate's line get +2000 power.",
            "All [Race Doll] units get +1000 power and gain Rush.",
            "All units you control gain [Race Doll].",
            "You cannot draw cards.",
            "While Slate Gate is attacking, it gets +1000 power.",
            "All units battling Slate Gate get -1000 power.",
            "While Slate Gate is in the centre area, it gets +1000 power.",
            "Graveyard — Slate Gate can be played.",
            "If Slate Gate's power is referred to, use its smash instead.",
            "Slate Gate is no longer a base.",
            "All units you control become [Race Doll].",
            "As an additional cost to play Slate Gate, freeze X units you control.",
            "While Slate Gate is frozen, all units you control cannot move.",
            "Slate Gate costs {1} less to play for each unit you control.",
            "During your turn, all units you control get +1 smash.",
            "If a unit you control in Slate Gate's line would be put into the graveyard from a square, put it into the energy zone released instead.",
            "When a unit in Slate Gate's line is dealt damage by a card other than Slate Gate, deal it 2000 damage.",
        ],
    );
}

#[test]
fn spells_read_back() {
    reads_back(
        STRATEGY,
        &[
            "Draw 2 cards.",
            "Each player chooses 1 unit they control. Put them into the graveyard.",
            "Choose 1 target area. All units in that area get -2 smash until the end of the turn.",
            "Choose 1 target line. Destroy all bases in that line. You may choose 1 base in your hand or plan zone. If you do, put it on a base square of yours in that line.",
            "Choose up to 3 target units on battle squares. Divide 6000 damage among them as you like.",
            "Choose 1 target unit in your energy zone and 1 target square with a unit. Put it on that square. At the end of the turn, put it into the graveyard.",
            "Choose 1 target unit and 1 target unit in its area. Put the latter into the graveyard.",
            "Your opponent chooses 2 cards in their hand. Put them into the graveyard.",
            "Choose 1 target unit in the enemy area. It gets +4000 power until the end of the turn.",
            "Choose 1 target unit of cost X or less in your graveyard. Put it on a square in the home area without units you control released.",
            "As an additional cost to play Slate Writ, scrap 1 unit you control. Draw 3 cards.",
            "Select 1 of the 2 following actions. \"Draw 1 card.\" \"Choose 1 target unit. Destroy it.\"",
            "Choose 1 target spell. Negate it.",
            "Choose 1 target unit. Bind Slate Writ to it.",
            "The bound unit gets +2000 power.",
            "Choose 2 target units. Swap the squares of them.",
            "Choose 1 target spell and 1 target unit. Change the former's target to the latter.",
            "Draw up to 3 cards.",
            "Draw cards equal to the greatest smash among units you control.",
            "Choose 1 target unit with the greatest power among units your opponent controls your opponent controls. Destroy it.",
            "Choose 1 target battling unit without text. Destroy it.",
            "Choose 1 target unit that moved this turn you control. Release it.",
            "Your opponent skips the next draw phase.",
            "You skip the next turn.",
            "Choose up to X target bases in your graveyard. Shuffle them into their owners' decks.",
            "Linkage [Card Name Slate Gate] — Draw 1 card.",
            "Choose 1 target unit on a battle square. Put it into the energy zone released. Choose 1 unit of cost equal to or less than its cost in your opponent's energy zone. Put it on the target's square frozen under its owner's control.",
            "Choose 1 target unit. Put Slate Writ into the energy zone released.",
            "If your opponent's deck has been put in order, draw 2 cards.",
            "Turn the top card of your deck face up.",
            "Choose 1 target unit you control. Put it into its owner's hand.",
            "Choose 1 target unit. Put it on a battle square adjacent to it.",
            "Remove all units from the game.",
            "Choose any number of target units in your graveyard. Put them into their owners' hands.",
            "Search your deck for up to 1 base and put it into the plan zone. Shuffle your deck.",
            "Look at the top 3 cards of your deck. Put them on top of your deck in any order.",
            "All units on battle squares cannot move until the end of the turn.",
            "Choose 1 target unit in the centre area in the centre line. Destroy it.",
            "Choose 1 target unit. The next time it would be destroyed this turn, put it into its owner's hand instead.",
        ],
    );
}

#[test]
fn battles_read_back() {
    reads_back(
        UNIT,
        &[
            "Pincer — Deal 2000 damage to all units your opponent controls between your units.",
            "When Slate Courier battles, draw 1 card.",
            "When Slate Courier battles a unit of cost 3 or less, draw 1 card.",
            "When Slate Courier loses a battle, draw 1 card.",
            "When Slate Courier finishes a battle, draw 1 card.",
            "When Slate Courier is dealt battle damage, draw 1 card.",
            "When Slate Courier is dealt battle damage by a red unit, draw 1 card.",
            "When Slate Courier deals battle damage to a unit, draw 1 card.",
            "When a battle begins, draw 1 card.",
            "When a battle ends, draw 1 card.",
            "At the beginning of the second battle step, draw 1 card.",
            "At the beginning of the battle end step, draw 1 card.",
            "While Slate Courier is attacking, it gets +1000 power.",
            "While there is a red unit battling Slate Courier, it gets +1000 power.",
            "Slate Courier cannot be dealt battle damage.",
            "If Slate Courier would be dealt battle damage, nothing happens instead.",
        ],
    );
    reads_back(
        STRATEGY,
        &[
            "Choose 1 target attacking unit. Destroy it.",
            "Choose 1 target attacked unit your opponent controls. Freeze it.",
            "Choose 1 target battling unit. All units battling it get -1000 power until the end of the turn.",
            "Your opponent skips the next draw phase.",
            "You skip the next turn.",
            "Each player skips the next second battle step.",
        ],
    );
}

#[test]
fn cards_under_and_beside_others_read_back() {
    reads_back(
        UNIT,
        &[
            "When Slate Courier is put on a square, put the top card of your deck under it as ki.",
            "When Slate Courier is put on a square, put under all units without a ki card the top cards of their owners' decks as ki.",
            "If Slate Courier would be put into the graveyard from a square, you may put it under 1 card you control without a ki card as ki instead.",
            "If a ki card under a card your opponent controls would be put into the graveyard, put it into the smash zone released instead.",
            "{1} — quick: Choose 1 target ki card. Put it into the graveyard.",
            "All units you control with a ki card get +1000 power.",
        ],
    );
    reads_back(
        STRATEGY,
        &[
            "Choose 1 target unit you control. Bind Slate Writ to it.",
            "The bound unit gets +1000 power.",
            "Choose 2 target units. Swap the squares of them.",
            "Choose 1 target strategy spell and 1 target unit. Change the former's target to the latter.",
            "Choose 1 target ability your opponent controls and 1 target unit. Change the former's target to the latter.",
            "Choose 1 target spell or ability. Negate it.",
            "Choose 1 target battle square. Put 2 Chalk markers on that square.",
            "Choose 1 target unit on a square with 2 or more Chalk markers on it. Put 1 +1000 power marker on it.",
        ],
    );
}

#[test]
fn names_and_what_happens_upon_something_read_back() {
    reads_back(
        UNIT,
        &[
            "As Slate Courier is put on a square, name a race.",
            "As Slate Courier is put on a square, name a colour.",
            "All units of the named race you control get +1000 power.",
            "As Slate Courier is put on a square, choose 1 card in your hand and put it into the graveyard. If you cannot, put it into its owner's hand instead.",
            "If Slate Courier's smash is referred to, use its move cost instead.",
            "All units you control become [Race Doll].",
            "Slate Courier is no longer a unit.",
            "Resistance — cards with an energy zone effect",
        ],
    );
    reads_back(
        STRATEGY,
        &[
            "The next time a unit you control would be put into the graveyard from a square, put it into its owner's hand instead.",
            "The next time a unit you control would be destroyed this turn, put it into its owner's hand instead.",
            "Until the end of the turn, if a unit you control would be put into the graveyard from a square, put it into its owner's hand instead.",
        ],
    );
}
