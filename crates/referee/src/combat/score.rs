//! Adds up a factor: basic factor, tactical factors and support, each with its reason.

use acies_rulebook::{Fact, FactSet, FactorFrequency, Mode, Rulebook, TroopId};
use arrayvec::ArrayVec;

use super::support::Supporters;
use crate::ElementId;

/// Why a number is part of a factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The troop's basic factor against foot or mounted.
    Basic,
    /// A tactical factor: a row of [`Combat::tactical`](acies_rulebook::Combat::tactical).
    Tactical(u8),
    /// Support: a row of [`Combat::supports`](acies_rulebook::Combat::supports), and the supporting element.
    Support(u8, ElementId),
    /// Added by the caller, in a combat without a position.
    Given,
}

/// One number of a factor and why it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactorLine {
    /// The reason.
    pub reason: Reason,
    /// The total it adds.
    pub value: i8,
}

/// The numbers of a factor, the basic factor first.
pub type FactorLines = ArrayVec<FactorLine, 16>;

impl FactorLine {
    /// The stable id of the reason: that of its rulebook row, `basic` or `given`.
    pub fn id(self, rulebook: &Rulebook) -> &str {
        match self.reason {
            Reason::Basic => "basic",
            Reason::Given => "given",
            Reason::Tactical(row) => &rulebook.combat.tactical[usize::from(row)].id,
            Reason::Support(row, _) => &rulebook.combat.supports[usize::from(row)].id,
        }
    }
}

/// How often each counted factor applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    /// Enemies in contact beside the opponent.
    pub contacts: u8,
    /// Supporting shooters.
    pub extra_shooters: u8,
    /// Attackers of a camp or built-up area beyond the first.
    pub extra_attackers: u8,
}

/// Whether a troop counts as mounted for its opponent's basic factor.
///
/// Not in a fight for a camp or built-up area, if the edition uses the factors against foot there (`dba30`
/// §13.6).
pub(crate) fn counts_as_mounted(
    rulebook: &Rulebook,
    troop: TroopId,
    mode: Mode,
    facts: [FactSet; 2],
) -> bool {
    let at_walls = mode == Mode::Close && facts.iter().any(|facts| facts.has(Fact::Inside));
    rulebook.troop(troop).mounted && !(at_walls && rulebook.combat.camps_as_foot)
}

/// The total factor of a party and the numbers it consists of.
///
/// The total is kept within `i8`; there may be more numbers than the list holds.
pub(crate) fn score(
    rulebook: &Rulebook,
    mode: Mode,
    [own, enemy]: [TroopId; 2],
    basic: i8,
    facts: FactSet,
    counts: Counts,
    supporters: &Supporters,
) -> (i8, FactorLines) {
    let mut lines = FactorLines::new();
    let mut sum = 0;
    let mut add = |reason, value: i8, times: u8| {
        let value = i16::from(value) * i16::from(times);
        sum += value;
        // A number that does not fit the list still counts; real editions have far fewer that apply at once.
        let _ = lines.try_push(FactorLine {
            reason,
            value: clamped(value),
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
    (clamped(sum), lines)
}

/// The nearest value that a factor can have.
fn clamped(sum: i16) -> i8 {
    sum.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}
