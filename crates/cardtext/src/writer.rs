//! Text as it grows, word by word, with capitals, spaces and number agreement.

use crate::discourse::Discourse;
use duel::pool::CardPool;

/// The data means something for which there are no words yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no words for this ability")]
pub struct Unsayable;

/// Whether it could be said.
pub(crate) type Said = Result<(), Unsayable>;

/// Writes an ability of a card.
pub(crate) struct Writer<'a> {
    /// Where names, traits and granted abilities are.
    pub pool: &'a CardPool,
    /// What has been spoken of.
    pub talk: Discourse,
    /// Whether the last subject or number was several; "you" counts as several, for its verbs.
    pub plural: bool,
    /// What the card is called in its own text.
    pub own: &'a str,
    out: String,
    capital: bool,
    glued: bool,
}

impl<'a> Writer<'a> {
    /// A writer for a card called `own`.
    pub fn new(pool: &'a CardPool, own: &'a str) -> Self {
        let talk = Discourse::default();
        Self { pool, talk, plural: false, own, out: String::new(), capital: true, glued: true }
    }

    /// What has been written.
    pub fn finish(self) -> String {
        self.out
    }

    /// Writes with `write`, or leaves no trace.
    pub fn attempt<T>(&mut self, write: impl FnOnce(&mut Self) -> Result<T, Unsayable>) -> Result<T, Unsayable> {
        let before = (self.out.len(), self.talk.clone(), self.plural, self.capital, self.glued);
        let result = write(self);
        if result.is_err() {
            self.out.truncate(before.0);
            (_, self.talk, self.plural, self.capital, self.glued) = before;
        }
        result
    }

    /// What `write` writes, on its own and without a capital.
    pub fn aside(&mut self, write: impl FnOnce(&mut Self) -> Said) -> Result<String, Unsayable> {
        let out = std::mem::take(&mut self.out);
        let (capital, glued) = (self.capital, self.glued);
        (self.capital, self.glued) = (false, true);
        let result = write(self);
        (self.capital, self.glued) = (capital, glued);
        let aside = std::mem::replace(&mut self.out, out);
        result.map(|()| aside)
    }

    /// Adds a piece of text, with a space before it and a capital where a sentence begins.
    pub fn say(&mut self, text: &str) {
        if !self.glued {
            self.out.push(' ');
        }
        let mut letters = text.chars();
        match letters.next() {
            Some(first) if self.capital => self.out.extend(first.to_uppercase().chain(letters)),
            _ => self.out.push_str(text),
        }
        self.capital = false;
        self.glued = false;
    }

    /// Adds text right where the last ended.
    pub fn glue(&mut self, text: &str) {
        self.out.push_str(text);
        self.capital = false;
        self.glued = false;
    }

    /// Words of a template: of `gains/gain` the one that agrees with what went before.
    pub fn words(&mut self, template: &str) {
        for word in template.split(' ') {
            let (word, comma) = word.strip_suffix(',').map_or((word, false), |word| (word, true));
            let (one, several) = word.split_once('/').unwrap_or((word, word));
            self.say(if self.plural { several } else { one });
            if comma {
                self.glue(",");
            }
        }
    }

    /// Words after a comma.
    pub fn words_after_comma(&mut self, words: &str) {
        self.glue(",");
        self.words(words);
    }

    /// A number, with which what follows agrees.
    pub fn number(&mut self, number: i32) {
        self.say(&number.to_string());
        self.plural = number != 1;
    }

    /// Ends a sentence; one that ends with a quoted text has its full stop inside.
    pub fn stop(&mut self) {
        if !self.out.ends_with('"') {
            self.glue(".");
        }
        self.capital = true;
    }

    /// The next word begins a sentence.
    pub fn begin(&mut self) {
        self.capital = true;
    }

    /// A text in quotation marks.
    pub fn quoted(&mut self, write: impl FnOnce(&mut Self) -> Said) -> Said {
        self.say("\"");
        (self.capital, self.glued) = (true, true);
        write(self)?;
        self.glue("\"");
        Ok(())
    }

    /// Several of the same, with commas between them and "and" before the last.
    pub fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Self, &T) -> Said) -> Said {
        for (at, item) in items.iter().enumerate() {
            if at > 0 && at + 1 == items.len() {
                self.say("and");
            } else if at > 0 {
                self.glue(",");
            }
            write(self, item)?;
        }
        Ok(())
    }
}
