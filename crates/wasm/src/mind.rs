//! Generals who think: woken for a single decision, or in a mind that follows the record of a battle and stays awake.
//!
//! It knows no rule and no general. What is decided is the same, whether he was woken for it or has been awake all along.

use acies_chronicle::Reader;
use acies_generals::audit::Entry;
use acies_generals::{General, stays_awake, woken};
use acies_referee::{Ask, Order, Side};
use serde::Serialize;

use crate::session::{Deed, SessionError, Step, Table};

/// What a general decides.
#[derive(Debug, PartialEq, Serialize)]
pub struct Decided {
    /// His order.
    order: String,
    /// What he says of how he came to it, as notes of the record.
    notes: Vec<String>,
}

/// What the dice of a battle come from that is only looked at: nobody throws them.
const SEED: &str = "mind";

/// A general in the middle of a battle.
struct Awake {
    name: String,
    seed: u64,
    side: Side,
    general: Box<dyn General>,
    /// After how many steps of the battle he decided last, what, and what he said of it.
    last: Option<(usize, Order, Vec<String>)>,
}

impl Awake {
    /// Wakes the general of a name; `None` where nobody is asked, or there is no such general.
    fn wake(table: &Table, name: &str, seed: u64) -> Option<Awake> {
        let side = asked(table)?;
        // Whoever is woken goes on as he would have: what he said is all that he has to remember.
        let mut general = woken(name, seed, table.steps().len() as u64)?;
        let notes = table.steps().iter().flat_map(|step| &step.notes);
        for (whose, entry) in notes.filter_map(|note| Entry::of_note(note)) {
            if whose == side {
                general.recall(entry);
            }
        }
        Some(Awake {
            name: name.to_owned(),
            seed,
            side,
            general,
            last: None,
        })
    }

    /// Whether he is the general that is asked, and knows all that he would be reminded of: he was obeyed, what he said was
    /// written down, and nothing was said for him since.
    fn is_current(&self, table: &Table, name: &str, seed: u64) -> bool {
        let Some((steps, order, notes)) = &self.last else {
            return false;
        };
        let is_his =
            |note: &String| Entry::of_note(note).is_some_and(|(side, _)| side == self.side);
        let mut since = table.steps().iter().skip(*steps);
        let obeyed = |step: &Step| {
            step.notes == *notes
                && matches!(&step.deed, Deed::Order(side, given) if *side == self.side && given == order)
        };
        (self.name == name && self.seed == seed && asked(table) == Some(self.side))
            && stays_awake(name)
            && since.next().is_some_and(obeyed)
            && !since.any(|step| step.notes.iter().any(is_his))
    }

    fn decide(&mut self, table: &Table) -> Decided {
        let order = self.general.decide(table.battle(), self.side);
        let news = self.general.news();
        let notes: Vec<String> = news.iter().map(|entry| entry.to_note(self.side)).collect();
        let decided = Decided {
            order: order.to_string(),
            notes: notes.clone(),
        };
        self.last = Some((table.steps().len(), order, notes));
        decided
    }
}

/// The side that is asked for a decision.
fn asked(table: &Table) -> Option<Side> {
    match table.battle().asks() {
        Ask::Decide { side, .. } => Some(side),
        _ => None,
    }
}

impl Table {
    /// What a general would order, and what he says of it.
    pub fn decide(&self, general: &str, seed: u64) -> Option<Decided> {
        Some(Awake::wake(self, general, seed)?.decide(self))
    }
}

/// A record as it was heard last, and its battle.
struct Followed {
    text: String,
    read: Reader,
    table: Table,
}

impl Followed {
    /// Whether a record goes on from this one.
    fn goes_on(&self, record: &str) -> bool {
        self.text.ends_with('\n') && record.starts_with(&self.text)
    }

    /// Hears of a battle for the first time.
    fn begin(record: &str) -> Result<Followed, SessionError> {
        let table = Table::from_record(record, SEED)?;
        let mut read = Reader::default();
        read.read_on(record.as_bytes())?;
        let text = record.to_owned();
        Ok(Followed { text, read, table })
    }

    /// Hears how the battle went on: only what is new is read and played.
    fn go_on(&mut self, record: &str) -> Result<(), SessionError> {
        let new = record.get(self.text.len()..).unwrap_or_default();
        self.read.read_on(new.as_bytes())?;
        self.table.go_on(&self.read)?;
        self.text.push_str(new);
        Ok(())
    }
}

/// Follows the record of a battle, with the general who decided last.
#[derive(Default)]
pub struct Mind {
    followed: Option<Followed>,
    awake: Option<Awake>,
}

impl Mind {
    /// Whether a record goes on from the one that was heard last.
    pub fn follows(&self, record: &str) -> bool {
        let followed = self.followed.as_ref();
        followed.is_some_and(|followed| followed.goes_on(record))
    }

    /// What a general would order at the end of a record, and what he says of it.
    ///
    /// # Errors
    /// When the text is no record, or does not replay.
    pub fn decide(
        &mut self,
        record: &str,
        general: &str,
        seed: u64,
    ) -> Result<Option<Decided>, SessionError> {
        let known = self.followed.take();
        let followed = if let Some(mut followed) = known.filter(|one| one.goes_on(record)) {
            followed.go_on(record)?;
            followed
        } else {
            self.awake = None;
            Followed::begin(record)?
        };
        let table = &self.followed.insert(followed).table;
        let current = self.awake.take();
        self.awake = match current.filter(|awake| awake.is_current(table, general, seed)) {
            Some(awake) => Some(awake),
            None => Awake::wake(table, general, seed),
        };
        Ok(self.awake.as_mut().map(|awake| awake.decide(table)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mind that follows a battle decides as somebody who is woken for each decision, and says the same; so too after an
    /// order that it did not give, and where the battle is taken back.
    #[test]
    fn whoever_follows_decides_as_one_who_is_woken() {
        for (general, stays) in [
            ("solo-dba", true),
            ("veteran", true),
            ("greedy", false),
            ("random", false),
        ] {
            let wish = r#"{"edition": "2.2", "red": "II/12", "blue": "II/33", "seed": "7"}"#;
            let mut table = Table::from_json(wish).expect("a battle");
            let mut mind = Mind::default();
            let (mut decisions, mut followed, mut awake) = (0, 0, 0);
            while decisions < 120 {
                match table.battle().asks() {
                    Ask::Throw(_) => {
                        table.throw(&[]).expect("dice of the seed");
                    }
                    Ask::Decide { side, .. } => {
                        let record = table.record().expect("memory takes it");
                        if decisions % 20 == 0 {
                            // Written bit by bit or as a whole, it is the same.
                            let mut again = Table::from_record(&record, "7").expect("it replays");
                            assert_eq!(again.record().expect("memory takes it"), record);
                        }
                        let seed = 3 + side as u64;
                        followed += usize::from(mind.follows(&record));
                        let is_current = |awake: &Awake| awake.is_current(&table, general, seed);
                        awake += usize::from(mind.awake.as_ref().is_some_and(is_current));
                        let decided = mind.decide(&record, general, seed).expect("it replays");
                        let woken = Table::from_record(&record, "other")
                            .expect("it replays")
                            .decide(general, seed);
                        assert_eq!(decided, woken, "{general}, decision {decisions}");
                        let decided = decided.expect("somebody is asked");
                        // Now and then he is overruled, or what he said is not written down.
                        let order = match decisions % 17 {
                            16 => table.battle().default_order().to_string(),
                            _ => decided.order,
                        };
                        if decisions % 13 != 12 {
                            decided.notes.iter().for_each(|note| table.note(note));
                        }
                        let obeyed = table.obey(&order);
                        assert!(matches!(obeyed, crate::session::Obeyed::Yes(_)), "{order}");
                        if decisions == 60 {
                            table.undo();
                            table.undo();
                        }
                        decisions += 1;
                    }
                    Ask::Over(_) => break,
                }
            }
            // Not the first time, nor where more was taken back than the order that followed what it heard last.
            assert!(
                decisions > 100 && followed + 3 > decisions,
                "{general}: {followed} of {decisions}"
            );
            assert_eq!(awake > 40, stays, "{general}: awake {awake} times");
        }
    }
}
