//! Secrets that nobody can guess: tokens of seats, invitations, ids.

use sha2::{Digest, Sha256};

/// Letters and digits that are not easily mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// The number of letters of a token, each worth five bits.
const TOKEN: usize = 32;
/// The number of letters of an invitation.
const INVITATION: usize = 16;
/// The number of letters of a duel's id.
const ID: usize = 12;

/// The hash of a token, which is stored instead of it.
pub type Hash = [u8; 32];

/// A new token for a seat.
pub fn new_token() -> String {
    random_word(TOKEN)
}

/// A new secret word for an invitation.
pub fn new_invitation() -> String {
    random_word(INVITATION)
}

/// A new id for a duel.
pub fn new_id() -> String {
    random_word(ID)
}

/// A new random seed.
pub fn new_seed() -> u64 {
    u64::from_le_bytes(random())
}

/// The hash of a token: it does not give access to the seat.
pub fn hash(token: &str) -> Hash {
    Sha256::digest(token.as_bytes()).into()
}

/// Compares two hashes in a time that does not depend on where they differ.
pub fn are_same(one: &Hash, other: &Hash) -> bool {
    one.iter().zip(other).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// An id made from a text, the same for the same text.
pub fn content_id(text: &str) -> String {
    to_letters(&hash(text)[..ID])
}

fn random_word(letters_in_it: usize) -> String {
    let bytes: [u8; TOKEN] = random();
    to_letters(&bytes[..letters_in_it])
}

fn to_letters(bytes: &[u8]) -> String {
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
        let (one, other) = (new_token(), new_token());
        assert_eq!(one.len(), TOKEN);
        assert_ne!(one, other);
        assert!(are_same(&hash(&one), &hash(&one)));
        assert!(!are_same(&hash(&one), &hash(&other)));
    }
}
