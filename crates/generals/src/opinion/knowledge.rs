//! What is known of troops: how one does against another in the open, who supports, who shoots.
//!
//! Worked out once for the troops of a battle, from the rulebook's own odds; nothing here looks at places.

use acies_geometry::Length;
use acies_referee::odds::{OpenDuel, open_duel_odds};
use acies_referee::{Battle, ElementId, Place, Position, SIDE_SIZE, Side};
use acies_rulebook::{Fact, Rulebook, Shooter, TroopId};

use crate::open::{self, kinds, pairs, used};

/// The greatest difference of factors that is told apart.
const MOST: i64 = 5;
const SHIFTS: usize = 2 * MOST as usize + 1;
/// How many who shoot together are told apart.
pub const VOLLEY: usize = 3;

/// What is known of the troops of one battle.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// The hash of the rulebook that it was taken from.
    rulebook: String,
    /// Who is what.
    troops: [TroopId; 2 * SIDE_SIZE],
    /// The different troops.
    kinds: Vec<TroopId>,
    /// For two kinds and a shift of the first one's factor: its kills less its losses in close combat, in 36ths.
    edges: Vec<i8>,
    /// For two kinds: what it is worth to the first to shoot at the second, alone and with one and two who help it, in
    /// thousandths of an element.
    shots: Vec<[i16; VOLLEY]>,
    /// For two kinds: what the second adds to the factor of the first from behind.
    supports: Vec<i8>,
    /// For each kind: what it is worth to it to fight the followers in a camp, in thousandths of an element.
    camps: Vec<i16>,
    /// For each kind.
    traits: Vec<Trait>,
}

/// What one kind of troops is like.
#[derive(Clone, Copy, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent marks of one kind, not states of a machine"
)]
pub struct Trait {
    /// Whether it fights worse in bad going.
    pub suffers: bool,
    /// Whether it never moves into contact.
    pub stays_away: bool,
    /// How far it shoots, in 1024ths of a base width; 0 for those that do not.
    pub range: i64,
    /// How far it may move and still shoot, in 1024ths of a base width; `None` for those that may not move first.
    pub moves_first: Option<i64>,
    /// How far it goes in good going, in 1024ths of a base width.
    pub speed: i64,
    /// Whether it is never pushed back by a friend.
    pub unmoved: bool,
    /// Whether its loss counts.
    pub counts: bool,
}

impl Knowledge {
    /// What is known of the troops of a battle: what is kept, worked out anew when they are others.
    pub fn kept<'a>(kept: &'a mut Option<Knowledge>, battle: &Battle) -> &'a Knowledge {
        let (rulebook, position) = (battle.rulebook(), battle.position());
        let known = kept.take().filter(|known| known.fits(rulebook, position));
        kept.insert(known.unwrap_or_else(|| Knowledge::of(rulebook, position)))
    }

    /// What there is to know about the troops of a position.
    pub fn of(rulebook: &Rulebook, position: &Position) -> Knowledge {
        let troops = position.elements.map(|element| element.troop);
        let kinds = kinds(position);
        let pairs = || pairs(&kinds);
        let met = |own: TroopId, enemy: TroopId| meet(position, own, enemy);
        let edges = pairs()
            .flat_map(|(own, enemy)| {
                let met = met(own, enemy);
                (-MOST..=MOST).map(move |shift| {
                    if met {
                        edge(rulebook, own, enemy, shift as i8)
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
        let traits = kinds.iter().map(|&kind| trait_of(rulebook, kind)).collect();
        Knowledge {
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

    /// Whether it is about these rules and these troops.
    pub fn fits(&self, rulebook: &Rulebook, position: &Position) -> bool {
        let same = |(known, element): (&TroopId, &acies_referee::Element)| *known == element.troop;
        self.troops.iter().zip(&position.elements).all(same) && self.rulebook == rulebook.hash
    }

    /// The number of an element's kind; 0 for one that takes no part.
    pub fn kind(&self, id: ElementId) -> usize {
        let troop = self.troops[id.index()];
        self.kinds
            .iter()
            .position(|&kind| kind == troop)
            .unwrap_or(0)
    }

    /// Kills less losses of one kind against another with its factor shifted by so much, in 36ths.
    pub fn edge(&self, own: usize, enemy: usize, shift: i64) -> i64 {
        let shift = (shift.clamp(-MOST, MOST) + MOST) as usize;
        i64::from(self.edges[(own * self.kinds.len() + enemy) * SHIFTS + shift])
    }

    /// What it is worth to so many of one kind to shoot at another together, in thousandths of an element.
    pub fn shot(&self, own: usize, enemy: usize, together: usize) -> i64 {
        let shots = self.shots[own * self.kinds.len() + enemy];
        i64::from(shots[together.clamp(1, VOLLEY) - 1])
    }

    /// What a kind adds from behind to the factor of another.
    pub fn support(&self, front: usize, supporter: usize) -> i64 {
        i64::from(self.supports[front * self.kinds.len() + supporter])
    }

    /// What it is worth to a kind to fight the followers in a camp, in thousandths of an element.
    pub fn camp(&self, kind: usize) -> i64 {
        i64::from(self.camps[kind])
    }

    /// What a kind is like.
    pub fn of_kind(&self, kind: usize) -> &Trait {
        &self.traits[kind]
    }
}

/// Whether two troops are on different sides of a battle.
fn meet(position: &Position, one: TroopId, other: TroopId) -> bool {
    let has = |side: Side, troop: TroopId| {
        ElementId::of_side(side).any(|id| {
            let element = position.element(id);
            element.place != Place::Unused && element.troop == troop
        })
    };
    has(Side::Red, one) && has(Side::Blue, other) || has(Side::Blue, one) && has(Side::Red, other)
}

pub fn edge(rulebook: &Rulebook, own: TroopId, enemy: TroopId, shift: i8) -> i8 {
    let open = OpenDuel {
        extra: [shift, 0],
        ..OpenDuel::close(own, enemy)
    };
    let [mine, theirs] = open_duel_odds(rulebook, &open);
    // Being driven back is a little of being lost.
    let sum = |tally: acies_referee::odds::Tally| {
        10 * i64::from(tally.destroyed) + i64::from(tally.recoils + tally.flees)
    };
    ((sum(theirs) - sum(mine)) / 10) as i8
}

fn camp(rulebook: &Rulebook, own: TroopId) -> i16 {
    let [mine, theirs] = open::camp(rulebook, own);
    let taken = i32::from(theirs.destroyed) * i32::from(rulebook.victory.camp);
    ((taken - i32::from(mine.destroyed)) * 1000 / 36) as i16
}

pub fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId, extra: u8) -> i16 {
    open::shot(rulebook, own, enemy, extra).map_or(0, |shot| {
        let [_, theirs] = open_duel_odds(rulebook, &shot);
        let driven = i32::from(theirs.recoils + theirs.flees);
        ((i32::from(theirs.destroyed) * 1000 + driven * 80) / 36) as i16
    })
}

/// The most that a troop adds from behind to another, against any of those that the two meet.
fn support(rulebook: &Rulebook, position: &Position, front: TroopId, supporter: TroopId) -> i8 {
    open::support(rulebook, front, supporter, |row| {
        used(position).any(|enemy| row.enemy.has(enemy.troop) && meet(position, front, enemy.troop))
    })
}

fn trait_of(rulebook: &Rulebook, kind: TroopId) -> Trait {
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
    Trait {
        suffers: suffers || troop.allowance.bad.is_none(),
        stays_away: rulebook.movement.contact.never.has(kind),
        range: shooter.map_or(0, |row| coarse(row.range)),
        moves_first: shooter.map(most).filter(|&most| most > 0),
        speed: coarse(troop.allowance.good),
        unmoved: rulebook.outcomes.recoil.never_pushed.has(kind),
        counts: !rulebook.victory.uncounted.has(kind),
    }
}
