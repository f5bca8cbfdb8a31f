//! Odds of the battle's troops against each other in the open.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use acies_referee::odds::{OpenDuel, open_duel_odds};
use acies_referee::{Element, Position};
use acies_rulebook::{Fact, FactSet, Rulebook, SupportPlace, TroopId};

use super::duel_cache::DuelCache;
use crate::evaluation::TroopStats;
use crate::open_odds::{self, pairs, participants, troop_kinds};

/// The rolls of 36 of one element against another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Odds {
    /// Throws that destroy the enemy, if it counts.
    pub kills: i8,
    /// Throws that destroy the element itself, if it counts.
    pub dies: i8,
    /// Throws that destroy the enemy or drive it back, if it counts.
    pub beats: i8,
}

impl Odds {
    fn new(rulebook: &Rulebook, open: &OpenDuel) -> Odds {
        let counts = |own: usize| i8::from(!rulebook.victory.uncounted.has(open.troops[own]));
        let [mine, theirs] = open_duel_odds(rulebook, open);
        Odds {
            kills: theirs.destroyed as i8 * counts(1),
            dies: mine.destroyed as i8 * counts(0),
            beats: (theirs.destroyed + theirs.recoils + theirs.flees) as i8 * counts(1),
        }
    }

    /// Whether an attacker prefers these odds to others.
    pub fn is_better(self, than: Odds) -> bool {
        (self.advantage(), self.kills) > (than.advantage(), than.kills)
    }

    /// Kills less losses.
    pub fn advantage(self) -> i8 {
        self.kills - self.dies
    }
}

/// The conditions of a frontal combat.
#[derive(Clone, Copy, Debug, Default)]
pub struct FrontalCombat {
    /// Rear support of each side, less one for each side where only the enemy has a neighbour.
    pub shifts: [i8; 2],
    /// Whether the attacked element is in bad going.
    pub bad: bool,
}

/// The least and greatest shifts with entries of their own.
const SHIFTS: [i8; 2] = [-2, 3];
const WIDE: usize = (SHIFTS[1] - SHIFTS[0] + 1) as usize;
/// The entries of a pair: shifts of both, generals, going.
const WAYS: usize = WIDE * WIDE * 4 * 2;

/// The odds of the troops of one battle, computed on first use.
#[derive(Clone, Debug)]
pub struct OddsTable {
    rulebook: String,
    kinds: Vec<TroopId>,
    close: Vec<Cell<Option<Odds>>>,
    /// The kills of a shot, by pair of kinds; 0 for troops that do not shoot.
    shots: Vec<i8>,
    /// By kind: the odds against the followers in a camp.
    camps: Vec<Odds>,
    /// What positions are valued by, computed on first use.
    stats: RefCell<Option<Rc<TroopStats>>>,
    /// Cached results of combats on the table.
    pub duel_cache: DuelCache,
}

impl OddsTable {
    /// The odds of the troops in a position.
    pub fn new(rulebook: &Rulebook, position: &Position) -> OddsTable {
        let kinds = troop_kinds(position);
        OddsTable {
            rulebook: rulebook.hash.clone(),
            close: vec![Cell::new(None); kinds.len() * kinds.len() * WAYS],
            shots: pairs(&kinds)
                .map(|(own, enemy)| shot(rulebook, own, enemy))
                .collect(),
            camps: kinds.iter().map(|&own| camp(rulebook, own)).collect(),
            kinds,
            stats: RefCell::default(),
            duel_cache: DuelCache::default(),
        }
    }

    /// Whether it belongs to these rules and has all these troops.
    pub fn fits(&self, rulebook: &Rulebook, position: &Position) -> bool {
        self.rulebook == rulebook.hash
            && participants(position).all(|element| self.kinds.contains(&element.troop))
    }

    /// The statistics by which positions are valued; recomputed when troops have changed.
    pub fn stats(&self, rulebook: &Rulebook, position: &Position) -> Rc<TroopStats> {
        let mut stats = self.stats.borrow_mut();
        let known = stats.take().filter(|known| known.fits(rulebook, position));
        let known = known.unwrap_or_else(|| Rc::new(TroopStats::new(rulebook, position)));
        Rc::clone(stats.insert(known))
    }

    fn kind(&self, troop: TroopId) -> usize {
        let kind = self.kinds.iter().position(|&kind| kind == troop);
        kind.unwrap_or(0)
    }

    fn pair(&self, own: &Element, enemy: &Element) -> usize {
        self.kind(own.troop) * self.kinds.len() + self.kind(enemy.troop)
    }

    /// The odds of an element that attacks another frontally.
    pub fn close(
        &self,
        rulebook: &Rulebook,
        own: &Element,
        enemy: &Element,
        meeting: FrontalCombat,
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
            let odds = Odds::new(rulebook, &open);
            cell.set(Some(odds));
            odds
        })
    }

    /// The rolls of 36 with which a shot kills.
    pub fn shot(&self, own: &Element, enemy: &Element) -> i8 {
        self.shots[self.pair(own, enemy)]
    }

    /// The odds of an element that attacks the followers in a camp.
    pub fn camp(&self, own: &Element) -> Odds {
        self.camps[self.kind(own.troop)]
    }
}

/// What a troop adds to the factor of the one in front of it, against an enemy in good going.
pub fn support(rulebook: &Rulebook, front: TroopId, behind: TroopId, enemy: TroopId) -> i8 {
    open_odds::support(rulebook, front, behind, |row| {
        row.place != SupportPlace::Beside && row.enemy.has(enemy)
    })
}

fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId) -> i8 {
    let shot = open_odds::shot(rulebook, own, enemy, 0);
    shot.map_or(0, |shot| Odds::new(rulebook, &shot).kills)
}

fn camp(rulebook: &Rulebook, own: TroopId) -> Odds {
    let [mine, theirs] = open_odds::camp(rulebook, own);
    Odds {
        kills: theirs.destroyed as i8,
        dies: mine.destroyed as i8,
        beats: theirs.destroyed as i8,
    }
}
