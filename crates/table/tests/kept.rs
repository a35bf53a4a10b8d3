//! Duels that an earlier server kept go on: what is stored is read as long as the engine's version is the same.
//!
//! `kept/duels.sql` is a database as a server left it, with a line `-- DUEL TOKEN` for each seat that a person holds. With
//! `SHOBU_BLESS` set it is made anew: do that when the version of the kernel or of a book is raised, or when the layout
//! of the database is another.

use crate::common;
use crate::common::{Table, database, hear_all, new_duel, play, quick};
use games::registry::GAME_IDS;
use rusqlite::Connection;
use serde_json::json;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// How many duels of each game are kept.
const DUELS: u64 = 40;

fn fixture() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept/duels.sql")
}

/// Begins duels against the computer, and leaves each somewhere in its course.
async fn make() -> String {
    let table = Table::open("kept-make", quick()).await;
    let mut text = String::new();
    for (at, game) in GAME_IDS.iter().enumerate() {
        for i in 0..DUELS {
            let seed = at as u64 * 1000 + i;
            let mut new = new_duel(game, json!({ "computer": { "player": "random", "deck": "any" } }));
            new["seed"] = json!(seed);
            let (status, seated) = table.post("/api/duels", new).await;
            assert_eq!(status, 200, "{seated}");
            let seat = common::Seat::of(&seated);
            let mut wire = table.sit(&seat).await;
            hear_all(&mut wire).await;
            play(&mut wire, seed, i as usize).await;
            writeln!(text, "-- {} {}", seat.duel, seat.token).expect("a string");
        }
    }
    let file = table.close().await;
    text + &dump(&Connection::open(file).expect("a database"))
}

/// A database as the statements that make it.
fn dump(connection: &Connection) -> String {
    let one = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("a number");
    let mut text = String::new();
    for pragma in ["application_id", "user_version"] {
        writeln!(text, "pragma {pragma} = {};", one(&format!("pragma {pragma}"))).expect("a string");
    }
    let all = |sql: &str| -> Vec<String> {
        let mut statement = connection.prepare(sql).expect("a statement");
        let rows = statement.query_map([], |row| row.get(0)).expect("rows");
        rows.collect::<Result<_, _>>().expect("texts")
    };
    for sql in all("select sql from sqlite_master where sql is not null order by rowid") {
        writeln!(text, "{sql};").expect("a string");
    }
    for table in ["duels", "seats", "moves"] {
        let columns = all(&format!("select name from pragma_table_info('{table}')"));
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
        let rows = all(&format!("select '(' || {} || ')' from {table}", quoted.join(" || ',' || ")));
        writeln!(text, "insert into {table} values\n{};", rows.join(",\n")).expect("a string");
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn duels_of_an_earlier_server_go_on() {
    if std::env::var_os("SHOBU_BLESS").is_some() {
        let text = make().await;
        std::fs::create_dir_all(fixture().parent().expect("a folder")).expect("a folder");
        std::fs::write(fixture(), text).expect("it can be written");
    }
    let text = std::fs::read_to_string(fixture()).expect("there are kept duels");
    let file = database("kept");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    Connection::open(&file).and_then(|kept| kept.execute_batch(&text)).expect("a database");
    let table = Table::open_at(file, quick()).await;
    let mut gone_on = 0;
    for line in text.lines().map_while(|line| line.strip_prefix("-- ")) {
        let (duel, token) = line.split_once(' ').expect("a duel and its token");
        let seat = common::Seat { duel: duel.to_owned(), token: token.to_owned() };
        let mut wire = table.sit(&seat).await;
        hear_all(&mut wire).await;
        assert!(wire.scene.is_object(), "{duel} is there: {}", wire.scene);
        gone_on += usize::from(wire.is_over() || play(&mut wire, 7, 3).await > 0);
    }
    assert_eq!(gone_on as u64, DUELS * GAME_IDS.len() as u64);
    table.close().await;
}
