//! A battle as a short script: how it begins, and how it continues.
//!
//! ```text
//! 3.0 II/12 II/33 7          the edition, the armies of red and blue, and the seed of the dice
//! random 60                  a general decides for both sides, for this many steps
//! propose 12                 an unfiltered order, drawn by this number
//! move r1 forward 1          an order of the side to decide
//! ```
//!
//! Lines that cannot be parsed are skipped, so that nearly every mutation of a script is a script.

use acies_armies::Library;
use acies_chronicle::{EditionChoice, Head, Seed};
use acies_generals::{Random, general};
use acies_referee::{Ask, Battle, Order};

/// The generals that a script may name: only fast ones.
const QUICK: [&str; 3] = ["random", "dull", "solo-dba"];

/// The most steps of a script.
const STEPS: usize = 300;

/// A parsed script.
pub struct Script<'a> {
    /// The head of the battle's record.
    pub head: Head,
    /// The seed of its dice.
    pub seed: Seed,
    lines: Vec<&'a str>,
}

/// The next action of a script.
pub enum ScriptAction {
    /// An order, legal or not.
    Order(Order),
    /// The dice that the battle asks for.
    Throw(Vec<u8>),
}

impl<'a> Script<'a> {
    /// Parses a script; `None` if its first line is invalid or names unknown armies.
    pub fn parse(text: &'a str) -> Option<Script<'a>> {
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
            limit: 30,
            ..Head::plain(
                edition,
                &rulebook,
                [red.to_owned(), blue.to_owned()],
                "keyed",
            )
        }
        .promising(&seed);
        Some(Script {
            head,
            seed,
            lines: lines.collect(),
        })
    }

    /// Plays the script: `battle` gets the battle from the state, `apply` applies the next action to it.
    pub fn play<B>(
        &self,
        mut on: B,
        battle: impl Fn(&B) -> &Battle,
        mut apply: impl FnMut(&mut B, ScriptAction),
    ) -> B {
        let mut steps = 0;
        for line in &self.lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let number: u64 = rest.trim().parse().unwrap_or(0);
            let mut general_for_line = general(word, number).filter(|_| QUICK.contains(&word));
            let times = if general_for_line.is_some() {
                number
            } else {
                1
            };
            for _ in 0..times {
                // Dice are rolled as soon as they are asked for.
                while let Ask::Throw(throw) = battle(&on).asks() {
                    apply(
                        &mut on,
                        ScriptAction::Throw(self.seed.dice(throw.purpose, throw.dice)),
                    );
                }
                let Ask::Decide { side, .. } = battle(&on).asks() else {
                    return on;
                };
                steps += 1;
                if steps > STEPS {
                    return on;
                }
                let order = match &mut general_for_line {
                    Some(general) => Some(general.decide(battle(&on), side)),
                    None if word == "propose" => Random::new(number).proposal(battle(&on), side),
                    None => Order::parse(line).ok(),
                };
                if let Some(order) = order {
                    apply(&mut on, ScriptAction::Order(order));
                }
            }
        }
        on
    }
}
