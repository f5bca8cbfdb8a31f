//! Assigns shooters to targets: the best volleys together (`solo-dba` §3.3, §5.4, R-55).

use acies_geometry::{Length, SmallSort};
use acies_referee::combat::Duel;
use acies_referee::{
    Battle, ElementId, ElementSet, Movers, Order, Party, Position, SIDE_SIZE, Side, View,
    may_reach, odds, shooting,
};
use arrayvec::ArrayVec;

use super::combat_choices::CombatDecision;
use super::exchanges::Kills;

/// A volley of one or more shooters.
#[derive(Clone, Debug)]
pub struct Volley {
    /// The shooters and the target, as the referee resolves it.
    pub duel: Duel,
    /// Its kills, for the shooting side.
    pub kills: Kills,
    /// The squared distance from the main shooter to the target; 0 for a camp or built-up area.
    way: i64,
}

/// A shooter with its possible targets.
type Shooter = (ElementId, shooting::AimedTargets);

/// The rolls in which red and blue lose something in a combat.
pub type LosingThrows<'a> = &'a dyn Fn(&Duel) -> [u8; 2];

/// The most assignments to compare at once; larger sets of shooters are split.
const MOST_ASSIGNMENTS: usize = 256;

impl Volley {
    /// A volley at a target, led by any shooter that may lead it; `None` if none may.
    fn new(
        view: View<'_>,
        side: Side,
        lines: &shooting::ShotLines,
        target: Party,
        losing: LosingThrows<'_>,
    ) -> Option<Volley> {
        let mut order: Movers = lines.iter().map(|&(id, _)| id).collect();
        for lead in 0..order.len() {
            order.swap(0, lead);
            // Each of them is known to have this target.
            if let Some(shot) = shooting::combine_shooters(view, &order, lines, target) {
                let duel = shooting::duel(view, &shot);
                let position = view.position;
                let way = target.element().map_or(0, |id| {
                    let from = position.base(order[0]).pose.front;
                    (position.base(id).pose.front - from).square()
                });
                return Some(Volley {
                    kills: Kills::from_throws(losing(&duel), side),
                    duel,
                    way,
                });
            }
            order.swap(0, lead);
        }
        None
    }

    /// The rank of a volley; the greater the better.
    fn rank(&self, view: View<'_>) -> [i64; 4] {
        let general = match self.duel.parties[1] {
            Party::Element(id) => view.position.element(id).general,
            Party::Stronghold(_) => false,
        };
        let Kills { them, us } = self.kills;
        let worth = if general { them } else { 0 };
        [(them - us).into(), them.into(), worth.into(), -self.way]
    }
}

/// The best set of volleys of a side.
///
/// All assignments of shooters with common targets are compared by kills less losses, then kills, then shots at a
/// general, then distance.
pub fn volleys(view: View<'_>, side: Side, losing: LosingThrows<'_>) -> Vec<Volley> {
    let rows = &view.rulebook.shooting.shooters;
    let mut shooters: Vec<Shooter> = ElementId::of_side(side)
        .filter(|&id| {
            let troop = view.position.element(id).troop;
            rows.iter().any(|row| row.troops.has(troop))
        })
        .map(|id| (id, shooting::aimed_targets(view, id)))
        .filter(|(_, targets)| !targets.is_empty())
        .collect();
    let mut volleys: Vec<Volley> = Vec::new();
    while !shooters.is_empty() {
        let mut part = vec![shooters.remove(0)];
        while let Some(next) = shooters.iter().position(|one| shares_target(&part, one)) {
            part.push(shooters.remove(next));
        }
        part.small_sort_by_key(|(id, _)| *id);
        volleys.extend(best_assignment(view, side, &part, losing));
        // No target is shot at twice.
        for (_, targets) in &mut shooters {
            targets.retain(|(target, _)| !volleys.iter().any(|one| one.duel.parties[1] == *target));
        }
        shooters.retain(|(_, targets)| !targets.is_empty());
    }
    volleys
}

/// Whether a shooter shares a target with others, and they are few enough to be assigned together.
fn shares_target(part: &[Shooter], (_, targets): &Shooter) -> bool {
    let ways: usize = part.iter().map(|(_, targets)| targets.len()).product();
    let mut known = part.iter().flat_map(|(_, known)| known);
    let is_one_group =
        |&(target, _): &(Party, _)| targets.iter().any(|&(other, _)| other == target);
    ways * targets.len() <= MOST_ASSIGNMENTS && known.any(is_one_group)
}

/// The best assignment of some shooters.
fn best_assignment(
    view: View<'_>,
    side: Side,
    shooters: &[Shooter],
    losing: LosingThrows<'_>,
) -> Vec<Volley> {
    let most = usize::from(view.rulebook.shooting.supporting) + 1;
    let mut known: Vec<(ElementSet, Party, Option<Volley>)> = Vec::new();
    let mut best: Option<([i64; 4], Vec<Volley>)> = None;
    let ways: usize = shooters.iter().map(|(_, targets)| targets.len()).product();
    for way in 0..ways {
        let mut rest = way;
        let mut groups: ArrayVec<(Party, shooting::ShotLines), SIDE_SIZE> = ArrayVec::new();
        for (id, targets) in shooters {
            let (target, line) = targets[rest % targets.len()];
            rest /= targets.len();
            match groups.iter_mut().find(|(other, _)| *other == target) {
                Some((_, shooters_at)) => shooters_at.push((*id, line)),
                None => groups.push((target, [(*id, line)].into_iter().collect())),
            }
        }
        let mut sum = [0; 4];
        let mut volleys = Vec::new();
        for (target, shooters_at) in &mut groups {
            shooters_at.truncate(most);
            let set: ElementSet = shooters_at.iter().map(|&(id, _)| id).collect();
            let found = known
                .iter()
                .find(|(other, at, _)| *other == set && *at == *target);
            let volley = if let Some((_, _, volley)) = found {
                volley.clone()
            } else {
                let volley = Volley::new(view, side, shooters_at, *target, losing);
                known.push((set, *target, volley.clone()));
                volley
            };
            if let Some(volley) = volley {
                for (sum, part) in sum.iter_mut().zip(volley.rank(view)) {
                    *sum += part;
                }
                volleys.push(volley);
            }
        }
        if best.as_ref().is_none_or(|(most, _)| sum > *most) {
            best = Some((sum, volleys));
        }
    }
    best.map(|(_, volleys)| volleys).unwrap_or_default()
}

/// Whether a move can change any shot: a moved element shoots, or is or was near a shooter's range.
pub fn is_affected(before: &Position, view: View<'_>, moved: ElementSet) -> bool {
    let range = |id: ElementId| {
        let troop = view.position.element(id).troop;
        let rows = &view.rulebook.shooting.shooters;
        rows.iter()
            .find(|row| row.troops.has(troop))
            .map(|row| row.range)
    };
    view.position.on_table().any(|(id, element)| {
        let Some(range) = range(id) else {
            return false;
        };
        let reach = range + Length::BASE_WIDTH * 3;
        moved.has(id)
            || moved.iter().any(|other| {
                [before, view.position]
                    .into_iter()
                    .any(|position| may_reach(&element.base, position.base(other), reach))
            })
    })
}

/// The next shot of a side, or of the shooter `called` on: the one with the best edge.
pub fn next_volley(battle: &Battle, side: Side, called: Option<ElementId>) -> CombatDecision {
    let view = battle.view();
    let order = |volley: &Volley| {
        Order::Shoot(
            volley.duel.shooters.iter().copied().collect(),
            volley.duel.parties[1],
        )
    };
    let fits = |volley: &Volley| called.is_none_or(|id| volley.duel.shooters.contains(&id));
    let losing = |duel: &Duel| odds::losing_rolls(view, duel);
    let mut volleys = volleys(view, side, &losing);
    volleys.retain(fits);
    volleys.small_sort_by_key(|volley| volley.rank(view).map(|part| -part));
    let mut best = volleys.iter().map(|volley| (order(volley), volley.kills));
    let best = best.find(|(order, _)| battle.is_legal(order));
    best.map_or_else(CombatDecision::default, |(order, kills)| {
        CombatDecision::by_kills(order, kills)
    })
}
