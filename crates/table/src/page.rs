//! Serves the page that the build makes from `web/`.

use axum::Router;
use axum::extract::{Path, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sha2::{Digest, Sha256};
use tower_http::compression::CompressionLayer;

/// The files of the page by their paths, as the build lists them.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Serves the page at `/` and its parts under `/assets`; everything else that no other route takes is not found.
///
/// All answers of this router have security headers. Add [`add_security_headers`] to other routes, too.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/", get(index))
        .route("/index.html", get(index))
        .route("/assets/{*name}", get(asset))
        .fallback(missing)
        .layer(CompressionLayer::new().gzip(true).br(true))
        .layer(middleware::from_fn(add_security_headers))
}

async fn index(headers: HeaderMap) -> Response {
    // It names the assets of its build; a cached one would ask for assets that no longer exist.
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
    let Some(&(_, data)) = FILES.iter().find(|(name, _)| *name == path) else {
        return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
    };
    // Weak: the same content may go out compressed or not.
    let hash: String = Sha256::digest(data).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("W/\"{hash}\"");
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let headers = [(header::CACHE_CONTROL, keep.to_owned()), (header::ETAG, tag.clone())];
    if known.is_some_and(|tags| tags.split(',').any(|known| known.trim() == tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, content_type(path))], data).into_response()
}

/// The content type of a file, by the ending of its name.
fn content_type(path: &str) -> &'static str {
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

/// Scripts and connections only from this server; inline styles, by which the page places and colours cards. `'self'`
/// covers WebSockets of the same origin.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
                      object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Middleware that adds security headers to an answer.
pub async fn add_security_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
