//! What the engine of the page does, natively: the same work as `engine.mjs` gives it under Node.
//!
//! A line for each work: seconds of processor time in its best round, what came of it, and its name. `cargo xtask bench`
//! runs both by turns, sees that the same came of it, and prints the ratios.

#[path = "../../generals/benches/battles/clock.rs"]
mod clock;

use acies_wasm::{Session, signature};
use serde_json::Value;

use clock::{Clock, is_trial};

/// The number of timed rounds, of which the best counts, after one for warm-up.
const ROUNDS: usize = 5;
/// How many orders and throws of each battle.
const STEPS: usize = 250;
/// How often each order is judged.
const AGAIN: usize = 20;
/// The battles that are fought.
const BATTLES: [&str; 2] = [
    r#"{"edition": "2.2", "red": "II/12", "blue": "II/33", "seed": "7"}"#,
    r#"{"edition": "2.2", "red": "II/33", "blue": "I/2a", "seed": "8"}"#,
];

fn main() {
    measure("24 battles of random and greedy", || {
        signature("2.2", 24).into_iter().collect()
    });
    for general in ["random", "greedy", "solo-dba"] {
        measure(&format!("decisions of {general}"), || {
            fought(general).into_iter().flatten().collect()
        });
    }
    let orders = fought("random");
    measure("orders judged with reasons", || judged(&orders));
}

/// Parses a JSON answer of the engine.
fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn session(wish: &str) -> Session {
    Session::create(wish).unwrap_or_else(|_| panic!("no battle by {wish}"))
}

/// The first steps of battles between a general and itself: what it orders.
fn fought(general: &str) -> Vec<Vec<String>> {
    let orders = |wish: &&str| {
        let mut session = session(wish);
        let mut orders = Vec::new();
        for _ in 0..STEPS {
            match parsed(&session.asks())["kind"].as_str() {
                Some("throw") => throw(&mut session),
                Some("decide") => {
                    let decided = session.decide(general, 1).map(|text| parsed(&text));
                    let order = decided.as_ref().and_then(|it| it["order"].as_str());
                    let order = order.unwrap_or_else(|| panic!("{general} does not decide"));
                    session.obey(order);
                    orders.push(order.to_owned());
                }
                _ => break,
            }
        }
        orders
    };
    BATTLES.iter().map(orders).collect()
}

/// The same battles once more, each order judged many times before it is obeyed: the last verdicts.
fn judged(battles: &[Vec<String>]) -> Vec<String> {
    let mut verdicts = Vec::new();
    for (wish, orders) in BATTLES.iter().zip(battles) {
        let mut session = session(wish);
        for order in orders {
            while parsed(&session.asks())["kind"] == "throw" {
                throw(&mut session);
            }
            let mut verdict = String::new();
            for _ in 0..AGAIN {
                verdict = session.judge(order);
            }
            session.obey(order);
            verdicts.push(verdict);
        }
    }
    verdicts
}

fn throw(session: &mut Session) {
    assert!(session.throw(&[]).is_ok(), "a throw is refused");
}

/// Times a work in its best round.
fn measure(name: &str, work: impl Fn() -> Vec<String>) {
    let answer = digest(&work());
    let mut best = f64::MAX;
    for _ in 0..if is_trial() { 1 } else { ROUNDS } {
        let start = Clock::now();
        let again = digest(&work());
        best = best.min(start.elapsed().as_secs_f64());
        assert_eq!(again, answer, "{name}: an answer has changed");
    }
    println!("{best} {answer:08x} {name}");
}

/// FNV-1a of everything that was said.
fn digest(texts: &[String]) -> u32 {
    let bytes = texts.iter().flat_map(|text| text.bytes());
    bytes.fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
