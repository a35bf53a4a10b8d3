//! Text as it grows, word by word, with capitals, spaces and number agreement.

use crate::discourse::Discourse;
use crate::language::Grammar;
use crate::reader::marked;
use crate::token::{Token, flat_tokens};
use duel::card::pool::CardPool;
use duel::ids::Kinds;

/// The data means something for which there are no words yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are no words for this ability")]
pub struct Unsayable;

/// Whether it could be said.
pub(crate) type Said = Result<(), Unsayable>;

/// Writes an ability of a card.
pub(crate) struct Writer<'a> {
    /// The language.
    pub grammar: &'static Grammar,
    /// Where names, traits and granted abilities are.
    pub pool: &'a CardPool,
    /// What has been spoken of.
    pub talk: Discourse,
    /// Whether the last subject or number was several; "you" counts as several, for its verbs.
    pub plural: bool,
    /// What sort of card it is.
    pub kinds: Kinds,
    /// What the card is called in its own text.
    pub own: &'a str,
    /// Whether a note after this text says that its effects do not end with the turn.
    pub lasts: bool,
    /// Whether the note also says that the ability does not trigger if the card is a Forward.
    pub unless: bool,
    /// Whether such a note is due after the sentence at hand.
    pub due: bool,
    /// The words to follow where several say the same.
    guide: Option<&'a [Token]>,
    printed: &'a str,
    /// How many bytes, up to the end of a sentence, are known to follow it, and how many tokens they are.
    sure: (usize, usize),
    out: String,
    capital: bool,
    glued: bool,
}

impl<'a> Writer<'a> {
    /// A writer for a card called `own`.
    pub fn new(grammar: &'static Grammar, pool: &'a CardPool, own: &'a str) -> Self {
        let talk = Discourse::new(grammar);
        let out = String::new();
        let printed = own;
        let own = if grammar.nameless { grammar.selves[0] } else { own };
        Self {
            grammar,
            pool,
            talk,
            plural: false,
            kinds: Kinds::EMPTY,
            own,
            lasts: false,
            unless: false,
            due: false,
            guide: None,
            printed,
            sure: (0, 0),
            out,
            capital: true,
            glued: true,
        }
    }

    /// The same, for a card of these kinds.
    pub fn of(self, kinds: Kinds) -> Self {
        Self { kinds, ..self }
    }

    /// The same, but where several wordings say the same, it follows a text, whose tokens these are.
    pub fn guided(grammar: &'static Grammar, pool: &'a CardPool, own: &'a str, guide: &'a [Token]) -> Self {
        Self { guide: Some(guide), ..Self::new(grammar, pool, own) }
    }

    /// Whether what is written so far is how the text to follow begins; without one, always.
    pub fn follows(&self) -> bool {
        self.guide.is_none_or(|guide| self.matched(guide).is_some())
    }

    /// How many tokens of the text to follow have been written, if it begins with all that has been.
    fn matched(&self, guide: &[Token]) -> Option<usize> {
        let (bytes, tokens) = self.sure;
        let out = flat_tokens(self.grammar, &self.out[bytes..], self.printed)?;
        guide[tokens..].starts_with(&out).then_some(tokens + out.len())
    }

    /// Writes the first of several wordings that can be written; if there is a text to follow, one that follows it.
    pub fn first_of<T, R>(
        &mut self,
        wordings: &[T],
        mut write: impl FnMut(&T, &mut Self) -> Result<R, Unsayable>,
    ) -> Result<R, Unsayable> {
        let mut first = None;
        for (at, wording) in wordings.iter().enumerate() {
            let found = self.attempt(|w| match write(wording, w) {
                Ok(value) if w.follows() => Ok(value),
                Ok(_) => {
                    first.get_or_insert(at);
                    Err(Unsayable)
                }
                Err(Unsayable) => Err(Unsayable),
            });
            if found.is_ok() {
                return found;
            }
        }
        let at = first.ok_or(Unsayable)?;
        write(&wordings[at], self)
    }

    /// Whether this would follow the text; `by_itself` where there is none to follow.
    pub fn prefers(&mut self, by_itself: bool, write: impl Fn(bool, &mut Self) -> Said) -> bool {
        if self.guide.is_none() {
            return by_itself;
        }
        let order = [by_itself, !by_itself];
        let mut chosen = by_itself;
        for way in order {
            let mut follows = false;
            let _ = self.attempt(|w| -> Said {
                write(way, w)?;
                follows = w.follows();
                Err(Unsayable)
            });
            if follows {
                chosen = way;
                break;
            }
        }
        chosen
    }

    /// What has been written.
    pub fn finish(self) -> String {
        self.out
    }

    /// Writes with `write`, or leaves no trace.
    pub fn attempt<T>(&mut self, write: impl FnOnce(&mut Self) -> Result<T, Unsayable>) -> Result<T, Unsayable> {
        let before = (self.out.len(), self.talk.clone(), self.plural, self.capital, self.glued);
        let (sure, due) = (self.sure, self.due);
        let result = write(self);
        if result.is_err() {
            self.out.truncate(before.0);
            (_, self.talk, self.plural, self.capital, self.glued) = before;
            (self.sure, self.due) = (sure, due);
        }
        result
    }

    /// What `write` writes, on its own and without a capital.
    pub fn aside(&mut self, write: impl FnOnce(&mut Self) -> Said) -> Result<String, Unsayable> {
        let out = std::mem::take(&mut self.out);
        let (capital, glued, guide) = (self.capital, self.glued, self.guide.take());
        let talk = self.talk.clone();
        (self.capital, self.glued) = (false, true);
        let result = write(self);
        (self.capital, self.glued, self.guide, self.talk) = (capital, glued, guide, talk);
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

    /// What comes next stands right where the last ended.
    pub fn join(&mut self) {
        self.glued = true;
    }

    /// Words of a template: of `gains/gain` the one that agrees with what went before.
    pub fn words(&mut self, template: &str) {
        for word in template.split(' ') {
            let (before, word, behind) = marked(word);
            for mark in before.chars() {
                match mark {
                    '(' => {
                        self.say("(");
                        self.join();
                    }
                    _ => self.glue(mark.encode_utf8(&mut [0; 4])),
                }
            }
            if word.is_empty() {
                continue;
            }
            match word.split_once('/') {
                None => self.say(word),
                Some((one, several)) => {
                    let (agreeing, slip) = if self.plural { (several, one) } else { (one, several) };
                    let agrees = self.prefers(true, |agrees, w| {
                        w.say(if agrees { agreeing } else { slip });
                        Ok(())
                    });
                    self.say(if agrees { agreeing } else { slip });
                }
            }
            if !behind.is_empty() {
                self.glue(behind);
            }
        }
    }

    /// The first of several templates; where there is a text to follow, the longest that follows it. One of them may
    /// be empty.
    pub fn one_of(&mut self, templates: &[&str]) {
        let mut order = templates.to_vec();
        if self.guide.is_some() {
            order.sort_by_key(|template| std::cmp::Reverse(template.len()));
            let mut found = None;
            for (at, template) in order.iter().enumerate() {
                if self.would_follow(template) {
                    found = Some(at);
                    break;
                }
            }
            order = vec![found.map_or(templates[0], |at| order[at])];
        }
        if let Some(template) = order.first().filter(|template| !template.is_empty()) {
            self.words(template);
        }
    }

    /// Whether the text to follow goes on with these words.
    pub fn would_follow(&mut self, template: &str) -> bool {
        let mut follows = false;
        let _ = self.attempt(|w| -> Said {
            if !template.is_empty() {
                w.words(template);
            }
            follows = w.guide.is_some() && w.follows();
            Err(Unsayable)
        });
        follows
    }

    /// The card's own name, or what it is called instead.
    pub fn itself(&mut self) {
        if self.grammar.nameless { self.one_of(self.grammar.selves) } else { self.say(self.own) }
    }

    /// Whether there is a text to follow and it goes on with the card's own name.
    pub fn would_follow_own(&mut self) -> bool {
        let mut follows = false;
        let _ = self.attempt(|w| -> Said {
            w.itself();
            follows = w.guide.is_some() && w.follows();
            Err(Unsayable)
        });
        follows
    }

    /// Whether the text to follow goes on with this mark.
    fn would_follow_mark(&mut self, mark: &str) -> bool {
        let mut follows = false;
        let _ = self.attempt(|w| -> Said {
            w.glue(mark);
            follows = w.follows();
            Err(Unsayable)
        });
        follows
    }

    /// Whether this would follow the text.
    pub fn would(&mut self, write: impl FnOnce(&mut Self) -> Said) -> bool {
        let mut follows = false;
        let _ = self.attempt(|w| -> Said {
            write(w)?;
            follows = w.follows();
            Err(Unsayable)
        });
        follows
    }

    /// Whether there is a text to follow.
    pub fn is_guided(&self) -> bool {
        self.guide.is_some()
    }

    /// A number, with which what follows agrees.
    pub fn number(&mut self, number: i32) {
        self.say(&number.to_string());
        self.plural = number != 1;
    }

    /// A number of things, with which what follows agrees: in words, where the language counts in words.
    pub fn count(&mut self, number: i32) {
        match usize::try_from(number).ok().and_then(|at| self.grammar.numerals.get(at)) {
            Some(word) => self.say(word),
            None => self.say(&number.to_string()),
        }
        self.plural = number != 1;
    }

    /// Ends a sentence; one that ends with a quoted text has its full stop inside.
    pub fn stop(&mut self) {
        let quoted = self.out.ends_with('"');
        let leaves_out = !quoted && self.guide.is_some() && self.would_follow_mark("\"");
        if quoted && self.guide.is_some() && self.would_follow_mark(".")
            || !quoted && !leaves_out && !self.out.ends_with('.')
        {
            self.glue(".");
        }
        self.capital = true;
        self.talk.named = false;
        if let Some(tokens) = self.guide.and_then(|guide| self.matched(guide)) {
            self.sure = (self.out.len(), tokens);
        }
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
                self.one_of(&["and", ", and", ","]);
            } else if at > 0 {
                self.one_of(&[",", "and"]);
            }
            write(self, item)?;
        }
        Ok(())
    }
}
