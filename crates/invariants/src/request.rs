//! Invariants of requests to the local server, whose reader is the program's own.

#[path = "../../cli/src/play/request.rs"]
mod reader;

use reader::{LONGEST, Refusal, Request};

/// The hosts of the server that is asked.
const HOSTS: [&str; 2] = ["127.0.0.1:7311", "localhost:7311"];

/// Any bytes are a request, a refused one, or the beginning of one that needs more; more than the longest head is never read.
pub fn request_is_read_or_refused(bytes: &[u8]) {
    let hosts = HOSTS.map(str::to_owned);
    let mut rest = bytes;
    let read = Request::read(&mut rest);
    assert!((bytes.len() - rest.len()) as u64 <= LONGEST);
    let begun = LONGEST as usize > bytes.len();
    match read {
        None => assert!(begun, "a head without an end is refused"),
        Some(Err(refusal)) => {
            assert_ne!(refusal, Refusal::Foreign, "only a whole request is foreign");
            assert!(refusal != Refusal::TooLong || !begun);
        }
        Some(Ok(request)) => {
            assert!(request.target.starts_with('/') && !request.target.contains([' ', '\n']));
            assert!(!request.method.contains([' ', '\n']));
            // What a head says beside its first line changes neither.
            let first = format!("{} {} HTTP/1.1\r\n\r\n", request.method, request.target);
            if let Some(Ok(alone)) = Request::read(first.as_bytes()) {
                assert_eq!(
                    (&alone.method, &alone.target),
                    (&request.method, &request.target)
                );
                // No host is named, so it is not answered.
                assert_eq!(alone.check(&hosts), Err(Refusal::Bad));
                assert!(
                    !alone.understands("br") && !alone.has("\"1\"") && !alone.is_to_localhost()
                );
            }
            let answered = request.check(&hosts).is_ok();
            let text = String::from_utf8_lossy(bytes).to_ascii_lowercase();
            let named = HOSTS.iter().any(|host| text.contains(host));
            assert!(!answered || named, "only its own names are answered");
            let _ = (request.understands("gzip"), request.has("*"));
        }
    }
}
