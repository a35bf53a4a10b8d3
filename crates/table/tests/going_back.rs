//! What stays as it was when something is called off, refused, or found again later.

use crate::common::{Table, asked, hear_all, quick};
use duel::state::rng::Rng;
use serde_json::{Value, json};
use table::client::{SeatClient, get};

/// The option that casts a card, if there is one.
fn cast(wire: &SeatClient) -> Option<usize> {
    let options = wire.scene["question"]["options"].as_array()?;
    options.iter().position(|option| option["words"].as_str().is_some_and(|words| words.starts_with("cast ")))
}

/// Plays until someone can cast a card right after the other could only pass. Who, and by which option.
async fn after_a_lone_pass(wires: &mut [SeatClient; 2], rng: &mut Rng) -> Option<(usize, usize)> {
    let mut alone = None;
    while let Some(now) = asked(wires).await {
        let options = wires[now].option_count();
        if let Some(option) = cast(&wires[now]) {
            if alone == Some(1 - now) {
                return Some((now, option));
            }
            // Who can cast something passes, so that the other is asked.
            wires[now].pick(options - 1).await.expect("a wire");
        } else {
            wires[now].pick(rng.below(options)).await.expect("a wire");
        }
        alone = (options == 1).then_some(now);
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_other_had_to_do_stays_done_when_an_action_is_called_off_or_refused() {
    let table = Table::open("lone-pass", quick()).await;
    let mut rng = Rng::new(7);
    let mut tried = 0;
    while tried < 3 {
        let (_, mut wires) = table.seated("fftcg", Value::Null).await;
        let Some((now, option)) = after_a_lone_pass(&mut wires, &mut rng).await else { continue };
        let before = wires[now].scene.clone();
        let said = json!({ "say": "pick", "scene": before["number"], "options": [option, 60_000] });
        wires[now].send(said).await.expect("a wire");
        let refused = wires[now].receive_kind("refused").await.expect("an answer");
        assert!(refused["why"].as_str().is_some_and(|why| why.contains("60000")), "{refused}");
        assert_eq!(asked(&mut wires).await, Some(now), "nothing has happened");
        assert_eq!(wires[now].scene, before);

        wires[now].pick(option).await.expect("a wire");
        if asked(&mut wires).await != Some(now) {
            // There was one way to pay, and the other may answer already.
            continue;
        }
        tried += 1;
        assert_eq!(wires[now].scene["question"]["can_cancel"], true);
        let scene = wires[now].scene["number"].clone();
        wires[now].send(json!({ "say": "cancel", "scene": scene })).await.expect("a wire");
        assert_eq!(asked(&mut wires).await, Some(now), "the other is not asked again");
        assert_eq!(wires[now].scene["question"], before["question"]);
        assert_eq!(wires[now].scene["zones"], before["zones"]);
    }
    table.close().await;
}

/// How much time a player has left.
fn left_ms(wire: &SeatClient, seat: usize) -> u64 {
    wire.presence["players"][seat]["left_ms"].as_u64().expect("a clock")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_earns_time_once_however_often_it_is_begun() {
    let table = Table::open("earned", quick()).await;
    let (_, mut wires) = table.seated("fftcg", json!({ "seconds": 600, "increment": 100 })).await;
    let mut rng = Rng::new(1);
    let (now, start) = loop {
        let now = asked(&mut wires).await.expect("something is cast before the end");
        let left = left_ms(&wires[now], now);
        let casts = cast(&wires[now]);
        let option = casts.unwrap_or_else(|| rng.below(wires[now].option_count()));
        wires[now].pick(option).await.expect("a wire");
        // Where there is one way to pay, the other may answer already.
        if casts.is_some() && asked(&mut wires).await == Some(now) && wires[now].scene["question"]["can_cancel"] == true
        {
            break (now, left);
        }
    };
    for again in 0..4 {
        if again > 0 {
            let option = cast(&wires[now]).expect("it can be cast again");
            wires[now].pick(option).await.expect("a wire");
            assert_eq!(asked(&mut wires).await, Some(now));
        }
        let scene = wires[now].scene["number"].clone();
        wires[now].send(json!({ "say": "cancel", "scene": scene })).await.expect("a wire");
        assert_eq!(asked(&mut wires).await, Some(now));
    }
    let gained = left_ms(&wires[now], now).saturating_sub(start);
    assert!((50_000..=100_000).contains(&gained), "{gained}");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_players_ended_themselves_is_found_as_it_ended() {
    let table = Table::open("agreed", quick()).await;
    let (seats, mut wires) = table.seated("caster-chronicles", Value::Null).await;
    for _ in 0..10 {
        let now = asked(&mut wires).await.expect("nobody has won yet");
        wires[now].pick(0).await.expect("a wire");
    }
    let [mut one, mut other] = wires;
    one.send(json!({ "say": "offer_draw" })).await.expect("a wire");
    hear_all(&mut one).await;
    other.send(json!({ "say": "agree", "to": "draw" })).await.expect("a wire");
    hear_all(&mut other).await;
    assert!(other.is_over());
    let ended = other.scene["outcome"].clone();
    drop((one, other));

    let table = Table::open_at(table.close().await, quick()).await;
    let mut other = table.sit(&seats[1]).await;
    hear_all(&mut other).await;
    assert_eq!(other.scene["outcome"], ended);
    let (status, _) = get(table.address, &format!("/api/replays/{}/text", seats[0].duel)).await.expect("an answer");
    assert_eq!(status, 200);
    other.send(json!({ "say": "rematch" })).await.expect("a wire");
    hear_all(&mut other).await;
    assert_eq!(other.presence["rematch_wanted_by"], json!([1]));
    table.close().await;
}
