//! In which language someone is answered: over the wire of a seat as the page says, otherwise as the request wishes.

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use duel::language::Language;

tokio::task_local! {
    static SPOKEN: Language;
}

/// Answers a request in the language it wishes for.
pub async fn listen(request: Request, next: Next) -> Response {
    let language = wished(request.headers());
    SPOKEN.scope(language, next.run(request)).await
}

/// The language in which the request is answered that is being worked on; English if there is none.
pub fn spoken() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or_default()
}

/// The first language of those wished for that is spoken here.
fn wished(headers: &HeaderMap) -> Language {
    let wishes = headers.get(header::ACCEPT_LANGUAGE).and_then(|wishes| wishes.to_str().ok()).unwrap_or_default();
    let known = |wish: &str| match wish.trim().get(..2)?.to_ascii_lowercase().as_str() {
        "en" => Some(Language::English),
        "ja" => Some(Language::Japanese),
        _ => None,
    };
    wishes.split(',').find_map(known).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_first_known_language_is_spoken() {
        let spoken = |wishes: &'static str| {
            wished(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wishes))]))
        };
        assert_eq!(spoken("ja"), Language::Japanese);
        assert_eq!(spoken("de, ja-JP;q=0.9, en;q=0.8"), Language::Japanese);
        assert_eq!(spoken("en-US,ja;q=0.5"), Language::English);
        assert_eq!(spoken("x, *"), Language::English);
        assert_eq!(wished(&HeaderMap::new()), Language::English);
        assert_eq!(super::spoken(), Language::English, "without a request");
    }
}
