//! What a table refuses, and that duels do not suffer from it.

use crate::common;
use crate::common::{Table, ask_everything, hear_all, new_duel, play, quick};
use serde_json::{Value, json};
use std::io::ErrorKind;
use std::time::{Duration, Instant};
use table::client::{SeatClient, get, post};
use table::{Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_message_is_refused_in_a_sentence_and_the_duel_goes_on() {
    let table = Table::open("hostile", quick()).await;
    let (seats, mut wires) = table.seated("fftcg", Value::Null).await;
    let [one, other] = &mut wires;
    hear_all(one).await;
    let (asked, idle) = if one.option_count() > 0 { (one, other) } else { (other, one) };
    let (number, options) = (asked.scene["number"].as_u64().expect("a number"), asked.option_count());
    let pick = |scene: u64, options: Value| json!({ "say": "pick", "scene": scene, "options": options }).to_string();
    let bad = [
        "".to_owned(),
        "{".to_owned(),
        "null".to_owned(),
        "[[[[[[[[".to_owned(),
        json!({ "say": "dance" }).to_string(),
        json!({ "say": "pick" }).to_string(),
        json!({ "say": "pick", "scene": number, "options": [0], "more": 1 }).to_string(),
        json!({ "say": "sit", "token": seats[0].token }).to_string(),
        json!({ "say": "explain", "scene": number, "card": 60000 }).to_string(),
        json!({ "say": "why", "line": 4_000_000_000_u64 }).to_string(),
        json!({ "say": "judge", "scene": number, "words": "x".repeat(5000) }).to_string(),
        json!({ "say": "passing", "on": true, "own_stops": [250], "their_stops": [], "until_something": false })
            .to_string(),
        json!({ "say": "cancel", "scene": number }).to_string(),
        json!({ "say": "take_back" }).to_string(),
        json!({ "say": "decline" }).to_string(),
        json!({ "say": "claim" }).to_string(),
        json!({ "say": "rematch" }).to_string(),
        "x".repeat(20_000),
        pick(number.wrapping_sub(1), json!([0])),
        pick(number + 1, json!([0])),
        pick(number, json!([options])),
        pick(number, json!([65535])),
        pick(number, json!([-1])),
        pick(number, json!([])),
        pick(number, json!(vec![0; 500])),
    ];
    for text in bad {
        let shown = text.chars().take(80).collect::<String>();
        asked.send_text(text).await.expect("a wire");
        let told = asked.receive().await.expect("an answer");
        assert_eq!(told["tell"], "refused", "{shown}: {told}");
        assert!(told["why"].as_str().is_some_and(|why| !why.is_empty() && !why.contains('\n')), "{shown}: {told}");
    }
    for said in [
        json!({ "say": "explain", "scene": number + 1, "card": 3 }),
        json!({ "say": "judge", "scene": number + 1, "words": "pass" }),
        json!({ "say": "why", "line": 4_000_000 }),
        json!({ "say": "pick", "scene": number + 1, "options": [0] }),
    ] {
        asked.send(said.clone()).await.expect("a wire");
        assert_eq!(asked.receive().await.expect("an answer")["of"], said, "a refusal names what it refuses");
    }
    idle.send_text(pick(number, json!([0]))).await.expect("a wire");
    let told = idle.receive_kind("refused").await.expect("an answer");
    assert_eq!(told["why"], "it is not you who is asked");

    asked.pick(0).await.expect("a wire");
    asked.receive_kind("scene").await.expect("the duel goes on");
    asked.send_text(pick(number, json!([0]))).await.expect("a wire");
    let told = asked.receive_kind("refused").await.expect("an answer");
    assert!(
        told["why"].as_str().is_some_and(|why| why.starts_with("this answers scene ")),
        "a message said twice: {told}"
    );
    tokio::join!(play(asked, 1, usize::MAX), play(idle, 2, usize::MAX));
    assert!(asked.is_over() && idle.is_over());
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_opens_no_seat() {
    let table = Table::open("token", quick()).await;
    let [first, _] = table.between_people("vividz", Value::Null).await;
    let other = table.against_computer("vividz", "random").await;
    for token in ["", "x", &first.token[1..], &first.token.to_uppercase(), &other.token] {
        let mut wire = SeatClient::sit(table.address, &first.duel, Some(token)).await.expect("a wire");
        let told = wire.receive().await.expect("an answer");
        assert_eq!(
            (&told["tell"], &told["why"]),
            (&json!("farewell"), &json!("the token is not one of this duel's seats"))
        );
        assert_eq!(wire.receive().await.expect_err("it is closed").kind(), ErrorKind::UnexpectedEof);
    }
    let mut silent = SeatClient::connect(table.address, &first.duel).await.expect("a wire");
    silent.send(json!({ "say": "concede" })).await.expect("a wire");
    assert_eq!(silent.receive().await.expect("an answer")["why"], "expected the message `sit` first");
    let mut nowhere = SeatClient::sit(table.address, "nowhere", None).await.expect("a wire");
    assert_eq!(nowhere.receive().await.expect("an answer")["why"], "there is no duel `nowhere` here");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_taken_again_leaves_the_first_connection() {
    let table = Table::open("again", quick()).await;
    let [first, _] = table.between_people("vividz", Value::Null).await;
    let mut before = table.sit(&first).await;
    hear_all(&mut before).await;
    let mut after = table.sit(&first).await;
    hear_all(&mut after).await;
    let told = before.receive_kind("farewell").await.expect("a last word");
    assert_eq!(told["why"], "this seat has been taken from elsewhere with its token");
    assert!(before.receive().await.is_err());
    assert_eq!(after.presence["players"][0]["present"], true);
    table.close().await;
}

/// The first thing that is told in answer to a message.
async fn answer(wire: &mut SeatClient, said: Value) -> Value {
    hear_all(wire).await;
    wire.send(said).await.expect("a wire");
    wire.receive().await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_answered_even_if_it_changes_nothing() {
    let table = Table::open("answers", quick()).await;
    let (_, mut wires) = table.seated("vividz", Value::Null).await;
    let [one, other] = &mut wires;
    for word in ["offer_draw", "offer_draw", "take_back", "decline", "claim", "rematch", "ping"] {
        let told = answer(one, json!({ "say": word })).await;
        assert!(["standing", "refused", "pong"].map(Value::from).contains(&told["tell"]), "{word}: {told}");
    }
    assert_eq!(answer(one, json!({ "say": "concede" })).await["tell"], "scene");
    for _ in 0..2 {
        assert_eq!(answer(one, json!({ "say": "rematch" })).await["tell"], "standing");
    }
    assert_eq!(answer(other, json!({ "say": "rematch" })).await["tell"], "standing");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_nothing_is_let_go_of_and_whoever_else_is_there_goes_on() {
    let limits = Limits { silence_timeout: Duration::from_secs(8), ..quick() };
    let table = Table::open("deaf", limits).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut deaf = SeatClient::sit(table.address, &seat.duel, None).await.expect("a wire");
    let mut wire = table.sit(&seat).await;
    let began = Instant::now();
    // It asks and asks, and never hears an answer.
    let mut asked = 0;
    while deaf.send_text(json!({ "say": "why", "line": 0 }).to_string()).await.is_ok() {
        asked += 1;
        if asked % 1000 == 0 {
            hear_all(&mut wire).await;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "it is still there");
    }
    hear_all(&mut wire).await;
    assert_eq!(wire.presence["watching"], 0);
    assert!(wire.option_count() > 0);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_chosen_together_is_refused_and_what_can_is_chosen_in_any_order() {
    let table = Table::open("several", quick()).await;
    let begin = async |text: &str| {
        let from = json!({ "game": "fftcg", "text": text, "seat": 0, "name": "Judge", "player": "random" });
        let seat = common::Seat::of(&table.post("/api/positions/play", from).await.1);
        let mut wire = table.sit(&seat).await;
        hear_all(&mut wire).await;
        wire
    };
    let choose = async |wire: &mut SeatClient, options: Value| {
        let scene = wire.scene["number"].clone();
        wire.send(json!({ "say": "choose", "scene": scene, "options": options })).await.expect("a wire");
        loop {
            let told = wire.receive().await.expect("an answer");
            if told["tell"] == "refused" || told["tell"] == "scene" {
                return told["why"].as_str().unwrap_or_default().to_owned();
            }
        }
    };
    let since = "(since turn start)";
    let party =
        format!("p1 field  Fire Soldier {since}, Ice Soldier {since}, Fire Captain {since}\nturn p1, attack phase\n");
    let mut wire = begin(&party).await;
    let scene = wire.scene.clone();
    let selection = json!({ "more": [], "takes": [0, 1, 2], "least": 0, "most": 2 });
    assert_eq!(scene["question"]["selection"], selection);
    for (options, taken, open) in [
        (json!([2]), json!([2]), json!([0])),
        (json!([2, 0]), json!([2, 0]), json!([])),
        (json!([0, 1]), json!([1]), json!([])),
    ] {
        let draft = json!({ "say": "draft", "scene": scene["number"], "options": options });
        let told = answer(&mut wire, draft).await;
        assert_eq!((&told["tell"], &told["taken"], &told["open"]), (&json!("drafted"), &taken, &open), "{told}");
        assert_eq!(told["may_end"], json!(true), "{told}");
    }
    for (options, why) in [
        (json!([0, 1]), "these cannot be chosen together"),
        (json!([0, 0]), "these cannot be chosen together"),
        (json!([0, 3]), "these cannot be chosen together"),
        (json!([0, 4]), "there is no option 4; expected one of 0 to 3"),
        (json!([]), "expected 1 to 100 picks"),
    ] {
        assert_eq!(choose(&mut wire, options.clone()).await, why, "{options}");
        hear_all(&mut wire).await;
        assert_eq!(wire.scene["zones"], scene["zones"], "{options}: nothing has happened");
    }
    assert_eq!(choose(&mut wire, json!([2, 0])).await, "");
    let attack = |line: &&Value| line["text"].as_str().is_some_and(|text| text.contains("attack"));
    assert!(wire.log.iter().find(attack).is_some(), "{:?}", wire.log);

    let mut wire = begin("p1 hand   Fire Soldier\nturn p1, main phase 1\n").await;
    assert_eq!(wire.scene["question"]["selection"], Value::Null);
    assert_eq!(choose(&mut wire, json!([0])).await, "this question asks for one after the other");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_ahead_with_picks_that_are_refused() {
    let table = Table::open("ahead", quick()).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    ask_everything(&mut wire).await;
    for _ in 0..300 {
        while wire.option_count() == 0 {
            wire.receive().await.expect("a question");
        }
        let (number, log) = (wire.scene["number"].clone(), wire.log.len());
        let passes =
            wire.scene["question"]["options"].as_array().and_then(|all| all.iter().position(|o| o["kind"] == "pass"));
        let Some(pass) = passes else {
            wire.pick(0).await.expect("a wire");
            hear_all(&mut wire).await;
            continue;
        };
        // After a pass others act: what comes then is no answer to a question of now.
        let ahead = json!({ "say": "pick", "scene": number, "options": [pass, 60_000] });
        let told = answer(&mut wire, ahead).await;
        assert_eq!(told["tell"], "scene", "the pass stands, and nothing is said of what would have come: {told}");
        hear_all(&mut wire).await;
        assert!(wire.scene["number"] != number && wire.log.len() >= log);
        table.close().await;
        return;
    }
    panic!("nobody could pass");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_make_no_sense_are_refused_in_a_sentence() {
    let table = Table::open("requests", quick()).await;
    let computer = || json!({ "computer": { "player": "greedy", "deck": "any" } });
    let with = |field: &str, value: Value| {
        let mut new = new_duel("fftcg", computer());
        new[field] = value;
        new
    };
    let person = |field: &str, value: Value| {
        let mut new = new_duel("fftcg", json!({ "person": { "open": false } }));
        new[field] = value;
        new
    };
    let bad = [
        json!(null),
        json!([]),
        with("game", json!("chess")),
        with("format", json!("upside down")),
        with("pool", json!("mine")),
        with("name", json!("   ")),
        with("name", json!("x".repeat(100))),
        with("deck", json!({ "starter": "none" })),
        with("deck", json!({ "text": "3 Nothing At All" })),
        with("deck", json!({ "text": "" })),
        with("seat", json!(2)),
        with("clock", json!({ "seconds": 0, "increment": 0 })),
        with("opponent", json!({ "computer": { "player": "oracle", "deck": "any" } })),
        person("seed", json!(7)),
    ];
    for new in bad {
        let (status, answer) = post(table.address, "/api/duels", &new).await.expect("an answer");
        assert!((400..500).contains(&status), "{new}: {status}");
        assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()), "{new}: {answer}");
    }
    let too_long = json!({ "name": "x".repeat(600_000) });
    assert_eq!(post(table.address, "/api/duels", &too_long).await.expect("an answer").0, 413);
    for (path, status) in
        [("/api/duels/nothing", 404), ("/api/games/chess/cards", 404), ("/api/replays/nothing/text", 404)]
    {
        assert_eq!(get(table.address, path).await.expect("an answer").0, status, "{path}");
    }
    let odd = [
        "/api/none",
        "/api/duels/%ff",
        "/api/replays/x/frames/-1",
        "/api/replays/x/frames/0?eye=third",
        "/api/duels/x/join",
    ];
    for path in odd {
        let (status, answer) = get(table.address, path).await.expect("an answer");
        assert!((400..500).contains(&status) && answer.starts_with("{\"why\":"), "{path}: {status} {answer}");
    }
    for name in ["\u{202e}\u{200b}", "\u{3164}\n"] {
        let (status, answer) = post(table.address, "/api/duels", &with("name", json!(name))).await.expect("an answer");
        assert_eq!(status, 400, "a name that nobody sees: {answer}");
    }
    let (_, seated) = post(table.address, "/api/duels", &person("seat", json!(1))).await.expect("an answer");
    let join = format!("/api/duels/{}/join", seated["duel"].as_str().expect("a duel"));
    for invitation in [json!(null), json!(""), json!("please")] {
        let body = json!({ "invitation": invitation, "name": "Guest", "deck": "any" });
        assert_eq!(post(table.address, &join, &body).await.expect("an answer").0, 403);
    }
    let (status, health) = get(table.address, "/health").await.expect("an answer");
    assert!(status == 200 && health.contains("\"status\":\"ok\""), "{health}");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_waits_and_who_comes_from_another_page_is_sent_away() {
    let limits = Limits { message_rate: Rate { burst: 5, per_second: 20 }, ..Limits::default() };
    let table = Table::open("often", limits).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    let began = Instant::now();
    for _ in 0..30 {
        wire.send(json!({ "say": "ping" })).await.expect("a wire");
    }
    for _ in 0..30 {
        wire.receive_kind("pong").await.expect("every message has its answer");
    }
    assert!(began.elapsed() > Duration::from_secs(1), "who is too fast is slowed down");

    let here = table.address.to_string();
    let foreign = [
        format!("Host: {here}\r\nOrigin: http://elsewhere.example"),
        "Host: elsewhere.example\r\nOrigin: http://elsewhere.example".to_owned(),
    ];
    for headers in foreign {
        let mut stream = tokio::net::TcpStream::connect(table.address).await.expect("a connection");
        let request = format!("GET /api/games HTTP/1.1\r\n{headers}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("a connection");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 403"), "{headers}: {answer}");
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_judge_answers_whatever_is_asked_and_the_duel_goes_on() {
    let table = Table::open("judge", quick()).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    ask_everything(&mut wire).await;
    while wire.option_count() == 0 {
        wire.receive().await.expect("a question");
    }
    for words in ["pass paying 2000000000 x", "pass paying -1 x", "x あ and y", "あ", "paying", " and ", "#", "p1's あ"]
    {
        let judge = json!({ "say": "judge", "scene": wire.scene["number"], "words": words });
        assert_eq!(answer(&mut wire, judge).await["tell"], "judged", "{words}");
    }
    wire.pick(0).await.expect("a wire");
    wire.receive_kind("scene").await.expect("the duel goes on");
    table.close().await;
}

/// How many duels are in memory.
async fn rooms(table: &Table) -> Value {
    let (_, health) = get(table.address, "/health").await.expect("an answer");
    serde_json::from_str::<Value>(&health).expect("health")["rooms"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_refused_opens_no_room() {
    let table = Table::open("rooms", quick()).await;
    let (_, waiting) = post(table.address, "/api/duels", &new_duel("fftcg", json!({ "person": { "open": false } })))
        .await
        .expect("an answer");
    let running = table.against_computer("fftcg", "random").await;
    let waiting = waiting["duel"].as_str().expect("a duel");
    let join = |invitation: Value| json!({ "invitation": invitation, "name": "Guest", "deck": "any" });
    for (duel, word, status) in [
        (waiting, json!("please"), 403),
        (waiting, json!(null), 403),
        (&running.duel, json!(null), 409),
        (&running.duel, json!("please"), 409),
    ] {
        let answer = post(table.address, &format!("/api/duels/{duel}/join"), &join(word)).await.expect("an answer");
        assert_eq!(answer.0, status, "{}", answer.1);
    }
    for duel in [waiting, &running.duel] {
        assert_eq!(get(table.address, &format!("/api/replays/{duel}/text")).await.expect("an answer").0, 409);
    }
    assert_eq!(rooms(&table).await, 0);
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_finds_the_server_full_comes_again() {
    let table = Table::open("full", Limits { rooms: 0, ..quick() }).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    let told = wire.receive().await.expect("an answer");
    let why = "this server has as many duels as it takes; try again later";
    assert_eq!((&told["tell"], &told["why"]), (&json!("refused"), &json!(why)), "it is not the last word");
    assert_eq!(wire.receive().await.expect_err("it is closed").kind(), ErrorKind::UnexpectedEof);
    table.close().await;
}
