//! `shobu table`: the server at which all games are played in a browser. `shobu` alone does the same.

use crate::error::Error;
use crate::measure;
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use table::{Server, Settings};
use tracing_subscriber::EnvFilter;

/// Where it listens unless one says otherwise: at one address each time, because by the address a browser keeps seats,
/// decks and settings; if that is taken, at any free one.
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
        return measure::run(duels, args.warm_up, args.seconds, args.thinks);
    }
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr)
        .init();
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

/// An address at which a server that listens everywhere is reached: that of this machine in its network, so that links
/// which are copied from the page lead here from other machines, or else that of this machine for itself.
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

/// The address of this machine from which it reaches others. Nothing is sent: the way to an address that is kept for
/// documents is looked up.
fn in_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
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
