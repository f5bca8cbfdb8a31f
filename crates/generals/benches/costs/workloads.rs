//! The workloads: judging, copying, whole battles, and single bounds of growing battles.

use std::cell::OnceCell;
use std::hint::black_box;
use std::rc::Rc;
use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::MatchStep;
use acies_referee::{Ask, Battle, Position, SIDE_SIZE, Side};
use acies_rulebook::{Rulebook, Scale};

use crate::field::{Size, battle};
use crate::samples::{Sample, Samples, game, general};

/// The generals whose battles and bounds are measured.
const GENERALS: [&str; 3] = ["random", "greedy", "solo-dba"];
/// Elements a side; sizes beyond the referee's limit are left out.
const ELEMENTS: [usize; 5] = [3, 6, 12, 24, 36];
/// Terrain pieces on the table.
const PIECES: [usize; 4] = [0, 3, 6, 12];
/// The terrain for growing armies, and the armies for growing terrain.
const USUAL: Size = Size {
    elements: 12,
    pieces: 4,
};
/// How often the same order is judged in a row.
const AGAIN: usize = 16;
/// The positions in which a bound is played: each PIP die at each distance of the lines.
const BOUNDS: u64 = 18;

/// Something to measure.
pub struct Workload {
    /// Its name.
    pub name: String,
    /// The workload of half the size, in a growing series.
    pub doubles: Option<String>,
    prepare: Box<dyn Fn() -> Prepared>,
}

/// A workload with its data.
pub struct Prepared {
    name: String,
    /// How many operations it has.
    pub count: usize,
    /// Runs it and returns a checksum of the results.
    pub run: Box<dyn FnMut() -> u64>,
    answer: Option<u64>,
}

impl Workload {
    fn new(name: String, prepare: impl Fn() -> Prepared + 'static) -> Workload {
        Workload {
            name,
            doubles: None,
            prepare: Box::new(prepare),
        }
    }

    /// Prepares it.
    pub fn prepare(&self) -> Prepared {
        let mut prepared = (self.prepare)();
        prepared.name.clone_from(&self.name);
        prepared
    }
}

impl Prepared {
    fn new(count: usize, run: impl FnMut() -> u64 + 'static) -> Prepared {
        Prepared {
            name: String::new(),
            count,
            run: Box::new(run),
            answer: None,
        }
    }

    /// Asserts that an answer equals that of the other turns.
    pub fn check(&mut self, answer: u64) {
        let first = *self.answer.get_or_insert(answer);
        assert_eq!(answer, first, "{}: an answer has changed", self.name);
    }
}

/// All workloads.
pub fn all() -> Vec<Workload> {
    let rulebook = Arc::new(Rulebook::standard());
    let library = Library::for_edition("2.2").unwrap_or_else(|error| panic!("{error}"));
    let mut all = judging(&rulebook, library);
    for (name, battles) in GENERALS.into_iter().zip([20, 2, 2]) {
        all.push(whole(name, &rulebook, library, name, battles));
    }
    let newest = Rulebook::edition("3.0", Scale::Mm15).unwrap_or_else(|error| panic!("{error}"));
    let newest = Arc::new(newest);
    let lists = Library::for_edition("3.0").unwrap_or_else(|error| panic!("{error}"));
    for (name, battles) in [("random", 20), ("solo-dba", 2)] {
        all.push(whole(
            &format!("{name}, 3.0"),
            &newest,
            lists,
            name,
            battles,
        ));
    }
    for name in GENERALS {
        let mut smaller: Option<Size> = None;
        for elements in ELEMENTS {
            // Two of a side's ids belong to camp followers and denizens.
            if elements + 2 <= SIDE_SIZE {
                let size = Size { elements, ..USUAL };
                all.push(bounds(&rulebook, name, (size, smaller)));
                smaller = Some(size);
            }
        }
    }
    for name in GENERALS {
        for pieces in PIECES {
            let size = Size { pieces, ..USUAL };
            let half = Size {
                pieces: pieces / 2,
                ..USUAL
            };
            let smaller = PIECES[1..].contains(&half.pieces).then_some(half);
            all.push(bounds(&rulebook, name, (size, smaller)));
        }
    }
    all
}

/// Legality without and with reasons, and the copy of a position.
fn judging(rulebook: &Arc<Rulebook>, library: &'static Library) -> Vec<Workload> {
    let samples = Rc::new(OnceCell::new());
    let of = |name: &str, those: Those, is: fn(&Sample) -> bool| {
        let (samples, rulebook) = (Rc::clone(&samples), Arc::clone(rulebook));
        Workload::new(name.to_owned(), move || {
            let taken = samples.get_or_init(|| Samples::take(&rulebook, library, 4, 200));
            let those = those(taken);
            let count = AGAIN * those.len();
            // A general asks about many orders of one position, so the position is in the processor's cache.
            let asked = move |sample: &Sample| (0..AGAIN).filter(|_| is(sample)).count();
            let run = move || those.iter().map(&asked).sum::<usize>() as u64;
            let mut prepared = Prepared::new(count, run);
            // Each sample has the expected legality.
            prepared.check(count as u64);
            prepared
        })
    };
    vec![
        of(
            "legality, one element, accepted",
            singles,
            |(battle, order)| battle.is_legal(black_box(order)),
        ),
        of("legality, all accepted", accepted, |(battle, order)| {
            battle.is_legal(black_box(order))
        }),
        of("legality, refused", refused, |(battle, order)| {
            !battle.is_legal(black_box(order))
        }),
        of("explained, accepted", accepted, |(battle, order)| {
            battle.judge(black_box(order)).is_legal()
        }),
        of("explained, refused", refused, |(battle, order)| {
            !battle.judge(black_box(order)).is_legal()
        }),
        of("copy of a position", accepted, |(battle, _)| {
            let copy: Position = *black_box(battle.position());
            black_box(copy).pips < u8::MAX
        }),
    ]
}

/// Selects some of the samples.
type Those = fn(&Samples) -> Vec<Sample>;

fn singles(samples: &Samples) -> Vec<Sample> {
    samples.singles().cloned().collect()
}

fn accepted(samples: &Samples) -> Vec<Sample> {
    samples.accepted.clone()
}

fn refused(samples: &Samples) -> Vec<Sample> {
    samples.refused.clone()
}

/// Whole battles of a general against itself.
fn whole(
    label: &str,
    rulebook: &Arc<Rulebook>,
    library: &'static Library,
    name: &'static str,
    battles: u64,
) -> Workload {
    let rulebook = Arc::clone(rulebook);
    Workload::new(format!("battle, {label}"), move || {
        let rulebook = Arc::clone(&rulebook);
        Prepared::new(battles as usize, move || {
            (0..battles)
                .map(|number| {
                    let mut game = game(&rulebook, library, name, number);
                    let mut steps = 0;
                    while !matches!(game.step(), MatchStep::Over(_)) {
                        steps += 1;
                    }
                    steps
                })
                .sum()
        })
    })
}

/// Single bounds of a general in battles of a size: its orders, the shooting and the close combat.
fn bounds(
    rulebook: &Arc<Rulebook>,
    name: &'static str,
    (size, smaller): (Size, Option<Size>),
) -> Workload {
    let called = |size: Size| {
        let Size { elements, pieces } = size;
        format!("bound, {name}, {} elements, {pieces} pieces", 2 * elements)
    };
    let rulebook = Arc::clone(rulebook);
    let prepare = move || {
        let battles: Vec<Battle> = (0..BOUNDS)
            .map(|number| battle(&rulebook, size, number))
            .collect();
        Prepared::new(battles.len(), move || {
            let numbered = battles.iter().zip(0..);
            numbered
                .map(|(battle, number)| bound(battle.clone(), name, number))
                .sum()
        })
    };
    Workload {
        doubles: smaller.map(called),
        ..Workload::new(called(size), prepare)
    }
}

/// Plays red's bound to its end and counts the orders.
fn bound(mut battle: Battle, name: &str, number: u64) -> u64 {
    let mut generals = [0, 1].map(|side| general(name, number * 2 + side));
    let seed = Seed::from(number);
    let mut orders = 0;
    while battle.position().active == Side::Red {
        match battle.asks() {
            Ask::Over(_) => break,
            Ask::Throw(throw) => {
                let dice = seed.dice(throw.purpose, throw.dice);
                assert!(battle.throw(&dice).is_ok(), "{dice:?} are refused");
            }
            Ask::Decide { side, .. } => {
                let order = generals[side as usize].decide(&battle, side);
                assert!(battle.obey(&order).is_ok(), "{order} is not legal");
                orders += 1;
            }
        }
    }
    orders
}
