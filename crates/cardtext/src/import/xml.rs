//! Databases in XML: every `card` of the document, with its fields by name.

use super::{Sheet, byte_of};
use crate::diagnostic::{Diagnostic, Fault};
use crate::language::Grammar;
use std::sync::Arc;

/// A card of such a database.
pub(crate) struct Entry<'d> {
    node: roxmltree::Node<'d, 'd>,
    /// Its place in the list, from 1.
    pub at: usize,
}

impl Entry<'_> {
    /// The texts of all fields of a name, wherever in the card they stand; those without text are left out.
    pub fn all(&self, field: &str) -> Vec<&str> {
        let fields = self.node.descendants().filter(|node| node.has_tag_name(field));
        fields.filter_map(|node| node.text()).map(str::trim).filter(|text| !text.is_empty()).collect()
    }
    /// The text of the first of several fields that is there.
    pub fn first(&self, fields: &[&str]) -> Option<&str> {
        fields.iter().find_map(|field| self.all(field).first().copied())
    }
}

/// The cards of the document.
pub(super) fn sheets(
    grammar: &Grammar,
    source: &str,
    file: &str,
    shared: &Arc<String>,
) -> Result<Vec<Sheet>, Box<Diagnostic>> {
    let fault = |at: usize, fault: Fault| Box::new(Diagnostic::new(grammar, file, shared, at..at, fault));
    let Some(sheet) = grammar.entry else { return Err(fault(0, Fault::NoCardList)) };
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(source, options).map_err(|cause| {
        let place = cause.pos();
        let at = byte_of(source, place.row as usize, place.col as usize) + shared.len() - source.len();
        fault(at, Fault::NotXml { cause: cause.to_string() })
    })?;
    let cards = document.descendants().filter(|node| node.has_tag_name("card"));
    let sheets: Vec<Sheet> = cards.enumerate().map(|(at, node)| sheet(&Entry { node, at: at + 1 })).collect();
    if sheets.is_empty() { Err(fault(0, Fault::NoCardList)) } else { Ok(sheets) }
}
