//! The talk of both players, beside the battle.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use acies_referee::Side;
use serde_json::{Value, json};

use crate::client::{Player, Socket, opened, taken, watch};
use crate::memory::Memory;
use crate::server::Server;

fn say(player: &Player, id: &str, text: &str) -> Value {
    json!({ "t": "say", "battle": player.seat.code.to_string(), "id": id, "text": text })
}

#[tokio::test]
async fn what_a_player_says_comes_to_both_and_to_no_watcher() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, mut blue] = opened(server.address, "days 4").await;
    let seats = [red.seat.clone(), blue.seat.clone()];
    let mut watcher = Socket::open(server.address).await;
    watcher.send(&watch(seats[0].code, 0, None)).await.unwrap();
    watcher.next_of("frame").await;

    let id = Player::id();
    // Once more, because the answer was lost: it is one line.
    for _ in 0..2 {
        red.socket
            .send(&say(&red, &id, "  Good luck! "))
            .await
            .unwrap();
        for player in [&mut red, &mut blue] {
            let said = player.hear("said").await;
            let line = &said["lines"][0];
            assert_eq!(line["number"], 1);
            assert_eq!(line["text"], "Good luck!");
            assert_eq!(line["by"], Side::Red.word());
            assert_eq!(line["id"], id.as_str());
        }
    }
    blue.socket
        .send(&say(&blue, &Player::id(), "And to you."))
        .await
        .unwrap();
    blue.hear("said").await;
    assert_eq!(red.hear("said").await["lines"][0]["number"], 2);

    // A page that comes later asks for what it has missed.
    let mut again = Player::come(server.address, &seats[1]).await;
    let hear = json!({ "t": "hear", "battle": seats[1].code.to_string(), "after": 1 });
    again.socket.send(&hear).await.unwrap();
    let lines = again.hear("said").await["lines"].clone();
    assert_eq!(lines.as_array().unwrap().len(), 1);
    assert_eq!(lines[0]["text"], "And to you.");

    // One who only watches neither hears nor says anything.
    watcher.send(&hear).await.unwrap();
    assert_eq!(watcher.next_of("wrong").await["why"], "not-yours");
    watcher
        .send(&say(&red, &Player::id(), "Hello"))
        .await
        .unwrap();
    assert_eq!(watcher.next_of("wrong").await["why"], "not-yours");
    server.end().unwrap();
    while let Some(message) = watcher.try_next().await {
        assert_ne!(message["t"], "said");
    }
}

#[tokio::test]
async fn a_line_that_is_none_or_cannot_be_kept_is_refused_by_its_id() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let seats = taken(server.address, "days 4");
    let mut red = Player::come(server.address, &seats[0]).await;
    let longest = "é".repeat(500);
    let id = Player::id();
    red.socket.send(&say(&red, &id, &longest)).await.unwrap();
    assert_eq!(red.hear("said").await["lines"][0]["text"], longest);

    let mut refused = async |id: &str, text: &str| {
        red.socket.send(&say(&red, id, text)).await.unwrap();
        let refused = red.hear("refused").await;
        assert_eq!(refused["id"], id);
        refused["refusal"]["why"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(&id, "Something else").await, "other-bytes");
    for text in ["", "   ", "two\nlines", &format!("{longest}.")] {
        assert_eq!(refused(&Player::id(), text).await, "not-understood");
    }
    assert_eq!(refused("no id", "Hello").await, "not-understood");
    store.is_full.store(true, Ordering::Relaxed);
    assert_eq!(refused(&Player::id(), "Hello").await, "later");
}
