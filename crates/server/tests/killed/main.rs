//! The server is killed and started again while battles are played: what was acknowledged is there, once and in order.
//!
//! The server is this program once more, so it has a `main` of its own: that of the server, or the list of tests.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use acies_chronicle::Record;
use acies_sampling::is_thorough;
use libtest_mimic::{Arguments, Trial};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Player, Seat, taken};
use crate::process::{Process, awaited, free_port, serve_as_child};
use crate::server::{ask, engine};

mod again;
#[path = "../battles/client.rs"]
#[allow(dead_code, reason = "what other tests need")]
mod client;
#[path = "../battles/memory.rs"]
#[allow(dead_code, reason = "what other tests need")]
mod memory;
mod process;
#[path = "../battles/server.rs"]
#[allow(dead_code, reason = "what other tests need")]
mod server;

/// Plays a battle by default orders until it is time, with a rest after each; what each side had acknowledged, in order.
async fn fight(
    address: SocketAddr,
    seats: [Seat; 2],
    rest: Duration,
    is_time: Arc<AtomicBool>,
) -> [Vec<(String, u64)>; 2] {
    let [red, blue] = &seats;
    let mut players = [
        Player::come(address, red).await,
        Player::come(address, blue).await,
    ];
    let mut acknowledged = [Vec::new(), Vec::new()];
    let mut armies = 0;
    while !is_time.load(Ordering::Relaxed) && !players[0].is_over() {
        let (at, wish) = if armies < 2 {
            armies += 1;
            (armies - 1, players[armies - 1].army())
        } else {
            let (side, line) = players[0].default_order().unwrap();
            (side as usize, players[side as usize].order(&line))
        };
        let player = &mut players[at];
        let id = Player::id();
        let request = player.request(&id, wish);
        let version = loop {
            match player.settle(&id, &request).await {
                Some(version) => break version,
                // It is sent again, the same to the byte.
                None => player.come_again(address).await,
            }
        };
        acknowledged[at].push((id, version));
        for player in &mut players {
            player.catch_up(address, version).await;
        }
        sleep(rest).await;
    }
    acknowledged
}

/// Holds the log of a battle against what one side had acknowledged.
async fn check(address: SocketAddr, seat: &Seat, acknowledged: &[(String, u64)]) {
    let player = Player::come(address, seat).await;
    let mut runs: Vec<(String, usize)> = Vec::new();
    for step in player.frame["own"]["ids"].as_array().unwrap() {
        let (at, id) = (
            step[0].as_u64().unwrap() as usize,
            step[1].as_str().unwrap(),
        );
        match runs.last_mut() {
            // The value of a visit and its order are of one request.
            Some((last, to)) if last == id => *to = at,
            _ => runs.push((id.to_owned(), at)),
        }
    }
    if runs.is_empty() {
        // An army that waits for the other one is in no log yet.
        let is_sealed = !player.frame["own"]["sealed"].is_null();
        assert_eq!(acknowledged.len(), usize::from(is_sealed));
        return;
    }
    let ids = |all: &[(String, usize)]| all.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
    let expected: Vec<String> = acknowledged.iter().map(|(id, _)| id.clone()).collect();
    assert_eq!(ids(&runs), expected, "every order once and in order");
    // The first is the army, which comes into the log when the other one does.
    for ((_, at), (_, version)) in runs.iter().zip(acknowledged).skip(1) {
        assert!((*at as u64) < *version);
    }
}

/// So many battles, and so many kills, each after the server has been up for a while; players rest after an order.
async fn killed_under_load(battles: usize, kills: u32, each: Duration, rest: Duration) {
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut server = Some(Process::start(folder.path(), port));
    awaited(address).await;
    let is_time = Arc::new(AtomicBool::new(false));
    let mut fights = JoinSet::new();
    for _ in 0..battles {
        let seats = tokio::task::spawn_blocking(move || taken(address, "live 1800000 30000"));
        let (seats, is_time) = (seats.await.unwrap(), Arc::clone(&is_time));
        fights.spawn(async move { (seats.clone(), fight(address, seats, rest, is_time).await) });
    }
    for _ in 0..kills {
        sleep(each).await;
        drop(server.take());
        server = Some(Process::start(folder.path(), port));
        awaited(address).await;
    }
    sleep(each).await;
    is_time.store(true, Ordering::Relaxed);
    let mut acknowledged = 0;
    let mut fought = Vec::new();
    while let Some(fight) = fights.join_next().await {
        let (seats, sides) = fight.unwrap();
        acknowledged += sides.iter().map(Vec::len).sum::<usize>();
        fought.push((seats, sides));
    }
    drop(server);
    let _server = Process::start(folder.path(), port);
    awaited(address).await;
    for (seats, sides) in &fought {
        for (seat, acknowledged) in seats.iter().zip(sides) {
            check(address, seat, acknowledged).await;
        }
        let path = format!("/api/battles/{}/record", seats[0].code);
        let (status, _, text) = ask(address, "GET", &path, None);
        assert_eq!(status, 200);
        let record = Record::read(text.as_bytes()).unwrap();
        let verdict = record.verdict(&engine(), None).unwrap();
        assert!(verdict.finding.error().is_none(), "{:?}", verdict.finding);
    }
    assert!(acknowledged > battles, "{acknowledged}");
    println!(
        "{battles} battles, {kills} kills, {acknowledged} requests acknowledged, all there once and in order"
    );
}

/// Twenty battles and four kills; in a thorough run two hundred and a kill every five seconds of a minute.
async fn what_was_acknowledged_outlives_a_kill() {
    let seconds = Duration::from_secs;
    if is_thorough() {
        // About 100 orders a second. Players who order as fast as they can keep a server that is not optimised from all else.
        killed_under_load(200, 12, seconds(5), seconds(2)).await;
    } else {
        killed_under_load(20, 4, seconds(2), Duration::ZERO).await;
    }
}

fn main() -> ExitCode {
    if serve_as_child() {
        return ExitCode::SUCCESS;
    }
    let test = Trial::test("what_was_acknowledged_outlives_a_kill", || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        runtime.block_on(what_was_acknowledged_outlives_a_kill());
        Ok(())
    });
    libtest_mimic::run(&Arguments::from_args(), vec![test]).exit_code()
}
