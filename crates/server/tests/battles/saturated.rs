//! A house that is full of orders still lets players in.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use tokio::task::JoinSet;

use crate::client::{Player, taken};
use crate::memory::Memory;
use crate::server::Server;

/// How many pages send a request in the same moment.
const PAGES: usize = 48;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_battle_is_offered_and_its_seats_are_taken_while_orders_wait() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let address = server.address;
    let mut players = Vec::new();
    for _ in 0..PAGES {
        let seats = tokio::task::spawn_blocking(move || taken(address, "days 4"));
        players.push(Player::come(address, &seats.await.unwrap()[0]).await);
    }
    // Each commit takes a quarter of a second, so that the requests wait for seconds, one behind the other.
    store.takes.store(250, Ordering::Relaxed);
    let answered = Arc::new(AtomicUsize::new(0));
    let mut asking = JoinSet::new();
    for mut player in players {
        let answered = Arc::clone(&answered);
        let wish = json!({ "w": "standing", "kind": "recoil", "reply": "ask" });
        let request = player.request(&Player::id(), wish);
        player.socket.send(&request).await.unwrap();
        asking.spawn(async move {
            player.socket.next_of("kept").await;
            answered.fetch_add(1, Ordering::Relaxed);
        });
    }
    let seats = tokio::task::spawn_blocking(move || taken(address, "days 4"));
    seats.await.unwrap();
    let before = answered.load(Ordering::Relaxed);
    assert!(
        before < PAGES / 2,
        "{before} of {PAGES} were answered before"
    );
    while let Some(asked) = asking.join_next().await {
        asked.unwrap();
    }
    assert_eq!(answered.load(Ordering::Relaxed), PAGES);
    server.end().unwrap();
}
