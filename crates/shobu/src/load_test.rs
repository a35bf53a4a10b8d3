//! `shobu table --load`: plays many duels at once on a server of its own, and measures its answers and memory.

use crate::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use table::load::{self, Load};
use tokio::sync::oneshot;

/// A server process, which ends when this is dropped.
struct ServerProcess(Child);

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl ServerProcess {
    /// The megabytes of memory in use, where the system says.
    fn megabytes(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? >> 10)
    }
}

/// The number of memory measurements.
const LOOKS: u32 = 10;

/// Plays duels at once for `seconds` after a warm-up of `warms` seconds; each seat thinks for at most `thinks`
/// milliseconds.
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
    let served = ServerProcess(child);
    let address = said.trim().trim_start_matches("http://").trim_end_matches('/').parse();
    let address = address.map_err(|_| Error::Runtime(std::io::ErrorKind::AddrNotAvailable.into()))?;
    let load = Load {
        duels,
        warm_up: Duration::from_secs(warms),
        duration: Duration::from_secs(seconds),
        longest_thought: Duration::from_millis(thinks),
        seed: u64::from(served.0.id()),
    };
    let held = Mutex::new(Vec::new());
    let look = || held.lock().unwrap_or_else(PoisonError::into_inner).push(served.megabytes());
    let (begin, begun) = oneshot::channel();
    let watch = async {
        let _ = begun.await;
        for _ in 0..LOOKS {
            look();
            tokio::time::sleep(load.duration / LOOKS).await;
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
