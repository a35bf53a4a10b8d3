//! Squares: "on a battle square", "in the home area", "a square adjacent to it without units", "1 target line".

use crate::noun::{Place, read_article, read_noun, write_article, write_noun};
use crate::object::Owner;
use crate::phrase::{self, Row, Slot, phrases};
use crate::reader::{Miss, Read, Reader};
use crate::spot::{ChosenSpot, within};
use crate::words::{read_counters, write_counters};
use crate::writer::{Said, Unsayable, Writer};
use dimension::definitions::places::{BASES, BATTLE, CENTRE, ENEMY, HOME, LEFT, MIDDLE, OWN_BASE, RIGHT, THEIR_BASE};
use dimension::words::{relation, zone};
use duel::card::ability::PlaceFilter;
use duel::card::filter::{Filter, PlaceRelation};
use duel::ids::Relation;

/// Sorts of squares: one, several, and which they are, as the card's controller sees them.
const SORTS: &[(&str, u32)] = &[
    ("square/squares", 0),
    ("battle square/squares", BATTLE),
    ("base square/squares of yours", OWN_BASE),
    ("base square/squares of your opponent's", THEIR_BASE),
    ("base square/squares", BASES),
];

/// Areas, as the card's controller sees them (2-24-7).
const AREAS: &[(&str, u32)] = &[
    ("in the home or centre area", HOME | CENTRE),
    ("in the centre or enemy area", CENTRE | ENEMY),
    ("in the home area", HOME),
    ("in the centre area", CENTRE),
    ("in the enemy area", ENEMY),
];

/// Lines, as the card's controller sees them (2-24-5).
const LINES: &[(&str, u32)] = &[
    ("in the left or right line", LEFT | RIGHT),
    ("in the left line", LEFT),
    ("in the centre line", MIDDLE),
    ("in the right line", RIGHT),
];

/// Reads an area and a line, in this order; either may be left out.
fn read_region(r: &mut Reader) -> u32 {
    let mut find =
        |table: &'static [(&str, u32)]| table.iter().find(|(words, _)| r.skip(words)).map_or(0, |(_, at)| *at);
    let area = find(AREAS);
    within(area, find(LINES))
}

/// How squares are said: their sort, an area and a line.
type Said3 = (&'static str, Option<&'static str>, Option<&'static str>);

/// The words for squares, of which the sort comes first.
fn region(places: u32) -> Option<Said3> {
    let some = |table: &'static [(&'static str, u32)]| {
        std::iter::once((None, 0)).chain(table.iter().map(|(words, at)| (Some(*words), *at)))
    };
    SORTS.iter().find_map(|(sort, squares)| {
        some(AREAS).find_map(|(area, rows)| {
            let found = some(LINES).find(|(_, columns)| within(within(*squares, rows), *columns) == places);
            found.map(|(line, _)| (*sort, area, line))
        })
    })
}

fn write_region(area: Option<&str>, line: Option<&str>, w: &mut Writer) {
    for words in [area, line].into_iter().flatten() {
        w.words(words);
    }
}

/// Where a card on a square is: "on a battle square", "in the home area in the left line".
pub(crate) fn read_where(r: &mut Reader) -> Read<u32> {
    let sort = r.attempt(|r| {
        r.words("on")?;
        r.one_of(&["a", ""])?;
        let (_, squares) = SORTS[1..].iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
        Ok(*squares)
    });
    let places = within(sort.unwrap_or(0), read_region(r));
    if places == 0 { r.fail("~where it is") } else { Ok(places) }
}

/// Writes what [`read_where`] reads, of one card or of several.
pub(crate) fn write_where(places: u32, plural: bool, w: &mut Writer) -> Said {
    let (sort, area, line) = region(places).ok_or(Unsayable)?;
    if sort != SORTS[0].0 {
        w.words(if plural { "on" } else { "on a" });
        w.plural = plural;
        w.words(sort);
    }
    write_region(area, line, w);
    Ok(())
}

/// How a place relates to that of something else.
const RELATIONS: &[Row<PlaceRelation>] = phrases! {
    ["in" (Owner to) "line"] => { PlaceRelation { relation: relation::IN_LINE, to } }
    ["in" (Owner to) "area"] => { PlaceRelation { relation: relation::IN_AREA, to } }
    ["on" (Owner to) "square"] => { PlaceRelation { relation: relation::SAME, to } }
    ["adjacent to" to] => { PlaceRelation { relation: relation::ADJACENT, to } }
    ["around" to] => { PlaceRelation { relation: relation::AROUND, to } }
    ["directly in front of" to] => { PlaceRelation { relation: relation::NEXT_FRONT, to } }
    ["directly behind" to] => { PlaceRelation { relation: relation::NEXT_BEHIND, to } }
    ["in front of" to] => { PlaceRelation { relation: relation::FRONT, to } }
    ["behind" to] => { PlaceRelation { relation: relation::BEHIND, to } }
    ["in that line" (ChosenLine to)] => { PlaceRelation { relation: relation::IN_LINE, to } }
    ["in that area" (ChosenArea to)] => { PlaceRelation { relation: relation::IN_AREA, to } }
    ["on that square" (ChosenSquare to)] => { PlaceRelation { relation: relation::SAME, to } }
    ["adjacent to that square" (ChosenSquare to)] => { PlaceRelation { relation: relation::ADJACENT, to } }
    ["in that square's line" (ChosenSquare to)] => { PlaceRelation { relation: relation::IN_LINE, to } }
    ["in that square's area" (ChosenSquare to)] => { PlaceRelation { relation: relation::IN_AREA, to } }
};

/// The line that was chosen.
struct ChosenLine;

impl ChosenSpot for ChosenLine {
    const GROUP: Option<Relation> = Some(relation::IN_LINE);
}

/// The area that was chosen.
struct ChosenArea;

impl ChosenSpot for ChosenArea {
    const GROUP: Option<Relation> = Some(relation::IN_AREA);
}

/// The square that was chosen.
pub(crate) struct ChosenSquare;

impl ChosenSpot for ChosenSquare {
    const GROUP: Option<Relation> = None;
}

/// "in its line", "adjacent to Slate Courier", "on that square".
pub(crate) fn read_near(r: &mut Reader) -> Read<PlaceRelation> {
    phrase::read(RELATIONS, "~where that is", r)
}

/// Writes what [`read_near`] reads. A place that was chosen has no pronoun.
pub(crate) fn write_near(near: &PlaceRelation, w: &mut Writer) -> Said {
    let spot = w.talk.spot.as_ref().is_some_and(|(what, _)| *what == *near.to);
    let table = if spot { &RELATIONS[9..] } else { &RELATIONS[..9] };
    phrase::write(table, near, w)
}

/// What squares are called: "square", "line" or "area".
const GROUPS: &[(&str, Relation, u32)] =
    &[("line/lines", relation::IN_LINE, 0), ("area/areas", relation::IN_AREA, BATTLE)];

/// Reads squares, without their number: "battle square adjacent to it without units".
pub(crate) fn read_spots(r: &mut Reader) -> Read<PlaceFilter> {
    r.named("~a description of squares", |r| {
        let mut spots = PlaceFilter::in_zone(zone::SQUARE);
        if let Some((_, group, squares)) = GROUPS.iter().find(|(words, ..)| r.skip(words)) {
            (spots.grouped_by, spots.places) = (Some(*group), *squares);
        } else {
            let mut sorts: Vec<&(&str, u32)> = SORTS.iter().collect();
            sorts.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
            let (_, squares) = sorts.into_iter().find(|(words, _)| r.skip(words)).ok_or(Miss)?;
            spots.places = within(*squares, read_region(r));
        }
        spots.place_relation = r.attempt(read_near).ok();
        spots.place_counters = r.attempt(read_counters).ok();
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
    if spots.zone != zone::SQUARE {
        return Err(Unsayable);
    }
    w.plural = plural;
    match spots.grouped_by {
        Some(group) => {
            let (words, _, squares) = GROUPS.iter().find(|(_, known, _)| *known == group).ok_or(Unsayable)?;
            w.words(words);
            if spots.places != *squares {
                return Err(Unsayable);
            }
        }
        None => {
            let (sort, area, line) = region(spots.places).ok_or(Unsayable)?;
            w.words(sort);
            write_region(area, line, w);
        }
    }
    if let Some(near) = &spots.place_relation {
        write_near(near, w)?;
    }
    if let Some((counter, cmp, number)) = spots.place_counters {
        write_counters(counter, cmp, number, false, w)?;
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

/// Squares to which something is put.
pub(crate) struct Onto;

/// One square that is known.
const KNOWN: &[Row<PlaceRelation>] = phrases! {
    [(Owner to) "square"] => { PlaceRelation { relation: relation::SAME, to } }
    ["that square" (ChosenSquare to)] => { PlaceRelation { relation: relation::SAME, to } }
};

impl Onto {
    /// "on a battle square without units", "on its square", "on that square", "on another square".
    pub fn read(r: &mut Reader) -> Read<PlaceFilter> {
        r.words("on")?;
        if let Ok(near) = r.attempt(|r| phrase::read(KNOWN, "~a square", r)) {
            return Ok(PlaceFilter { place_relation: Some(near), ..PlaceFilter::in_zone(zone::SQUARE) });
        }
        r.words("a/an")?;
        read_spots(r)
    }
    /// Writes the squares.
    pub fn write(spots: &PlaceFilter, w: &mut Writer) -> Said {
        w.say("on");
        if let PlaceFilter {
            place_relation: Some(near),
            places: 0,
            place_counters: None,
            with_object: None,
            without_object: None,
            grouped_by: None,
            ..
        } = spots
            && near.relation == relation::SAME
        {
            return phrase::write(KNOWN, near, w);
        }
        w.say("a");
        write_spots(spots, false, w)
    }
}

/// Where an object that is put on a square comes to stand: taken out of what it must be like.
pub(crate) fn read_arrival(subject: &mut Filter, r: &mut Reader) -> Read<()> {
    let PlaceFilter {
        places, place_relation: near, with_object: with, without_object: without, grouped_by: group, ..
    } = Onto::read(r)?;
    if with.is_some() || without.is_some() || group.is_some() || subject.places != 0 || subject.place_relation.is_some()
    {
        return Err(Miss);
    }
    (subject.places, subject.place_relation) = (places, near);
    Ok(())
}

/// Writes what [`read_arrival`] reads and takes it out of the description.
pub(crate) fn write_arrival(subject: &Filter, w: &mut Writer) -> Said {
    let spots = PlaceFilter {
        places: subject.places,
        place_relation: subject.place_relation.clone(),
        ..PlaceFilter::in_zone(zone::SQUARE)
    };
    Onto::write(&spots, w)
}

/// The same description without where it stands.
pub(crate) fn without_place(subject: &Filter) -> Filter {
    Filter { places: 0, place_relation: None, ..subject.clone() }
}

impl Slot for PlaceFilter {
    fn read(r: &mut Reader) -> Read<Self> {
        Onto::read(r)
    }
    fn write(&self, w: &mut Writer) -> Said {
        Onto::write(self, w)
    }
}
