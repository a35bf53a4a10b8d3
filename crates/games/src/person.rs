//! Addressing a player: sentences about `p1` and `p2`, rewritten for one reader.

use duel::ids::Seat;
use duel::observe::language::Language;

/// Rewrites a sentence for one player: to p1, `p1 draws a card` becomes `You draw a card`. If the other player is
/// called `the computer`, `p2 draws a card` becomes `The computer draws a card`.
pub fn said_to(seat: Seat, other: &str, sentence: &str) -> String {
    capital(&mentioned_to(seat, other, sentence))
}

/// Does the same within a sentence: `freeze a card in p1's smash` becomes `freeze a card in your smash`.
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

/// Rewrites `p1 draws a card` for a spectator as `Ayu draws a card`, with the players' names.
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

/// Rewrites `p1がカードを引いた` as `あなたがカードを引いた`, with a name for each player. In Japanese no other word changes with the
/// player.
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

/// The second person of a verb in the third: `cast` for `casts`, `pass` for `passes`, `apply` for `applies`.
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

/// An option as an instruction: `cast Harbor Sentinel` for `casts Harbor Sentinel`.
pub fn option(reading: &str) -> String {
    match reading.split_once(' ') {
        Some(("says", answer)) => answer.to_owned(),
        Some(("does", rest)) if rest.starts_with("not ") => format!("do {rest}"),
        // The question already names the recipient.
        Some((verb, rest)) => {
            format!("{} {}", bare_verb(verb), rest.strip_suffix(" to the next of the party").unwrap_or(rest))
        }
        None => bare_verb(reading),
    }
}

/// An option as an instruction in a language; Japanese needs no change.
pub fn option_in(language: Language, reading: &str) -> String {
    match language {
        Language::English => option(reading),
        Language::Japanese => reading.to_owned(),
    }
}

/// The text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
