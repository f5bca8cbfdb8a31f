//! A rematch opens for both players of a battle, with sides and armies changed.

use std::sync::Arc;

use acies_referee::Side;
use serde_json::{Value, json};

use crate::client::{Player, opened, seal};
use crate::memory::Memory;
use crate::server::Server;

#[tokio::test]
async fn both_players_come_to_the_same_rematch_by_what_they_have_already() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, mut blue] = opened(server.address, "days 4").await;
    let seats = [red.seat.clone(), blue.seat.clone()];
    red.must(json!({ "w": "resign" })).await;
    red.must(json!({ "w": "offer", "offer": "rematch" })).await;
    let path = format!("/api/battles/{}/rematch", seats[0].code);
    // One who wants a rematch alone has none.
    let (status, _, text) = server.ask("POST", &path, None);
    let problem: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((status, &problem["why"]), (409, &json!("not-agreed")));

    while blue.frame["offers"] == json!([]) {
        blue.hear("frame").await;
    }
    let offer = blue.frame["offers"][0]["number"].clone();
    blue.must(json!({ "w": "answer", "offer": offer, "accepts": true }))
        .await;
    assert_eq!(blue.frame["isRematchAgreed"], true);

    let listed = server.must("POST", &path, None);
    assert_eq!(listed["roots"], json!([null, null]));
    let before = server.must("GET", &format!("/api/battles/{}", seats[0].code), None);
    assert_eq!(listed["terms"], before["terms"]);
    assert_ne!(listed["code"], before["code"]);

    // Red has the other side from now on, and with it the army of blue.
    let code = listed["code"].as_str().unwrap().parse().unwrap();
    let again = [seats[1].in_rematch(code), seats[0].in_rematch(code)];
    assert_eq!(again.each_ref().map(|seat| seat.side), Side::BOTH);
    for seat in &again {
        server.must("PUT", &seat.path(), Some(&seat.taking()));
    }
    // The seat of before opens the other side alone, and the question changes nothing any more.
    let wrong = again[0].taking();
    let (status, _, _) = server.ask("PUT", &again[1].path(), Some(&wrong));
    assert_eq!(status, 403);
    let asked = server.must("POST", &path, None);
    assert_eq!(asked["code"], listed["code"]);
    assert_ne!(asked["roots"], json!([null, null]));
    let mut players = [
        Player::come(server.address, &again[0]).await,
        Player::come(server.address, &again[1]).await,
    ];
    seal(&mut players).await;
    assert!(players.iter().all(|player| !player.is_over()));
}
