//! Databases that are old, damaged, of something else or in use: one sentence, and nothing is lost.

use crate::common::{Table, ask_everything, database, hear_all, play, quick};
use rusqlite::Connection;
use serde_json::Value;
use std::path::Path;
use std::time::Duration;
use table::{Server, Settings};

/// Why a server does not start with a database, which it leaves as it was.
async fn refused(file: &Path) -> String {
    let before = std::fs::read(file).ok();
    let why = unusable(file).await;
    assert!(std::fs::read(file).ok() == before, "the file is as it was: {why}");
    why
}

/// Why a server does not start with a database.
async fn unusable(file: &Path) -> String {
    let settings = Settings { database: file.to_owned(), ..Settings::default() };
    let why = Server::bind(settings).await.err().expect("it does not start").to_string();
    assert!(!why.contains('\n'), "{why}");
    let name = file.display().to_string();
    why.strip_prefix(&format!("the database {name} ")).unwrap_or_else(|| panic!("{why}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_of_the_table_is_left_alone() {
    let file = database("strange");
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    std::fs::write(&file, "3 Harbor Sentinel\n".repeat(500)).expect("a file");
    assert_eq!(refused(&file).await, "is not one of the table's; name another file");

    std::fs::remove_file(&file).expect("a file");
    let other = Connection::open(&file).expect("a database");
    other.execute_batch("create table duels (id text); insert into duels values ('mine')").expect("a table");
    drop(other);
    assert_eq!(refused(&file).await, "is not one of the table's; name another file");

    std::fs::remove_file(&file).expect("a file");
    std::fs::create_dir(&file).expect("a folder");
    assert!(refused(&file).await.starts_with("cannot be opened: "));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_database() {
    let table = Table::open("shared", quick()).await;
    let [seat, _] = table.between_people("vividz", Value::Null).await;
    assert_eq!(unusable(&table.database).await, "is in use by another server");
    let mut wire = table.sit(&seat).await;
    hear_all(&mut wire).await;
    assert!(wire.scene.is_object(), "the first goes on");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_later_version_is_left_to_it_and_one_of_an_earlier_goes_on() {
    let table = Table::open("versions", quick()).await;
    let seat = table.against_computer("fftcg", "random").await;
    let mut wire = table.sit(&seat).await;
    ask_everything(&mut wire).await;
    wire.pick(0).await.expect("a wire");
    hear_all(&mut wire).await;
    let (zones, log) = (wire.scene["zones"].clone(), wire.log.len());
    let file = table.close().await;

    let change = |sql: &str| {
        let connection = Connection::open(&file).expect("a database");
        connection.execute_batch(sql).expect("it is changed");
        connection.execute_batch("pragma wal_checkpoint(truncate)").expect("it is in the file");
    };
    change("pragma user_version = 99");
    let later = "was made by a later version of this program; start that one, or name another file";
    assert_eq!(refused(&file).await, later);

    // As the first version left it.
    change("alter table seats drop column away_ms; alter table seats drop column again");
    change("alter table duels drop column forced");
    change("pragma user_version = 0; pragma application_id = 0");
    let table = Table::open_at(file, quick()).await;
    let mut wire = table.sit(&seat).await;
    hear_all(&mut wire).await;
    assert_eq!((&wire.scene["zones"], wire.log.len()), (&zones, log));
    assert_eq!(play(&mut wire, 1, 5).await, 5, "it is played on");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_not_written_to() {
    let table = Table::open("damaged", quick()).await;
    for _ in 0..8 {
        table.against_computer("vividz", "random").await;
    }
    let file = table.close().await;
    let whole = loop {
        // The server may still be letting go of it.
        Connection::open(&file).and_then(|it| it.execute_batch("pragma wal_checkpoint(truncate)")).expect("a database");
        let whole = std::fs::read(&file).expect("a file");
        if whole.len() > 16_384 {
            break whole;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    std::fs::write(&file, &whole[..whole.len() - 8192]).expect("it is cut off");
    let why = refused(&file).await;
    assert!(
        why.starts_with("is damaged (") && why.ends_with("put a copy of it in its place, or name another file"),
        "{why}"
    );
    std::fs::write(&file, whole).expect("the copy is put in its place");
    Table::open_at(file, quick()).await.close().await;
}
