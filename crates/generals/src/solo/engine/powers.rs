//! The open odds of the troops of a battle: what one does to another in good going with nobody near but those who are
//! counted.

use std::cell::Cell;

use acies_referee::odds::{OpenDuel, open_duel_odds};
use acies_referee::{Element, Position};
use acies_rulebook::{Fact, FactSet, Rulebook, SupportPlace, TroopId};

use super::recall::Recall;
use crate::open::{self, kinds, pairs, used};

/// The throws out of 36 of one element against another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Odds {
    /// The other is destroyed, and counts.
    pub kills: i8,
    /// It is destroyed, and counts.
    pub dies: i8,
    /// The other is destroyed or beaten back.
    pub beats: i8,
}

impl Odds {
    fn of(rulebook: &Rulebook, open: &OpenDuel) -> Odds {
        let counts = |own: usize| i8::from(!rulebook.victory.uncounted.has(open.troops[own]));
        let [mine, theirs] = open_duel_odds(rulebook, open);
        Odds {
            kills: theirs.destroyed as i8 * counts(1),
            dies: mine.destroyed as i8 * counts(0),
            beats: (theirs.destroyed + theirs.recoils + theirs.flees) as i8 * counts(1),
        }
    }

    /// Whether one who may choose strikes by these rather than by others.
    pub fn is_better(self, than: Odds) -> bool {
        (self.edge(), self.kills) > (than.edge(), than.kills)
    }

    /// What it kills more than it costs.
    pub fn edge(self) -> i8 {
        self.kills - self.dies
    }
}

/// Two that meet front to front.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meeting {
    /// What those behind add to the factor of each, less one for each open side where the other has a neighbour.
    pub shifts: [i8; 2],
    /// Whether the one who is met stands in bad going.
    pub bad: bool,
}

/// The least and the most that shifts are told apart by.
const SHIFTS: [i8; 2] = [-2, 3];
const WIDE: usize = (SHIFTS[1] - SHIFTS[0] + 1) as usize;
/// The ways of a pair to meet: shifts of both, generals, going.
const WAYS: usize = WIDE * WIDE * 4 * 2;

/// The open odds of the troops of one battle, worked out when they are first asked for.
#[derive(Clone, Debug)]
pub struct Powers {
    rulebook: String,
    kinds: Vec<TroopId>,
    close: Vec<Cell<Option<Odds>>>,
    /// The kills of a shot, by kind and kind; what cannot shoot kills nobody.
    shots: Vec<i8>,
    /// By kind: against the own people of a camp.
    camps: Vec<Odds>,
    /// What has been asked of combats on the table itself.
    pub recall: Recall,
}

impl Powers {
    /// Those of the troops of a position.
    pub fn of(rulebook: &Rulebook, position: &Position) -> Powers {
        let kinds = kinds(position);
        Powers {
            rulebook: rulebook.hash.clone(),
            close: vec![Cell::new(None); kinds.len() * kinds.len() * WAYS],
            shots: pairs(&kinds)
                .map(|(own, enemy)| shot(rulebook, own, enemy))
                .collect(),
            camps: kinds.iter().map(|&own| camp(rulebook, own)).collect(),
            kinds,
            recall: Recall::default(),
        }
    }

    /// Whether it is about these rules and has all these troops.
    pub fn fits(&self, rulebook: &Rulebook, position: &Position) -> bool {
        self.rulebook == rulebook.hash
            && used(position).all(|element| self.kinds.contains(&element.troop))
    }

    fn kind(&self, troop: TroopId) -> usize {
        let kind = self.kinds.iter().position(|&kind| kind == troop);
        kind.unwrap_or(0)
    }

    fn pair(&self, own: &Element, enemy: &Element) -> usize {
        self.kind(own.troop) * self.kinds.len() + self.kind(enemy.troop)
    }

    /// What becomes of an element that strikes another front to front.
    pub fn close(
        &self,
        rulebook: &Rulebook,
        own: &Element,
        enemy: &Element,
        meeting: Meeting,
    ) -> Odds {
        let shifts = meeting
            .shifts
            .map(|shift| shift.clamp(SHIFTS[0], SHIFTS[1]));
        let [mine, theirs] = shifts.map(|shift| (shift - SHIFTS[0]) as usize);
        let generals = usize::from(own.general) + 2 * usize::from(enemy.general);
        let way = ((mine * WIDE + theirs) * 4 + generals) * 2 + usize::from(meeting.bad);
        let cell = &self.close[self.pair(own, enemy) * WAYS + way];
        cell.get().unwrap_or_else(|| {
            let good = !meeting.bad;
            let both = OpenDuel::close(own.troop, enemy.troop);
            let facts = [
                FactSet::NONE
                    .with_if(Fact::GoodGoing, true)
                    .with_if(Fact::GoodForEnemy, true)
                    .with_if(Fact::EnemyGoodGoing, good)
                    .with_if(Fact::EnemyBadGoing, meeting.bad)
                    .with_if(Fact::General, own.general),
                FactSet::NONE
                    .with_if(Fact::GoodGoing, good)
                    .with_if(Fact::BadGoing, meeting.bad)
                    .with_if(Fact::GoodForEnemy, good)
                    .with_if(Fact::EnemyGoodGoing, true)
                    .with_if(Fact::General, enemy.general),
            ];
            let open = OpenDuel {
                facts,
                extra: shifts,
                ..both
            };
            let odds = Odds::of(rulebook, &open);
            cell.set(Some(odds));
            odds
        })
    }

    /// In how many throws a shot kills.
    pub fn shot(&self, own: &Element, enemy: &Element) -> i8 {
        self.shots[self.pair(own, enemy)]
    }

    /// What becomes of an element that strikes the own people of a camp.
    pub fn camp(&self, own: &Element) -> Odds {
        self.camps[self.kind(own.troop)]
    }
}

/// What a troop straight behind another adds to its factor against an enemy in good going.
pub fn support(rulebook: &Rulebook, front: TroopId, behind: TroopId, enemy: TroopId) -> i8 {
    open::support(rulebook, front, behind, |row| {
        row.place != SupportPlace::Beside && row.enemy.has(enemy)
    })
}

fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId) -> i8 {
    let shot = open::shot(rulebook, own, enemy, 0);
    shot.map_or(0, |shot| Odds::of(rulebook, &shot).kills)
}

fn camp(rulebook: &Rulebook, own: TroopId) -> Odds {
    let [mine, theirs] = open::camp(rulebook, own);
    Odds {
        kills: theirs.destroyed as i8,
        dies: mine.destroyed as i8,
        beats: theirs.destroyed as i8,
    }
}
