//! A battle told in a few lines: how it begins, and how it goes on.
//!
//! ```text
//! 3.0 II/12 II/33 7          the edition, the armies of red and blue, and the seed of the dice
//! random 60                  a general decides for both sides, for so many steps
//! propose 12                 an order that nobody filtered, drawn by this number
//! move r1 forward 1          an order of the side that is asked
//! ```
//!
//! What cannot be read is passed over, so that nearly every change of a script is a script.

use acies_armies::Library;
use acies_chronicle::{EditionChoice, Head, Seed};
use acies_generals::{Random, general};
use acies_referee::{Ask, Battle, Order};

/// The generals that a script may call on: those who decide quickly.
const QUICK: [&str; 3] = ["random", "dull", "solo-dba"];

/// No script goes on for more steps.
const STEPS: usize = 300;

/// A script that has been read.
pub struct Script<'a> {
    /// What the record of its battle begins with.
    pub head: Head,
    /// Where its dice come from.
    pub seed: Seed,
    lines: Vec<&'a str>,
}

/// What a script does next.
pub enum Deed {
    /// An order that may well be refused.
    Order(Order),
    /// The dice that are asked for.
    Throw(Vec<u8>),
}

impl<'a> Script<'a> {
    /// The script of a text, if its first line can be read and names armies that there are.
    pub fn read(text: &'a str) -> Option<Script<'a>> {
        let mut lines = text.lines();
        let words: Vec<&str> = lines.next()?.split_whitespace().collect();
        let [edition, red, blue, seed] = words[..] else {
            return None;
        };
        let edition = EditionChoice::plain(edition);
        let rulebook = edition.rulebook().ok()?;
        let library = Library::for_edition(&rulebook.edition).ok()?;
        for key in [red, blue] {
            library.get(key.parse().ok()?)?;
        }
        let seed: Seed = seed.parse().ok()?;
        let head = Head {
            edition,
            edition_hash: rulebook.hash.clone(),
            house: Vec::new(),
            board: rulebook.setup.board,
            limit: 30,
            attacker: None,
            armies: [red.to_owned(), blue.to_owned()],
            players: [String::new(), String::new()],
            date: None,
            dice: ("keyed".to_owned(), Some(seed.hash())),
        };
        Some(Script {
            head,
            seed,
            lines: lines.collect(),
        })
    }

    /// Goes through the script: `battle` is the battle as it stands, and `go` does to it what comes next.
    pub fn play<B>(
        &self,
        mut on: B,
        battle: impl Fn(&B) -> &Battle,
        mut go: impl FnMut(&mut B, Deed),
    ) -> B {
        let mut steps = 0;
        for line in &self.lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let number: u64 = rest.trim().parse().unwrap_or(0);
            let mut decider = general(word, number).filter(|_| QUICK.contains(&word));
            let times = if decider.is_some() { number } else { 1 };
            for _ in 0..times {
                // Dice are thrown as soon as they are asked for.
                while let Ask::Throw(throw) = battle(&on).asks() {
                    go(
                        &mut on,
                        Deed::Throw(self.seed.dice(throw.purpose, throw.dice)),
                    );
                }
                let Ask::Decide { side, .. } = battle(&on).asks() else {
                    return on;
                };
                steps += 1;
                if steps > STEPS {
                    return on;
                }
                let order = match &mut decider {
                    Some(general) => Some(general.decide(battle(&on), side)),
                    None if word == "propose" => Random::new(number).proposal(battle(&on), side),
                    None => Order::parse(line).ok(),
                };
                if let Some(order) = order {
                    go(&mut on, Deed::Order(order));
                }
            }
        }
        on
    }
}
