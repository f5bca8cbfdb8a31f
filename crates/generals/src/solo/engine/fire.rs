//! Who shoots at whom: the best volleys together (`solo-dba` §3.3, §5.4, R-55).
//!
//! Who may shoot at whom is asked of the referee; what a volley kills too.

use acies_geometry::{Length, SmallSort};
use acies_referee::combat::Duel;
use acies_referee::{
    Battle, ElementId, ElementSet, Movers, Order, Party, Position, SIDE_SIZE, Side, View,
    may_reach, odds, shooting,
};
use arrayvec::ArrayVec;

use super::exchange::Kills;
use super::fights::Decided;

/// Some who shoot together.
#[derive(Clone, Debug)]
pub struct Volley {
    /// Who and at whom, as the referee takes it.
    pub duel: Duel,
    /// What it kills, for the side that shoots.
    pub kills: Kills,
    /// How far it is from the main shooter to the target, squared; nothing for a camp or a built-up area.
    way: i64,
}

/// Somebody who can shoot, and at whom.
type Due = (ElementId, shooting::AimedTargets);

/// In how many throws of a combat red and blue lose something.
pub type Losing<'a> = &'a dyn Fn(&Duel) -> [u8; 2];

/// So many ways to share out shooters among their targets are compared; where there are more they are taken in parts.
const WAYS: usize = 256;

impl Volley {
    /// A volley of some at a target, with whichever of them may lead it; `None` when none may.
    fn of(
        view: View<'_>,
        side: Side,
        lines: &shooting::ShotLines,
        target: Party,
        losing: Losing<'_>,
    ) -> Option<Volley> {
        let mut order: Movers = lines.iter().map(|&(id, _)| id).collect();
        for lead in 0..order.len() {
            order.swap(0, lead);
            // That each of them may shoot at it is known.
            if let Some(shot) = shooting::combine_shooters(view, &order, lines, target) {
                let duel = shooting::duel(view, &shot);
                let position = view.position;
                let way = target.element().map_or(0, |id| {
                    let from = position.base(order[0]).pose.front;
                    (position.base(id).pose.front - from).square()
                });
                return Some(Volley {
                    kills: Kills::seen(losing(&duel), side),
                    duel,
                    way,
                });
            }
            order.swap(0, lead);
        }
        None
    }

    /// What decides between volleys: the greater the better.
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

/// The volleys of a side that are best together.
///
/// All ways to share out those who have targets in common are compared: first by kills less own losses, then kills, then whether
/// a general is shot at, then nearness.
pub fn volleys(view: View<'_>, side: Side, losing: Losing<'_>) -> Vec<Volley> {
    let rows = &view.rulebook.shooting.shooters;
    let mut due: Vec<Due> = ElementId::of_side(side)
        .filter(|&id| {
            let troop = view.position.element(id).troop;
            rows.iter().any(|row| row.troops.has(troop))
        })
        .map(|id| (id, shooting::aimed_targets(view, id)))
        .filter(|(_, targets)| !targets.is_empty())
        .collect();
    let mut volleys: Vec<Volley> = Vec::new();
    while !due.is_empty() {
        let mut part = vec![due.remove(0)];
        while let Some(next) = due.iter().position(|one| joins(&part, one)) {
            part.push(due.remove(next));
        }
        part.small_sort_by_key(|(id, _)| *id);
        volleys.extend(share_out(view, side, &part, losing));
        // Nobody is shot at twice.
        for (_, targets) in &mut due {
            targets.retain(|(target, _)| !volleys.iter().any(|one| one.duel.parties[1] == *target));
        }
        due.retain(|(_, targets)| !targets.is_empty());
    }
    volleys
}

/// Whether a shooter has a target in common with some others, and they can still be shared out together.
fn joins(part: &[Due], (_, targets): &Due) -> bool {
    let ways: usize = part.iter().map(|(_, targets)| targets.len()).product();
    let mut known = part.iter().flat_map(|(_, known)| known);
    let is_one = |&(target, _): &(Party, _)| targets.iter().any(|&(other, _)| other == target);
    ways * targets.len() <= WAYS && known.any(is_one)
}

/// The best way to share out some shooters.
fn share_out(view: View<'_>, side: Side, due: &[Due], losing: Losing<'_>) -> Vec<Volley> {
    let most = usize::from(view.rulebook.shooting.supporting) + 1;
    let mut known: Vec<(ElementSet, Party, Option<Volley>)> = Vec::new();
    let mut best: Option<([i64; 4], Vec<Volley>)> = None;
    let ways: usize = due.iter().map(|(_, targets)| targets.len()).product();
    for way in 0..ways {
        let mut rest = way;
        let mut groups: ArrayVec<(Party, shooting::ShotLines), SIDE_SIZE> = ArrayVec::new();
        for (id, targets) in due {
            let (target, line) = targets[rest % targets.len()];
            rest /= targets.len();
            match groups.iter_mut().find(|(other, _)| *other == target) {
                Some((_, who)) => who.push((*id, line)),
                None => groups.push((target, [(*id, line)].into_iter().collect())),
            }
        }
        let mut sum = [0; 4];
        let mut volleys = Vec::new();
        for (target, who) in &mut groups {
            who.truncate(most);
            let set: ElementSet = who.iter().map(|&(id, _)| id).collect();
            let found = known
                .iter()
                .find(|(other, at, _)| *other == set && *at == *target);
            let volley = if let Some((_, _, volley)) = found {
                volley.clone()
            } else {
                let volley = Volley::of(view, side, who, *target, losing);
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

/// Whether a move can change who shoots at whom: somebody who moved shoots, or is or was near a shooter's range, to be shot
/// at or to be in the way.
pub fn concerns(before: &Position, view: View<'_>, moved: ElementSet) -> bool {
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

/// The next shot of a side, or of one of its shooters who is called on: the one that kills most more than it costs.
pub fn next(battle: &Battle, side: Side, called: Option<ElementId>) -> Decided {
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
    best.map_or_else(Decided::default, |(order, kills)| Decided::by(order, kills))
}
