//! The page, as the build made it of `web/`, and how it is handed out.

use axum::Router;
use axum::extract::{Path, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};
use tower_http::compression::CompressionLayer;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/page"]
struct Page;

/// The page at `/`, what it is made of under `/assets`; anything else that no other route takes is not found.
///
/// The headers that keep strangers out stand on every answer of this router; lay [`guard`] over other routes too.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/", get(index))
        .route("/index.html", get(index))
        .route("/assets/{*name}", get(asset))
        .fallback(missing)
        .layer(CompressionLayer::new().gzip(true).br(true))
        .layer(middleware::from_fn(guard))
}

async fn index(headers: HeaderMap) -> Response {
    // It names the assets of its build, so that an old one would ask for what is no longer there.
    serve("index.html", "no-cache", &headers)
}

async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    // Its name carries a hash of its content.
    serve(&format!("assets/{name}"), "public, max-age=31536000, immutable", &headers)
}

async fn missing() -> Response {
    (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response()
}

fn serve(path: &str, keep: &'static str, asked: &HeaderMap) -> Response {
    let Some(EmbeddedFile { data, metadata, .. }) = Page::get(path) else {
        return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
    };
    // Weak: the same content may go out compressed or not.
    let hash: String = metadata.sha256_hash().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("W/\"{hash}\"");
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let headers = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, kind(path))], data).into_response()
}

/// What a file is, by the end of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}

/// Scripts and connections are the server's own; styles may stand in the page, where cards get their places and colours.
/// `'self'` covers WebSockets of the same origin.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
                      object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Middleware that lays the headers on an answer which keep strangers out of the page.
pub async fn guard(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
