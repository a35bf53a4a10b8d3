//! For build scripts: a number that changes with the sources of a crate, so that a replay knows which rules of play
//! it was made under.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Has the crate compiled with `SOURCES`: sixteen hexadecimal digits that its sources determine.
pub fn fingerprint() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("src");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    list(&root, &mut files);
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let name = file.strip_prefix(&root).expect("it was listed there").to_string_lossy().replace('\\', "/");
        let text = fs::read(&file).expect("it was just listed");
        // Where lines end otherwise, they say the same.
        for byte in name.into_bytes().into_iter().chain(text).filter(|&byte| byte != b'\r') {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    println!("cargo:rustc-env=SOURCES={hash:016x}");
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).expect("a crate has sources").flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            list(&path, files);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
}
