//! Reports in memory: what those in a folder are held against.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use acies_store::{Report, ReportLine, ReportOutcome, Reports, Room, StoreError};

/// Reports by their numbers, and the last number that was given.
#[derive(Debug, Default)]
pub struct KeptReports {
    kept: Mutex<(BTreeMap<u32, Report>, u32)>,
    /// No report goes with what is kept.
    pub is_misfit: AtomicBool,
}

impl Reports for KeptReports {
    fn report(&self, report: &Report, room: Room) -> Result<ReportOutcome, StoreError> {
        if self.is_misfit.load(Ordering::Relaxed) {
            return Err(StoreError::Misfit {
                place: "reports".into(),
                what: "a column has a limit".into(),
            });
        }
        let (kept, last) = &mut *self.kept.lock().unwrap();
        if let Some((&number, known)) = kept.iter().find(|(_, known)| known.id == report.id) {
            return Ok(if known.is_same(report) {
                ReportOutcome::Kept(number)
            } else {
                ReportOutcome::OtherBytes
            });
        }
        let bytes = kept.values().map(|known| known.record.len() as u64);
        if !room.takes(kept.len() as u32, bytes.sum(), report) {
            return Ok(ReportOutcome::NoRoom);
        }
        *last += 1;
        kept.insert(*last, report.clone());
        Ok(ReportOutcome::Kept(*last))
    }

    fn all_reports(&self) -> Result<Vec<ReportLine>, StoreError> {
        let line = |(&number, report): (&u32, &Report)| ReportLine {
            number,
            at: report.at,
            edition: report.edition.clone(),
            rule: report.rule.clone(),
            words: report.words.clone(),
        };
        Ok(self.kept.lock().unwrap().0.iter().map(line).collect())
    }

    fn reported(&self, number: u32) -> Result<Option<Report>, StoreError> {
        Ok(self.kept.lock().unwrap().0.get(&number).cloned())
    }

    fn forget_reports(&self, numbers: RangeInclusive<u32>) -> Result<usize, StoreError> {
        let (kept, _) = &mut *self.kept.lock().unwrap();
        let before = kept.len();
        kept.retain(|number, _| !numbers.contains(number));
        Ok(before - kept.len())
    }
}
