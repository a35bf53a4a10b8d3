//! How the table of each game is drawn.

use games::registry::{GAME_ENTRIES, GameEntry};

fn book(id: &str) -> &'static GameEntry {
    GameEntry::find(id).expect("a game")
}

#[test]
fn what_a_drawing_names_is_there() {
    for book in &GAME_ENTRIES {
        let (drawing, words) = (&book.presentation, book.words());
        let is_zone = |name: &str| book.zones.iter().any(|spec| spec.name == name);
        assert!(drawing.tracked_zones.iter().all(|track| is_zone(track.zone)), "{}", book.id);
        assert!(drawing.always_counted.iter().chain(drawing.open_zones).all(|zone| is_zone(zone)), "{}", book.id);
        assert!(drawing.kind_rows.iter().all(|rank| words.kinds.contains(&rank.kind)), "{}", book.id);
        assert!(drawing.stops.iter().all(|(phase, _, _)| words.phases.contains(phase)), "{}", book.id);
        assert!(words.phases.contains(&drawing.setup_phase), "{}", book.id);
        assert!(words.phases.contains(&drawing.stepped_part.1), "{}", book.id);
        assert!(words.stretches.iter().any(|(name, _)| *name == drawing.stepped_part.0), "{}", book.id);
    }
}

#[test]
fn steps_come_where_they_are_taken_and_setting_up_comes_first() {
    for book in &GAME_ENTRIES {
        let course = book.presentation.phases_in_order(book.words());
        let mut phases: Vec<u8> = course.iter().map(|leg| leg.phase).collect();
        phases.sort_unstable();
        assert!(phases.into_iter().eq(0..book.words().phases.len() as u8), "{}: each once", book.id);
        let before: Vec<bool> = course.iter().map(|leg| leg.is_before_first_turn).collect();
        assert!(before[0] && !before[1..].contains(&true), "{}", book.id);
        assert!(course.iter().all(|leg| leg.is_step == leg.name.ends_with("step")), "{}: {course:?}", book.id);
    }
    let names = |id: &str| -> Vec<&str> {
        book(id).presentation.phases_in_order(book(id).words()).into_iter().map(|leg| leg.name).collect()
    };
    let battle = ["main phase", "first battle step", "second battle step", "battle end step", "smash phase"];
    assert_eq!(names("dimension-zero")[4..9], battle);
    assert_eq!(names("vividz")[2..4], ["main phase", "attack step"]);
    assert_eq!(names("vividz")[7..9], ["attack end step", "mission phase"]);
    assert_eq!(names("fftcg")[..2], ["set-up", "active phase"]);
    assert_eq!(names("fftcg")[3..5], ["main phase 1", "attack preparation step"]);
    assert_eq!(names("caster-chronicles")[9..], ["battle phase end step", "end phase"]);
}

#[test]
fn how_far_damage_goes_is_said_by_the_format() {
    let full = |id: &str, zone: &str, format: &str| {
        let formats = book(id).words().formats;
        let at = formats.iter().position(|name| *name == format).unwrap_or(0);
        book(id).presentation.zone_limit(zone, at as u8)
    };
    assert_eq!(full("fftcg", "damage", "constructed"), Some(7));
    assert_eq!(full("fftcg", "damage", "limited"), Some(6));
    assert_eq!(full("square-enix", "damage", "constructed"), Some(7));
    assert_eq!(full("dimension-zero", "smash", "limited"), Some(7));
    assert_eq!(full("caster-chronicles", "orbs", ""), Some(7));
    assert_eq!(full("vividz", "energy", ""), None);
    assert_eq!(full("fftcg", "hand", "constructed"), None);
}
