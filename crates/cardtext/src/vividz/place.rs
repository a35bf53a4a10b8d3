//! Areas and lanes: "in the centre", "in its lane", "an area of yours without Charas", "1 lane".

use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::Owner;
use crate::phrase::{self, Row, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::spot::{ChosenSpot, within};
use crate::writer::{Said, Unsayable, Writer};
use duel::card::ability::PlaceFilter;
use duel::card::filter::PlaceRelation;
use duel::ids::Relation;
use vividz::areas::{CENTRE, LEFT, OWN, RIGHT, SIDES, THEIRS};
use vividz::words::{relation, zone};

/// Whose areas, as the card's controller sees them.
const SORTS: &[(&str, u32)] =
    &[("area/areas of yours", OWN), ("area/areas of your opponent's", THEIRS), ("area/areas", 0)];

/// Which of them (503.2).
const WHERE: &[(&str, u32)] =
    &[("in the centre", CENTRE), ("on a side", SIDES), ("on the left side", LEFT), ("on the right side", RIGHT)];

/// "in the centre".
pub(crate) fn read_where(r: &mut Reader) -> Read<u32> {
    WHERE.iter().find(|(words, _)| r.skip(words)).map(|(_, places)| *places).ok_or(Miss)
}

/// Writes what [`read_where`] reads.
pub(crate) fn write_where(places: u32, w: &mut Writer) -> Said {
    w.words(WHERE.iter().find(|(_, known)| *known == places).ok_or(Unsayable)?.0);
    Ok(())
}

/// How a place relates to that of something else, then to one that was chosen.
const RELATIONS: &[Row<PlaceRelation>] = phrases! {
    ["in" (Owner to) "lane"] => { PlaceRelation { relation: relation::IN_LANE, to } }
    ["in" (Owner to) "area"] => { PlaceRelation { relation: relation::SAME, to } }
    ["facing" to] => { PlaceRelation { relation: relation::FACING, to } }
    ["adjacent to" to] => { PlaceRelation { relation: relation::ADJACENT, to } }
};

const CHOSEN: &[Row<PlaceRelation>] = phrases! {
    ["in that lane" (ChosenLane to)] => { PlaceRelation { relation: relation::IN_LANE, to } }
    ["in that area" (ChosenArea to)] => { PlaceRelation { relation: relation::SAME, to } }
    ["facing that area" (ChosenArea to)] => { PlaceRelation { relation: relation::FACING, to } }
    ["adjacent to that area" (ChosenArea to)] => { PlaceRelation { relation: relation::ADJACENT, to } }
    ["in that area's lane" (ChosenArea to)] => { PlaceRelation { relation: relation::IN_LANE, to } }
};

/// The lane that was chosen.
struct ChosenLane;

impl ChosenSpot for ChosenLane {
    const GROUP: Option<Relation> = Some(relation::IN_LANE);
}

/// The area that was chosen.
struct ChosenArea;

impl ChosenSpot for ChosenArea {
    const GROUP: Option<Relation> = None;
}

/// "in its lane", "facing Ferry Captain".
pub(crate) fn read_near(r: &mut Reader) -> Read<PlaceRelation> {
    r.named("~where that is", |r| {
        let rows = CHOSEN.iter().chain(RELATIONS);
        rows.into_iter().find_map(|row| r.attempt(row.read).ok()).ok_or(Miss)
    })
}

/// Writes what [`read_near`] reads. A place that was chosen has no pronoun.
pub(crate) fn write_near(near: &PlaceRelation, w: &mut Writer) -> Said {
    let spot = w.talk.spot.as_ref().is_some_and(|(what, _)| *what == *near.to);
    phrase::write(if spot { CHOSEN } else { RELATIONS }, near, w)
}

/// Lanes.
const LANES: &str = "lane/lanes";

/// Reads areas, without their number: "area of yours in the centre without Charas".
pub(crate) fn read_spots(r: &mut Reader) -> Read<PlaceFilter> {
    r.named("~a description of areas", |r| {
        let mut spots = PlaceFilter::in_zone(zone::AREA);
        if r.skip(LANES) {
            spots.grouped_by = Some(relation::IN_LANE);
        } else {
            let (_, sort) = SORTS.iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
            spots.places = within(*sort, r.attempt(read_where).unwrap_or(0));
        }
        spots.place_relation = r.attempt(read_near).ok();
        if r.skip("with") {
            spots.with_object = Some(Box::new(read_article(Place::Play, r)?));
        }
        if r.skip("without") {
            spots.without_object = Some(Box::new(read_noun(Place::Play, r)?));
        }
        Ok(spots)
    })
}

/// Writes what [`read_spots`] reads, one or several.
pub(crate) fn write_spots(spots: &PlaceFilter, plural: bool, w: &mut Writer) -> Said {
    if spots.zone != zone::AREA || spots.place_counters.is_some() {
        return Err(Unsayable);
    }
    w.plural = plural;
    match spots.grouped_by {
        Some(relation::IN_LANE) if spots.places == 0 => w.words(LANES),
        Some(_) => return Err(Unsayable),
        None => {
            let some = || std::iter::once((None, 0)).chain(WHERE.iter().map(|(words, at)| (Some(*words), *at)));
            let found = SORTS.iter().find_map(|(sort, areas)| {
                some().find(|(_, at)| within(*areas, *at) == spots.places).map(|(words, _)| (sort, words))
            });
            let (sort, words) = found.ok_or(Unsayable)?;
            w.words(sort);
            if let Some(words) = words {
                w.words(words);
            }
        }
    }
    if let Some(near) = &spots.place_relation {
        write_near(near, w)?;
    }
    if let Some(with) = &spots.with_object {
        w.say("with");
        write_article(with, Place::Play, w)?;
    }
    if let Some(without) = &spots.without_object {
        w.say("without");
        write_noun(without, Place::Play, true, w)?;
    }
    Ok(())
}

/// One area that is known.
const KNOWN: &[Row<PlaceRelation>] = phrases! {
    [(Owner to) "area"] => { PlaceRelation { relation: relation::SAME, to } }
    ["the area facing" to] => { PlaceRelation { relation: relation::FACING, to } }
    ["that area" (ChosenArea to)] => { PlaceRelation { relation: relation::SAME, to } }
};

/// The area to which something goes: "an area of yours without Charas", "its area", "that area".
pub(crate) struct Onto;

impl Onto {
    /// Reads the areas.
    pub fn read(r: &mut Reader) -> Read<PlaceFilter> {
        if let Ok(near) = r.attempt(|r| phrase::read(KNOWN, "~an area", r)) {
            return Ok(PlaceFilter { place_relation: Some(near), ..PlaceFilter::in_zone(zone::AREA) });
        }
        r.words("an")?;
        read_spots(r)
    }
    /// Writes the areas.
    pub fn write(spots: &PlaceFilter, w: &mut Writer) -> Said {
        if let Some(near) = &spots.place_relation
            && *spots == (PlaceFilter { place_relation: Some(near.clone()), ..PlaceFilter::in_zone(zone::AREA) })
            && w.attempt(|w| phrase::write(KNOWN, near, w)).is_ok()
        {
            return Ok(());
        }
        w.say("an");
        write_spots(spots, false, w)
    }
}
