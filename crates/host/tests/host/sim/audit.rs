//! What was promised to the clients, and whether the log has kept it.

use std::collections::{BTreeMap, BTreeSet};

use acies_chronicle::{DiceVerdict, Unchecked};
use acies_host::{
    Act, Answer, Change, Close, Commit, Entry, Frame, Hosted, Id, Offer, Pace, Presence, Step,
    Time, Wish,
};
use acies_referee::Side;

use crate::desk::{HOUSE, verdict};

/// What was promised.
#[derive(Debug, Default)]
pub struct Audit {
    /// The orders that were sent, by side and id: the version that the player saw, and how many.
    pub orders: BTreeMap<(Side, Id), (u32, usize)>,
    /// The requests to take orders back: the version that the player saw.
    pub backs: BTreeMap<(Side, Id), u32>,
    /// The armies that each side has sent to be sealed.
    pub armies: [BTreeSet<String>; 2],
    /// The requests of each side.
    pub sent: [BTreeSet<Id>; 2],
    /// The answers that clients have had.
    pub kept: BTreeMap<(Side, Id), Answer>,
    /// The orders that clients were refused.
    pub refused: BTreeSet<(Side, Id)>,
    /// What was lost with the tail of a log.
    pub lost: BTreeSet<(Side, Id)>,
    /// The visits up to which values of the house, or dice that were lost, were seen, each with the version after which no
    /// die of them may follow.
    pub seen_visits: Vec<(u32, u32)>,
    /// The dice that were seen for each purpose of a visit: its number, its mover, and the other side's visit before it.
    pub dice: BTreeMap<(u32, Side, u32, String), Vec<u8>>,
    /// How often another pace was agreed on.
    pub paces: usize,
}

impl Audit {
    pub fn sends(&mut self, side: Side, id: Id, wish: &Wish) {
        self.sent[side as usize].insert(id);
        match wish {
            Wish::Orders { after, lines, .. } => {
                self.orders.insert((side, id), (*after, lines.len()));
            }
            Wish::Back { after, .. } => {
                self.backs.insert((side, id), *after);
            }
            Wish::Army { line, .. } => {
                self.armies[side as usize].insert(line.clone());
            }
            _ => {}
        }
    }

    /// A side is shown its own seat alone, and of the house only values whose dice have all been thrown.
    pub fn shown(&mut self, side: Side, frame: &Frame) -> Result<(), String> {
        let own = &frame.own;
        let (armies, sent) = (&self.armies[side as usize], &self.sent[side as usize]);
        let is_own = own.sealed.as_ref().is_none_or(|army| armies.contains(army))
            && own.ids.iter().all(|(_, id)| sent.contains(id));
        if !is_own {
            return Err(format!("{side} is shown the seat of the other side"));
        }
        if let Some((visit, _)) = frame.public.house {
            let seen = (frame.public.version, visit);
            if !self.seen_visits.contains(&seen) {
                self.seen_visits.push(seen);
            }
        }
        Ok(())
    }

    pub fn answered(&mut self, side: Side, id: Id, answer: Answer) -> Result<(), String> {
        match self.kept.insert((side, id), answer) {
            Some(before) if before != answer && !self.lost.contains(&(side, id)) => {
                Err(format!("{side} was answered {before:?}, then {answer:?}"))
            }
            _ => Ok(()),
        }
    }

    /// No purpose of a visit has two dice, whatever was lost or taken back.
    ///
    /// So many steps were made before the battle went over to the server: their dice are of no visit.
    pub fn sees(&mut self, lines: &[String], earlier: usize) -> Result<(), String> {
        let mut visit = None;
        let mut last = [0, 0];
        for line in lines.iter().skip(earlier) {
            match line.parse() {
                Ok(Entry::Value {
                    side,
                    visit: number,
                    ..
                }) => {
                    last[side as usize] = number;
                    visit = Some((number, side, last[side.other() as usize]));
                }
                Ok(Entry::Throw { purpose, dice }) => {
                    let (number, side, before) = visit.ok_or("dice without a visit")?;
                    let key = (number, side, before, purpose);
                    if let Some(seen) = self.dice.get(&key).filter(|seen| **seen != dice) {
                        return Err(format!("{key:?} has dice {seen:?} and {dice:?}"));
                    }
                    self.dice.insert(key, dice);
                }
                Ok(_) => {}
                Err(error) => return Err(error.to_string()),
            }
        }
        Ok(())
    }

    /// Where a pace is agreed on both clocks begin anew, and a live one only while both players are there. A win is claimed only
    /// of a player whose time is out, and the log says that a pause is over where the battle goes on.
    pub fn commits(
        &mut self,
        before: &Hosted,
        after: &Hosted,
        commit: &Commit,
    ) -> Result<(), String> {
        let resumes = |change: &Change| {
            matches!(change, Change::Step(step)
                if matches!(step.entry, Entry::Act { act: Act::Resumes, .. }))
        };
        let says_so = commit.changes.iter().any(resumes);
        for change in &commit.changes {
            let Change::Step(step) = change else {
                continue;
            };
            let public = |hosted: &Hosted, at: Time| {
                hosted.frame(Side::Red, hosted.version(), at, &HOUSE).public
            };
            let no = match step.entry {
                Entry::Act {
                    act: Act::Accepts(no),
                    ..
                } => no,
                Entry::Order { .. } if public(before, step.at).is_paused && !says_so => {
                    return Err("the log does not say that a pause is over".into());
                }
                Entry::End(Close::Late(winner)) => {
                    let clocks = before.clocks(step.at);
                    let left = clocks.and_then(|clocks| clocks.of(winner.other()));
                    if left.is_none_or(|left| left > -30_000) {
                        return Err(format!("{winner} wins by time, of which {left:?} is left"));
                    }
                    continue;
                }
                _ => continue,
            };
            let known = public(before, step.at);
            let open = known.offers.iter().find(|open| open.no == no);
            let Some((by, Offer::Pace(pace))) = open.map(|open| (open.by, open.offer)) else {
                continue;
            };
            self.paces += 1;
            let is_live = matches!(pace, Pace::Live { .. });
            if is_live && known.presence[by as usize] != Presence::Here {
                return Err(format!("a live clock runs for {by}, which is not there"));
            }
            let now = public(after, step.at);
            let left = now.clocks.and_then(|clocks| clocks.left);
            if now.pace != pace || left != pace.whole().map(|whole| [whole; 2]) {
                return Err(format!(
                    "{pace} was agreed on, and there is {} with {left:?}",
                    now.pace
                ));
            }
        }
        Ok(())
    }

    /// Holds the log against what was promised.
    pub fn check(&mut self, hosted: &Hosted) -> Result<(), String> {
        let rows = hosted.rows();
        let again = Hosted::new(rows.clone()).map_err(|error| error.to_string())?;
        let record = hosted.record(&HOUSE).map_err(|error| error.to_string())?;
        if again.record(&HOUSE).ok() != Some(record.clone()) {
            return Err("the rows make another battle than the commits".into());
        }
        let lines: Vec<String> = rows
            .steps
            .iter()
            .map(|step| step.entry.to_string())
            .collect();
        let earlier = rows.terms.earlier.len();
        self.sees(&lines, earlier)?;
        let mut visit = 0;
        for (version, step) in (1..).zip(&rows.steps).skip(earlier) {
            if let Entry::Value { visit: number, .. } = step.entry {
                visit = number;
            }
            let is_throw = matches!(step.entry, Entry::Throw { .. });
            let mut seen = self.seen_visits.iter();
            if is_throw && seen.any(|&(kept, last)| version > kept && visit <= last) {
                return Err(format!("dice of visit {visit} were known before"));
            }
        }
        let has_sent = |side: Side, id: Id, answer: Answer| {
            let mut sent = rows.sent.iter();
            sent.any(|sent| (sent.side, sent.id, sent.answer) == (side, id, answer))
        };
        for (&(side, id), &answer) in &self.kept {
            if !self.lost.contains(&(side, id)) && !has_sent(side, id, answer) {
                return Err(format!("{side} was answered {answer:?}, which is not kept"));
            }
        }
        for (&(side, id), &(after, count)) in &self.orders {
            let own: Vec<usize> = (0..rows.steps.len())
                .filter(|&nth| {
                    let entry = &rows.steps[nth].entry;
                    rows.steps[nth].by == Some(id)
                        && matches!(entry, Entry::Order { side: of, .. } | Entry::Choice { side: of, .. } if *of == side)
                })
                .collect();
            let (Some(&first), Some(&last)) = (own.first(), own.last()) else {
                continue;
            };
            let withdrawn = self.kept.get(&(side, id)) == Some(&Answer::Withdrawn);
            if withdrawn || self.refused.contains(&(side, id)) {
                return Err(format!(
                    "an order of {side} was refused or withdrawn, and kept"
                ));
            }
            if own.len() != count {
                return Err(format!(
                    "{count} orders of {side} were kept as {}",
                    own.len()
                ));
            }
            let of = |from: usize, to: usize| rows.steps.get(from..to).unwrap_or_default().iter();
            if of(first, last).any(|step| matches!(step.entry, Entry::Throw { .. })) {
                return Err(format!("a batch of {side} goes on after a throw"));
            }
            let is_quiet = |entry: &Entry| matches!(entry, Entry::Act { .. } | Entry::Value { .. });
            if !of(after as usize, first).all(|step| is_quiet(&step.entry)) {
                return Err(format!("a stale order of {side} was kept"));
            }
        }
        for (&(side, id), &after) in &self.backs {
            let own = |step: &Step| {
                step.by == Some(id)
                    && matches!(step.entry, Entry::Back { side: of, .. } if of == side)
            };
            let Some(at) = rows.steps.iter().position(own) else {
                continue;
            };
            let missed = rows.steps.get(after as usize..at).unwrap_or_default();
            let is_act = |step: &Step| matches!(step.entry, Entry::Act { .. });
            if !missed.iter().all(is_act) {
                return Err(format!(
                    "{side} took back orders at a version that was past"
                ));
            }
        }
        let Some(record) = record else {
            return Err("the battle never began".into());
        };
        let verdict = verdict(&record);
        let throws = |lines: &[String]| {
            let thrown = lines.iter().filter(|line| line.starts_with("throw"));
            thrown.count()
        };
        let (before, throws) = (throws(&lines[..earlier]), throws(&lines[earlier..]));
        let [visits, known] = verdict.dice.visits.unwrap_or_default();
        let is_proven = match verdict.dice.verdict {
            DiceVerdict::Checked => verdict.dice.checked == throws && visits == known,
            DiceVerdict::NotCheckable(Unchecked::Earlier) => {
                (verdict.dice.checked, verdict.dice.unchecked) == (throws, before)
                    && visits == known
            }
            DiceVerdict::None => throws + before == 0,
            _ => false,
        };
        if !is_proven {
            return Err(format!("not all dice are proven: {:?}", verdict.dice));
        }
        Ok(())
    }
}
