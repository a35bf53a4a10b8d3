//! Card databases: the ffdecks form, and that of the official card list.

mod facts;
mod ffdecks;
mod official;

use crate::import::Sheet;
use serde_json::Value;

/// The card at this place of the list, from 1, in whichever form it is.
pub(crate) fn sheet(at: usize, card: &Value) -> Sheet {
    if card.get("text_en").is_some() || card.get("name_en").is_some() {
        official::sheet(at, card)
    } else {
        ffdecks::sheet(at, card)
    }
}
