//! What comes over a socket, in the right order and in every other.

use std::cell::Cell;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use acies_referee::Side;
use acies_server::Allowances;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Player, Socket, hex, opened, seal, taken, watch};
use crate::memory::Memory;
use crate::server::{Server, generous};

/// Two players before the first order after their armies.
async fn sealed(server: &Server) -> [Player; 2] {
    let mut players = opened(server.address, "live 1800000 30000").await;
    seal(&mut players).await;
    players
}

/// The player who is asked, and the default order.
fn asked(players: &[Player; 2]) -> (usize, String) {
    let (side, line) = players[0].default_order().unwrap();
    (side as usize, line)
}

#[tokio::test]
async fn the_same_id_twice_is_answered_twice_and_kept_once() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let (at, line) = asked(&players);
    let player = &mut players[at];
    let wish = player.order(&line);
    let (id, version) = player.must(wish.clone()).await;
    let again = player.request(&id, wish);
    player.socket.send(&again).await.unwrap();
    let kept = player.hear("kept").await;
    assert_eq!(
        (&kept["id"], &kept["version"]),
        (&json!(id), &json!(version))
    );
    let other = player.request(&id, json!({ "w": "resign" }));
    player.socket.send(&other).await.unwrap();
    let refused = player.hear("refused").await;
    assert_eq!(refused["refusal"]["why"], "other-bytes");
    assert_eq!(player.version(), version);
}

#[tokio::test]
async fn an_order_for_a_version_that_is_past_is_stale() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let (at, line) = asked(&players);
    let old = players[at].order(&line);
    let wish = old.clone();
    let (_, version) = players[at].must(wish).await;
    let refusal = players[at].refused(old).await;
    assert_eq!(
        (&refusal["why"], &refusal["version"]),
        (&json!("stale"), &json!(version))
    );
    let mut ahead = players[at].order("end");
    ahead["after"] = json!(version + 7);
    let refusal = players[at].refused(ahead).await;
    assert_eq!(
        (&refusal["why"], &refusal["version"]),
        (&json!("behind"), &json!(version))
    );
}

#[tokio::test]
async fn a_request_that_is_withdrawn_first_is_never_kept() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let (at, line) = asked(&players);
    let player = &mut players[at];
    let id = Player::id();
    let withdraw = json!({ "t": "withdraw", "battle": player.seat.code.to_string(), "id": id });
    player.socket.send(&withdraw).await.unwrap();
    assert_eq!(player.hear("withdrawn").await["id"], id.as_str());
    let late = player.request(&id, player.order(&line));
    player.socket.send(&late).await.unwrap();
    assert_eq!(player.hear("refused").await["refusal"]["why"], "withdrawn");
    // What was kept is not withdrawn any more.
    let wish = player.order(&line);
    let (id, version) = player.must(wish).await;
    let withdraw = json!({ "t": "withdraw", "battle": player.seat.code.to_string(), "id": id });
    player.socket.send(&withdraw).await.unwrap();
    assert_eq!(player.hear("kept").await["version"], version);
}

#[tokio::test]
async fn a_token_of_another_battle_or_none_orders_nothing() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let seats = taken(server.address, "days 4");
    let others = taken(server.address, "days 4");
    let mut socket = Socket::open(server.address).await;
    let resign = |code: &str| json!({ "t": "request", "battle": code, "id": "0".repeat(32), "wish": { "w": "resign" } });
    let code = seats[0].code.to_string();

    socket.send(&resign(&code)).await.unwrap();
    assert_eq!(
        socket.next().await,
        json!({ "t": "wrong", "battle": code, "why": "not-watching" })
    );
    for token in [others[0].token(), [0; 32]] {
        socket
            .send(&watch(seats[0].code, 0, Some(&token)))
            .await
            .unwrap();
        assert_eq!(
            socket.next().await,
            json!({ "t": "wrong", "battle": code, "why": "not-yours" })
        );
        socket.send(&resign(&code)).await.unwrap();
        assert_eq!(socket.next().await["why"], "not-watching");
    }
    socket.send(&watch(seats[0].code, 0, None)).await.unwrap();
    assert_eq!(socket.next().await["own"], Value::Null);
    socket.send(&resign(&code)).await.unwrap();
    assert_eq!(
        socket.next().await,
        json!({ "t": "wrong", "battle": code, "why": "not-yours" })
    );
    // A seat in one battle is none in another.
    socket
        .send(&watch(others[0].code, 0, Some(&others[0].token())))
        .await
        .unwrap();
    assert_eq!(socket.next_of("frame").await["own"]["side"], "red");
    socket.send(&resign(&code)).await.unwrap();
    assert_eq!(socket.next_of("wrong").await["why"], "not-yours");
    assert_eq!(store.rows(&code).steps, []);

    for battle in ["k7q2m9x4tz3c", "", "no code at all", "\u{1f600}"] {
        socket
            .send(&json!({ "t": "watch", "battle": battle, "after": 0 }))
            .await
            .unwrap();
        assert_eq!(
            socket.next_of("wrong").await["why"],
            "unknown-battle",
            "{battle}"
        );
    }
}

#[tokio::test]
async fn a_page_that_comes_again_gets_what_it_has_missed() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, blue] = sealed(&server).await;
    let seen = blue.version() as usize;
    let seat = blue.seat.clone();
    drop(blue);
    while red.frame["presence"][1]["p"] != "gone" {
        red.hear("frame").await;
    }
    let offer = json!({ "w": "offer", "offer": "draw" });
    let (_, version) = red.must(offer).await;
    let mut socket = Socket::open(server.address).await;
    socket
        .send(&watch(seat.code, seen, Some(&seat.token())))
        .await
        .unwrap();
    let frame = socket.next_of("frame").await;
    assert_eq!(frame["after"], seen);
    assert_eq!(frame["steps"].as_array().unwrap().len(), 1);
    assert_eq!(
        frame["offers"],
        json!([{ "number": version, "by": "red", "offer": "draw" }])
    );
    while red.frame["presence"][1]["p"] != "here" {
        red.hear("frame").await;
    }
    // One that has seen more than there is gets nothing, and finds out by the hash.
    let mut ahead = Socket::open(server.address).await;
    ahead.send(&watch(seat.code, 900, None)).await.unwrap();
    let frame = ahead.next_of("frame").await;
    assert_eq!(
        (&frame["after"], &frame["version"]),
        (&json!(version), &json!(version))
    );
    assert_eq!(frame["steps"], json!([]));
    // Nothing more comes of a battle that it has left.
    socket
        .send(&json!({ "t": "leave", "battle": seat.code.to_string() }))
        .await
        .unwrap();
    socket.send(&json!({ "t": "ping", "n": 7 })).await.unwrap();
    assert_eq!(socket.next_of("pong").await["n"], 7);
    socket
        .send(&json!({ "t": "leave", "battle": seat.code.to_string() }))
        .await
        .unwrap();
    assert_eq!(socket.next_of("wrong").await["why"], "not-watching");
}

#[tokio::test]
async fn pages_that_come_while_orders_follow_each_other_fast_miss_none() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let code = players[0].seat.code;
    // While a page's battle is read, an order or two are kept.
    store.read_takes.store(20, Ordering::Relaxed);
    let is_played = Cell::new(false);
    let play = async {
        for _ in 0..60 {
            let (at, line) = asked(&players);
            let wish = players[at].order(&line);
            let (_, version) = players[at].must(wish).await;
            for player in &mut players {
                player.reach(version).await;
            }
        }
        is_played.set(true);
        players[0].version()
    };
    let come = async {
        let mut pages = Vec::new();
        while !is_played.get() {
            let mut page = Socket::open(server.address).await;
            page.send(&watch(code, 0, None)).await.unwrap();
            let frame = page.next().await;
            assert_eq!(frame["t"], "frame", "{frame}");
            pages.push((page, frame["version"].as_u64().unwrap()));
        }
        pages
    };
    let (last, pages) = tokio::join!(play, come);
    assert!(pages.len() > 20, "{}", pages.len());
    for (mut page, mut seen) in pages {
        while seen < last {
            let frame = page.next_of("frame").await;
            assert_eq!(frame["after"], seen);
            seen = frame["version"].as_u64().unwrap();
        }
    }
}

#[tokio::test]
async fn what_another_server_has_written_is_shown_within_seconds() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [red, mut blue] = sealed(&server).await;
    // Nothing leads from one server to the other but the store, which each asks every five seconds.
    let other = Server::of(&store);
    let mut elsewhere = Player::come(other.address, &red.seat).await;
    let draw = json!({ "w": "offer", "offer": "draw" });
    let (_, version) = elsewhere.must(draw).await;
    blue.reach(version).await;
    assert_eq!(blue.frame["offers"][0]["offer"], "draw");
}

#[tokio::test]
async fn one_page_of_two_that_goes_leaves_the_player_there() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, blue] = sealed(&server).await;
    let mut second = Player::come(server.address, &blue.seat).await;
    drop(blue);
    sleep(Duration::from_secs(3)).await;
    let (_, version) = red.must(json!({ "w": "offer", "offer": "pause" })).await;
    second.reach(version).await;
    assert_eq!(
        second.frame["presence"],
        json!([{ "p": "here" }, { "p": "here" }])
    );
    // Either page of a side may order.
    let (_, version) = second
        .must(json!({ "w": "answer", "offer": version, "accepts": true }))
        .await;
    red.reach(version).await;
    assert_eq!(red.frame["isPaused"], true);
}

#[tokio::test]
async fn an_order_on_its_way_is_kept_though_the_socket_closes() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let (at, line) = asked(&players);
    let (before, seat) = (players[at].version(), players[at].seat.clone());
    store.takes.store(300, Ordering::Relaxed);
    let id = Player::id();
    let request = players[at].request(&id, players[at].order(&line));
    players[at].socket.send(&request).await.unwrap();
    // As long as it takes to arrive, and shorter than it takes to be kept.
    sleep(Duration::from_millis(100)).await;
    let [red, blue] = players;
    let (gone, mut other) = if at == 0 { (red, blue) } else { (blue, red) };
    drop(gone);
    store.takes.store(0, Ordering::Relaxed);
    while other.version() == before {
        other.hear("frame").await;
    }
    let mut again = Player::come(server.address, &seat).await;
    assert_eq!(again.log, other.log);
    again.socket.send(&request).await.unwrap();
    assert_eq!(again.hear("kept").await["id"], id.as_str());
    assert_eq!(again.version(), other.version());
}

#[tokio::test]
async fn of_two_orders_at_once_one_is_kept() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let players = sealed(&server).await;
    let (at, line) = asked(&players);
    let seat = players[at].seat.clone();
    let mut other = Player::come(server.address, &seat).await;
    let [red, blue] = players;
    let mut one = if at == 0 { red } else { blue };
    let before = one.version();
    store.takes.store(50, Ordering::Relaxed);
    let wish = one.order(&line);
    let [first, second] = [
        one.request(&format!("{:032x}", 0xa), wish.clone()),
        other.request(&format!("{:032x}", 0xb), wish),
    ];
    let (sent, also) = tokio::join!(one.socket.send(&first), other.socket.send(&second));
    sent.and(also).unwrap();
    let mut answers = Vec::new();
    for player in [&mut one, &mut other] {
        loop {
            let message = player.socket.next().await;
            if message["t"] == "frame" {
                player.follow(&message);
            } else {
                answers.push(match message["t"].as_str() {
                    Some("refused") => message["refusal"]["why"].as_str().unwrap().to_owned(),
                    kind => kind.unwrap().to_owned(),
                });
                break;
            }
        }
    }
    answers.sort();
    assert_eq!(answers, ["kept", "stale"]);
    let kept = store.rows(&seat.code.to_string()).version();
    assert!(u64::from(kept) > before);
    for player in [&mut one, &mut other] {
        player.reach(kept.into()).await;
    }
    assert_eq!(one.log, other.log);
}

#[tokio::test]
async fn a_frame_that_is_too_long_or_no_text_ends_the_socket() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    for (message, code) in [
        (Message::text("x".repeat(20 << 10)), 1009),
        (Message::binary(vec![0; 16]), 1003),
    ] {
        let mut socket = Socket::open(server.address).await;
        socket.send_raw(message).await.unwrap();
        assert_eq!(socket.closed().await, Some(code));
    }
    // Others are not concerned.
    let mut socket = Socket::open(server.address).await;
    socket.send(&json!({ "t": "ping", "n": 1 })).await.unwrap();
    assert_eq!(socket.next().await["t"], "pong");
}

#[tokio::test]
async fn hostile_messages_are_answered_and_do_no_harm() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let before = store.rows(&players[0].seat.code.to_string()).steps.len();
    let code = players[0].seat.code.to_string();
    let socket = &mut players[0].socket;
    let deep = "[".repeat(8_000);
    for text in [
        "",
        "null",
        "{}",
        "[]",
        "\"watch\"",
        "{\"t\":7}",
        "{\"t\":\"none\"}",
        "{\"t\":\"watch\"}",
        "{\"t\":\"watch\",\"battle\":7,\"after\":0}",
        "{\"t\":\"watch\",\"battle\":\"x\",\"after\":-1}",
        "{\"t\":\"watch\",\"battle\":\"x\",\"after\":1e99}",
        "{\"t\":\"ping\",\"n\":4294967296}",
        "\u{0}",
        "\u{feff}{}",
        &deep,
    ] {
        socket.send_raw(Message::text(text)).await.unwrap();
        let answer = socket.next_of("wrong").await;
        assert_eq!(
            answer,
            json!({ "t": "wrong", "why": "no-message" }),
            "{text:.40}"
        );
    }
    let id = "e".repeat(32);
    for (wish, why) in [
        (json!({ "w": "orders", "after": 0, "lines": [] }), "stale"),
        (
            json!({ "w": "orders", "after": 1_000_000, "lines": ["end"] }),
            "behind",
        ),
        (
            json!({ "w": "orders", "after": before, "lines": [] }),
            "count",
        ),
        (
            json!({ "w": "orders", "after": before, "lines": vec!["end"; 65] }),
            "count",
        ),
        (
            json!({ "w": "orders", "after": before, "lines": ["x".repeat(1025)] }),
            "not-understood",
        ),
        (
            json!({ "w": "orders", "after": before, "lines": ["\u{1f600}\n\u{0}"] }),
            "unread",
        ),
        (
            json!({ "w": "orders", "after": before, "lines": ["end"], "value": { "visit": 1, "value": "AB" } }),
            "not-understood",
        ),
        (
            json!({ "w": "offer", "offer": "draw\nend drawn" }),
            "not-understood",
        ),
        (json!({ "w": "offer", "offer": "back 1" }), "misplaced"),
        (
            json!({ "w": "standing", "kind": "none", "reply": "ask" }),
            "not-understood",
        ),
        (
            json!({ "w": "answer", "offer": u32::MAX, "accepts": true }),
            "no-offer",
        ),
        (json!({ "w": "give", "time": i64::MIN }), "out-of-range"),
        (json!({ "w": "leave", "days": 255 }), "wrong-pace"),
        (
            json!({ "w": "back", "after": before, "orders": u32::MAX }),
            "cannot-take-back",
        ),
        (json!({ "w": "claim-win" }), "nothing-to-claim"),
    ] {
        let request = json!({ "t": "request", "battle": code, "id": id, "wish": wish });
        socket.send(&request).await.unwrap();
        let refused = socket.next_of("refused").await;
        assert_eq!(refused["refusal"]["why"], why, "{refused}");
    }
    for bad in ["", "0", "Z", &"A".repeat(32), &"0".repeat(33)] {
        let request =
            json!({ "t": "request", "battle": code, "id": bad, "wish": { "w": "resume" } });
        socket.send(&request).await.unwrap();
        assert_eq!(
            socket.next_of("refused").await["refusal"]["why"],
            "not-understood"
        );
    }
    assert_eq!(store.rows(&code).steps.len(), before);
    assert!(store.rows(&code).seat(Side::Red).taken.is_some());
}

#[tokio::test]
async fn any_bytes_are_answered() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let players = sealed(&server).await;
    let mut socket = Socket::open(server.address).await;
    let whole = [
        watch(players[0].seat.code, 3, Some(&players[0].seat.token())),
        players[0].request(&"0".repeat(32), players[0].order("end")),
        players[0].request(&"1".repeat(32), json!({ "w": "give", "time": 7 })),
    ];
    let mut random = 7_u64;
    let mut chance = |below: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    for nth in 0..300 {
        let mut bytes = whole[chance(whole.len())].to_string().into_bytes();
        for _ in 0..=chance(4) {
            let at = chance(bytes.len());
            match chance(3) {
                0 => bytes[at] = b' ' + chance(95) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b"\"{}[],:0\\"[chance(9)]),
            }
        }
        socket
            .send_raw(Message::text(String::from_utf8(bytes).unwrap()))
            .await
            .unwrap();
        let ping = json!({ "t": "ping", "n": nth });
        socket.send(&ping).await.unwrap();
        // Whatever came before is answered by the time that this is.
        while socket.next_of("pong").await["n"] != nth {}
    }
}

#[tokio::test]
async fn a_page_that_sends_too_much_is_refused_and_then_closed() {
    let store = Arc::new(Memory::default());
    let three = NonZeroU32::new(3).unwrap();
    let allowances = Allowances {
        messages: NonZeroU32::MIN,
        burst: three,
        watched: 1,
        ..generous()
    };
    let server = Server::with(&store, allowances);
    let seats = taken(server.address, "days 4");
    let others = taken(server.address, "days 4");
    let mut socket = Socket::open(server.address).await;
    socket
        .send(&watch(seats[0].code, 0, Some(&seats[0].token())))
        .await
        .unwrap();
    socket.next_of("frame").await;
    socket.send(&watch(others[0].code, 0, None)).await.unwrap();
    assert_eq!(socket.next_of("wrong").await["why"], "too-many");
    socket.send(&json!({ "t": "ping", "n": 1 })).await.unwrap();
    socket.next_of("pong").await;
    let request = json!({ "t": "request", "battle": seats[0].code.to_string(), "id": hex(&[1; 16]), "wish": { "w": "resume" } });
    socket.send(&request).await.unwrap();
    let refusal = socket.next_of("refused").await["refusal"].clone();
    assert_eq!(refusal["why"], "later");
    assert!(
        (1..=1000).contains(&refusal["within"].as_u64().unwrap()),
        "{refusal}"
    );
    for _ in 0..20 {
        // The house may have closed it already.
        let _ = socket.send(&json!({ "t": "ping", "n": 1 })).await;
    }
    assert_eq!(socket.closed().await, Some(4429));
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_no_more() {
    let store = Arc::new(Memory::default());
    let allowances = Allowances {
        sockets_of_address: 2,
        ..generous()
    };
    let server = Server::with(&store, allowances);
    let one = Socket::open(server.address).await;
    let _two = Socket::open(server.address).await;
    let refused = Socket::try_open(server.address).await;
    let status = match refused {
        Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        _ => panic!("opened, or failed otherwise"),
    };
    assert_eq!(status, 429);
    drop(one);
    while Socket::try_open(server.address).await.is_err() {
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_page_that_takes_nothing_is_closed_and_holds_up_no_other() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let [mut red, blue] = sealed(&server).await;
    drop(blue);
    // It asks for the whole battle again and again, and reads nothing, until it is closed.
    let mut stalled = Socket::open_narrow(server.address).await;
    let again = watch(red.seat.code, 0, None);
    let is_closed = Cell::new(false);
    let closed = async {
        while stalled.send(&again).await.is_ok() {}
        is_closed.set(true);
    };
    // Once more after that, too.
    let goes_on = async {
        let mut times = 0;
        loop {
            let last = is_closed.get();
            let (_, version) = red.must(json!({ "w": "offer", "offer": "draw" })).await;
            let answer = json!({ "w": "answer", "offer": version, "accepts": false });
            red.must(answer).await;
            times += 1;
            if last {
                return times;
            }
        }
    };
    let both = async { tokio::join!(closed, goes_on) };
    let ((), times) = timeout(Duration::from_mins(5), both)
        .await
        .expect("it is closed");
    assert!(times > 1, "{times}");
}

#[tokio::test]
async fn a_stop_says_when_to_come_again_and_keeps_what_has_come() {
    let store = Arc::new(Memory::default());
    let server = Server::of(&store);
    let mut players = sealed(&server).await;
    let (at, line) = asked(&players);
    let code = players[at].seat.code.to_string();
    let before = store.rows(&code).version();
    store.takes.store(300, Ordering::Relaxed);
    let id = Player::id();
    let request = players[at].request(&id, players[at].order(&line));
    players[at].socket.send(&request).await.unwrap();
    sleep(Duration::from_millis(100)).await;
    let stop = server.stop.clone();
    let ended = tokio::task::spawn_blocking(move || server.end());
    stop.ask();
    for player in &mut players {
        let bye = player.socket.next_of("bye").await;
        assert!(bye["within"].as_u64().unwrap() < 2_000);
        assert_eq!(player.socket.closed().await, Some(1012));
    }
    ended.await.unwrap().unwrap();
    assert!(store.rows(&code).version() > before);
}
