//! `shobu table --load`: many duels at once at a server of its own, and what it takes to answer them.

use crate::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use table::load::{self, Load};
use tokio::sync::oneshot;

/// A server in a process of its own, which ends with this.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Served {
    /// How many megabytes it holds now, where the system tells.
    fn megabytes(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? >> 10)
    }
}

/// How often memory is looked at.
const LOOKS: u32 = 10;

/// Has duels played at once for some seconds, each seat thinking for at most so many milliseconds, after some seconds in
/// which they are played in haste.
pub fn run(duels: usize, warms: u64, seconds: u64, thinks: u64) -> Result<(), Error> {
    let folder = std::env::temp_dir().join(format!("shobu-load-{}", std::process::id()));
    let database = folder.join("table.sqlite");
    let program = std::env::current_exe().map_err(Error::Runtime)?;
    let mut child = Command::new(program)
        .args(["table", "--no-open", "--listen", "127.0.0.1:0", "--database"])
        .arg(&database)
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .map_err(Error::Runtime)?;
    let mut said = String::new();
    if let Some(out) = child.stdout.take() {
        BufReader::new(out).read_line(&mut said).map_err(Error::Runtime)?;
    }
    let served = Served(child);
    let address = said.trim().trim_start_matches("http://").trim_end_matches('/').parse();
    let address = address.map_err(|_| Error::Runtime(std::io::ErrorKind::AddrNotAvailable.into()))?;
    let load = Load {
        duels,
        warms: Duration::from_secs(warms),
        lasts: Duration::from_secs(seconds),
        thinks: Duration::from_millis(thinks),
        seed: u64::from(served.0.id()),
    };
    let held = Mutex::new(Vec::new());
    let look = || held.lock().unwrap_or_else(PoisonError::into_inner).push(served.megabytes());
    let (begin, begun) = oneshot::channel();
    let watch = async {
        let _ = begun.await;
        for _ in 0..LOOKS {
            look();
            tokio::time::sleep(load.lasts / LOOKS).await;
        }
        look();
    };
    let runtime = tokio::runtime::Runtime::new().map_err(Error::Runtime)?;
    let (report, ()) = runtime.block_on(async {
        let played = load::run(address, load, || {
            let _ = begin.send(());
        });
        tokio::join!(played, watch)
    });
    println!("{duels} duels at once for {seconds} s, each seat thinking for up to {thinks} ms");
    println!("{report}");
    let shown = |megabytes: &Option<u64>| megabytes.map_or_else(|| "?".to_owned(), |n| n.to_string());
    let held: Vec<String> = held.lock().unwrap_or_else(PoisonError::into_inner).iter().map(shown).collect();
    println!("memory of the server in MB, from the beginning to the end: {}", held.join(" "));
    drop(served);
    let _ = std::fs::remove_dir_all(folder);
    match report.lost {
        0 => Ok(()),
        lost => Err(Error::Lost { lost }),
    }
}
