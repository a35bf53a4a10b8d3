//! The page is handed out whole, small and guarded.

use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use http_body_util::BodyExt;
use tower::ServiceExt;

async fn ask(path: &str, said: &[(header::HeaderName, &str)]) -> Response<Body> {
    let mut request = Request::builder().uri(path);
    for (name, value) in said {
        request = request.header(name, *value);
    }
    table::page::router::<()>().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

async fn text(response: Response<Body>) -> String {
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

fn told(response: &Response<Body>, name: header::HeaderName) -> String {
    response.headers().get(&name).unwrap_or_else(|| panic!("no {name}")).to_str().unwrap().to_owned()
}

/// The addresses of what the page is made of; none if it was left out of the build.
async fn assets() -> Vec<String> {
    let page = text(ask("/", &[]).await).await;
    let assets: Vec<String> = page.split('"').filter(|part| part.starts_with("/assets/")).map(str::to_owned).collect();
    assert!(!assets.is_empty() || page.contains("SHOBU_PAGE=skip"), "{page}");
    assets
}

#[tokio::test]
async fn the_page_is_asked_for_anew_each_time() {
    let page = ask("/", &[]).await;
    assert_eq!(page.status(), StatusCode::OK);
    assert_eq!(told(&page, header::CONTENT_TYPE), "text/html; charset=utf-8");
    assert_eq!(told(&page, header::CACHE_CONTROL), "no-cache");
    let tag = told(&page, header::ETAG);
    assert!(text(page).await.contains("Shobu"));

    let again = ask("/", &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(text(again).await, "");
}

#[tokio::test]
async fn what_the_page_names_is_there_and_is_kept() {
    for path in assets().await {
        let asset = ask(&path, &[]).await;
        assert_eq!(asset.status(), StatusCode::OK, "{path}");
        assert_eq!(told(&asset, header::CACHE_CONTROL), "public, max-age=31536000, immutable");
        let kind = if path.ends_with(".js") { "text/javascript; charset=utf-8" } else { "text/css; charset=utf-8" };
        assert_eq!(told(&asset, header::CONTENT_TYPE), kind, "{path}");
    }
}

#[tokio::test]
async fn what_is_long_goes_out_compressed() {
    for path in assets().await {
        for coding in ["br", "gzip"] {
            let asset = ask(&path, &[(header::ACCEPT_ENCODING, coding)]).await;
            assert_eq!(told(&asset, header::CONTENT_ENCODING), coding, "{path}");
        }
    }
}

#[tokio::test]
async fn every_answer_is_guarded() {
    for path in ["/", "/nowhere"] {
        let answer = ask(path, &[]).await;
        let policy = told(&answer, header::CONTENT_SECURITY_POLICY);
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(told(&answer, header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        assert_eq!(told(&answer, header::REFERRER_POLICY), "no-referrer");
    }
}

#[tokio::test]
async fn unknown_addresses_are_not_found() {
    for path in ["/nowhere", "/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/"] {
        assert_eq!(ask(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}
