//! The outcome rows arranged for speed: the few candidate rows for each margin, mode and pair of troops.
//!
//! Troops that every row treats alike share a group, so that the whole table fits into the CPU cache.

use super::{Fact, FactSet, Fate, Margin, Mode, OutcomeRow, TroopId, TroopSet};

/// The margins in the order of their numbers.
const MARGINS: [Margin; 4] = [
    Margin::Doubled,
    Margin::Beaten,
    Margin::Equal,
    Margin::Ahead,
];
/// The modes in the order of their numbers.
const MODES: [Mode; 2] = [Mode::Close, Mode::Shooting];
/// The most troops of an edition.
const TROOPS: usize = 64;

/// No row: the party stands.
const NO_ROW: u16 = u16::MAX;

/// A row that may decide in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    all: FactSet,
    not: FactSet,
    row: u16,
    fate: Fate,
}

/// See the module.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OutcomeTable {
    own_kinds: [u8; TROOPS],
    enemy_kinds: [u8; TROOPS],
    /// The number of groups of own and of enemy troops.
    kinds: (usize, usize),
    /// The first entry of each cell. The last entry of each cell always applies.
    starts: Vec<u16>,
    entries: Vec<Entry>,
}

impl OutcomeTable {
    pub(super) fn new(rows: &[OutcomeRow]) -> OutcomeTable {
        let (own_kinds, own_count) = kinds(rows, |row| row.own);
        let (enemy_kinds, enemy_count) = kinds(rows, |row| row.enemy);
        let mut table = OutcomeTable {
            own_kinds,
            enemy_kinds,
            kinds: (own_count, enemy_count),
            starts: Vec::new(),
            entries: Vec::new(),
        };
        let first = |kinds: &[u8; TROOPS], kind: usize| {
            let place = kinds.iter().position(|&other| usize::from(other) == kind);
            TroopId(place.unwrap_or(0) as u8)
        };
        let mut lists: Vec<(Vec<Entry>, u16)> = Vec::new();
        for margin in MARGINS {
            for mode in MODES {
                for own in 0..own_count {
                    for enemy in 0..enemy_count {
                        let own = first(&table.own_kinds, own);
                        let enemy = first(&table.enemy_kinds, enemy);
                        let list = entries_of(rows, margin, mode, own, enemy);
                        let known = lists.iter().find(|(known, _)| *known == list);
                        let start = known.map_or_else(
                            || {
                                let start = table.entries.len() as u16;
                                table.entries.extend(&list);
                                start
                            },
                            |&(_, start)| start,
                        );
                        if known.is_none() {
                            lists.push((list, start));
                        }
                        table.starts.push(start);
                    }
                }
            }
        }
        table
    }

    fn start(&self, margin: Margin, mode: Mode, own: TroopId, enemy: TroopId) -> usize {
        let own = usize::from(self.own_kinds[usize::from(own.0)]);
        let enemy = usize::from(self.enemy_kinds[usize::from(enemy.0)]);
        let outer = margin as usize * MODES.len() + mode as usize;
        usize::from(self.starts[(outer * self.kinds.0 + own) * self.kinds.1 + enemy])
    }

    /// The number of the row that decides, if any, and its fate.
    pub(super) fn find(
        &self,
        margin: Margin,
        mode: Mode,
        own: TroopId,
        enemy: TroopId,
        facts: FactSet,
    ) -> (Option<usize>, Fate) {
        self.entries[self.start(margin, mode, own, enemy)..]
            .iter()
            .find(|entry| facts.meets(entry.all, entry.not))
            .map_or((None, Fate::Stands), |entry| {
                (
                    (entry.row != NO_ROW).then_some(usize::from(entry.row)),
                    entry.fate,
                )
            })
    }

    /// For each row, whether it ever decides, and whether its removal would ever change the result.
    pub(super) fn use_of_rows(rows: &[OutcomeRow], troops: usize) -> Vec<(bool, bool)> {
        let mut uses = vec![(false, false); rows.len()];
        let mut tried: Vec<Vec<Entry>> = Vec::new();
        let owns = one_of_each(rows, |row| row.own, troops);
        let enemies = one_of_each(rows, |row| row.enemy, troops);
        for margin in MARGINS {
            for mode in MODES {
                for (&own, &enemy) in owns
                    .iter()
                    .flat_map(|own| enemies.iter().map(move |enemy| (own, enemy)))
                {
                    let entries = matching(rows, margin, mode, own, enemy);
                    if !tried.contains(&entries) {
                        uses_in_cell(&entries, &mut uses);
                        tried.push(entries);
                    }
                }
            }
        }
        uses
    }

    /// The losing margins for which some combination of troops and facts has no row.
    pub(super) fn undecided(rows: &[OutcomeRow], troops: usize) -> Vec<Margin> {
        let owns = one_of_each(rows, |row| row.own, troops);
        let enemies = one_of_each(rows, |row| row.enemy, troops);
        let decided = |margin, mode| {
            let mut pairs = owns
                .iter()
                .flat_map(|own| enemies.iter().map(move |enemy| (own, enemy)));
            pairs.all(|(&own, &enemy)| matching(rows, margin, mode, own, enemy).iter().any(always))
        };
        [Margin::Beaten, Margin::Doubled]
            .into_iter()
            .filter(|&margin| MODES.iter().any(|&mode| !decided(margin, mode)))
            .collect()
    }
}

/// One troop of each group that the rows distinguish.
fn one_of_each(
    rows: &[OutcomeRow],
    set: impl Fn(&OutcomeRow) -> TroopSet,
    troops: usize,
) -> Vec<TroopId> {
    let (kinds, _) = kinds(rows, set);
    let mut ids = Vec::new();
    for (troop, kind) in kinds.iter().enumerate().take(troops) {
        if !kinds[..troop].contains(kind) {
            ids.push(TroopId(troop as u8));
        }
    }
    ids
}

/// Whether an entry applies whatever the facts.
fn always(entry: &Entry) -> bool {
    entry.all == FactSet::NONE && entry.not == FactSet::NONE
}

/// All rows that may decide in a cell.
fn matching(
    rows: &[OutcomeRow],
    margin: Margin,
    mode: Mode,
    own: TroopId,
    enemy: TroopId,
) -> Vec<Entry> {
    rows.iter()
        .enumerate()
        .filter(|(_, row)| {
            row.margin == margin && row.modes.has(mode) && row.own.has(own) && row.enemy.has(enemy)
        })
        .map(|(index, row)| Entry {
            all: row.all,
            not: row.not,
            row: index as u16,
            fate: row.fate,
        })
        .collect()
}

/// The rows that may decide in a cell, up to the first that always does.
fn entries_of(
    rows: &[OutcomeRow],
    margin: Margin,
    mode: Mode,
    own: TroopId,
    enemy: TroopId,
) -> Vec<Entry> {
    let mut list = matching(rows, margin, mode, own, enemy);
    if let Some(last) = list.iter().position(always) {
        list.truncate(last + 1);
    } else {
        list.push(Entry {
            all: FactSet::NONE,
            not: FactSet::NONE,
            row: NO_ROW,
            fate: Fate::Stands,
        });
    }
    list
}

/// Numbers the groups of troops that no row distinguishes.
fn kinds(rows: &[OutcomeRow], set: impl Fn(&OutcomeRow) -> TroopSet) -> ([u8; TROOPS], usize) {
    let mut known: Vec<Vec<bool>> = Vec::new();
    let mut kinds = [0; TROOPS];
    for (troop, kind) in kinds.iter_mut().enumerate() {
        let member: Vec<bool> = rows
            .iter()
            .map(|row| set(row).has(TroopId(troop as u8)))
            .collect();
        let place = known.iter().position(|other| *other == member);
        *kind = place.unwrap_or(known.len()) as u8;
        if place.is_none() {
            known.push(member);
        }
    }
    (kinds, known.len())
}

/// Tries every set of the facts that a cell depends on.
fn uses_in_cell(entries: &[Entry], uses: &mut [(bool, bool)]) {
    let asked = entries
        .iter()
        .fold(0, |asked, entry| asked | entry.all.0 | entry.not.0);
    // Every subset of these facts, from all of them down to none.
    let mut facts = asked;
    loop {
        if possible(FactSet(facts), FactSet(asked)) {
            let mut holding = entries
                .iter()
                .filter(|entry| FactSet(facts).meets(entry.all, entry.not));
            if let Some(entry) = holding.next() {
                let without = holding.next().map_or(Fate::Stands, |next| next.fate);
                let place = &mut uses[usize::from(entry.row)];
                place.0 = true;
                place.1 |= without != entry.fate;
            }
        }
        if facts == 0 {
            return;
        }
        facts = (facts - 1) & asked;
    }
}

/// Whether facts can hold together, among those a cell depends on.
fn possible(facts: FactSet, asked: FactSet) -> bool {
    let implies = |one, other| !facts.has(one) || !asked.has(other) || facts.has(other);
    !(facts.has(Fact::GoodGoing) && facts.has(Fact::BadGoing))
        && implies(Fact::InOwnCamp, Fact::InCamp)
        && implies(Fact::InOwnCamp, Fact::Inside)
        && implies(Fact::InCamp, Fact::Inside)
        && implies(Fact::Garrison, Fact::Inside)
        && implies(Fact::Sacking, Fact::Inside)
        && !(facts.has(Fact::Sacking) && (facts.has(Fact::Garrison) || facts.has(Fact::InCamp)))
        && implies(Fact::EnemyInCity, Fact::EnemyInside)
        && implies(Fact::ShotOnRear, Fact::ShotPartlyOnRear)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(facts: &[Fact]) -> FactSet {
        let with = |set: FactSet, &fact: &Fact| set.with_if(fact, true);
        facts.iter().fold(FactSet::NONE, with)
    }

    #[test]
    fn exclusive_facts_cannot_hold_together() {
        use Fact::*;
        // The facts that hold, the other facts in question, and whether that is possible.
        let cases: [(&[Fact], &[Fact], bool); 16] = [
            (&[GoodGoing, BadGoing], &[], false),
            (&[GoodGoing], &[BadGoing], true),
            (&[BadGoing], &[GoodGoing], true),
            (&[InOwnCamp], &[InCamp], false),
            (&[InOwnCamp], &[Inside], false),
            (&[InCamp], &[Inside], false),
            (&[Garrison], &[Inside], false),
            (&[Sacking], &[Inside], false),
            (&[Sacking, Garrison], &[], false),
            (&[Sacking, InCamp], &[], false),
            (&[EnemyInCity], &[EnemyInside], false),
            (&[ShotOnRear], &[ShotPartlyOnRear], false),
            // The other fact is not in question, or holds.
            (&[InOwnCamp], &[], true),
            (&[InOwnCamp, InCamp, Inside], &[], true),
            (&[Sacking, Inside], &[Garrison, InCamp], true),
            (
                &[EnemyInCity, EnemyInside, ShotOnRear, ShotPartlyOnRear],
                &[],
                true,
            ),
        ];
        for (holding, asked, can_be) in cases {
            let facts = set(holding);
            let asked = FactSet(facts.0 | set(asked).0);
            assert_eq!(possible(facts, asked), can_be, "{holding:?} of {asked:?}");
        }
    }

    #[test]
    fn row_is_used_after_another_with_the_same_fact() {
        let entry = |all, not, row, fate| Entry {
            all,
            not,
            row,
            fate,
        };
        let (uphill, none) = (set(&[Fact::Uphill]), FactSet::NONE);
        let used = |entries: [Entry; 2]| {
            let mut uses = [(false, false); 2];
            uses_in_cell(&entries, &mut uses);
            uses == [(true, true), (true, true)]
        };
        assert!(used([
            entry(uphill, none, 0, Fate::Recoils),
            entry(none, uphill, 1, Fate::Flees),
        ]));
        // Uphill, the first row decides for a general and the second for all others.
        let general = set(&[Fact::Uphill, Fact::General]);
        assert!(used([
            entry(general, none, 0, Fate::Recoils),
            entry(uphill, none, 1, Fate::Flees),
        ]));
        // The second row for the same case is never reached.
        assert!(!used([
            entry(uphill, none, 0, Fate::Recoils),
            entry(uphill, none, 1, Fate::Flees),
        ]));
    }
}
