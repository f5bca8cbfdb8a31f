//! A store in memory, with the faults that a test wishes.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use acies_chronicle::shared_dice::Code;
use acies_host::{Commit, Entry, Rows, Time};
use acies_store::{Line, Reports, Store, StoreError};

use kept_reports::KeptReports;

#[path = "../../../store/tests/store/kept_reports.rs"]
mod kept_reports;

#[derive(Debug, Default)]
pub struct Memory {
    battles: Mutex<BTreeMap<String, Rows>>,
    talk: Mutex<BTreeMap<String, Vec<Line>>>,
    beat: Mutex<Option<Time>>,
    pub kept_reports: KeptReports,
    /// Nothing can be kept now.
    pub is_full: AtomicBool,
    /// How long a commit takes, in milliseconds.
    pub takes: AtomicU32,
    /// After how long a battle that was read is handed over, in milliseconds.
    pub read_takes: AtomicU32,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Memory {
    /// The battle with a code.
    pub fn rows(&self, code: &str) -> Rows {
        locked(&self.battles)[code].clone()
    }

    pub fn was_up(&self, at: Time) {
        *locked(&self.beat) = Some(at);
    }

    fn check(&self) -> Result<(), StoreError> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(StoreError::Later("the disk is full".into()));
        }
        Ok(())
    }
}

impl Store for Memory {
    fn create(&self, rows: &Rows) -> Result<(), StoreError> {
        self.check()?;
        let mut battles = locked(&self.battles);
        let code = rows.terms.code;
        if battles.contains_key(&code.to_string()) {
            return Err(StoreError::CodeTaken(code));
        }
        battles.insert(code.to_string(), rows.clone());
        Ok(())
    }

    fn read(&self, code: Code) -> Result<Rows, StoreError> {
        let rows = locked(&self.battles).get(&code.to_string()).cloned();
        let takes = self.read_takes.load(Ordering::Relaxed);
        thread::sleep(Duration::from_millis(takes.into()));
        rows.ok_or(StoreError::NoBattle(code))
    }

    fn write(&self, code: Code, commit: &Commit) -> Result<(), StoreError> {
        self.check()?;
        thread::sleep(Duration::from_millis(
            self.takes.load(Ordering::Relaxed).into(),
        ));
        let mut battles = locked(&self.battles);
        let rows = battles.get_mut(&code.to_string());
        let rows = rows.ok_or(StoreError::NoBattle(code))?;
        Ok(rows.write(commit)?)
    }

    fn rev(&self, code: Code) -> Result<u64, StoreError> {
        self.read(code).map(|rows| rows.rev)
    }

    fn running(&self) -> Result<Vec<Code>, StoreError> {
        let is_over = |rows: &Rows| matches!(rows.steps.last(), Some(step) if matches!(step.entry, Entry::End(_)));
        let battles = locked(&self.battles);
        let running = battles.values().filter(|rows| !is_over(rows));
        Ok(running.map(|rows| rows.terms.code).collect())
    }

    fn beat(&self, now: Time) -> Result<Option<Time>, StoreError> {
        self.check()?;
        Ok(locked(&self.beat).replace(now))
    }

    fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        Ok(*locked(&self.beat))
    }

    fn say(&self, code: Code, line: &Line) -> Result<u32, StoreError> {
        self.check()?;
        let mut talk = locked(&self.talk);
        let lines = talk.entry(code.to_string()).or_default();
        let is_known = |one: &Line| (one.side, one.id) == (line.side, line.id);
        match lines.iter().position(is_known) {
            Some(at) if lines[at].text == line.text => Ok(at as u32 + 1),
            Some(at) => Err(StoreError::Misfit {
                place: code.to_string(),
                what: format!("line {} has another text", at + 1),
            }),
            None => {
                lines.push(line.clone());
                Ok(lines.len() as u32)
            }
        }
    }

    fn said(&self, code: Code, after: u32) -> Result<Vec<Line>, StoreError> {
        let talk = locked(&self.talk);
        let lines = talk.get(&code.to_string()).into_iter().flatten();
        Ok(lines.skip(after as usize).cloned().collect())
    }

    fn reports(&self) -> &dyn Reports {
        &self.kept_reports
    }
}
