//! The cost of a judgement, a copy and a whole battle, beside their targets, and how `greedy` fares against `random`.
//!
//! Only numbers of one run are comparable. The asserts check the answers, and that battles of `random` are real ones:
//! at least 100 orders and 10 combats each on average. `BATTLES`, `GREEDY` and `PAIRS` set the number of battles,
//! `SOLO` that of `solo-dba` or of the general in `WHO`. With `FIRST`, the number of the first pair, only pairs are
//! fought, by the general in `WHO` (`greedy`), so that a change can be tuned on some pairs and measured on others;
//! `WHY` adds a line for every battle that was not won. With `JUDGING` only the cost of a judgement is measured.

mod clock;
mod cores;
mod judging;
mod pairs;
mod samples;

use std::sync::Arc;
use std::time::Duration;

use acies_armies::Library;
use acies_generals::{Match, MatchStep};
use acies_referee::{Ending, Event, Position, Side};
use acies_rulebook::Rulebook;

use clock::{Clock, is_trial};
use pairs::Pairs;
use samples::game;

/// The statistics of battles.
#[derive(Default)]
struct Tally {
    battles: u64,
    bounds: u64,
    orders: u64,
    contacts: u64,
    odd: u64,
    combats: u64,
    drawn: u64,
    /// The bound of the first front contact in each battle that had one.
    met: Vec<u16>,
    /// How long the general thought in each bound.
    thinking: Vec<Duration>,
}

fn main() {
    let number = |name: &str, usual: u64| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(if is_trial() {
                usual.div_ceil(20)
            } else {
                usual
            })
    };
    let rulebook = Arc::new(Rulebook::standard());
    let library = Library::for_edition("2.2").unwrap_or_else(|error| panic!("{error}"));
    let pairs = Pairs {
        first: number("FIRST", 0),
        count: number("PAIRS", 100),
        why: std::env::var_os("WHY").is_some(),
    };
    if std::env::var_os("FIRST").is_some() {
        let name = std::env::var("WHO").unwrap_or_else(|_| "greedy".to_owned());
        pairs::print(&rulebook, library, &name, &pairs);
        return;
    }
    if std::env::var_os("JUDGING").is_some() {
        judging::print(&rulebook, library);
        return;
    }
    let solo = number("SOLO", 30);
    if solo > 0 {
        let name = std::env::var("WHO").unwrap_or_else(|_| "solo-dba".to_owned());
        battles(&rulebook, library, &name, solo);
    }
    if std::env::var_os("SOLO").is_some() {
        return;
    }
    judging::print(&rulebook, library);
    let random = battles(&rulebook, library, "random", number("BATTLES", 400));
    let greedy = battles(&rulebook, library, "greedy", number("GREEDY", 100));
    pairs::print(&rulebook, library, "greedy", &pairs);
    assert!(random.orders >= 100 * random.battles, "too few orders");
    assert!(random.combats >= 10 * random.battles, "too few combats");
    assert!(greedy.drawn * 20 <= greedy.battles, "too many draws");
}

/// Plays battles of a general against itself, for time, for statistics and on all cores, and prints the results.
fn battles(rulebook: &Arc<Rulebook>, library: &Library, name: &str, count: u64) -> Tally {
    let start = Clock::now();
    let endings: Vec<Ending> = (0..count)
        .map(|number| cores::fight(rulebook, library, name, number))
        .collect();
    let spent = start.elapsed();
    let mut tally = Tally::default();
    for number in 0..count {
        let ending = one(&mut game(rulebook, library, name, number), &mut tally);
        assert_eq!(ending, endings[number as usize], "a battle has changed");
    }
    let each = |sum: u64| sum as f64 / count as f64;
    println!(
        "{name}: {count} battles, {:.1} a second of one core; a battle has {:.1} bounds, {:.1} orders, {:.1} contacts, \
         {:.1} combats; {:.0} % of contacts at odd angles, {:.1} % drawn",
        count as f64 / spent.as_secs_f64(),
        each(tally.bounds),
        each(tally.orders),
        each(tally.contacts),
        each(tally.combats),
        100.0 * tally.odd as f64 / tally.contacts.max(1) as f64,
        100.0 * each(tally.drawn),
    );
    tally.thinking.sort_unstable();
    let at = |hundredth: usize| {
        let index = tally.thinking.len() * hundredth / 100;
        tally.thinking.get(index).copied().unwrap_or_default()
    };
    println!(
        "  a bound takes it {:?} in the middle, {:?} at most in 99 of 100",
        at(50),
        at(99)
    );
    tally.met.sort_unstable();
    println!(
        "  {} battles had contact, half of them by bound {} of a side",
        tally.met.len(),
        tally
            .met
            .get(tally.met.len() / 2)
            .copied()
            .unwrap_or_default()
    );
    cores::print(rulebook, library, name, &endings, spent);
    tally
}

/// Plays a battle and adds its statistics.
fn one(game: &mut Match, tally: &mut Tally) -> Ending {
    tally.battles += 1;
    let mut bound = Duration::ZERO;
    let mut met = None;
    loop {
        let before = *game.battle.position();
        let fighting = game.battle.setup().is_none();
        let start = Clock::now();
        let step = game.step();
        if let MatchStep::Order { .. } = step
            && fighting
        {
            bound += start.elapsed();
        }
        match step {
            MatchStep::Over(ending) => {
                tally.bounds += before
                    .bounds
                    .iter()
                    .map(|&bounds| u64::from(bounds))
                    .sum::<u64>();
                tally.drawn += u64::from(ending.winner().is_none());
                tally.met.extend(met);
                return ending;
            }
            MatchStep::Throw { answer, .. } => {
                let events = answer.unwrap_or_else(|error| panic!("{error}"));
                let fought = |event: &&Event| matches!(event, Event::Fought { .. });
                tally.combats += events.iter().filter(fought).count() as u64;
            }
            MatchStep::Order { answer, order, .. } => {
                assert!(answer.is_ok(), "a general gave an illegal order: {order}");
                tally.orders += 1;
                let (contacts, odd) = contacts_made(&before, game.battle.position());
                tally.contacts += contacts;
                if contacts > 0 && met.is_none() {
                    met = Some(before.bounds[before.active as usize]);
                }
                tally.odd += odd;
            }
        }
        if game.battle.position().active != before.active && fighting {
            tally.thinking.push(std::mem::take(&mut bound));
        }
    }
}

/// How many new front contacts there are, and how many of them at odd angles.
fn contacts_made(before: &Position, after: &Position) -> (u64, u64) {
    let mut made = (0, 0);
    for (id, element) in after.side(Side::Red) {
        let enemy = after.front_enemy(id);
        if enemy.is_some() && enemy != before.front_enemy(id) {
            made.0 += 1;
            made.1 += u64::from(element.base.pose.facing.0 << 2 != 0);
        }
    }
    made
}
