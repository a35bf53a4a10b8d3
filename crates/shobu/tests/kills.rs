//! A server that is killed in the middle of duels goes on with them where they were. `SHOBU_KILLS` says how often.

use duel::state::rng::Rng;
use games::registry::GAME_IDS;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use table::client::{SeatClient, post};
use tokio::sync::Barrier;
use tokio::time::timeout;

/// Longer than anything takes but a hang.
const PATIENCE: Duration = Duration::from_secs(60);

/// The real server, killed when it is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shobu"))
            .args(["table", "--no-open", "--listen", "127.0.0.1:0", "--database"])
            .arg(database)
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("what it prints")).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').parse().expect("an address");
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: nothing is tidied up.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A duel with both its seats.
struct Duel {
    game: &'static str,
    id: String,
    tokens: [String; 2],
    /// For each seat, what it was last shown, if nothing was under way then.
    shown: [Value; 2],
    /// For each seat, every line of the log that it was told.
    told: [Vec<Value>; 2],
}

/// When the server is killed.
#[derive(Clone, Copy)]
enum Moment {
    /// When everything is shown that came of all answers, after so long.
    Quiet(Duration),
    /// While seats answer and are shown things.
    Any,
}

async fn begin(server: &Server, game: &'static str) -> Duel {
    let new = json!({
        "game": game, "format": null, "pool": null, "name": "First", "deck": "any",
        "opponent": { "person": { "open": true } }, "seat": 0, "clock": null, "seed": null,
    });
    let (status, first) = post(server.address, "/api/duels", &new).await.expect("an answer");
    assert_eq!(status, 200, "{first}");
    let id = first["duel"].as_str().expect("a duel").to_owned();
    let join = json!({ "invitation": null, "name": "Second", "deck": "any" });
    let (status, second) = post(server.address, &format!("/api/duels/{id}/join"), &join).await.expect("an answer");
    assert_eq!(status, 200, "{second}");
    let token = |seated: &Value| seated["token"].as_str().expect("a token").to_owned();
    Duel {
        game,
        id,
        tokens: [token(&first), token(&second)],
        shown: [Value::Null, Value::Null],
        told: [Vec::new(), Vec::new()],
    }
}

/// What a scene shows, without what tells one moment from the same moment shown again.
fn shows(scene: &Value) -> Value {
    let mut scene = scene.clone();
    for field in ["number", "log", "log_from"] {
        scene[field].take();
    }
    if scene["question"].is_object() {
        scene["question"]["can_cancel"].take();
    }
    scene
}

/// Hears everything that was told until now.
async fn hear_all(wire: &mut SeatClient) {
    wire.send(json!({ "say": "ping" })).await.expect("a wire");
    wire.receive_kind("pong").await.expect("an answer");
}

/// Both seats come back, see what they saw or what came after it, and play on. Whether the duel has ended.
async fn go_on(server: SocketAddr, mut duel: Duel, seed: u64, until: Moment, seated: Arc<Barrier>) -> (Duel, bool) {
    let mut rng = Rng::new(seed);
    let mut wires = Vec::new();
    for (at, token) in duel.tokens.iter().enumerate() {
        let mut wire = SeatClient::sit(server, &duel.id, Some(token)).await.expect("a wire");
        wire.receive_kind("scene").await.expect("a scene");
        // A payment told in the middle of an action is told after the action to whoever reads it as a whole.
        let lost = duel.told[at].iter().find(|line| !wire.log.contains(line));
        assert!(lost.is_none(), "{}: seat {at} was told {}", duel.game, lost.unwrap_or(&Value::Null));
        let same = duel.shown[at].is_null() || shows(&wire.scene) == duel.shown[at];
        assert!(same, "{}: seat {at} sees another table", duel.game);
        wires.push(wire);
    }
    seated.wait().await;
    let seeds = [rng.bits(), rng.bits()];
    let [one, other] = &mut wires[..] else { unreachable!("two seats") };
    let both = async { tokio::join!(answer(one, seeds[0]), answer(other, seeds[1])) };
    match until {
        Moment::Any => drop(both.await),
        Moment::Quiet(time) => {
            let _ = timeout(time, both).await;
            for at in [0, 1, 0] {
                hear_all(&mut wires[at]).await;
            }
        }
    }
    // Who is asked stays where it is; a pass that the server makes for a player goes on by itself.
    let stays = matches!(until, Moment::Quiet(_)) && wires.iter().any(|wire| wire.option_count() > 0);
    for (at, wire) in wires.iter().enumerate() {
        duel.told[at].clone_from(&wire.log);
        duel.shown[at] = if stays { shows(&wire.scene) } else { Value::Null };
    }
    (duel, wires.iter().any(SeatClient::is_over))
}

/// All duels go on at once until the server is killed.
async fn until_killed(server: Server, duels: Vec<Duel>, rng: &mut Rng, quiet: bool) -> Vec<(Duel, bool)> {
    let time = Duration::from_millis(200 + rng.below(800) as u64);
    let moment = if quiet { Moment::Quiet(time) } else { Moment::Any };
    let (address, seated) = (server.address, Arc::new(Barrier::new(duels.len() + 1)));
    let begin = |duel| tokio::spawn(go_on(address, duel, rng.bits(), moment, Arc::clone(&seated)));
    let tasks: Vec<_> = duels.into_iter().map(begin).collect();
    // Who fails to come back as it was says why; nobody waits for it for ever.
    timeout(PATIENCE, seated.wait()).await.expect("all seats come back as they were");
    let mut server = Some(server);
    if !quiet {
        tokio::time::sleep(time).await;
        drop(server.take());
    }
    let mut gone = Vec::new();
    for task in tasks {
        gone.push(task.await.expect("nothing is lost"));
    }
    gone
}

/// Answers with anything for as long as there are questions and a server; whatever was sent is heard to the end.
async fn answer(wire: &mut SeatClient, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut answered = Value::Null;
    while !wire.is_over() {
        if wire.option_count() > 0 && answered != wire.scene["number"] {
            answered = wire.scene["number"].clone();
            let option = rng.below(wire.option_count());
            let _ = wire.pick(option).await;
            // A server hears no more than so many messages in a second.
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        if wire.receive().await.is_err() {
            return;
        }
    }
}

fn database() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("shobu-kills-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder.join("table.sqlite")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_goes_on_where_its_seats_were() {
    let kills = std::env::var("SHOBU_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let database = database();
    let mut rng = Rng::new(kills);
    let mut server = Server::start(&database);
    let mut duels: Vec<Duel> = Vec::new();
    for game in GAME_IDS {
        duels.push(begin(&server, game).await);
    }
    for kill in 0..kills {
        let gone = until_killed(server, duels, &mut rng, kill % 2 == 0).await;
        server = Server::start(&database);
        let (status, _) = table::client::get(server.address, "/health").await.expect("an answer");
        assert_eq!(status, 200, "kill {kill}");
        duels = Vec::new();
        for (duel, over) in gone {
            duels.push(if over { begin(&server, duel.game).await } else { duel });
        }
    }
    until_killed(server, duels, &mut rng, true).await;
    let _ = std::fs::remove_dir_all(database.parent().expect("a folder"));
}
