//! What is said of the players is said to a person.

use duel::ids::Seat;
use games::person::*;

#[test]
fn who_does_not_play_reads_of_the_players_by_name() {
    let said = |text| said_of(["Ayu", "Ren"], text);
    assert_eq!(said("p1 draws a card [9.2.1.1]"), "Ayu draws a card [9.2.1.1]");
    assert_eq!(said("Brine returns to p2's hand, by Undertow"), "Brine returns to Ren's hand, by Undertow");
}

#[test]
fn in_japanese_players_stand_where_their_numbers_do() {
    let said = |text| said_with(["あなた", "Ren"], text);
    assert_eq!(said("p1がカードを引いた"), "あなたがカードを引いた");
    assert_eq!(said("Clip2がp2の手札に戻った（p10 Ship）"), "Clip2がRenの手札に戻った（p10 Ship）");
    assert_eq!(said("p2がp1をPip p1xで攻撃した"), "RenがあなたをPip p1xで攻撃した");
}

#[test]
fn an_option_is_said_as_what_one_does() {
    let said = |text| mentioned_to(Seat::FIRST, "the computer", &option(text));
    assert_eq!(said("applies Tam Sparrow"), "apply Tam Sparrow");
    assert_eq!(said("ties a knot"), "tie a knot");
    assert_eq!(said("freezes a card in p1's smash"), "freeze a card in your smash");
    assert_eq!(said("takes a card of p2's hand"), "take a card of the computer's hand");
}

#[test]
fn a_player_reads_of_you_and_the_other() {
    let said = |text| said_to(Seat::FIRST, "the computer", text);
    assert_eq!(said("p1 draws a card [9.2.1.1]"), "You draw a card [9.2.1.1]");
    assert_eq!(said("p2 searches for Brine"), "The computer searches for Brine");
    assert_eq!(said("Brine returns to p1's hand, by Undertow"), "Brine returns to your hand, by Undertow");
    assert_eq!(said("p1's turn begins"), "Your turn begins");
    assert_eq!(said_to(Seat::SECOND, "the computer", "p2 passes"), "You pass");
    assert_eq!(said_to(Seat::SECOND, "your opponent", "p1's turn begins"), "Your opponent's turn begins");
}
