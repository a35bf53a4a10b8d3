//! Words that mean the same: one phrase is read for another.

use crate::token::{Kind, Token};

/// The tokens with each phrase on the left replaced by the one on the right; it keeps the place of what was written.
pub(crate) fn replace(synonyms: &[(&str, &str)], tokens: Vec<Token>) -> Vec<Token> {
    let mut found = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        match synonyms.iter().find(|(from, _)| begins_with(&tokens[at..], from)) {
            Some((from, to)) => {
                let len = from.split(' ').count();
                let span = tokens[at].span.start..tokens[at + len - 1].span.end;
                found.extend(to.split(' ').map(|word| {
                    let kind = word.parse().map_or_else(|_| Kind::Word(word.to_owned()), Kind::Number);
                    Token { kind, span: span.clone() }
                }));
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
    words.all(|word| match tokens.next().map(|token| &token.kind) {
        Some(Kind::Word(written)) => written.eq_ignore_ascii_case(word),
        Some(Kind::Number(number)) => word.parse() == Ok(*number),
        _ => false,
    })
}
