//! How many sockets and orders a server bears: `cargo bench -p acies-server --bench load -- SOCKETS BATTLES ORDERS SECONDS`.
//!
//! The server is a process of its own, on the same machine as its clients. The program asserts only that nothing is lost.

use std::collections::BTreeMap;
use std::env;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tokio::sync::Barrier;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

use crate::client::{Player, Seat, Socket, seal, taken, watch};
use crate::process::{Process, awaited, free_port, serve_as_child};

#[path = "../tests/battles/client.rs"]
#[allow(dead_code, reason = "what the tests alone need")]
mod client;
#[path = "../tests/battles/memory.rs"]
#[allow(dead_code, reason = "what the tests alone need")]
mod memory;
#[path = "../tests/killed/process.rs"]
mod process;
#[path = "../tests/battles/server.rs"]
#[allow(dead_code, reason = "what the tests alone need")]
mod server;

/// What is measured unless it is said otherwise: idle sockets, battles, orders a second in all of them, seconds.
const USUAL: [usize; 4] = [5_000, 600, 150, 60];

/// One order: when it was sent, since the first could be, and how long it took to be acknowledged and to be shown to the opponent.
struct Sent {
    at: Duration,
    kept: Duration,
    shown: Duration,
}

/// When a quantile of sorted times was reached, in milliseconds.
fn quantile(times: &[Duration], share: f64) -> f64 {
    let at = ((times.len() - 1) as f64 * share) as usize;
    times[at].as_secs_f64() * 1e3
}

/// Plays a battle by default orders for so many seconds, one each time that so much has passed, once all battles are open, and
/// leaves it once all have been played.
async fn play(
    address: SocketAddr,
    seats: [Seat; 2],
    each: Duration,
    seconds: usize,
    all_together: Arc<Barrier>,
) -> Vec<Sent> {
    let mut players = [
        Player::come(address, &seats[0]).await,
        Player::come(address, &seats[1]).await,
    ];
    seal(&mut players).await;
    all_together.wait().await;
    let start = Instant::now();
    let until = start + Duration::from_secs(seconds as u64);
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
        measured.push(Sent {
            at: begun - start,
            kept,
            shown,
        });
    }
    // Nor do six hundred battles end at once: the house keeps of each player that the last page is gone.
    all_together.wait().await;
    measured
}

/// Says in which seconds the slowest hundredth was sent: a stall of everything at once looks otherwise than orders that are slow
/// one by one.
fn show_slow_seconds(sent: &[Sent], slow: f64) {
    let mut seconds: BTreeMap<u64, (usize, usize, Duration)> = BTreeMap::new();
    for Sent { at, kept, .. } in sent {
        let (all, many, longest) = seconds.entry(at.as_secs()).or_default();
        *all += 1;
        *many += usize::from(kept.as_secs_f64() * 1e3 >= slow);
        *longest = (*longest).max(*kept);
    }
    for (second, (all, many, longest)) in seconds {
        if many > 0 {
            println!(
                "second {second}: {many} of {all} orders among the slowest hundredth, the longest {longest:.0?}"
            );
        }
    }
}

fn main() {
    if serve_as_child() {
        return;
    }
    // Cargo adds an option of its own.
    let mut given = env::args().skip(1).filter_map(|word| word.parse().ok());
    let [sockets, battles, orders, seconds] = USUAL.map(|usual| given.next().unwrap_or(usual));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(measure(sockets, battles, orders, seconds));
}

async fn measure(sockets: usize, battles: usize, orders: usize, seconds: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let server = Process::start(folder.path(), port);
    awaited(address).await;
    let empty = server.memory().unwrap_or_default();

    let mut idle = JoinSet::new();
    let quiet = tokio::task::spawn_blocking(move || taken(address, "days 4"));
    let quiet = quiet.await.expect("a battle");
    for _ in 0..sockets {
        let mut socket = Socket::open(address).await;
        let watch = watch(quiet[0].code, 0, None);
        socket.send(&watch).await.expect("an open socket");
        socket.next_of("frame").await;
        // A browser answers the pings of the house, or it is taken for gone.
        idle.spawn(async move { while let Some(Ok(_)) = StreamExt::next(&mut socket.0).await {} });
    }
    let with_sockets = server.memory().unwrap_or_default();

    let each = Duration::from_secs_f64(battles as f64 / orders as f64);
    let mut all = Vec::new();
    for _ in 0..battles {
        let seats = tokio::task::spawn_blocking(move || taken(address, "live 1800000 30000"));
        all.push(seats.await.expect("a battle"));
    }
    // Six hundred that open at once are no usual load: what is measured begins afterwards.
    let all_together = Arc::new(Barrier::new(battles + 1));
    let mut playing = JoinSet::new();
    for seats in all {
        let all_together = Arc::clone(&all_together);
        playing.spawn(play(address, seats, each, seconds, all_together));
    }
    all_together.wait().await;
    let until = Instant::now() + Duration::from_secs(seconds as u64);
    // Under full load players can still be let in: each second one offers a battle, and both seats are taken.
    let mut admitted = Vec::new();
    while Instant::now() < until {
        let begun = Instant::now();
        let seats = tokio::task::spawn_blocking(move || taken(address, "days 4"));
        seats.await.expect("a battle");
        admitted.push(begun.elapsed());
        sleep(Duration::from_secs(1)).await;
    }
    all_together.wait().await;
    let mut sent = Vec::new();
    while let Some(played) = playing.join_next().await {
        sent.extend(played.expect("no order is lost"));
    }
    let at_end = server.memory().unwrap_or_default();
    assert!(idle.try_join_next().is_none(), "no socket was closed");
    let sorted = |time: fn(&Sent) -> Duration| {
        let mut times: Vec<Duration> = sent.iter().map(time).collect();
        times.sort();
        times
    };
    let [kept, shown] = [sorted(|sent| sent.kept), sorted(|sent| sent.shown)];
    admitted.sort();
    show_slow_seconds(&sent, quantile(&kept, 0.99));
    let rate = kept.len() / seconds.max(1);
    let all = sockets + 2 * battles;
    let milliseconds = |times: &[Duration]| {
        format!(
            "{:.1} and {:.0} ms",
            quantile(times, 0.5),
            quantile(times, 0.99)
        )
    };
    println!(
        "| {all} sockets, {rate} orders a second (p50 and p99) | kept {}, shown to the opponent {}, a battle and two seats {}; \
         {} MiB, {} with {sockets} idle sockets, {} at the end |",
        milliseconds(&kept),
        milliseconds(&shown),
        milliseconds(&admitted),
        empty >> 10,
        with_sockets >> 10,
        at_end >> 10,
    );
}
