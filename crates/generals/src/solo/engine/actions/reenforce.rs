//! Re-enforce: those who have nothing to fear come to those who fight or are threatened (§4.3, 9; ); or one of them changes his
//! place among them (R-45b).

use acies_geometry::{Base, Length, Pose, SmallSort, TOUCH, beyond, within};
use acies_referee::{ElementId, ElementSet, Movers, Order, Position};
use arrayvec::ArrayVec;

use super::{Action, Looked, Scores, Thought, look_lazily, put_off, whole};
use crate::candidates;
use crate::solo::engine::bodies::{Body, hundredths, same_place};
use crate::solo::engine::rearrange;
use crate::solo::engine::scene::{Moved, Scene};

/// Moves to where help is needed.
pub struct ReEnforce;

/// So many of the nearest places are thought of.
const NEAREST: usize = 3;

/// The places flush with a group, free of all but those who come, the nearest to somebody first.
fn places(scene: &Scene<'_>, body: &Body, mover: ElementId) -> ArrayVec<Pose, 48> {
    let position = &scene.now;
    let base = position.base(mover);
    let mut own = ElementSet::NONE;
    own.insert(mover);
    let all = body
        .members
        .iter()
        .flat_map(|&id| candidates::beside_and_behind(position.base(id)));
    let mut places: ArrayVec<Pose, 48> = all
        .filter(|&pose| {
            let end = base.moved_to(pose);
            scene.battle.table().contains(&end) && position.overlaps_any(&end, own).is_none()
        })
        .collect();
    places.small_sort_by_key(|pose| (pose.front - base.pose.front).square());
    places
}

/// How far somebody is from the nearest of some places.
fn way(base: &Base, places: &[Pose]) -> Option<Length> {
    let ways = places
        .iter()
        .map(|pose| pose.front.distance(base.pose.front));
    ways.min_by_key(|way| way.units())
}

impl ReEnforce {
    /// The groups that want help, and whether somebody may come to them.
    fn wanting<'s>(scene: &'s Scene<'_>) -> impl Iterator<Item = &'s Body> {
        scene.bodies().iter().filter(|body| body.engaged)
    }

    /// What a move does for a group: how much nearer it brings somebody, in hundredths of a base width.
    fn helps(scene: &Scene<'_>, body: &Body, moved: &Moved) -> Option<i32> {
        let movers = moved.movers();
        if movers
            .iter()
            .any(|&id| body.has(id) || passes(&scene.now, body, moved.after.base(id)))
        {
            return None;
        }
        let gained = movers.iter().filter_map(|&id| {
            let places = places(scene, body, id);
            ReEnforce::nearer(scene, body, &places, &moved.after, id)
        });
        gained.max()
    }

    /// How much nearer somebody comes to the places beside a group, if that is half a move or he takes one of them.
    fn nearer(
        scene: &Scene<'_>,
        body: &Body,
        places: &[Pose],
        after: &Position,
        id: ElementId,
    ) -> Option<i32> {
        let (start, end) = (scene.now.base(id), after.base(id));
        let (old, new) = (way(start, places)?, way(end, places)?);
        if passes(&scene.now, body, end) {
            return None;
        }
        let taken = places.iter().any(|&pose| {
            let place = end.moved_to(pose);
            same_place(&place, end) && !same_place(&place, start)
        });
        let half = scene.view(&scene.now).troop(id).allowance.good.scaled(1, 2);
        (taken || within(half, old - new)).then(|| hundredths(old - new))
    }
}

/// Whether a base stands before the front of a group, as the nearest of it has it.
fn passes(position: &Position, body: &Body, end: &Base) -> bool {
    let nearest = body
        .members
        .iter()
        .map(|&id| position.base(id))
        .min_by_key(|base| (base.pose.front - end.pose.front).square());
    nearest.is_some_and(|base| beyond(base.local(end.pose.front).ahead, TOUCH))
}

impl ReEnforce {
    /// What could be done for a group that wants help.
    fn thoughts(scene: &Scene<'_>, wanting: &Body) -> Vec<Thought> {
        let battle = scene.battle;
        let position = battle.position();
        let free = candidates::free(battle, scene.side);
        let need = wanting.danger;
        let mut orders = Vec::new();
        let mut thoughts = Vec::new();
        for body in scene.bodies().iter().filter(|body| !body.engaged) {
            let movers: Movers = (body.members.iter().copied())
                .filter(|&id| free.has(id))
                .collect();
            for &id in &movers {
                let places = places(scene, wanting, id);
                for &pose in places.iter().take(NEAREST) {
                    match candidates::to_place(battle, id, pose) {
                        Some(order) => orders.push(order),
                        None => candidates::toward(battle, id, pose, &mut orders),
                    }
                }
                for order in orders.drain(..) {
                    let Some((id, pose)) = candidates::goal(&order) else {
                        continue;
                    };
                    let after = scene.with(id, pose);
                    if let Some(gained) = ReEnforce::nearer(scene, wanting, &places, &after, id) {
                        let most = [need, gained];
                        thoughts.push(Thought { order, most });
                    }
                }
            }
            if movers.len() > 1 && movers.len() == body.members.len() {
                for &pose in places(scene, wanting, movers[0]).iter().take(NEAREST) {
                    candidates::together(battle, &movers, pose, &mut orders);
                }
                let group = orders.drain(..).map(|order| Thought {
                    order,
                    most: [need, i32::MAX],
                });
                thoughts.extend(group);
            }
        }
        rearrange::orders(battle, position, wanting, free, &mut orders);
        thoughts.extend(orders.into_iter().map(|order| Thought {
            order,
            most: [need, 0],
        }));
        thoughts
    }
}

impl Action for ReEnforce {
    fn candidates(&self, scene: &Scene<'_>) -> Vec<Order> {
        let thoughts = ReEnforce::wanting(scene).flat_map(|body| ReEnforce::thoughts(scene, body));
        thoughts.map(|thought| thought.order).collect()
    }

    /// Those who need it most are helped first: the others are only looked at when nobody can come to these.
    fn look(&self, scene: &Scene<'_>) -> Looked {
        let mut wanting: Vec<&Body> = ReEnforce::wanting(scene).collect();
        wanting.small_sort_by_key(|body| std::cmp::Reverse(body.danger));
        let mut looked = Looked::default();
        for alike in wanting.chunk_by(|one, other| one.danger == other.danger) {
            let thoughts = alike
                .iter()
                .flat_map(|body| ReEnforce::thoughts(scene, body));
            let here = look_lazily(self, scene, thoughts.collect());
            looked.candidates += here.candidates;
            looked.fit = here.fit;
            if !looked.fit.is_empty() {
                break;
            }
        }
        looked
    }

    fn score(&self, scene: &Scene<'_>, moved: &Moved) -> Option<Scores> {
        if scene.meets(moved) {
            return None;
        }
        let movers = moved.movers();
        let idle = |id: &ElementId| {
            let mut bodies = scene.bodies().iter();
            bodies.any(|body| body.has(*id) && !body.engaged)
        };
        let best = if movers.iter().all(idle) {
            let helped = ReEnforce::wanting(scene).filter_map(|body| {
                let gained = ReEnforce::helps(scene, body, moved)?;
                Some((body.danger, gained))
            });
            helped.max()
        } else {
            let mut bodies = ReEnforce::wanting(scene);
            let body = bodies.find(|body| movers.iter().all(|&id| body.has(id)))?;
            rearrange::better(scene, body, moved).map(|_| (body.danger, 0))
        };
        let (need, gained) = best?;
        // Nobody comes to help who would be later at a blow.
        if scene.gain(moved) < 0 || put_off(scene, &moved.after, &movers) > 0 {
            return None;
        }
        let scores = [whole("need", need), whole("gained", gained)];
        Some(scores.into_iter().collect())
    }
}
