//! How many sockets and orders a server bears. It measures, and asserts only that nothing is lost.

use std::env;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

use crate::client::{Player, Seat, Socket, taken, watch};
use crate::killed::{Process, awaited, free_port};

fn number(name: &str, default: usize) -> usize {
    let value = env::var(name).ok();
    value.map_or(default, |value| value.parse().expect("a number"))
}

/// The memory of a process, in KiB.
fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// Plays a battle by default orders, one each time that so much has passed. How long each took to be acknowledged, and to be shown
/// to the opponent.
async fn play(
    address: SocketAddr,
    seats: [Seat; 2],
    each: Duration,
    until: Instant,
) -> Vec<[Duration; 2]> {
    let mut players = [
        Player::come(address, &seats[0]).await,
        Player::come(address, &seats[1]).await,
    ];
    crate::client::seal(&mut players).await;
    // They do not all order in the same instant.
    sleep(each.mul_f64(f64::from(seats[0].token()[0]) / 256.0)).await;
    let mut ticks = interval(each);
    let mut measured = Vec::new();
    while Instant::now() < until && !players[0].is_over() {
        ticks.tick().await;
        let (side, line) = players[0].default_order().unwrap();
        let at = side as usize;
        let wish = players[at].order(&line);
        let begun = Instant::now();
        let [red, blue] = &mut players;
        let (mover, other) = if at == 0 { (red, blue) } else { (blue, red) };
        let before = other.version();
        let shown = async {
            while other.version() == before {
                other.hear("frame").await;
            }
            begun.elapsed()
        };
        let kept = async {
            let (_, version) = mover.must(wish).await;
            (begun.elapsed(), version)
        };
        let (shown, (kept, version)) = tokio::join!(shown, kept);
        for player in &mut players {
            player.reach(version).await;
        }
        measured.push([kept, shown]);
    }
    measured
}

#[tokio::test]
#[ignore = "measures for a minute: ACIES_SOCKETS, ACIES_BATTLES, ACIES_ORDERS a second, ACIES_SECONDS"]
async fn orders_under_load() {
    let sockets = number("ACIES_SOCKETS", 1_000);
    let battles = number("ACIES_BATTLES", 200);
    let orders = number("ACIES_ORDERS", 50);
    let seconds = number("ACIES_SECONDS", 60);
    let folder = tempfile::tempdir().unwrap();
    let port = free_port();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let server = Process::start(folder.path(), port);
    awaited(address).await;
    let empty = memory(server.id());

    let mut idle = JoinSet::new();
    let quiet = tokio::task::spawn_blocking(move || taken(address, "days 4"))
        .await
        .unwrap();
    for _ in 0..sockets {
        let mut socket = Socket::open(address).await;
        socket.send(&watch(quiet[0].code, 0, None)).await.unwrap();
        socket.next_of("frame").await;
        // A browser answers the pings of the house, or it is taken for gone.
        idle.spawn(async move { while socket.next_raw().await.is_some() {} });
    }
    let with_sockets = memory(server.id());

    let each = Duration::from_secs_f64(battles as f64 / orders as f64);
    let mut all = Vec::new();
    for _ in 0..battles {
        let seats = tokio::task::spawn_blocking(move || taken(address, "live 1800000 30000"));
        all.push(seats.await.unwrap());
    }
    let until = Instant::now() + Duration::from_secs(seconds as u64);
    let mut playing = JoinSet::new();
    for seats in all {
        playing.spawn(play(address, seats, each, until));
    }
    let mut measured: [Vec<Duration>; 2] = Default::default();
    while let Some(played) = playing.join_next().await {
        for [kept, shown] in played.unwrap() {
            measured[0].push(kept);
            measured[1].push(shown);
        }
    }
    let at_end = memory(server.id());
    assert!(idle.try_join_next().is_none(), "no socket was closed");
    for (what, times) in ["acknowledged", "shown to the opponent"]
        .into_iter()
        .zip(&mut measured)
    {
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
        println!(
            "{what}: p50 {:.1?}, p99 {:.1?}, worst {:.1?}",
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
    println!(
        "{} orders in {seconds} s, {} sockets; KiB: empty {empty:?}, with {sockets} idle sockets {with_sockets:?}, at the end {at_end:?}",
        measured[0].len(),
        sockets + 2 * battles,
    );
}
