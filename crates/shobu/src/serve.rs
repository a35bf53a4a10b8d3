//! `shobu table`: the server for playing all games in a browser. `shobu` alone does the same.

use crate::error::Error;
use crate::load_test;
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use table::{Server, Settings};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

/// The usual address, and another one with any free port if it is taken. It should stay the same, because browsers keep
/// seats, decks and settings by address.
const USUAL: [&str; 2] = ["127.0.0.1:4649", "127.0.0.1:0"];

/// What `shobu table` is asked to do.
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// Where to listen. Without it, on this machine alone, at port 4649 or, if that is taken, at any free one.
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
    #[arg(long, value_name = "SECONDS", default_value_t = 240, requires = "load")]
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
        return load_test::run(duels, args.warm_up, args.seconds, args.thinks);
    }
    let wished: Option<Targets> = std::env::var("RUST_LOG").ok().and_then(|levels| levels.parse().ok());
    let filter = wished.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let lines = fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
    let usual = Settings::default();
    let database = args.database.clone().unwrap_or(usual.database);
    let at = |listen: &str| {
        Server::bind(Settings { listen: listen.to_owned(), database: database.clone(), ..Settings::default() })
    };
    let runtime = tokio::runtime::Runtime::new().map_err(Error::Runtime)?;
    runtime.block_on(async {
        let [first, any] = USUAL;
        let server = match (&args.listen, at(args.listen.as_deref().unwrap_or(first)).await) {
            (None, Err(table::Error::Listen { .. })) => at(any).await?,
            (_, bound) => bound?,
        };
        let page = format!("http://{}/", reachable(server.address()));
        println!("{page}");
        if !args.no_open {
            open(&page);
        }
        Ok(server.run(stopped()).await?)
    })
}

/// An address that reaches a server which listens on all addresses: this machine's address in its network, so that
/// links copied from the page work on other machines, or else the loopback address.
fn reachable(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(all) if all.ip().is_unspecified() => {
            (in_network().unwrap_or_else(|| Ipv4Addr::LOCALHOST.into()), all.port()).into()
        }
        SocketAddr::V6(all) if all.ip().is_unspecified() => {
            (in_network().unwrap_or_else(|| Ipv6Addr::LOCALHOST.into()), all.port()).into()
        }
        one => one,
    }
}

/// The address from which this machine reaches others. Nothing is sent: only the route to an address reserved for
/// documentation is looked up.
fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
}

/// Opens the browser, if there is a screen. If that fails, the printed address can be opened by hand.
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

/// Returns when the process is asked to stop.
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
