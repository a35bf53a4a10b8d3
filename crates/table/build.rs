//! Builds the page in `web/`, so that the binary carries it.
//!
//! With `SHOBU_PAGE=skip` it is left out, for those who only work on Rust.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};
use std::time::SystemTime;

/// What the page is made of, in `web/`. The folder of the build's output is not among it.
const SOURCES: [&str; 8] = [
    "src",
    "index.html",
    "package.json",
    "package-lock.json",
    ".npmrc",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

const LEFT_OUT: &str =
    "<!doctype html><html lang=en><title>Shobu</title><p>The page was left out of this build (SHOBU_PAGE=skip).";

fn main() {
    let web =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder")).join("../../web");
    let page = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output folder")).join("page");

    println!("cargo:rerun-if-env-changed=SHOBU_PAGE");
    for source in SOURCES {
        println!("cargo:rerun-if-changed={}", web.join(source).display());
    }

    if env::var("SHOBU_PAGE").is_ok_and(|wish| wish == "skip") {
        leave_out(&page);
        list(&page);
        return;
    }
    if stale(&web) {
        npm(&web, &["ci"]);
    }
    npm(
        &web,
        &[
            "exec",
            "--",
            "vite",
            "build",
            "--emptyOutDir",
            "--logLevel",
            "warn",
            "--outDir",
            &page.display().to_string(),
        ],
    );
    list(&page);
}

/// Writes a list of the page's files for the server to carry: the path of each, and what is in it.
fn list(page: &Path) {
    let mut listed = String::from("&[\n");
    let mut folders = vec![page.to_owned()];
    while let Some(folder) = folders.pop() {
        let read = fs::read_dir(&folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
        let entries =
            read.unwrap_or_else(|error| fail(&format!("The page in {} cannot be read: {error}.", folder.display())));
        for file in entries.into_iter().map(|entry| entry.path()) {
            if file.is_dir() {
                folders.push(file);
                continue;
            }
            let parts: Vec<_> =
                file.strip_prefix(page).into_iter().flatten().map(|part| part.to_string_lossy()).collect();
            listed += &format!("({:?}, include_bytes!({:?})),\n", parts.join("/"), file.display().to_string());
        }
    }
    let to = page.with_file_name("files.rs");
    if let Err(error) = fs::write(&to, listed + "]\n") {
        fail(&format!("The list {} of the page's files cannot be written: {error}.", to.display()));
    }
}

fn leave_out(page: &Path) {
    let written = fs::remove_dir_all(page)
        .or_else(|error| if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
        .and_then(|()| fs::create_dir_all(page))
        .and_then(|()| fs::write(page.join("index.html"), LEFT_OUT));
    if let Err(error) = written {
        fail(&format!("The page's place {} cannot be written: {error}.", page.display()));
    }
}

/// Whether the packages the page needs are missing, or older than the list of them.
fn stale(web: &Path) -> bool {
    // npm writes this file last, when it has installed everything.
    let installed = changed(&web.join("node_modules/.package-lock.json"));
    installed.is_none() || installed < changed(&web.join("package-lock.json"))
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|about| about.modified()).ok()
}

fn npm(web: &Path, words: &[&str]) {
    let name = if cfg!(windows) { "npm.cmd" } else { "npm" };
    // What npm prints on stdout would be read by cargo as instructions.
    match Command::new(name).args(words).current_dir(web).stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => {}
        Ok(output) => {
            eprint!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            fail(&format!("The page in web/ could not be built: `npm {}` failed.", words.join(" ")));
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => fail(
            "Building the page needs Node 20.19 or newer with npm; install it, or leave the page out with SHOBU_PAGE=skip.",
        ),
        Err(error) => fail(&format!("npm could not be started: {error}.")),
    }
}

fn fail(sentence: &str) -> ! {
    println!("cargo::error={sentence}");
    exit(1)
}
