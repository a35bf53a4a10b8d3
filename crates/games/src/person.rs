//! Sentences about players, said to one of them.

use duel::language::Language;
use duel::words::Seat;

/// `p1 draws a card` as `You draw a card`, and `p2 draws a card` as `The computer draws a card`, said to p1 of another
/// who is called `the computer`.
pub fn said_to(seat: Seat, other: &str, sentence: &str) -> String {
    capital(&mentioned_to(seat, other, sentence))
}

/// The same within a sentence: `freeze a card in p1's smash` as `freeze a card in your smash`.
pub fn mentioned_to(seat: Seat, other: &str, sentence: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut own_verb = false;
    for word in sentence.split(' ') {
        let bare = word.trim_end_matches([',', ':', '.']);
        let tail = &word[bare.len()..];
        let said = match (named(bare), bare.strip_suffix("'s").and_then(named)) {
            (Some(who), _) if who == seat => {
                own_verb = words.is_empty();
                format!("you{tail}")
            }
            (Some(_), _) => format!("{other}{tail}"),
            (None, Some(who)) if who == seat => format!("your{tail}"),
            (None, Some(_)) => format!("{other}'s{tail}"),
            (None, None) if own_verb => {
                own_verb = false;
                format!("{}{tail}", bare_verb(bare))
            }
            (None, None) => word.to_owned(),
        };
        words.push(said);
    }
    words.join(" ")
}

/// `p1 draws a card` as `Ayu draws a card`, said to someone who does not play, with what the players are called.
pub fn said_of(names: [&str; 2], sentence: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        let bare = word.trim_end_matches([',', ':', '.']);
        let tail = &word[bare.len()..];
        words.push(match (named(bare), bare.strip_suffix("'s").and_then(named)) {
            (Some(who), _) => format!("{}{tail}", names[who.index()]),
            (None, Some(who)) => format!("{}'s{tail}", names[who.index()]),
            (None, None) => word.to_owned(),
        });
    }
    capital(&words.join(" "))
}

/// `p1がカードを引いた` as `あなたがカードを引いた`, with what each player is called: the same in Japanese, where no word
/// changes with the player.
pub fn said_with(names: [&str; 2], sentence: &str) -> String {
    let mut said = String::new();
    let mut rest = sentence;
    while let Some(at) = rest.find('p') {
        let (before, found) = rest.split_at(at);
        said.push_str(before);
        let word = |c: char| c.is_ascii_alphanumeric();
        let who = found.get(..2).and_then(named).filter(|_| !said.ends_with(word) && !found[2..].starts_with(word));
        said.push_str(who.map_or("p", |who| names[who.index()]));
        rest = &found[if who.is_some() { 2 } else { 1 }..];
    }
    said + rest
}

fn named(word: &str) -> Option<Seat> {
    match word {
        "p1" => Some(Seat::FIRST),
        "p2" => Some(Seat::SECOND),
        _ => None,
    }
}

/// A verb of the third person as one says it to someone: `casts` as `cast`, `passes` as `pass`, `applies` as `apply`.
pub fn bare_verb(verb: &str) -> String {
    match verb {
        "is" => "are".to_owned(),
        "has" => "have".to_owned(),
        _ if ["sses", "shes", "ches", "oes"].iter().any(|end| verb.ends_with(end)) => verb[..verb.len() - 2].to_owned(),
        _ if verb.len() > 5 && verb.ends_with("ies") => format!("{}y", &verb[..verb.len() - 3]),
        _ if verb.ends_with('s') && !verb.ends_with("ss") => verb[..verb.len() - 1].to_owned(),
        _ => verb.to_owned(),
    }
}

/// An option, `casts Harbor Sentinel`, as what one does: `cast Harbor Sentinel`.
pub fn option(reading: &str) -> String {
    match reading.split_once(' ') {
        Some(("says", answer)) => answer.to_owned(),
        Some(("does", rest)) if rest.starts_with("not ") => format!("do {rest}"),
        // To whom is in the question.
        Some((verb, rest)) => {
            format!("{} {}", bare_verb(verb), rest.strip_suffix(" to the next of the party").unwrap_or(rest))
        }
        None => bare_verb(reading),
    }
}

/// The same in a language: in Japanese an option is what one does.
pub fn option_in(language: Language, reading: &str) -> String {
    match language {
        Language::English => option(reading),
        Language::Japanese => reading.to_owned(),
    }
}

/// With a capital at the beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
