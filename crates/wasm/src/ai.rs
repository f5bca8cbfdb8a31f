//! AI generals: started for a single decision, or kept in a session that follows the record of a battle.
//!
//! No rule and no general is known here. A decision is the same either way; a session only saves the replay.

use acies_chronicle::Reader;
use acies_generals::audit::Entry;
use acies_generals::{General, is_resumable, resume};
use acies_referee::{Ask, Order, Side};
use acies_wire::Decided;

use crate::session::{LogAction, SessionError, Step, Table};

/// The dice seed of a battle that is only followed: its dice are never rolled.
const SEED: &str = "mind";

/// A general in the middle of a battle.
struct Session {
    name: String,
    seed: u64,
    side: Side,
    general: Box<dyn General>,
    /// The last decision: the number of steps before it, the order and its notes.
    last: Option<(usize, Order, Vec<String>)>,
}

impl Session {
    /// Starts the named general in a battle; `None` where no decision is asked for or there is no such general.
    fn resume(table: &Table, name: &str, seed: u64) -> Option<Session> {
        let side = side_to_decide(table)?;
        // A general remembers nothing beyond its own notes, so with them it continues as if it had never stopped.
        let mut general = resume(name, seed, table.steps().len() as u64)?;
        let notes = table.steps().iter().flat_map(|step| &step.notes);
        for (author, entry) in notes.filter_map(|note| Entry::from_note(note)) {
            if author == side {
                general.replay_entry(entry);
            }
        }
        Some(Session {
            name: name.to_owned(),
            seed,
            side,
            general,
            last: None,
        })
    }

    /// Whether this general is to decide and has missed nothing: its last order was given, its notes were recorded, and no
    /// other notes of its side were added since.
    fn is_current(&self, table: &Table, name: &str, seed: u64) -> bool {
        let Some((steps, order, notes)) = &self.last else {
            return false;
        };
        let is_own =
            |note: &String| Entry::from_note(note).is_some_and(|(side, _)| side == self.side);
        let mut since = table.steps().iter().skip(*steps);
        let was_obeyed = |step: &Step| {
            step.notes == *notes
                && matches!(&step.action, LogAction::Order(side, given) if *side == self.side && given == order)
        };
        (self.name == name && self.seed == seed && side_to_decide(table) == Some(self.side))
            && is_resumable(name)
            && since.next().is_some_and(was_obeyed)
            && !since.any(|step| step.notes.iter().any(is_own))
    }

    fn decide(&mut self, table: &Table) -> Decided {
        let order = self.general.decide(table.battle(), self.side);
        let entries = self.general.take_entries();
        let notes: Vec<String> = entries
            .iter()
            .map(|entry| entry.to_note(self.side))
            .collect();
        let decided = Decided {
            order: order.to_string(),
            notes: notes.clone(),
        };
        self.last = Some((table.steps().len(), order, notes));
        decided
    }
}

/// The side that must decide now.
fn side_to_decide(table: &Table) -> Option<Side> {
    match table.battle().asks() {
        Ask::Decide { side, .. } => Some(side),
        _ => None,
    }
}

impl Table {
    /// The order a general would give now, with its reasons.
    pub fn decide(&self, general: &str, seed: u64) -> Option<Decided> {
        Some(Session::resume(self, general, seed)?.decide(self))
    }
}

/// A record as it was last read, and its battle.
struct Followed {
    text: String,
    read: Reader,
    table: Table,
}

impl Followed {
    /// Whether a record continues this one.
    fn is_continued_by(&self, record: &str) -> bool {
        self.text.ends_with('\n') && record.starts_with(&self.text)
    }

    /// Reads a record from its beginning.
    fn begin(record: &str) -> Result<Followed, SessionError> {
        let table = Table::from_record(record, SEED)?;
        let mut read = Reader::default();
        read.read_on(record.as_bytes())?;
        let text = record.to_owned();
        Ok(Followed { text, read, table })
    }

    /// Reads and plays only what is new in a record that continues this one.
    fn advance(&mut self, record: &str) -> Result<(), SessionError> {
        let new = record.get(self.text.len()..).unwrap_or_default();
        self.read.read_on(new.as_bytes())?;
        self.table.go_on(&self.read)?;
        self.text.push_str(new);
        Ok(())
    }
}

/// Follows the record of a battle and keeps the general that decided last.
#[derive(Default)]
pub struct AiSession {
    followed: Option<Followed>,
    session: Option<Session>,
}

impl AiSession {
    /// Whether a record continues the last one.
    pub fn follows(&self, record: &str) -> bool {
        let followed = self.followed.as_ref();
        followed.is_some_and(|followed| followed.is_continued_by(record))
    }

    /// The order a general would give at the end of a record, with its reasons.
    ///
    /// # Errors
    /// When the text is not a record, or does not replay.
    pub fn decide(
        &mut self,
        record: &str,
        general: &str,
        seed: u64,
    ) -> Result<Option<Decided>, SessionError> {
        let known = self.followed.take();
        let followed = if let Some(mut followed) = known.filter(|one| one.is_continued_by(record)) {
            followed.advance(record)?;
            followed
        } else {
            self.session = None;
            Followed::begin(record)?
        };
        let table = &self.followed.insert(followed).table;
        let current = self.session.take();
        self.session = match current.filter(|session| session.is_current(table, general, seed)) {
            Some(session) => Some(session),
            None => Session::resume(table, general, seed),
        };
        Ok(self.session.as_mut().map(|session| session.decide(table)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A session that follows a battle decides like a general started for each decision, with the same notes; also after an
    /// order it did not give and after an undo.
    #[test]
    fn a_session_decides_like_a_general_started_anew() {
        for (general, is_kept) in [
            ("solo-dba", true),
            ("veteran", true),
            ("greedy", false),
            ("random", false),
        ] {
            let wish = r#"{"edition": "2.2", "red": "II/12", "blue": "II/33", "seed": "7"}"#;
            let mut table = Table::from_json(wish).expect("a battle");
            let mut ai = AiSession::default();
            let (mut decisions, mut followed, mut kept) = (0, 0, 0);
            while decisions < 120 {
                match table.battle().asks() {
                    Ask::Throw(_) => {
                        table.throw(&[]).expect("dice of the seed");
                    }
                    Ask::Decide { side, .. } => {
                        let record = table.record().expect("memory takes it");
                        if decisions % 20 == 0 {
                            // A record is the same written in parts or as a whole.
                            let mut again = Table::from_record(&record, "7").expect("it replays");
                            assert_eq!(again.record().expect("memory takes it"), record);
                        }
                        let seed = 3 + side as u64;
                        followed += usize::from(ai.follows(&record));
                        let is_current =
                            |session: &Session| session.is_current(&table, general, seed);
                        kept += usize::from(ai.session.as_ref().is_some_and(is_current));
                        let decided = ai.decide(&record, general, seed).expect("it replays");
                        let fresh = Table::from_record(&record, "other")
                            .expect("it replays")
                            .decide(general, seed);
                        assert_eq!(decided, fresh, "{general}, decision {decisions}");
                        let decided = decided.expect("a decision is asked for");
                        // Sometimes the order is overruled, or its notes are not recorded.
                        let order = match decisions % 17 {
                            16 => table.battle().default_order().to_string(),
                            _ => decided.order,
                        };
                        if decisions % 13 != 12 {
                            for note in decided.notes {
                                table.note(note);
                            }
                        }
                        let obeyed = table.obey(&order);
                        assert!(matches!(obeyed, acies_wire::Obeyed::Yes { .. }), "{order}");
                        if decisions == 60 {
                            table.undo();
                            table.undo();
                        }
                        decisions += 1;
                    }
                    Ask::Over(_) => break,
                }
            }
            // All but the first decision and those after an undo beyond the last record.
            assert!(
                decisions > 80 && followed + 3 > decisions,
                "{general}: {followed} of {decisions}"
            );
            assert_eq!(kept > 40, is_kept, "{general}: kept {kept} times");
        }
    }

    /// A battle in which red's general has decided once, and is asked again after a step of blue with these notes.
    fn goes_on(notes: impl Fn(&[String], &[String]) -> Vec<String>) -> (Table, Session) {
        let json = r#"{"edition":"2.2","red":"II/12","blue":"II/33","seed":"7"}"#;
        let mut table = Table::from_json(json).unwrap();
        let mut session = Session::resume(&table, "solo-dba", 5).unwrap();
        let own = session.decide(&table);
        for note in own.notes.clone() {
            table.note(note);
        }
        assert!(matches!(
            table.obey(&own.order),
            acies_wire::Obeyed::Yes { .. }
        ));
        let other = table.decide("solo-dba", 5).unwrap();
        assert!(!own.notes.is_empty() && !other.notes.is_empty());
        for note in notes(&own.notes, &other.notes) {
            table.note(note);
        }
        assert!(matches!(
            table.obey(&other.order),
            acies_wire::Obeyed::Yes { .. }
        ));
        assert_eq!(super::side_to_decide(&table), Some(Side::Red));
        (table, session)
    }

    #[test]
    fn a_session_goes_on_unless_its_side_has_notes_that_are_not_its_own() {
        let (table, session) = goes_on(|_, other| other.to_vec());
        assert!(session.is_current(&table, "solo-dba", 5));
        assert!(!session.is_current(&table, "solo-dba", 6));
        assert!(!session.is_current(&table, "veteran", 5));
        let (table, session) = goes_on(|own, _| own.to_vec());
        assert!(!session.is_current(&table, "solo-dba", 5));
    }
}
