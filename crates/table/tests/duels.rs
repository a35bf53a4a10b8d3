//! Whole duels over the wire.

use crate::common::{Table, ask_everything, hear_all, play, quick};
use games::registry::GAME_IDS;
use serde_json::Value;
use table::client::{SeatClient, get};

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_of_each_game_against_the_computer_is_played_to_its_end() {
    let table = Table::open("computer", quick()).await;
    for game in GAME_IDS {
        let seat = table.against_computer(game, "random").await;
        let mut wire = table.sit(&seat).await;
        ask_everything(&mut wire).await;
        play(&mut wire, 1, usize::MAX).await;
        assert!(wire.is_over(), "{game}");
        let (status, replay) =
            get(table.address, &format!("/api/replays/{}/text", seat.duel)).await.expect("an answer");
        assert_eq!(status, 200);
        assert!(replay.starts_with("shobu replay 1\n") && replay.contains(" wins by "), "{replay}");
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_of_each_game_between_two_people_is_played_to_its_end() {
    let table = Table::open("people", quick()).await;
    for game in GAME_IDS {
        let (_, [mut one, mut other]) = table.seated(game, Value::Null).await;
        tokio::join!(play(&mut one, 1, usize::MAX), play(&mut other, 2, usize::MAX));
        assert_eq!(one.scene["outcome"], other.scene["outcome"], "{game}");
        assert!(one.is_over());
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_goes_on_where_it_was_after_the_server_was_stopped() {
    let mut table = Table::open("resume", quick()).await;
    let [first, second] = table.between_people("fftcg", Value::Null).await;
    for round in 0..4 {
        let (mut one, mut other) = (table.sit(&first).await, table.sit(&second).await);
        ask_everything(&mut one).await;
        ask_everything(&mut other).await;
        let half = async {
            tokio::select! {
                _ = play(&mut one, round, 8) => {}
                _ = play(&mut other, round + 9, usize::MAX) => {}
            }
        };
        half.await;
        // What the server passes for them takes its time: it is over when one of them is asked.
        loop {
            hear_all(&mut other).await;
            hear_all(&mut one).await;
            if one.option_count() + other.option_count() > 0 || one.is_over() {
                break;
            }
        }
        let shown = seen(&one);
        drop((one, other));
        table = Table::open_at(table.close().await, quick()).await;
        let mut again = table.sit(&first).await;
        again.receive_kind("scene").await.expect("a scene");
        let again = seen(&again);
        for (field, value) in again.as_object().expect("a scene") {
            assert!(*value == shown[field], "round {round}: {field} is {value} and was {}", shown[field]);
        }
    }
    table.close().await;
}

/// The last scene, without what tells one moment from the same moment shown again.
fn seen(wire: &SeatClient) -> Value {
    let mut scene = wire.scene.clone();
    for field in ["number", "log", "log_from"] {
        scene[field].take();
    }
    scene["question"]["can_cancel"].take();
    scene
}
