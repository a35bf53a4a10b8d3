//! Words that nobody can guess: tokens of seats, invitations, ids.

use sha2::{Digest, Sha256};

/// Letters that are not taken for one another, in any case.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// How many letters, of five bits each, a token has.
const TOKEN: usize = 32;
/// How many letters an invitation has.
const INVITATION: usize = 16;
/// How many letters the id of a duel has.
const ID: usize = 12;

/// What is kept of a token.
pub type Hash = [u8; 32];

/// The token of a seat.
pub fn token() -> String {
    word(TOKEN)
}

/// The word of an invitation.
pub fn invitation() -> String {
    word(INVITATION)
}

/// The id of a duel.
pub fn id() -> String {
    word(ID)
}

/// Where chance begins.
pub fn seed() -> u64 {
    u64::from_le_bytes(random())
}

/// What is kept of a token: whoever reads it cannot take the seat.
pub fn hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
pub fn same(one: &Hash, other: &Hash) -> bool {
    one.iter().zip(other).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// Something's id by what it says, the same for the same text.
pub fn content_id(text: &str) -> String {
    letters(&hash(text)[..ID])
}

fn word(letters_in_it: usize) -> String {
    let bytes: [u8; TOKEN] = random();
    letters(&bytes[..letters_in_it])
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has chance to give");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_by_its_hash_and_by_no_other() {
        let (one, other) = (token(), token());
        assert_eq!(one.len(), TOKEN);
        assert_ne!(one, other);
        assert!(same(&hash(&one), &hash(&one)));
        assert!(!same(&hash(&one), &hash(&other)));
    }
}
