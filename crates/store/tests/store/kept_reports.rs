//! Reports in memory: what those in a folder are held against.

use std::collections::BTreeMap;
use std::sync::Mutex;

use acies_store::{Report, ReportLine, Reports, StoreError};

/// Reports by their numbers, and the last number that was given.
#[derive(Debug, Default)]
pub struct KeptReports(Mutex<(BTreeMap<u32, Report>, u32)>);

impl Reports for KeptReports {
    fn report(&self, report: &Report, most: u32) -> Result<Option<u32>, StoreError> {
        let (kept, last) = &mut *self.0.lock().unwrap();
        if let Some((&number, known)) = kept.iter().find(|(_, known)| known.id == report.id) {
            return if known.is_same(report) {
                Ok(Some(number))
            } else {
                Err(Report::misfit())
            };
        }
        if kept.len() >= most as usize {
            return Ok(None);
        }
        *last += 1;
        kept.insert(*last, report.clone());
        Ok(Some(*last))
    }

    fn all_reports(&self) -> Result<Vec<ReportLine>, StoreError> {
        let line = |(&number, report): (&u32, &Report)| ReportLine {
            number,
            at: report.at,
            edition: report.edition.clone(),
            rule: report.rule.clone(),
            words: report.words.clone(),
        };
        Ok(self.0.lock().unwrap().0.iter().map(line).collect())
    }

    fn reported(&self, number: u32) -> Result<Option<Report>, StoreError> {
        Ok(self.0.lock().unwrap().0.get(&number).cloned())
    }

    fn forget_report(&self, number: u32) -> Result<bool, StoreError> {
        Ok(self.0.lock().unwrap().0.remove(&number).is_some())
    }
}
