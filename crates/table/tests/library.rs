//! Decks, own cards, replays and positions over HTTP.

use crate::common;
use crate::common::{Seat, Table, ask_everything, hear_all, play, quick};
use games::registry::GAME_IDS;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use table::Limits;
use table::client::get;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

async fn get_json(table: &Table, path: &str) -> (u16, Value) {
    let (status, text) = get(table.address, path).await.expect("an answer");
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

/// A duel of a game against the computer, played to its end.
async fn finished(table: &Table, game: &str) -> Seat {
    let seat = table.against_computer(game, "random").await;
    let mut wire = table.sit(&seat).await;
    ask_everything(&mut wire).await;
    play(&mut wire, 3, usize::MAX).await;
    assert!(wire.is_over(), "{game}");
    seat
}

/// What a scene shows, without what tells it from others, and without what players are called.
fn shown(scene: &Value) -> Value {
    let mut scene = scene.clone();
    for zone in scene["zones"].as_array_mut().into_iter().flatten() {
        for card in zone["cards"].as_array_mut().into_iter().flatten() {
            card["apart"] = Value::Null;
        }
    }
    for item in scene["stack"].as_array_mut().into_iter().flatten() {
        item["source"] = item["source"].as_str().map(|name| name.split(" (").next()).into();
    }
    json!([scene["zones"], scene["stack"], scene["held"], scene["turn"], scene["phase"], scene["player"]])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_looked_at_as_it_is_built() {
    let table = Table::open("decks", quick()).await;
    let (_, games) = get_json(&table, "/api/games").await;
    for game in games.as_array().expect("games") {
        let text = game["decks"][0]["text"].as_str().expect("a deck");
        let check = |text: String| json!({ "game": game["id"], "format": null, "pool": null, "text": text });
        let (status, report) = table.post("/api/decks/check", check(text.to_owned())).await;
        assert_eq!((status, &report["faults"], &report["unread"]), (200, &json!([]), &json!([])), "{report}");
        assert_eq!(report["hands"].as_array().expect("hands").len(), 3);
        let (status, report) = table.post("/api/decks/check", check(format!("{text}\n7 of anything\n"))).await;
        assert_eq!((status, report["unread"].as_array().expect("lines").len()), (200, 1));
        assert!(!report["cards"].as_array().expect("cards").is_empty());
        let (status, report) = table.post("/api/decks/check", check(String::new())).await;
        assert_eq!(status, 200);
        let fault = &report["faults"][0];
        assert!(
            !fault["rule"].as_str().expect("a rule").is_empty() && !fault["gist"].as_str().expect("a gist").is_empty()
        );
    }
    let (status, refused) = table.post("/api/decks/check", json!({ "game": "chess", "text": "" })).await;
    assert!(status == 404 && refused["why"].as_str().expect("why").contains("chess"), "{refused}");
    table.close().await;
}

const OWN: &str = "Net Mender
Water Backup · cost 2 · job Fisher · code OWN-1

Quay Lookout
Earth Forward · cost 3 · power 7000 · job Guard
Brave

Muddled Oracle
Water Forward · cost 2 · power 4000
When Muddled Oracle enters the field, ponder 2 mysteries.

Hollow Sentry
Earth Forward · cost 1 · power 2000

Quay Lookout
Earth Forward · cost 1 · power 2000
";

#[tokio::test(flavor = "multi_thread")]
async fn own_cards_make_a_pool_and_what_does_not_compile_is_left_out() {
    let mut table = Table::open("pools", quick()).await;
    let new = json!({ "game": "fftcg", "name": "Mine", "files": [["mine.txt", OWN], ["broken.json", "[{"]] });
    let (status, pool) = table.post("/api/pools", new.clone()).await;
    assert_eq!((status, pool["cards"].as_u64()), (200, Some(3)), "{pool}");
    let left_out: Vec<&str> =
        pool["left_out"].as_array().expect("a list").iter().filter_map(|card| card["name"].as_str()).collect();
    assert_eq!(left_out, ["Muddled Oracle", "Quay Lookout", "broken.json"]);
    let why = |at: usize| pool["left_out"][at]["why"].as_str().expect("why");
    assert!(
        why(0).starts_with("mine.txt:10:") && why(1).contains("write `· code …`") && why(2).contains("JSON"),
        "{pool}"
    );

    let id = pool["id"].as_str().expect("an id").to_owned();
    let (_, again) = table.post("/api/pools", new).await;
    assert_eq!(again["id"], pool["id"], "who brings the same has the same pool");
    let (_, shipped) = get_json(&table, "/api/games/fftcg/cards").await;
    let (_, cards) = get_json(&table, &format!("/api/games/fftcg/cards?pool={id}")).await;
    let count = |list: &Value| list["cards"].as_array().expect("cards").len();
    assert_eq!(count(&cards), count(&shipped) + 3);

    let deck = "3 Quay Lookout\n2 OWN-1\n2 Hollow Sentry\n1 Net Mender\n";
    let check = json!({ "game": "fftcg", "format": null, "pool": id, "text": deck });
    let (_, report) = table.post("/api/decks/check", check).await;
    let own = |at: usize| report["cards"][at][1].as_u64().expect("a card") as usize >= count(&shipped);
    assert!(own(0) && own(1) && own(2), "cards of a name are kept apart by their codes: {report}");
    assert!(report["unread"][0].as_str().expect("a line").contains("expected a code"), "{report}");

    // Both seats play with it, and it is there when the server comes back.
    table = Table::open_at(table.close().await, quick()).await;
    let mut new = common::new_duel("fftcg", json!({ "computer": { "player": "random", "deck": "any" } }));
    new["pool"] = json!(id);
    let (status, seated) = table.post("/api/duels", new.clone()).await;
    assert_eq!(status, 200, "{seated}");
    let mut wire = table.sit(&Seat::of(&seated)).await;
    ask_everything(&mut wire).await;
    play(&mut wire, 5, 60).await;

    new["game"] = json!("vividz");
    let (status, refused) = table.post("/api/duels", new.clone()).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("fftcg"), "{refused}");
    new["pool"] = json!("nosuchpool");
    assert_eq!(table.post("/api/duels", new).await.0, 404);
    assert_eq!(get_json(&table, "/api/pools/nosuchpool").await.0, 404);
    let none = json!({ "game": "fftcg", "name": "None", "files": [] });
    assert_eq!(table.post("/api/pools", none).await.0, 400);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_that_players_have_make_pools() {
    let samples = [("fftcg", "fftcg/opus-1-12.json"), ("caster-chronicles", "caster-chronicles/sd01-sd02-bp01.xml")];
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let table = Table::open("databases", quick()).await;
    for (game, file) in samples {
        let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
            println!("skipped: there is no card database beside the project");
            continue;
        };
        let new = json!({ "game": game, "name": "Database", "files": [[file, text]] });
        let (status, pool) = table.post("/api/pools", new).await;
        assert_eq!(status, 200, "{pool}");
        assert!(pool["cards"].as_u64().expect("a number") > 100, "{game}: {}", pool["cards"]);
        let mut new = common::new_duel(game, json!({ "computer": { "player": "random", "deck": "any" } }));
        new["pool"] = pool["id"].clone();
        let (status, seated) = table.post("/api/duels", new).await;
        assert_eq!(status, 200, "{seated}");
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_that_is_over_is_looked_at_frame_by_frame_and_played_on() {
    let table = Table::open("replays", quick()).await;
    for game in GAME_IDS {
        let seat = finished(&table, game).await;
        let (status, info) = get_json(&table, &format!("/api/replays/{}", seat.duel)).await;
        assert_eq!(status, 200, "{game}: {info}");
        let last = info["steps"].as_array().expect("steps").len();
        assert!(last > 10 && !info["end"].as_str().expect("an end").is_empty());
        assert_eq!(info["players"][0]["name"], "First");

        let (_, text) = get(table.address, &format!("/api/replays/{}/text", seat.duel)).await.expect("a replay");
        let (status, kept) = table.post("/api/replays", json!({ "text": text, "pool": null })).await;
        assert_eq!((status, &kept["steps"]), (200, &info["steps"]), "{game}: {kept}");
        let kept = kept["id"].as_str().expect("an id");

        let mut hidden = 0;
        for at in [last, last / 2, 0, last / 3, last / 2 + 1, last - 1] {
            for viewer in ["first", "second", "both"] {
                let (status, frame) =
                    get_json(&table, &format!("/api/replays/{}/frames/{at}?eye={viewer}", seat.duel)).await;
                assert_eq!((status, frame["at"].as_u64()), (200, Some(at as u64)), "{frame}");
                let (_, same) = get_json(&table, &format!("/api/replays/{kept}/frames/{at}?eye={viewer}")).await;
                assert_eq!(
                    shown(&frame["scene"]),
                    shown(&same["scene"]),
                    "{game} frame {at}: from anywhere it is the same"
                );
                assert_eq!(frame["scene"]["outcome"].is_null(), at < last, "{game} frame {at}");
                hidden += unseen_in_hands(&frame["scene"], viewer);
            }
        }
        assert!(hidden > 0, "{game}: a player does not see the other's hand");
        for viewer in ["first", "both"] {
            explains(&table, &seat.duel, last / 2, viewer).await;
        }
        plays_on(&table, &seat.duel, last / 2).await;
    }
    let [running, _] = table.between_people("fftcg", Value::Null).await;
    assert_eq!(get_json(&table, &format!("/api/replays/{}", running.duel)).await.0, 409);
    assert_eq!(get_json(&table, "/api/replays/nosuchreplay").await.0, 404);
    let (status, refused) = table.post("/api/replays", json!({ "text": "shobu replay 1\n", "pool": null })).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("cut off"), "{refused}");
    table.close().await;
}

/// How many cards in hands are not seen: of one's own, and with both eyes, all are.
fn unseen_in_hands(scene: &Value, viewer: &str) -> usize {
    let mut unseen = 0;
    for zone in scene["zones"].as_array().expect("zones").iter().filter(|zone| zone["zone"] == "hand") {
        let own = match viewer {
            "first" => zone["side"] == 0,
            "second" => zone["side"] == 1,
            _ => true,
        };
        let known = zone["cards"].as_array().expect("cards").iter().filter(|card| !card["card"].is_null()).count();
        let count = zone["count"].as_u64().expect("a count") as usize;
        assert!(known == count || !own, "{viewer}: {zone}");
        unseen += count - known;
    }
    unseen
}

/// Every card of a frame is explained, and every line of its log.
async fn explains(table: &Table, replay: &str, at: usize, viewer: &str) {
    let frame = format!("/api/replays/{replay}/frames/{at}");
    let (_, told) = get_json(table, &format!("{frame}?eye={viewer}")).await;
    let zones = told["scene"]["zones"].as_array().expect("zones");
    let cards: Vec<&Value> = zones.iter().flat_map(|zone| zone["cards"].as_array().expect("cards")).collect();
    for card in &cards {
        let (status, explained) = get_json(table, &format!("{frame}/cards/{}?eye={viewer}", card["key"])).await;
        assert_eq!((status, &explained["card"], &explained["deeds"]), (200, &card["key"], &json!([])), "{explained}");
        let name = explained["text"][0].as_str().unwrap_or_default();
        assert_eq!(name.is_empty(), card["card"].is_null(), "{viewer}: {card} and {explained}");
    }
    assert_eq!(get_json(table, &format!("{frame}/cards/{}?eye={viewer}", cards.len())).await.0, 400);
    let lines = told["scene"]["log"].as_array().expect("a log");
    for line in lines.iter().rev().take(3) {
        let (status, chain) = get_json(table, &format!("{frame}/lines/{}?eye={viewer}", line["line"])).await;
        assert_eq!((status, &chain[0]["text"]), (200, &line["text"]), "{chain}");
    }
    assert_eq!(get_json(table, &format!("{frame}/lines/99999?eye={viewer}")).await.0, 400);
}

/// From a frame a new duel goes on, and from the position of the frame, too.
async fn plays_on(table: &Table, replay: &str, at: usize) {
    let (_, frame) = get_json(table, &format!("/api/replays/{replay}/frames/{at}?eye=first")).await;
    let wanted = |at: usize| json!({ "at": at, "seat": 0, "name": "Third", "player": "random" });
    let (status, seated) = table.post(&format!("/api/replays/{replay}/play"), wanted(at)).await;
    assert_eq!(status, 200, "{seated}");
    let mut wire = table.sit(&Seat::of(&seated)).await;
    let told = wire.receive_kind("scene").await.expect("a scene");
    if frame["scene"]["question"]["seat"] == 0 {
        assert_eq!(shown(&told), shown(&frame["scene"]), "the duel goes on where the frame is");
    }
    ask_everything(&mut wire).await;
    play(&mut wire, 4, usize::MAX).await;
    assert!(wire.is_over());
    let (status, refused) = table.post(&format!("/api/replays/{replay}/play"), wanted(99_999)).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("99999"), "{refused}");

    let (status, text) =
        get(table.address, &format!("/api/replays/{replay}/frames/{at}/position")).await.expect("text");
    assert!(status == 200 && text.contains("\nturn "), "{text}");
    let (_, info) = get_json(table, &format!("/api/replays/{replay}")).await;
    let from =
        json!({ "game": info["game"], "text": text, "pool": null, "seat": 1, "name": "Fourth", "player": "random" });
    let (status, seated) = table.post("/api/positions/play", from).await;
    assert_eq!(status, 200, "{seated}\n{text}");
    let mut wire = table.sit(&Seat::of(&seated)).await;
    ask_everything(&mut wire).await;
    play(&mut wire, 4, 30).await;
}

const POSITION: &str = "card
Quay Lookout
Earth Forward · cost 3 · power 7000 · job Guard
Brave

p1 field Quay Lookout (since turn start), Fire Soldier (dull)
p2 field Ice Soldier
p1 hand  Quay Lookout
turn     p1, main phase 1, turn 7
";

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_begins_from_a_position_with_cards_of_its_own() {
    let mut table = Table::open("positions", quick()).await;
    let from = |text: &str| json!({ "game": "fftcg", "text": text, "seat": 0, "name": "Judge", "player": "random" });
    let (status, seated) = table.post("/api/positions/play", from(POSITION)).await;
    assert_eq!(status, 200, "{seated}");
    let seat = Seat::of(&seated);
    let (_, info) = get_json(&table, &format!("/api/duels/{}", seat.duel)).await;
    let pool = info["pool"].as_str().expect("a pool").to_owned();
    let (_, cards) = get_json(&table, &format!("/api/games/fftcg/cards?pool={pool}")).await;
    let own = cards["cards"]
        .as_array()
        .expect("cards")
        .iter()
        .find(|card| card["name"] == "Quay Lookout")
        .expect("it")
        .clone();

    table = Table::open_at(table.close().await, quick()).await;
    let mut wire = table.sit(&seat).await;
    let scene = wire.receive_kind("scene").await.expect("a scene");
    assert_eq!((&scene["turn"], &scene["player"]), (&json!(7), &json!(0)));
    let zones = scene["zones"].as_array().expect("zones");
    let hand = zones.iter().find(|zone| zone["zone"] == "hand" && zone["side"] == 0).expect("a hand");
    assert_eq!(hand["cards"][0]["card"], own["id"]);
    ask_everything(&mut wire).await;
    play(&mut wire, 4, usize::MAX).await;
    assert!(wire.is_over());
    let (status, tale) = get_json(&table, &format!("/api/replays/{}", seat.duel)).await;
    assert_eq!(status, 200, "{tale}");
    let (status, frame) = get_json(&table, &format!("/api/replays/{}/frames/0?eye=first", seat.duel)).await;
    assert_eq!((status, shown(&frame["scene"])), (200, shown(&scene)));

    let (status, refused) = table.post("/api/positions/play", from("p1 field Nobody At All\n")).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("line 1: there is no card"), "{refused}");
    let (status, _) = table
        .post(
            "/api/positions/play",
            json!({ "game": "fftcg", "text": POSITION, "seat": 2, "name": "Judge", "player": "random" }),
        )
        .await;
    assert_eq!(status, 400);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_that_is_part_of_a_match_is_not_played_at_the_table() {
    let table = Table::open("matches", quick()).await;
    let text = format!("{POSITION}match    best of 3, p1 leads 1-0\n");
    let from = json!({ "game": "fftcg", "text": text, "seat": 0, "name": "Judge", "player": "random" });
    let (status, refused) = table.post("/api/positions/play", from).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("part of a match"), "{refused}");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_from_a_position_says_that_it_has_no_replay() {
    let table = Table::open("no-replay", quick()).await;
    let from = json!({ "game": "fftcg", "text": POSITION, "seat": 0, "name": "Judge", "player": "random" });
    let seat = Seat::of(&table.post("/api/positions/play", from).await.1);
    let path = format!("/api/replays/{}/text", seat.duel);
    let why = |answer: &Value| answer["why"].as_str().expect("why").to_owned();
    let (status, answer) = get_json(&table, &path).await;
    assert_eq!((status, why(&answer)), (409, "the duel is not over yet".to_owned()));
    let mut wire = table.sit(&seat).await;
    hear_all(&mut wire).await;
    wire.send(json!({ "say": "concede" })).await.expect("a wire");
    while !wire.is_over() {
        wire.receive().await.expect("the end");
    }
    let (status, answer) = get_json(&table, &path).await;
    assert!(status == 409 && why(&answer).starts_with("this duel began from a position"), "{answer}");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_compiles_to_nothing_is_not_kept_and_no_more_than_there_is_room_for() {
    let table = Table::open("quota", Limits { stored_bytes: OWN.len() + 200, ..quick() }).await;
    let bring = |text: &str| json!({ "game": "fftcg", "name": "Mine", "files": [["mine.txt", text]] });
    let (status, pool) = table.post("/api/pools", bring("Muddled Oracle\nof nothing\n")).await;
    assert_eq!((status, &pool["cards"], &pool["not_compiled"]), (200, &json!(0), &json!(1)), "{pool}");
    let (status, _) = get_json(&table, &format!("/api/pools/{}", pool["id"].as_str().expect("an id"))).await;
    assert_eq!(status, 404);

    assert_eq!(table.post("/api/pools", bring(OWN)).await.0, 200);
    assert_eq!(table.post("/api/pools", bring(OWN)).await.0, 200, "what is there already takes no room");
    let (status, refused) = table.post("/api/pools", bring(&OWN.replace("Quay", "Pier"))).await;
    let why = "this server has as many cards and replays as it takes; try again later";
    assert_eq!((status, &refused["why"]), (429, &json!(why)));
    table.close().await;
}

/// The beginning of something that is brought, and never its end. The server has a place for it: it says so before it
/// reads on.
async fn begin_to_bring(table: &Table) -> tokio::net::TcpStream {
    const GO_ON: &[u8] = b"HTTP/1.1 100 Continue\r\n\r\n";
    let mut slow = tokio::net::TcpStream::connect(table.address).await.expect("a connection");
    let head = format!(
        "POST /api/pools HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n",
        table.address
    );
    slow.write_all(head.as_bytes()).await.expect("a connection");
    let mut answer = [0; GO_ON.len()];
    slow.read_exact(&mut answer).await.expect("an answer");
    assert_eq!(answer, GO_ON);
    slow.write_all(b"{").await.expect("a connection");
    slow
}

#[tokio::test(flavor = "multi_thread")]
async fn few_bring_something_at_once_and_none_takes_for_ever() {
    let limits =
        |uploading: u64| Limits { concurrent_uploads: 1, upload_timeout: Duration::from_secs(uploading), ..quick() };
    let bring = || json!({ "game": "fftcg", "name": "Mine", "files": [["mine.txt", OWN]] });
    let full = "this server has as many uploads as it takes; try again later";
    let table = Table::open("uploads", limits(3600)).await;
    let slow = begin_to_bring(&table).await;
    for (path, brought) in [("/api/pools", bring()), ("/api/replays", json!({ "text": "", "pool": null }))] {
        let (status, refused) = table.post(path, brought).await;
        assert_eq!((status, &refused["why"]), (429, &json!(full)), "{path}");
    }
    drop(slow);
    // The server is about to notice that nobody is there.
    while table.post("/api/pools", bring()).await.0 != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    table.close().await;

    let table = Table::open("slow-uploads", limits(1)).await;
    let mut slow = begin_to_bring(&table).await;
    let mut answer = [0; 2000];
    let read = slow.read(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer[..read]);
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("at most 1 second"), "{answer}");
    assert_ne!(table.post("/api/pools", bring()).await.0, 429, "its place is free again");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_that_ask_for_too_much_are_refused_in_a_sentence() {
    let table = Table::open("bombs", quick()).await;
    let from = |text: &str| json!({ "game": "fftcg", "text": text, "seat": 0, "name": "Judge", "player": "random" });
    let nested = "1 times: ".repeat(2000) + "both pass";
    for text in ["p1 hand 2000000000 Fire Soldier", "p1 hand -1 Fire Soldier", "65535 times: p1 is asked", &nested] {
        let (status, refused) = table.post("/api/positions/play", from(text)).await;
        assert!(status == 400 && refused["why"].as_str().expect("why").contains("expected "), "{refused}");
    }
    let deck =
        "shobu replay 1\ngame fftcg\nengine x\ncards 0\nseed 1\np1 deck 999999999 A\np2 deck 1 A\nend unfinished\n";
    let (status, refused) = table.post("/api/replays", json!({ "text": deck, "pool": null })).await;
    assert!(status == 400 && refused["why"].as_str().expect("why").contains("at most 1000 cards"), "{refused}");
    // Nobody waits while what is no deck is read.
    let mut new = common::new_duel("fftcg", json!({ "person": { "open": false } }));
    new["deck"] = json!({ "text": "3 x\n".repeat(40_000) });
    let (status, refused) = table.post("/api/duels", new).await;
    let why = refused["why"].as_str().expect("why");
    assert!(status == 400 && why.starts_with("deck:1:3: expected the name of a card, found `x`"), "{refused}");
    assert!(why.len() < 700 && why.ends_with('…'), "{refused}");
    table.close().await;
}
