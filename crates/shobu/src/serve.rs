//! `shobu table`: the server at which all games are played in a browser. `shobu` alone does the same.

use crate::error::Error;
use crate::measure;
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use table::{Server, Settings};
use tracing_subscriber::EnvFilter;

/// What `shobu table` is asked to do.
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// Where to listen. Without it, on this machine alone, at any free port.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    /// The file in which duels are kept. Without it, one in your folder for data.
    #[arg(long, value_name = "FILE")]
    pub database: Option<PathBuf>,
    /// Do not open the browser.
    #[arg(long)]
    pub no_open: bool,
    /// Measure instead: have so many duels played at once at a server of its own, and print how long answers take and
    /// how much memory it needs.
    #[arg(long, value_name = "DUELS")]
    pub load: Option<usize>,
    /// For how many seconds duels are played in haste before it is measured, so that they are of all ages.
    #[arg(long, value_name = "SECONDS", default_value_t = 120, requires = "load")]
    pub warm_up: u64,
    /// For how many seconds to measure.
    #[arg(long = "for", value_name = "SECONDS", default_value_t = 60, requires = "load")]
    pub seconds: u64,
    /// How long a seat thinks at most before it answers, in milliseconds, when measuring.
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "load")]
    pub thinks: u64,
}

/// Serves until it is told to stop. The last line it prints is its address.
pub fn run(args: &Args) -> Result<(), Error> {
    if let Some(duels) = args.load {
        return measure::run(duels, args.warm_up, args.seconds, args.thinks);
    }
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
    let usual = Settings::default();
    let settings = Settings {
        listen: args.listen.clone().unwrap_or(usual.listen),
        database: args.database.clone().unwrap_or(usual.database),
        ..Settings::default()
    };
    let runtime = tokio::runtime::Runtime::new().map_err(Error::Runtime)?;
    runtime.block_on(async {
        let server = Server::bind(settings).await?;
        let page = format!("http://{}/", reachable(server.address()));
        println!("{page}");
        if !args.no_open {
            open(&page);
        }
        Ok(server.run(stopped()).await?)
    })
}

/// An address at which this machine reaches a server that listens everywhere.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(all) if all.ip().is_unspecified() => ([127, 0, 0, 1], all.port()).into(),
        SocketAddr::V6(all) if all.ip().is_unspecified() => ([0, 0, 0, 0, 0, 0, 0, 1], all.port()).into(),
        one => one,
    }
}

/// Opens the browser, if there is a screen to see it on. If that fails, the address is there to be opened by hand.
fn open(page: &str) {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| value != OsStr::new(""));
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ if set("DISPLAY") || set("WAYLAND_DISPLAY") => ("xdg-open", &[]),
        _ => return,
    };
    let quiet = || Stdio::null();
    let _ = Command::new(program).args(before).arg(page).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}

/// Comes back when the process is asked to stop.
async fn stopped() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
