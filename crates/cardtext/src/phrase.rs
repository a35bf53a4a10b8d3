//! The tables of phrases: each row is a value and the words for it, used to read and to write alike.

use crate::reader::{Miss, Read, Reader};
use crate::writer::{Said, Writer};

/// One way to say one sort of value.
pub(crate) struct Row<T: 'static> {
    /// Reads the phrase.
    pub read: fn(&mut Reader) -> Read<T>,
    /// Writes it, if the value is of this sort.
    pub write: fn(&T, &mut Writer) -> Said,
}

/// A value that stands in a phrase and is always said the same way.
pub(crate) trait Slot: Sized {
    /// Reads it.
    fn read(r: &mut Reader) -> Read<Self>;
    /// Writes it.
    fn write(&self, w: &mut Writer) -> Said;
}

impl<T: Slot> Slot for Box<T> {
    fn read(r: &mut Reader) -> Read<Self> {
        T::read(r).map(Box::new)
    }
    fn write(&self, w: &mut Writer) -> Said {
        T::write(self, w)
    }
}

impl Slot for i32 {
    fn read(r: &mut Reader) -> Read<Self> {
        r.number()
    }
    fn write(&self, w: &mut Writer) -> Said {
        w.number(*self);
        Ok(())
    }
}

/// Reads a value in the first way of the table that fits. `name` says what is expected where none does.
pub(crate) fn read<T>(table: &[Row<T>], name: &'static str, r: &mut Reader) -> Read<T> {
    read_in(&[table], name, r)
}

/// The same, from several tables.
pub(crate) fn read_in<T>(tables: &[&[Row<T>]], name: &'static str, r: &mut Reader) -> Read<T> {
    r.named(name, |r| tables.iter().copied().flatten().find_map(|row| r.attempt(row.read).ok()).ok_or(Miss))
}

/// Writes a value in the first way of the table that fits: the canonical one, or the one that follows a text.
pub(crate) fn write<T>(table: &[Row<T>], value: &T, w: &mut Writer) -> Said {
    write_in(&[table], value, w)
}

/// The same, from several tables.
pub(crate) fn write_in<T>(tables: &[&[Row<T>]], value: &T, w: &mut Writer) -> Said {
    let rows: Vec<&Row<T>> = tables.iter().copied().flatten().collect();
    w.first_of(&rows, |row, w| (row.write)(value, w))
}

/// A table of phrases. Each row gives the words, in brackets, and the value, in braces, which serves both as the
/// expression to build and as the pattern to recognise. Among the words stand literals, the names of slots, and
/// `(Form slot)` for a slot that is said in a form of its own.
macro_rules! phrases {
    ($([$($piece:tt)*] => { $($value:tt)* })*) => {
        &[$($crate::phrase::Row {
            read: |r| {
                $($crate::phrase::read_piece!(r, $piece);)*
                Ok($($value)*)
            },
            #[allow(unreachable_patterns, reason = "a value of one sort has one pattern")]
            write: |value, w| match value {
                $($value)* => {
                    $($crate::phrase::write_piece!(w, $piece);)*
                    Ok(())
                }
                _ => Err($crate::writer::Unsayable),
            },
        }),*]
    };
}

macro_rules! read_piece {
    ($r:ident, $words:literal) => {
        $r.words($words)?
    };
    ($r:ident, $slot:ident) => {
        let $slot = $crate::phrase::Slot::read($r)?;
    };
    ($r:ident, ($form:ident $slot:ident)) => {
        let $slot = $form::read($r)?;
    };
}

macro_rules! write_piece {
    ($w:ident, $words:literal) => {
        $w.words($words)
    };
    ($w:ident, $slot:ident) => {
        $crate::phrase::Slot::write($slot, $w)?
    };
    ($w:ident, ($form:ident $slot:ident)) => {
        $form::write($slot, $w)?
    };
}

pub(crate) use {phrases, read_piece, write_piece};
