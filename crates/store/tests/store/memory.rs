//! A store in memory: what the others are held against.

use std::collections::BTreeMap;
use std::sync::Mutex;

use acies_chronicle::shared_dice::Code;
use acies_host::{Commit, Rows, Time};
use acies_store::{Line, Reports, Store, StoreError};

use crate::kept_reports::KeptReports;

/// A store that forgets everything when it is dropped.
#[derive(Default)]
pub struct Memory {
    battles: Mutex<BTreeMap<String, Rows>>,
    beat: Mutex<Option<Time>>,
    talk: Mutex<BTreeMap<String, Vec<Line>>>,
    reports: KeptReports,
}

impl Store for Memory {
    fn create(&self, rows: &Rows) -> Result<(), StoreError> {
        let code = rows.terms.code;
        let mut battles = self.battles.lock().unwrap();
        if battles.contains_key(&code.to_string()) {
            return Err(StoreError::CodeTaken(code));
        }
        battles.insert(code.to_string(), rows.clone());
        Ok(())
    }

    fn read(&self, code: Code) -> Result<Rows, StoreError> {
        let battles = self.battles.lock().unwrap();
        let rows = battles.get(&code.to_string());
        rows.cloned().ok_or(StoreError::NoBattle(code))
    }

    fn write(&self, code: Code, commit: &Commit) -> Result<(), StoreError> {
        let mut battles = self.battles.lock().unwrap();
        let rows = battles.get_mut(&code.to_string());
        Ok(rows.ok_or(StoreError::NoBattle(code))?.write(commit)?)
    }

    fn rev(&self, code: Code) -> Result<u64, StoreError> {
        Ok(self.read(code)?.rev)
    }

    fn running(&self) -> Result<Vec<Code>, StoreError> {
        let battles = self.battles.lock().unwrap();
        let has_ended = |rows: &Rows| {
            let mut steps = rows.steps.iter();
            steps.any(|step| matches!(step.entry, acies_host::Entry::End(_)))
        };
        let running = battles.values().filter(|rows| !has_ended(rows));
        Ok(running.map(|rows| rows.terms.code).collect())
    }

    fn beat(&self, now: Time) -> Result<Option<Time>, StoreError> {
        Ok(self.beat.lock().unwrap().replace(now))
    }

    fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        Ok(*self.beat.lock().unwrap())
    }

    fn say(&self, code: Code, line: &Line) -> Result<u32, StoreError> {
        self.read(code)?;
        let mut talk = self.talk.lock().unwrap();
        let lines = talk.entry(code.to_string()).or_default();
        let is_same = |known: &Line| (known.side, known.id) == (line.side, line.id);
        if let Some(at) = lines.iter().position(is_same) {
            if lines[at].text != line.text {
                return Err(StoreError::Misfit {
                    place: format!("battle {code}"),
                    what: "this id of a line came with another text before".into(),
                });
            }
            return Ok(at as u32 + 1);
        }
        lines.push(line.clone());
        Ok(lines.len() as u32)
    }

    fn said(&self, code: Code, after: u32) -> Result<Vec<Line>, StoreError> {
        self.read(code)?;
        let talk = self.talk.lock().unwrap();
        let lines = talk.get(&code.to_string()).into_iter().flatten();
        Ok(lines.skip(after as usize).cloned().collect())
    }

    fn reports(&self) -> &dyn Reports {
        &self.reports
    }
}
