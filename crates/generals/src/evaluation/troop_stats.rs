//! Statistics of the troop types in a battle: match-ups in the open, support, shooting.
//!
//! They are computed once per battle from the referee's odds and do not depend on positions.

use acies_geometry::Length;
use acies_referee::odds::{OpenDuel, open_duel_odds};
use acies_referee::{Battle, ElementId, Place, Position, SIDE_SIZE, Side};
use acies_rulebook::{Fact, Rulebook, Shooter, TroopId};

use crate::open_odds::{self, pairs, participants, troop_kinds};

/// The greatest difference of factors with an entry of its own.
const MOST: i64 = 5;
const SHIFTS: usize = 2 * MOST as usize + 1;
/// The greatest number of shooters with an entry of its own.
pub const VOLLEY: usize = 3;

/// The statistics of the troop types of one battle.
#[derive(Clone, Debug)]
pub struct TroopStats {
    /// The hash of the rulebook they were computed from.
    rulebook: String,
    /// The troop type of each element.
    troops: [TroopId; 2 * SIDE_SIZE],
    /// The distinct troop types.
    kinds: Vec<TroopId>,
    /// For two kinds and a shift of the first one's factor: kills less losses in close combat, in 36ths.
    edges: Vec<i8>,
    /// For two kinds: the value of shooting at the second alone and with one and two helpers, in thousandths.
    shots: Vec<[i16; VOLLEY]>,
    /// For two kinds: what the second adds to the factor of the first from behind.
    supports: Vec<i8>,
    /// For each kind: the value of attacking the followers in a camp, in thousandths of an element.
    camps: Vec<i16>,
    /// For each kind.
    traits: Vec<KindStats>,
}

/// The properties of one kind of troops.
#[derive(Clone, Copy, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent marks of one kind, not states of a machine"
)]
pub struct KindStats {
    /// Whether bad going lowers its factor or stops it.
    pub suffers: bool,
    /// Whether it never moves into contact.
    pub never_contacts: bool,
    /// Its shooting range in 1024ths of a base width; 0 if it does not shoot.
    pub range: i64,
    /// How far it may move and still shoot, in 1024ths of a base width; `None` if it may not move first.
    pub moves_first: Option<i64>,
    /// Its move in good going, in 1024ths of a base width.
    pub speed: i64,
    /// Whether friends never push it back.
    pub never_pushed: bool,
    /// Whether its loss counts for victory.
    pub counts: bool,
}

impl TroopStats {
    /// The cached statistics if they fit the battle, otherwise new ones.
    pub fn cached<'a>(kept: &'a mut Option<TroopStats>, battle: &Battle) -> &'a TroopStats {
        let (rulebook, position) = (battle.rulebook(), battle.position());
        let known = kept.take().filter(|known| known.fits(rulebook, position));
        kept.insert(known.unwrap_or_else(|| TroopStats::new(rulebook, position)))
    }

    /// Computes the statistics of a position's troop types.
    pub fn new(rulebook: &Rulebook, position: &Position) -> TroopStats {
        let troops = position.elements().map(|element| element.troop);
        let kinds = troop_kinds(position);
        let pairs = || pairs(&kinds);
        let met = |own: TroopId, enemy: TroopId| meet(position, own, enemy);
        let edges = pairs()
            .flat_map(|(own, enemy)| {
                let met = met(own, enemy);
                (-MOST..=MOST).map(move |shift| {
                    if met {
                        advantage(rulebook, own, enemy, shift as i8)
                    } else {
                        0
                    }
                })
            })
            .collect();
        let shots = pairs()
            .map(|(own, enemy)| {
                if met(own, enemy) {
                    [0, 1, 2].map(|extra| shot(rulebook, own, enemy, extra))
                } else {
                    [0; VOLLEY]
                }
            })
            .collect();
        let supports = pairs()
            .map(|(front, supporter)| support(rulebook, position, front, supporter))
            .collect();
        let camps = kinds.iter().map(|&kind| camp(rulebook, kind)).collect();
        let traits = kinds
            .iter()
            .map(|&kind| kind_stats_of(rulebook, kind))
            .collect();
        TroopStats {
            rulebook: rulebook.hash.clone(),
            troops,
            kinds,
            edges,
            shots,
            supports,
            camps,
            traits,
        }
    }

    /// Whether they belong to these rules and these elements.
    pub fn fits(&self, rulebook: &Rulebook, position: &Position) -> bool {
        let same = |(known, element): (&TroopId, &acies_referee::Element)| *known == element.troop;
        self.troops.iter().zip(position.elements()).all(same) && self.rulebook == rulebook.hash
    }

    /// The index of an element's kind; 0 for an unused element.
    pub fn kind(&self, id: ElementId) -> usize {
        let troop = self.troops[id.index()];
        self.kinds
            .iter()
            .position(|&kind| kind == troop)
            .unwrap_or(0)
    }

    /// Kills less losses of one kind against another with a shifted factor, in 36ths.
    pub fn advantage(&self, own: usize, enemy: usize, shift: i64) -> i64 {
        let shift = (shift.clamp(-MOST, MOST) + MOST) as usize;
        i64::from(self.edges[(own * self.kinds.len() + enemy) * SHIFTS + shift])
    }

    /// The value of `together` elements of one kind shooting at another, in thousandths of an element.
    pub fn shot(&self, own: usize, enemy: usize, together: usize) -> i64 {
        let shots = self.shots[own * self.kinds.len() + enemy];
        i64::from(shots[together.clamp(1, VOLLEY) - 1])
    }

    /// What a kind adds from behind to the factor of another.
    pub fn support(&self, front: usize, supporter: usize) -> i64 {
        i64::from(self.supports[front * self.kinds.len() + supporter])
    }

    /// The value of attacking the followers in a camp, in thousandths of an element.
    pub fn camp(&self, kind: usize) -> i64 {
        i64::from(self.camps[kind])
    }

    /// The properties of a kind.
    pub fn kind_stats(&self, kind: usize) -> &KindStats {
        &self.traits[kind]
    }
}

/// Whether two troop types are on opposite sides of the battle.
fn meet(position: &Position, one: TroopId, other: TroopId) -> bool {
    let has = |side: Side, troop: TroopId| {
        ElementId::of_side(side).any(|id| {
            let element = position.element(id);
            element.place != Place::Unused && element.troop == troop
        })
    };
    has(Side::Red, one) && has(Side::Blue, other) || has(Side::Blue, one) && has(Side::Red, other)
}

pub fn advantage(rulebook: &Rulebook, own: TroopId, enemy: TroopId, shift: i8) -> i8 {
    let open = OpenDuel {
        extra: [shift, 0],
        ..OpenDuel::close(own, enemy)
    };
    let [mine, theirs] = open_duel_odds(rulebook, &open);
    // A recoil counts a tenth of a loss.
    let sum = |tally: acies_referee::odds::Tally| {
        10 * i64::from(tally.destroyed) + i64::from(tally.recoils + tally.flees)
    };
    ((sum(theirs) - sum(mine)) / 10) as i8
}

fn camp(rulebook: &Rulebook, own: TroopId) -> i16 {
    let [mine, theirs] = open_odds::camp(rulebook, own);
    let taken = i32::from(theirs.destroyed) * i32::from(rulebook.victory.camp);
    ((taken - i32::from(mine.destroyed)) * 1000 / 36) as i16
}

pub fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId, extra: u8) -> i16 {
    open_odds::shot(rulebook, own, enemy, extra).map_or(0, |shot| {
        let [_, theirs] = open_duel_odds(rulebook, &shot);
        let driven = i32::from(theirs.recoils + theirs.flees);
        ((i32::from(theirs.destroyed) * 1000 + driven * 80) / 36) as i16
    })
}

/// The most that a troop adds from behind to another against any enemy the two meet.
fn support(rulebook: &Rulebook, position: &Position, front: TroopId, supporter: TroopId) -> i8 {
    open_odds::support(rulebook, front, supporter, |row| {
        participants(position)
            .any(|enemy| row.enemy.has(enemy.troop) && meet(position, front, enemy.troop))
    })
}

fn kind_stats_of(rulebook: &Rulebook, kind: TroopId) -> KindStats {
    let troop = rulebook.troop(kind);
    let suffers = rulebook
        .combat
        .tactical
        .iter()
        .any(|row| row.value < 0 && row.own.has(kind) && row.all.has(Fact::BadGoing));
    let mut shooters = rulebook.shooting.shooters.iter();
    let shooter = shooters.find(|row| row.troops.has(kind));
    let coarse = |length: Length| i64::from(length.units() >> 6);
    let most = |row: &Shooter| row.moved_at_most.map_or(i64::MAX, coarse);
    KindStats {
        suffers: suffers || troop.allowance.bad.is_none(),
        never_contacts: rulebook.movement.contact.never.has(kind),
        range: shooter.map_or(0, |row| coarse(row.range)),
        moves_first: shooter.map(most).filter(|&most| most > 0),
        speed: coarse(troop.allowance.good),
        never_pushed: rulebook.outcomes.recoil.never_pushed.has(kind),
        counts: !rulebook.victory.uncounted.has(kind),
    }
}
