//! Adding up a score: the factor of the troop, tactical factors and supports, each with its reason.

use acies_rulebook::{Fact, FactSet, FactorFrequency, Mode, Rulebook, TroopId};
use arrayvec::ArrayVec;

use super::supports::Supporters;
use crate::ElementId;

/// Why a number is part of a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The factor of the troop against that kind of enemy.
    Basic,
    /// A row of [`Combat::tactical`](acies_rulebook::Combat::tactical).
    Tactical(u8),
    /// A row of [`Combat::supports`](acies_rulebook::Combat::supports), and who supports.
    Support(u8, ElementId),
    /// Something given from outside, in combats without a position.
    Given,
}

/// One number of a score and why it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactorLine {
    /// Why.
    pub reason: Reason,
    /// How much, in all.
    pub value: i8,
}

/// The numbers of a score, the troop's own first.
pub type Lines = ArrayVec<FactorLine, 16>;

impl FactorLine {
    /// The stable id of the reason: that of its row, `basic` or `given`.
    pub fn id(self, rulebook: &Rulebook) -> &str {
        match self.reason {
            Reason::Basic => "basic",
            Reason::Given => "given",
            Reason::Tactical(row) => &rulebook.combat.tactical[usize::from(row)].id,
            Reason::Support(row, _) => &rulebook.combat.supports[usize::from(row)].id,
        }
    }
}

/// How often the counted factors count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    /// Sides pressed by enemies.
    pub contacts: u8,
    /// Shooters beyond the first.
    pub extra_shooters: u8,
    /// Attackers of a camp beyond the first.
    pub extra_attackers: u8,
}

/// Whether a troop counts as mounted to its opponent's factor: not where a camp or a built-up area is fought for, if the
/// edition has factors against foot alone there (`dba30` §13.6).
pub(super) fn counts_as_mounted(
    rulebook: &Rulebook,
    troop: TroopId,
    mode: Mode,
    facts: [FactSet; 2],
) -> bool {
    let at_walls = mode == Mode::Close && facts.iter().any(|facts| facts.has(Fact::Inside));
    rulebook.troop(troop).mounted && !(at_walls && rulebook.combat.camps_as_foot)
}

/// The score of a party without its die: the sum, kept within what a score may be, and its lines. An edition may have more rows
/// than a score has room for.
pub(crate) fn score(
    rulebook: &Rulebook,
    mode: Mode,
    [own, enemy]: [TroopId; 2],
    basic: i8,
    facts: FactSet,
    counts: Counts,
    supporters: &Supporters,
) -> (i8, Lines) {
    let mut lines = Lines::new();
    let mut sum = 0;
    let mut add = |reason, value: i8, times: u8| {
        let value = i16::from(value) * i16::from(times);
        sum += value;
        // A line that does not fit is still part of the sum; editions have far fewer rows that apply at once.
        let _ = lines.try_push(FactorLine {
            reason,
            value: within_a_score(value),
        });
    };
    add(Reason::Basic, basic, 1);
    for (index, row) in rulebook.combat.tactical.iter().enumerate() {
        let times = match row.per {
            FactorFrequency::Once => 1,
            FactorFrequency::Contact => counts.contacts.min(rulebook.combat.most_contacts),
            FactorFrequency::ExtraShooter => counts.extra_shooters,
            FactorFrequency::ExtraAttacker => counts.extra_attackers,
        };
        if times > 0
            && row.modes.has(mode)
            && row.own.has(own)
            && row.enemy.has(enemy)
            && facts.meets(row.all, row.not)
        {
            add(Reason::Tactical(index as u8), row.value, times);
        }
    }
    for supporter in supporters {
        let value = rulebook.combat.supports[usize::from(supporter.row)].value;
        add(Reason::Support(supporter.row, supporter.id), value, 1);
    }
    (within_a_score(sum), lines)
}

/// What a score may be, nearest to a sum.
fn within_a_score(sum: i16) -> i8 {
    sum.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}
