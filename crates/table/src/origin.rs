//! Checks that requests come from the server's own page, or from no page.

use axum::http::{HeaderMap, header};
use std::net::{IpAddr, Ipv6Addr};

/// Returns true if a request comes from the server's own page, or from no page at all. If the server listens only on
/// this machine (`alone`), the request must also name this machine as its host: a foreign name may resolve to this
/// address, and bring a foreign page with it.
pub fn is_own_page(headers: &HeaderMap, alone: bool) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    if alone && !host.is_some_and(names_this_machine) {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    host.is_some() && origin == host
}

/// Returns true if a host, with or without a port, names this machine.
fn names_this_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|letter| letter.is_ascii_digit()) => name,
        _ => host,
    };
    let address = match name.strip_prefix('[').and_then(|inner| inner.strip_suffix(']')) {
        Some(inner) => inner.parse::<Ipv6Addr>().ok().map(IpAddr::V6),
        None => name.parse().ok().filter(IpAddr::is_ipv4),
    };
    name.eq_ignore_ascii_case("localhost") || address.is_some_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    /// The answers for a request to a host, from a page or from none: of a server on this machine alone, and of one
    /// that others can reach.
    fn is_let_in(host: &str, origin: Option<&'static str>) -> [bool; 2] {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_str(host).expect("a host"));
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        }
        [true, false].map(|alone| is_own_page(&headers, alone))
    }

    #[test]
    fn this_machine_goes_by_few_names() {
        let names = ["localhost", "localhost:4000", "localhost:", "LocalHost:80", "127.0.0.1", "127.0.0.1:4000"];
        for host in names.into_iter().chain(["127.8.9.1:1", "[::1]", "[::1]:4000"]) {
            assert!(names_this_machine(host), "{host}");
        }
        let others =
            ["127.0.0.1.evil.example", "127.0.0.1.evil.example:4000", "localhost.evil.example", "evil.example"];
        let broken =
            ["", ":", ":4000", "::1", "[::1", "[[::1]]", "[127.0.0.1]", "localhost:x", "127.0.0.1:4000:", "[::2]"];
        for host in others.into_iter().chain(broken).chain(["192.168.0.7:4000", "0.0.0.0", "localhost@evil.example"]) {
            assert!(!names_this_machine(host), "{host}");
        }
    }

    #[test]
    fn who_comes_from_no_page_is_let_in_by_a_name_of_this_machine() {
        assert_eq!(is_let_in("127.0.0.1:4000", None), [true, true]);
        assert_eq!(is_let_in("table.example:4000", None), [false, true]);
        assert!(!is_own_page(&HeaderMap::new(), true));
    }

    #[test]
    fn a_page_is_let_in_where_it_came_from() {
        assert_eq!(is_let_in("127.0.0.1:4000", Some("http://127.0.0.1:4000")), [true, true]);
        assert_eq!(is_let_in("[::1]:4000", Some("http://[::1]:4000")), [true, true]);
        assert_eq!(is_let_in("table.example", Some("https://table.example")), [false, true]);
        let foreign =
            ["http://evil.example", "http://127.0.0.1:4001", "http://127.0.0.1.evil.example:4000", "null", ""];
        for origin in foreign {
            assert_eq!(is_let_in("127.0.0.1:4000", Some(origin)), [false, false], "{origin}");
        }
        // A foreign name that resolves to this address brings its own page.
        assert_eq!(is_let_in("evil.example:4000", Some("http://evil.example:4000")), [false, true]);
    }
}
