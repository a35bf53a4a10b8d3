//! Who sees what, searching and shuffling.

use crate::card::characteristics::Characteristics;
use crate::engine::context::Cx;
use crate::ids::*;

/// Who sees what, searching and shuffling.
pub trait Revealing: Sized + 'static {
    /// Cards that players pick simultaneously stay secret until all have picked.
    const SIMULTANEOUS_PICKS_ARE_SECRET: bool = false;
    /// Cards that an effect revealed in a hidden zone are hidden again after its resolution.
    const REVEALED_IS_HIDDEN_AGAIN: bool = false;
    /// A zone that nobody sees is shuffled when cards revealed in it are hidden again.
    const SHUFFLES_WHEN_HIDDEN_AGAIN: bool = true;
    /// The mark on a card that stays revealed in a hidden zone.
    const SHOWN_MARK: Mark = Mark(31);
    /// A player who picks by a description among cards that the opponent does not see may fail to find any. Cards that
    /// only the opponent sees are revealed to all before they are picked by a description.
    const MAY_FAIL_TO_FIND: bool = false;
    /// With [`MAY_FAIL_TO_FIND`](Self::MAY_FAIL_TO_FIND), only the controller of an effect may fail to find what it
    /// describes; another player who picks must find it.
    const ONLY_CONTROLLER_MAY_FAIL_TO_FIND: bool = false;
    /// With [`MAY_FAIL_TO_FIND`](Self::MAY_FAIL_TO_FIND), the opponent's cards are revealed even if the player may pick
    /// any of them.
    const LOOKS_BEFORE_PICKING: bool = false;
    /// A searched zone is shuffled only after the effect has done what it says of the cards found.
    const SHUFFLES_AFTER_SEARCH_TEXT: bool = false;

    /// Returns true if shuffling this many cards counts as shuffling.
    fn counts_as_shuffled(_cx: &Cx<Self>, _cards: usize) -> bool {
        true
    }
    /// Returns true if a card that a player does not see in this zone could have these characteristics, as all know.
    fn could_be_in(_profile: &Characteristics, _zone: Zone) -> bool {
        true
    }
}
