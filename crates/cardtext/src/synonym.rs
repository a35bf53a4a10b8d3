//! Words that mean the same: the declared list of what may be written for what is read back.

use crate::token::{Kind, Token};

/// Each phrase on the left is read as the phrase on the right, which is the one that is read back.
pub const SYNONYMS: &[(&str, &str)] = &[
    ("whenever", "when"),
    ("at the start of", "at the beginning of"),
    ("the Attack Phase during each of your turns", "your Attack Phase"),
    ("each of your turns", "your turn"),
    ("he/she", "they"),
    ("his/her", "their"),
    ("the cost required to play", "the cost required to cast"),
    ("the cost for playing", "the cost required to cast"),
    ("until end of turn", "until the end of the turn"),
    ("their owner's hand", "their owners' hand"),
];

/// The tokens with every synonym replaced; a replaced phrase keeps the place of what was written.
pub(crate) fn replace(tokens: Vec<Token>) -> Vec<Token> {
    let mut found = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match SYNONYMS.iter().find(|(from, _)| begins_with(&tokens[at..], from)) {
            Some((from, to)) => {
                let len = from.split(' ').count();
                let span = tokens[at].span.start..tokens[at + len - 1].span.end;
                found.extend(to.split(' ').map(|word| Token { kind: Kind::Word(word.to_owned()), span: span.clone() }));
                at += len;
            }
            None => {
                found.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    found
}

fn begins_with(tokens: &[Token], phrase: &str) -> bool {
    let mut words = phrase.split(' ');
    let mut tokens = tokens.iter();
    words.all(|word| {
        matches!(tokens.next(), Some(Token { kind: Kind::Word(written), .. }) if written.eq_ignore_ascii_case(word))
    })
}
