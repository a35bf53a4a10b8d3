//! The language of answers: on a WebSocket as the page says, over HTTP as the request's headers say.

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use duel::observe::language::Language;

tokio::task_local! {
    static SPOKEN: Language;
}

/// Middleware that answers a request in the language it asks for.
pub async fn set_language(request: Request, next: Next) -> Response {
    let language = requested_language(request.headers());
    SPOKEN.scope(language, next.run(request)).await
}

/// The language of the request that is being answered; English outside of requests.
pub fn current_language() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or_default()
}

/// The first language in the headers that the server knows.
fn requested_language(headers: &HeaderMap) -> Language {
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
            requested_language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(wishes))]))
        };
        assert_eq!(spoken("ja"), Language::Japanese);
        assert_eq!(spoken("de, ja-JP;q=0.9, en;q=0.8"), Language::Japanese);
        assert_eq!(spoken("en-US,ja;q=0.5"), Language::English);
        assert_eq!(spoken("x, *"), Language::English);
        assert_eq!(requested_language(&HeaderMap::new()), Language::English);
        assert_eq!(current_language(), Language::English, "without a request");
    }
}
