//! A battle that others may not watch shows itself to its players alone, and its rematch does too.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::client::{Player, Socket, hex, offered, offered_on, seal, terms, watch};
use crate::memory::Memory;
use crate::server::{Server, ask_with};

/// Whether a record is given to a request with this in its head; else the word for why not.
fn record_for(server: &Server, code: &str, shown: Option<&str>) -> Result<String, String> {
    let path = format!("/api/battles/{code}/record");
    let fields = shown.map_or(String::new(), |shown| format!("Authorization: {shown}\r\n"));
    let (status, _, text) = ask_with(server.address, "GET", &path, &fields, "");
    if status == 200 {
        return Ok(text);
    }
    assert_eq!(status, 403, "{text}");
    let problem: Value = serde_json::from_str(&text).unwrap();
    Err(problem["why"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_battle_that_is_not_watched_shows_itself_to_its_players_alone() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut unwatched = terms("days 4");
    unwatched["watched"] = json!(false);
    let seats = offered_on(server.address, &unwatched);
    let code = seats[0].code.to_string();
    for seat in &seats {
        // The invited player reads the terms before taking the seat.
        let listed = server.must("GET", &format!("/api/battles/{code}"), None);
        assert_eq!(listed["terms"]["watched"], false);
        server.must("PUT", &seat.path(), Some(&seat.taking()));
    }
    let mut players = [
        Player::come(server.address, &seats[0]).await,
        Player::come(server.address, &seats[1]).await,
    ];

    let mut socket = Socket::open(server.address).await;
    let refused = json!({ "t": "wrong", "battle": code, "why": "not-watched" });
    socket.send(&watch(seats[0].code, 0, None)).await.unwrap();
    assert_eq!(socket.next().await, refused);
    // One that was a player is none any more when it comes without the token.
    let token = seats[0].token();
    socket
        .send(&watch(seats[0].code, 0, Some(&token)))
        .await
        .unwrap();
    assert_eq!(socket.next_of("frame").await["own"]["side"], "red");
    socket.send(&watch(seats[0].code, 0, None)).await.unwrap();
    assert_eq!(socket.next_of("wrong").await, refused);
    // What happens is shown to the players and not to that socket.
    seal(&mut players).await;
    socket.send(&json!({ "t": "ping", "n": 7 })).await.unwrap();
    assert_eq!(socket.next().await["t"], "pong");

    let proof = format!("Bearer {}", hex(&token));
    let other = format!("Bearer {}", hex(&[0; 32]));
    assert!(
        record_for(&server, &code, Some(&proof))
            .unwrap()
            .starts_with("acies ")
    );
    for shown in [None, Some(other.as_str()), Some("Bearer"), Some("")] {
        assert_eq!(
            record_for(&server, &code, shown),
            Err("not-watched".into()),
            "{shown:?}"
        );
    }

    // The rematch has the same terms, and so is not watched either.
    let [red, blue] = &mut players;
    red.must(json!({ "w": "resign" })).await;
    red.must(json!({ "w": "offer", "offer": "rematch" })).await;
    blue.must(json!({ "w": "offer", "offer": "rematch" })).await;
    let again = server.must("POST", &format!("/api/battles/{code}/rematch"), None);
    assert_eq!(again["terms"]["watched"], false);
    let again = again["code"].as_str().unwrap().parse().unwrap();
    socket.send(&watch(again, 0, None)).await.unwrap();
    assert_eq!(socket.next().await["why"], "not-watched");
}

#[tokio::test]
async fn a_battle_whose_terms_do_not_say_so_may_be_watched() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let seats = offered(server.address, "days 4");
    for seat in &seats {
        server.must("PUT", &seat.path(), Some(&seat.taking()));
    }
    let mut socket = Socket::open(server.address).await;
    socket.send(&watch(seats[0].code, 0, None)).await.unwrap();
    assert_eq!(socket.next().await["t"], "frame");
    let record = record_for(&server, &seats[0].code.to_string(), None);
    assert!(record.is_ok(), "{record:?}");
}
