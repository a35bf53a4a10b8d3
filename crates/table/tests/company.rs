//! What players do with each other besides playing: draws, taking back, calling off, clocks, coming back, playing again.

use crate::common::{Seat, Table, ask_everything, asked, hear_all, new_duel, play, quick};
use duel::state::rng::Rng;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use table::Limits;
use table::client::{SeatClient, get};

async fn say(wire: &mut SeatClient, word: &str) {
    wire.send(json!({ "say": word })).await.expect("a wire");
    hear_all(wire).await;
}

async fn agree(wire: &mut SeatClient, to: &str) {
    wire.send(json!({ "say": "agree", "to": to })).await.expect("a wire");
    hear_all(wire).await;
}

/// The player who is asked first, then the other.
async fn asked_first(mut wires: [SeatClient; 2]) -> [SeatClient; 2] {
    let first = asked(&mut wires).await.expect("the duel begins");
    let [one, other] = wires;
    if first == 0 { [one, other] } else { [other, one] }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_reads_in_a_language_of_their_own() {
    let table = Table::open("language", quick()).await;
    let (_, wires) = table.seated("caster-chronicles", Value::Null).await;
    let [mut one, other] = asked_first(wires).await;
    let ask = |wire: &SeatClient| wire.scene["question"]["ask"].as_str().unwrap_or_default().to_owned();
    assert!(ask(&one).ends_with('?'), "{}", ask(&one));
    let (number, lines) = (one.scene["number"].clone(), one.log.len());
    one.send(json!({ "say": "speak", "language": "ja" })).await.expect("a wire");
    hear_all(&mut one).await;
    assert!(ask(&one).ends_with('？'), "{}", ask(&one));
    assert_eq!((&one.scene["number"], one.log.len()), (&number, lines), "it is the same scene, told anew");
    let told = |wire: &SeatClient| wire.log.iter().filter_map(|line| line["text"].as_str()).collect::<String>();
    assert!(told(&one).contains("あなた") || one.log.is_empty(), "{}", told(&one));
    assert!(!told(&other).contains("あなた"), "the other reads on in English");
    one.send(json!({ "say": "decline" })).await.expect("a wire");
    let refused = one.receive_kind("refused").await.expect("an answer");
    assert_eq!(refused["why"], "同意したり断ったりできる提案がありません");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_takes_two() {
    let table = Table::open("draw", quick()).await;
    let (_, [mut one, mut other]) = table.seated("vividz", Value::Null).await;
    say(&mut one, "offer_draw").await;
    hear_all(&mut other).await;
    assert_eq!(other.presence["draw_offered_by"], 0);
    say(&mut other, "decline").await;
    hear_all(&mut one).await;
    assert_eq!(one.presence["draw_offered_by"], Value::Null);
    say(&mut one, "offer_draw").await;
    say(&mut one, "offer_draw").await;
    agree(&mut one, "draw").await;
    assert!(!one.is_over(), "nobody agrees with oneself");
    agree(&mut other, "take_back").await;
    assert!(!other.is_over(), "that is not what is offered");
    agree(&mut other, "draw").await;
    hear_all(&mut one).await;
    assert_eq!(one.scene["outcome"]["winner"], Value::Null);
    assert_eq!(one.scene["outcome"]["by"]["text"], "The players agreed on a draw");
    assert_eq!(one.scene["question"], Value::Null);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_consents_to_taking_back_and_the_computer_need_not() {
    let table = Table::open("take-back", quick()).await;
    let (_, wires) = table.seated("fftcg", Value::Null).await;
    let [mut one, mut other] = asked_first(wires).await;
    let (before, log) = (one.scene["question"].clone(), one.log.len());
    assert_eq!(one.presence["can_take_back"], false);
    one.pick(0).await.expect("a wire");
    hear_all(&mut one).await;
    assert_eq!(one.presence["can_take_back"], true);
    say(&mut one, "take_back").await;
    hear_all(&mut other).await;
    assert_eq!(other.presence["take_back_asked_by"], one.scene["seat"]);
    agree(&mut other, "take_back").await;
    hear_all(&mut one).await;
    assert_eq!((&one.scene["question"], one.log.len()), (&before, log), "everything is as before");

    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    hear_all(&mut wire).await;
    let before = wire.scene["question"].clone();
    wire.pick(0).await.expect("a wire");
    hear_all(&mut wire).await;
    say(&mut wire, "take_back").await;
    assert_eq!(wire.scene["question"], before);
    say(&mut wire, "take_back").await;
    assert_eq!(wire.scene["question"], before, "there is nothing more to take back");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_to_take_back_has_not_agreed_to_what_the_other_asks_for() {
    let table = Table::open("crossing", quick()).await;
    let (_, mut wires) = table.seated("fftcg", Value::Null).await;
    let mut now = asked(&mut wires).await.expect("the duel begins");
    while wires.iter().any(|wire| wire.presence["can_take_back"] != true) {
        wires[now].pick(0).await.expect("a wire");
        now = asked(&mut wires).await.expect("nobody has won yet");
    }
    let [mut one, mut other] = wires;
    let scene = one.scene["number"].clone();
    say(&mut one, "take_back").await;
    other.send(json!({ "say": "take_back" })).await.expect("a wire");
    let refused = other.receive_kind("refused").await.expect("an answer");
    assert_eq!(refused["why"], "the other player asks to take back; agree to that or decline it first");
    hear_all(&mut one).await;
    assert_eq!((&one.scene["number"], &one.presence["take_back_asked_by"]), (&scene, &json!(0)));
    say(&mut other, "decline").await;
    say(&mut other, "take_back").await;
    agree(&mut one, "take_back").await;
    assert_ne!(one.scene["number"], scene);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_duel_is_offered_while_its_host_is_there_and_can_be_withdrawn() {
    let table = Table::open("withdrawn", quick()).await;
    let begin = || table.post("/api/duels", new_duel("vividz", json!({ "person": { "open": true } })));
    let host = Seat::of(&begin().await.1);
    let open = async || {
        let (_, listed) = get(table.address, "/api/duels").await.expect("an answer");
        listed.contains(&host.duel)
    };
    let known = || table.post("/api/duels/known", json!([host.duel, "nothing"]));
    assert!(!open().await, "nobody is there");
    let mut wire = table.sit(&host).await;
    hear_all(&mut wire).await;
    assert!(open().await);
    drop(wire);
    while open().await {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(known().await.1.as_array().map(Vec::len), Some(1), "it is there to be come back to");
    let mut wire = table.sit(&host).await;
    hear_all(&mut wire).await;
    assert!(open().await, "the host is back");
    wire.send(json!({ "say": "withdraw" })).await.expect("a wire");
    let farewell = wire.receive_kind("farewell").await.expect("a last word");
    assert_eq!(farewell["why"], "this duel was withdrawn before anyone joined it");
    assert!(wire.receive().await.is_err(), "the wire is closed");
    assert!(!open().await);
    assert_eq!(known().await.1, json!([]));
    let join = json!({ "invitation": null, "name": "Late", "deck": "any" });
    assert_eq!(table.post(&format!("/api/duels/{}/join", host.duel), join).await.0, 404);

    let [first, _] = table.between_people("vividz", Value::Null).await;
    let mut wire = table.sit(&first).await;
    wire.send(json!({ "say": "withdraw" })).await.expect("a wire");
    let refused = wire.receive_kind("refused").await.expect("an answer");
    assert_eq!(refused["why"], "the duel has begun, and cannot be withdrawn");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_begun_is_called_off_before_anyone_has_answered() {
    let table = Table::open("cancel", quick()).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    ask_everything(&mut wire).await;
    for _ in 0..400 {
        let options = wire.scene["question"]["options"].as_array().cloned().unwrap_or_default();
        let acts =
            options.iter().position(|option| option["words"].as_str().is_some_and(|words| words.starts_with("cast ")));
        let before = wire.scene.clone();
        wire.pick(acts.unwrap_or(0)).await.expect("a wire");
        hear_all(&mut wire).await;
        if acts.is_some() && wire.scene["question"]["topic"] == "pay" {
            assert_eq!(wire.scene["question"]["can_cancel"], true);
            let scene = wire.scene["number"].clone();
            wire.send(json!({ "say": "cancel", "scene": scene })).await.expect("a wire");
            hear_all(&mut wire).await;
            assert_eq!((&wire.scene["question"], &wire.scene["zones"]), (&before["question"], &before["zones"]));
            table.close().await;
            return;
        }
        assert!(!wire.is_over(), "something was cast before the end");
    }
    panic!("nothing was cast");
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_clock_runs_out_loses() {
    let table = Table::open("clock", quick()).await;
    let (_, wires) = table.seated("dimension-zero", json!({ "seconds": 10, "increment": 0 })).await;
    let [mut one, mut other] = asked_first(wires).await;
    let slow = one.scene["seat"].as_u64().expect("a seat") as usize;
    assert_eq!(one.presence["players"][slow]["running"], true);
    assert_eq!(one.presence["players"][1 - slow]["running"], false);
    while !one.is_over() {
        one.receive_kind("scene").await.expect("the end");
    }
    hear_all(&mut other).await;
    hear_all(&mut one).await;
    assert_eq!(one.scene["outcome"]["winner"], 1 - slow);
    assert!(one.scene["outcome"]["by"]["text"].as_str().is_some_and(|text| text.starts_with("The time of ")));
    assert_eq!(one.presence["players"][slow]["left_ms"], 0);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stays_away_is_waited_for_and_then_loses_to_a_claim() {
    let limits = Limits { absence_budget: Duration::from_millis(1500), ..quick() };
    let table = Table::open("claim", limits).await;
    let (seats, [mut one, other]) = table.seated("caster-chronicles", Value::Null).await;
    say(&mut one, "claim").await;
    assert!(!one.is_over(), "nobody is away");
    drop(other);
    while one.presence["waits_ms"].is_null() {
        one.receive_kind("standing").await.expect("a standing");
    }
    assert_eq!(one.presence["can_claim"], false);
    assert_eq!(one.presence["players"][1]["present"], false);
    let mut other = table.sit(&seats[1]).await;
    hear_all(&mut other).await;
    hear_all(&mut one).await;
    assert_eq!(one.presence["waits_ms"], Value::Null, "the other is back");
    drop(other);
    while one.presence["can_claim"] != true {
        one.receive_kind("standing").await.expect("a standing");
    }
    say(&mut one, "claim").await;
    assert_eq!(one.scene["outcome"]["winner"], 0);
    assert_eq!(one.scene["outcome"]["by"]["text"], "Second did not come back");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_play_again_on_changed_seats() {
    let table = Table::open("rematch", quick()).await;
    let (_, [mut one, mut other]) = table.seated("square-enix", Value::Null).await;
    say(&mut one, "rematch").await;
    assert_eq!(one.presence["rematch_wanted_by"], json!([]), "the duel is not over");
    say(&mut one, "concede").await;
    assert_eq!(one.scene["outcome"]["winner"], 1);
    say(&mut one, "rematch").await;
    hear_all(&mut other).await;
    assert_eq!(other.presence["rematch_wanted_by"], json!([0]));
    say(&mut other, "rematch").await;
    hear_all(&mut one).await;
    let seats = [Seat::of(&one.presence["next"]), Seat::of(&other.presence["next"])];
    assert_eq!(one.presence["next"]["seat"], 1);
    assert_eq!(seats[0].duel, seats[1].duel);
    let mut again = [table.sit(&seats[0]).await, table.sit(&seats[1]).await];
    for wire in &mut again {
        ask_everything(wire).await;
    }
    let [one, other] = &mut again;
    tokio::join!(play(one, 3, usize::MAX), play(other, 4, usize::MAX));
    assert!(one.is_over() && other.is_over());
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_again_outlives_the_server() {
    let table = Table::open("again-later", quick()).await;
    let (seats, [mut one, other]) = table.seated("vividz", Value::Null).await;
    say(&mut one, "concede").await;
    say(&mut one, "rematch").await;
    drop((one, other));

    let table = Table::open_at(table.close().await, quick()).await;
    let mut other = table.sit(&seats[1]).await;
    hear_all(&mut other).await;
    assert_eq!(other.presence["rematch_wanted_by"], json!([0]), "what was wanted is still wanted");
    say(&mut other, "rematch").await;
    let next = other.presence["next"].clone();
    drop(other);

    let table = Table::open_at(table.close().await, quick()).await;
    let mut wires = [table.sit(&seats[0]).await, table.sit(&seats[1]).await];
    for wire in &mut wires {
        hear_all(wire).await;
    }
    assert_eq!(wires[1].presence["next"], next);
    assert_eq!(wires[0].presence["next"]["duel"], next["duel"]);
    let mut again = table.sit(&Seat::of(&wires[0].presence["next"])).await;
    hear_all(&mut again).await;
    assert_eq!(again.scene["seat"], 1, "the seats are changed");
    let mut watching = SeatClient::sit(table.address, &seats[0].duel, None).await.expect("a wire");
    hear_all(&mut watching).await;
    assert_eq!(watching.presence["next"], Value::Null, "nobody else is given a seat");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_long_a_player_was_away_outlives_the_server() {
    let limits = || Limits { absence_budget: Duration::from_secs(60), ..quick() };
    let table = Table::open("away-later", limits()).await;
    let (seats, [mut one, other]) = table.seated("vividz", Value::Null).await;
    drop(other);
    while one.presence["waits_ms"].is_null() {
        one.receive_kind("standing").await.expect("a standing");
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let mut other = table.sit(&seats[1]).await;
    hear_all(&mut other).await;
    drop((one, other));

    let table = Table::open_at(table.close().await, limits()).await;
    let mut one = table.sit(&seats[0]).await;
    hear_all(&mut one).await;
    let left = one.presence["waits_ms"].as_u64().expect("the other is away");
    assert!(left < 58_600, "{left}");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_sees_no_hand_and_does_nothing() {
    let table = Table::open("watch", quick()).await;
    let (seats, mut wires) = table.seated("fftcg", Value::Null).await;
    let mut rng = Rng::new(1);
    let is_told = |wire: &SeatClient| {
        let zones = wire.scene["zones"].as_array().cloned().unwrap_or_default();
        let hands = zones.iter().any(|zone| zone["zone"] == "hand" && zone["count"] != 0);
        hands && zones.iter().any(|zone| zone["zone"] == "break" && zone["count"] != 0)
    };
    loop {
        let now = asked(&mut wires).await.expect("cards lie open before the end");
        if is_told(&wires[now]) {
            break;
        }
        let option = rng.below(wires[now].option_count());
        wires[now].pick(option).await.expect("a wire");
    }
    let [mut one, other] = wires;
    let mut watching = SeatClient::sit(table.address, &seats[0].duel, None).await.expect("a wire");
    hear_all(&mut watching).await;
    assert_eq!(watching.scene["seat"], Value::Null);
    assert_eq!(watching.option_count(), 0);
    let names = |wire: &SeatClient, side: usize| -> Vec<Value> {
        let zones = wire.scene["zones"].as_array().expect("zones").iter();
        let hand = zones.filter(|zone| zone["zone"] == "hand" && zone["side"] == side);
        hand.flat_map(|zone| zone["cards"].as_array().expect("cards")).map(|card| card["name"].clone()).collect()
    };
    // Of a hand one sees what both players have seen, as when a card was shown before it came there.
    for (side, opponent) in [(0, &other), (1, &one)] {
        assert_eq!(names(&watching, side), names(opponent, side));
    }
    let hands = watching.scene["zones"].as_array().into_iter().flatten().filter(|zone| zone["zone"] == "hand");
    assert!(hands.filter_map(|hand| hand["count"].as_u64()).sum::<u64>() > 0, "there are hands");
    let scene = watching.scene["number"].clone();
    for said in [json!({ "say": "pick", "scene": scene, "options": [0] }), json!({ "say": "concede" })] {
        watching.send(said).await.expect("a wire");
        let refused = watching.receive_kind("refused").await.expect("an answer");
        assert_eq!(refused["why"], "you watch this duel; only its players act");
    }
    let zones = watching.scene["zones"].as_array().cloned().unwrap_or_default();
    let cards: Vec<&Value> = zones.iter().filter_map(|zone| zone["cards"].as_array()).flatten().collect();
    assert!(cards.iter().any(|card| !card["card"].is_null()), "something lies open");
    for card in cards {
        watching.send(json!({ "say": "explain", "scene": scene, "card": card["key"] })).await.expect("a wire");
        let explained = watching.receive().await.expect("an answer");
        assert_eq!((&explained["card"], &explained["deeds"]), (&card["key"], &json!([])), "{explained}");
        assert_eq!(explained["text"][0].is_null(), card["card"].is_null(), "what everyone may know is told");
    }
    hear_all(&mut one).await;
    assert_eq!(one.presence["watching"], 1);
    assert!(!one.is_over());
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_made_for_a_player_takes_as_long_as_a_thought() {
    let thought = Duration::from_millis(400);
    let table = Table::open("thought", Limits { thinking_time: [thought; 2], ..quick() }).await;
    let seats = table.between_people("fftcg", Value::Null).await;
    let mut wires = [table.sit(&seats[0]).await, table.sit(&seats[1]).await];
    let mut passes = 0;
    let mut rng = Rng::new(5);
    for _ in 0..60 {
        for wire in &mut wires {
            hear_all(wire).await;
        }
        let asked = wires[0].scene["question"]["seat"].as_u64().expect("a question") as usize;
        if wires[asked].option_count() > 0 {
            let option = rng.below(wires[asked].option_count());
            wires[asked].pick(option).await.expect("a wire");
            continue;
        }
        // The server is about to answer for the player, and the other sees it think.
        let (number, since) = (wires[0].scene["number"].clone(), Instant::now());
        wires[0].receive_kind("scene").await.expect("a scene");
        assert_ne!(wires[0].scene["number"], number);
        passes += usize::from(since.elapsed() > thought / 2);
        if passes == 3 {
            break;
        }
    }
    assert_eq!(passes, 3);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_only_pass_is_asked_like_one_who_could_do_more() {
    let table = Table::open("alone", quick()).await;
    let (_, mut wires) = table.seated("fftcg", Value::Null).await;
    let mut rng = Rng::new(3);
    let mut alone = 0;
    while alone < 3 {
        let now = asked(&mut wires).await.expect("there is little to do before the end");
        let options = wires[now].option_count();
        alone += usize::from(options == 1 && wires[now].scene["question"]["topic"] == "priority");
        wires[now].pick(rng.below(options)).await.expect("a wire");
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_to_the_computer_can_pass_until_something_happens() {
    let table = Table::open("hold", quick()).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    // In a turn of one's own, with nothing that waits for an answer.
    let is_free = |wire: &SeatClient| {
        wire.scene["question"]["topic"] == "priority" && wire.scene["player"] == 0 && wire.scene["stack"] == json!([])
    };
    hear_all(&mut wire).await;
    while !is_free(&wire) {
        assert!(!wire.is_over(), "a turn comes before the end");
        wire.pick(0).await.expect("a wire");
        hear_all(&mut wire).await;
    }
    drop(wire);
    let table = Table::open_at(table.close().await, quick()).await;
    let mut wire = table.sit(&seat).await;
    hear_all(&mut wire).await;
    assert!(is_free(&wire), "one is asked where one was");
    let shown = wire.scene["number"].clone();
    wire.send(json!({ "say": "passing", "on": true, "own_stops": [], "their_stops": [], "until_something": true }))
        .await
        .expect("a wire");
    hear_all(&mut wire).await;
    assert_ne!(wire.scene["number"], shown, "it was passed");
    table.close().await;
}
