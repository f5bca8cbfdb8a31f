//! What could be struck, what could be lost and how far it is to a blow, in closed form over poses and open odds
//! (`solo-dba` §4.2, R-61).
//!
//! No way, no zone and no PIP is looked at, so that anybody can work it out again: docs/solo-dba.md has the formulas.

use acies_geometry::{Hand, Length, TOUCH, within};
use acies_referee::combat::{Open, held_by, open_odds};
use acies_referee::{
    Contact, Element, ElementId, ElementSet, Hold, Holder, Place, Position, SIDE_SIZE, Side, View,
    may_reach,
};
use acies_rulebook::{Fact, FactSet, Mode, Rulebook, TroopId};

/// What a general counts among those who may be lost.
const GENERAL: i32 = 3;

/// The throws out of 36 of one troop against another in the open.
#[derive(Clone, Copy, Debug, Default)]
struct Odds {
    /// The other is destroyed.
    kills: i32,
    /// It is destroyed.
    dies: i32,
    /// The other is destroyed or beaten back.
    beats: i32,
}

/// The open odds of the troops of one battle.
#[derive(Clone, Debug)]
pub struct Powers {
    rulebook: String,
    kinds: Vec<TroopId>,
    /// By kind, kind, and which of them is a general.
    close: Vec<[Odds; 4]>,
    /// The kills of a shot, by kind and kind; what cannot shoot kills nobody.
    shots: Vec<i32>,
    /// By kind: against the own people of a camp.
    camps: Vec<Odds>,
}

impl Powers {
    /// Those of the troops of a position.
    pub fn of(rulebook: &Rulebook, position: &Position) -> Powers {
        let mut kinds: Vec<TroopId> = Vec::new();
        for element in used(position) {
            if !kinds.contains(&element.troop) {
                kinds.push(element.troop);
            }
        }
        let pairs = || {
            kinds
                .iter()
                .flat_map(|&own| kinds.iter().map(move |&enemy| (own, enemy)))
        };
        let close = pairs()
            .map(|(own, enemy)| [0, 1, 2, 3].map(|generals| close(rulebook, own, enemy, generals)))
            .collect();
        let shots = pairs()
            .map(|(own, enemy)| shot(rulebook, own, enemy))
            .collect();
        let camps = kinds.iter().map(|&own| camp(rulebook, own)).collect();
        Powers {
            rulebook: rulebook.hash.clone(),
            kinds,
            close,
            shots,
            camps,
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

    fn close(&self, own: &Element, enemy: &Element) -> Odds {
        let pair = self.kind(own.troop) * self.kinds.len() + self.kind(enemy.troop);
        self.close[pair][usize::from(own.general) + 2 * usize::from(enemy.general)]
    }

    fn shot(&self, own: &Element, enemy: &Element) -> i32 {
        self.shots[self.kind(own.troop) * self.kinds.len() + self.kind(enemy.troop)]
    }
}

fn used(position: &Position) -> impl Iterator<Item = &Element> {
    let elements = position.elements.iter();
    elements.filter(|element| element.place != Place::Unused)
}

fn close(rulebook: &Rulebook, own: TroopId, enemy: TroopId, generals: usize) -> Odds {
    let mut open = Open::close(own, enemy);
    open.facts[0] = open.facts[0].with_if(Fact::General, generals & 1 == 1);
    open.facts[1] = open.facts[1].with_if(Fact::General, generals & 2 == 2);
    odds(rulebook, &open)
}

fn odds(rulebook: &Rulebook, open: &Open) -> Odds {
    let counts = |own: usize| i32::from(!rulebook.victory.uncounted.has(open.troops[own]));
    let [mine, theirs] = open_odds(rulebook, open);
    Odds {
        kills: i32::from(theirs.destroyed) * counts(1),
        dies: i32::from(mine.destroyed) * counts(0),
        beats: i32::from(theirs.destroyed + theirs.recoils + theirs.flees) * counts(1),
    }
}

fn shot(rulebook: &Rulebook, own: TroopId, enemy: TroopId) -> i32 {
    if shoots(rulebook, own).is_none() {
        return 0;
    }
    let facts = FactSet::NONE.with_if(Fact::GoodGoing, true);
    let open = Open {
        mode: Mode::Shooting,
        facts: [facts.with_if(Fact::UnansweredShooter, true), facts],
        ..Open::close(own, enemy)
    };
    odds(rulebook, &open).kills
}

/// Against the own people of a camp, or of a built-up area for want of better.
fn camp(rulebook: &Rulebook, own: TroopId) -> Odds {
    let good = Open::close(own, own).facts[0];
    let inside = good
        .with_if(Fact::InOwnCamp, true)
        .with_if(Fact::InCamp, true)
        .with_if(Fact::Inside, true);
    let open = Open {
        facts: [good.with_if(Fact::EnemyInside, true), inside],
        ..Open::close(own, rulebook.setup.camps.followers)
    };
    let [mine, theirs] = open_odds(rulebook, &open);
    Odds {
        kills: theirs.destroyed.into(),
        dies: mine.destroyed.into(),
        beats: theirs.destroyed.into(),
    }
}

/// How far a troop shoots, and how far it may go first.
fn shoots(rulebook: &Rulebook, troop: TroopId) -> Option<(Length, Length)> {
    let mut rows = rulebook.shooting.shooters.iter();
    let row = rows.find(|row| row.troops.has(troop))?;
    let allowance = rulebook.troop(troop).allowance.good;
    let first = row.moved_at_most.unwrap_or(Length::ENDLESS);
    Some((row.range, first.shorter(allowance)))
}

/// The measures of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// What the side that is led could kill more than lose in its next movement, each of its elements for itself.
    pub attack: i32,
    /// What it could lose in the other side's next movement; a general counts three times.
    pub danger: i32,
}

/// A position as it is measured.
#[derive(Clone, Copy)]
pub struct Measure<'a> {
    pub powers: &'a Powers,
    pub view: View<'a>,
    pub side: Side,
}

impl Measure<'_> {
    /// What could be struck and what could be lost.
    pub fn threats(&self) -> Threats {
        let position = self.view.position;
        let best = |id: ElementId| {
            let edges = self.attacks(id).map(|(_, odds)| odds.kills - odds.dies);
            edges.max().unwrap_or(0).max(0)
        };
        let attack = position.side(self.side).map(|(id, _)| best(id)).sum();
        let mut feared = [0; SIDE_SIZE];
        for (id, _) in position.side(self.side.other()) {
            for (enemy, odds) in self.attacks(id) {
                let feared = &mut feared[enemy.index() % SIDE_SIZE];
                *feared = odds.kills.max(*feared);
            }
        }
        let weight = |(id, element): (ElementId, &Element)| {
            let times = if element.general { GENERAL } else { 1 };
            times * feared[id.index() % SIDE_SIZE]
        };
        Threats {
            attack,
            danger: position.side(self.side).map(weight).sum(),
        }
    }

    /// Whom an element could strike or shoot at in its next movement, and how that would go.
    fn attacks(&self, id: ElementId) -> impl Iterator<Item = (ElementId, Odds)> + '_ {
        let own = self.view.position.element(id);
        let free = held_by(self.view, id).is_none();
        let enemies = self.view.position.side(id.side().other());
        enemies.filter_map(move |(enemy, element)| {
            let odds = free.then(|| self.attack(id, own, enemy, element))??;
            Some((enemy, odds))
        })
    }

    fn attack(
        &self,
        id: ElementId,
        own: &Element,
        enemy: ElementId,
        other: &Element,
    ) -> Option<Odds> {
        let rulebook = self.view.rulebook;
        let allowance = rulebook.troop(own.troop).allowance.good;
        let mut best: Option<Odds> = None;
        let mut better = |odds: Odds| {
            let edge = |odds: &Odds| (odds.kills - odds.dies, odds.kills);
            if best.as_ref().is_none_or(|best| edge(&odds) > edge(best)) {
                best = Some(odds);
            }
        };
        let contact = &rulebook.movement.contact;
        if !contact.never.has(own.troop)
            && may_reach(&own.base, &other.base, allowance + Length::BASE_WIDTH * 2)
        {
            let odds = self.powers.close(own, other);
            let mut itself = ElementSet::NONE;
            itself.insert(id);
            let reaches = |how: Contact| {
                let end = own.base.moved_to(how.pose(&other.base));
                within(own.base.longest_front_corner(&end), allowance)
                    && self.view.position.overlaps_any(&end, itself).is_none()
            };
            let aside = [
                Contact::Flank(Hand::Left),
                Contact::Flank(Hand::Right),
                Contact::Rear,
            ];
            let engaged = held_by(self.view, enemy).is_some();
            if aside.into_iter().any(&reaches) {
                better(if engaged {
                    Odds {
                        kills: odds.beats,
                        dies: 0,
                        ..odds
                    }
                } else {
                    odds
                });
            } else if !engaged && reaches(Contact::Front) {
                better(odds);
            }
        }
        if let Some((range, first)) = shoots(rulebook, own.troop) {
            let way = own.base.pose.front.distance(other.base.pose.front);
            if within(way, range + first) {
                better(Odds {
                    kills: self.powers.shot(own, other),
                    ..Odds::default()
                });
            }
        }
        best
    }

    /// In how many bounds an element can strike somebody without mere loss, or shoot at him: of all enemies and their camps
    /// the least. One who has nobody to strike counts the way to the nearest.
    pub fn bounds_to_blow(&self, id: ElementId) -> i32 {
        let (view, position) = (self.view, self.view.position);
        let own = position.element(id);
        let rulebook = view.rulebook;
        let allowance = rulebook.troop(own.troop).allowance.good;
        let never = rulebook.movement.contact.never.has(own.troop);
        let bounds = |way: Length| {
            let step = allowance.units().max(1);
            let units = (way - TOUCH).units().max(0);
            (units + step - 1) / step
        };
        let shooter = shoots(rulebook, own.troop);
        let (mut least, mut nearest) = (i32::MAX, i32::MAX);
        for (_, other) in position.side(id.side().other()) {
            if let Some((range, _)) = shooter {
                let way = own.base.pose.front.distance(other.base.pose.front);
                least = least.min(bounds(way - range));
            }
            if never {
                continue;
            }
            let end = own.base.moved_to(Contact::Front.pose(&other.base));
            let way = bounds(own.base.longest_front_corner(&end));
            nearest = nearest.min(way);
            let odds = self.powers.close(own, other);
            if odds.kills > 0 || odds.dies == 0 {
                least = least.min(way);
            }
        }
        let camp = self.powers.camps[self.powers.kind(own.troop)];
        for hold in Hold::ALL {
            let open = match position.holder(hold) {
                Holder::Empty => true,
                Holder::Folk => camp.kills > 0 || camp.dies == 0,
                Holder::Garrison(_) | Holder::Absent | Holder::Captured(_) | Holder::Razed => false,
            };
            if hold.owner() == id.side() || !open || never {
                continue;
            }
            if let Some(region) = view.table.hold(hold) {
                least = least.min(bounds(region.distance(&[own.base.pose.front])));
            }
        }
        if least == i32::MAX {
            nearest.min(99)
        } else {
            least
        }
    }
}
