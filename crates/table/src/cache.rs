//! A small cache of values that were used recently.

use std::sync::{Mutex, PoisonError};

/// A few values by their keys. If there are too many, the one that was not used for the longest time is dropped.
pub struct RecentCache<K, T> {
    capacity: usize,
    /// The entries, the most recently used last.
    entries: Mutex<Vec<(K, T)>>,
}

impl<K: PartialEq + Clone, T: Clone> RecentCache<K, T> {
    /// A cache for at most `most` values.
    pub const fn new(most: usize) -> Self {
        Self { capacity: most, entries: Mutex::new(Vec::new()) }
    }

    /// The value of a key, if it is cached.
    pub fn get(&self, key: &K) -> Option<T> {
        let mut kept = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == key)?;
        let found = kept.remove(at);
        let value = found.1.clone();
        kept.push(found);
        Some(value)
    }

    /// The value of a key; it is made if it is not cached.
    pub fn get_or_insert<E>(&self, key: &K, make: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        if let Some(value) = self.get(key) {
            return Ok(value);
        }
        let value = make()?;
        let mut kept = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| known != key);
        kept.push((key.clone(), value.clone()));
        let beyond = kept.len().saturating_sub(self.capacity);
        kept.drain(..beyond);
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_the_longest_time_goes_first() {
        let recent = RecentCache::new(2);
        let make = |value: u8| move || Ok::<u8, ()>(value);
        assert_eq!(recent.get_or_insert(&'a', make(1)), Ok(1));
        assert_eq!(recent.get_or_insert(&'b', make(2)), Ok(2));
        assert_eq!(recent.get_or_insert(&'a', make(9)), Ok(1), "it is kept");
        assert_eq!(recent.get_or_insert(&'c', make(3)), Ok(3));
        assert_eq!((recent.get(&'a'), recent.get(&'b'), recent.get(&'c')), (Some(1), None, Some(3)));
    }
}
