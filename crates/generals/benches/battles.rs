//! What a judgement, a copy and a whole battle cost, beside the marks that they are held against.
//!
//! Figures of one run are comparable with each other alone; what is asserted are the answers, and that the battles of
//! `random` are real ones: at least 100 orders and 10 combats each on average.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Chance, Match, Random, Step, general};
use acies_referee::{Ask, Battle, Event, Order, Path, Position, Side, What};
use acies_rulebook::Rulebook;

/// After how many bounds a side a battle is drawn.
const LIMIT: u16 = 30;

/// What battles came to.
#[derive(Default)]
struct Tally {
    battles: u64,
    bounds: u64,
    orders: u64,
    contacts: u64,
    odd: u64,
    combats: u64,
    drawn: u64,
    /// How long each bound of a side took its general.
    thinking: Vec<Duration>,
}

fn main() {
    let number = |name: &str, usual: u64| {
        std::env::var(name)
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or(usual)
    };
    let rulebook = Arc::new(Rulebook::standard());
    let library = Library::for_edition("2.2").unwrap_or_else(|error| panic!("{error}"));
    judging(&rulebook, library);
    let random = battles(&rulebook, library, "random", number("BATTLES", 400));
    let greedy = battles(&rulebook, library, "greedy", number("GREEDY", 30));
    assert!(random.orders >= 100 * random.battles, "too few orders");
    assert!(random.combats >= 10 * random.battles, "too few combats");
    assert!(greedy.drawn * 4 <= greedy.battles, "too many draws");
}

fn game(rulebook: &Arc<Rulebook>, library: &Library, name: &str, number: u64) -> Match {
    let mut chance = Chance::new(number);
    let lists = library.lists();
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let generals = [0, 1].map(|side| {
        general(name, number * 2 + side).unwrap_or_else(|| panic!("there is a general {name}"))
    });
    let seed = Seed::from(number);
    Match::new(Arc::clone(rulebook), armies, generals, seed, LIMIT)
}

/// Plays battles of a general against itself and prints what they came to.
fn battles(rulebook: &Arc<Rulebook>, library: &Library, name: &str, count: u64) -> Tally {
    let mut tally = Tally::default();
    let start = Instant::now();
    for number in 0..count {
        one(&mut game(rulebook, library, name, number), &mut tally);
    }
    let seconds = start.elapsed().as_secs_f64();
    let each = |sum: u64| sum as f64 / count as f64;
    println!(
        "{name}: {count} battles, {:.0} a second; a battle has {:.1} bounds, {:.1} orders, {:.1} contacts, {:.1} combats; \
         {:.0} % of contacts at odd angles, {:.1} % drawn",
        count as f64 / seconds,
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
    tally
}

fn one(game: &mut Match, tally: &mut Tally) {
    tally.battles += 1;
    let mut bound = Duration::ZERO;
    loop {
        let before = *game.battle.position();
        let fighting = game.battle.setup().is_none();
        let start = Instant::now();
        let step = game.step();
        if let Step::Order { .. } = step
            && fighting
        {
            bound += start.elapsed();
        }
        match step {
            Step::Over(ending) => {
                tally.bounds += before
                    .bounds
                    .iter()
                    .map(|&bounds| u64::from(bounds))
                    .sum::<u64>();
                tally.drawn += u64::from(ending.winner().is_none());
                return;
            }
            Step::Throw { answer, .. } => {
                let events = answer.unwrap_or_else(|error| panic!("{error}"));
                let fought = |event: &&Event| matches!(event, Event::Fought { .. });
                tally.combats += events.iter().filter(fought).count() as u64;
            }
            Step::Order { answer, order, .. } => {
                assert!(answer.is_ok(), "a general gave an illegal order: {order}");
                tally.orders += 1;
                let (contacts, odd) = contacts_made(&before, game.battle.position());
                tally.contacts += contacts;
                tally.odd += odd;
            }
        }
        if game.battle.position().active != before.active && fighting {
            tally.thinking.push(std::mem::take(&mut bound));
        }
    }
}

/// How many front contacts there are that were not there before, and how many of them at odd angles.
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

/// Orders of battles under way, and what judging them costs.
fn judging(rulebook: &Arc<Rulebook>, library: &Library) {
    let mut accepted: Vec<(Battle, Order)> = Vec::new();
    let mut refused: Vec<(Battle, Order)> = Vec::new();
    for number in 0..12 {
        let mut game = game(rulebook, library, "random", number);
        let mut prober = Random::new(number);
        while accepted.len() < 400 * (number as usize + 1) {
            if let Ask::Decide {
                side,
                what: What::Move,
            } = game.battle.asks()
                && let Some(order) = prober.proposal(&game.battle, side)
            {
                let sample = (game.battle.clone(), order);
                if sample.0.is_legal(&sample.1) {
                    accepted.push(sample);
                } else if refused.len() < accepted.len() {
                    refused.push(sample);
                }
            }
            if let Step::Over(_) = game.step() {
                break;
            }
        }
    }
    let single = |sample: &&(Battle, Order)| matches!(&sample.1, Order::Move(movers, Path::To { .. } | Path::Legs(_)) if movers.len() == 1);
    let singles: Vec<&(Battle, Order)> = accepted.iter().filter(single).collect();
    let all: Vec<&(Battle, Order)> = accepted.iter().collect();
    let bad: Vec<&(Battle, Order)> = refused.iter().collect();
    let quick = |samples: &[&(Battle, Order)], legal: bool| {
        best_of(samples.len(), || {
            samples
                .iter()
                .filter(|(battle, order)| battle.is_legal(black_box(order)) == legal)
                .count()
        })
    };
    println!(
        "is it legal? single elements, accepted: {:.0} ns (mark 500); all accepted: {:.0} ns; refused: {:.0} ns",
        quick(&singles, true),
        quick(&all, true),
        quick(&bad, false),
    );
    let explained = best_of(all.len(), || {
        all.iter()
            .filter(|(battle, order)| battle.judge(black_box(order)).is_legal())
            .count()
    });
    let complained = best_of(bad.len(), || {
        bad.iter()
            .filter(|(battle, order)| !battle.judge(black_box(order)).is_legal())
            .count()
    });
    println!("explained: accepted {explained:.0} ns (mark 5000), refused {complained:.0} ns");
    let positions: Vec<Position> = all.iter().map(|sample| *sample.0.position()).collect();
    let copied = best_of(positions.len(), || {
        positions
            .iter()
            .filter(|position| black_box(**position).pips < u8::MAX)
            .count()
    });
    println!("copy of a position: {copied:.0} ns (mark 200)");
}

/// Nanoseconds for each of so many, in the best of some rounds; every round must answer for all of them.
fn best_of(count: usize, mut round: impl FnMut() -> usize) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..15 {
        let start = Instant::now();
        let answered = round();
        let nanoseconds = start.elapsed().as_nanos() as f64;
        assert_eq!(answered, count, "an answer has changed");
        best = best.min(nanoseconds / count.max(1) as f64);
    }
    best
}
