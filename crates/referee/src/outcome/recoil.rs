//! Recoil: straight back, through friends or over them, or not at all (`dba22` §22.1, §22.2, §22.4).

use acies_geometry::{Base, Corner, Edge, Hand, Length, Point, SmallSort, TOUCH, overlaps, within};

use super::{Consequence, Resolver};
use crate::gates::comes_by_gate;
use crate::straight_path::{
    Heading, elements_met, is_before, is_free, meets_impassable, span, stop, stronghold_pieces,
    table_exit,
};
use crate::{Cause, ElementId, ElementSet, Event, LongRecoil, Stronghold, View, same_facing};

/// What stops a recoil, and how far back it is.
struct Obstacle {
    cause: Cause,
    /// The camp or built-up area, if it is one.
    stronghold: Option<Stronghold>,
    at: Length,
    /// The enemies that are met there at the same distance.
    enemies: ElementSet,
}

impl Resolver<'_> {
    /// An element recoils; `cannot_recoil` if an enemy front is known to be on its flank or rear.
    ///
    /// Returns whether it survived.
    pub fn recoil(&mut self, id: ElementId, cannot_recoil: bool) -> bool {
        if cannot_recoil || crate::combat::has_enemy_on_flank_or_rear(self.view(), id) {
            self.lose(id, Cause::Surrounded);
            return false;
        }
        let (near, far) = recoil_lengths(self.view(), id);
        if is_before(near, far) {
            self.could_choose.insert(id);
        }
        let view = self.view();
        let rules = &view.rulebook.outcomes.recoil;
        let troop = view.position.element(id).troop;
        let base = *view.position.base(id);
        let distance = if self.choices.full_recoil.has(id) {
            far
        } else {
            near
        };
        let tramples = rules.tramples.has(troop);
        let obstacle = obstacle(view, id, distance, tramples && rules.tramples_enemies);
        if tramples {
            return self.trample(id, near, distance, obstacle);
        }
        let friends: ElementSet = elements_met(view, id, Heading::Back.path(&base, distance))
            .filter(|other| other.side() == id.side())
            .collect();
        if let Some(obstacle) = obstacle {
            let friend_first = friends.iter().any(|friend| {
                let friend = view.position.base(friend);
                stop(&base, Heading::Back, distance, friend)
                    .is_some_and(|at| is_before(at, obstacle.at))
            });
            let shelter = obstacle
                .stronghold
                .filter(|stronghold| {
                    rules.into_own && !friend_first && stronghold.owner() == id.side()
                })
                .filter(|&stronghold| {
                    let there = Heading::Back.go(&base, obstacle.at);
                    crate::is_free(view, stronghold, id) && comes_by_gate(view, &there, stronghold)
                });
            if let Some(stronghold) = shelter {
                self.occupy(stronghold, id);
                return true;
            }
            let crushed = if friend_first {
                ElementSet::NONE
            } else {
                crushed(view, &base, &obstacle)
            };
            self.lose(id, obstacle.cause);
            for enemy in crushed.iter() {
                self.lose(enemy, Cause::Crushed);
            }
            return false;
        }
        let end = if friends.is_empty() {
            Some(distance)
        } else {
            beyond_friends(view, id, distance, friends)
        };
        if let Some(end) = end {
            let through = if is_before(distance, end) {
                friends
            } else {
                ElementSet::NONE
            };
            self.settle(id, end, long_recoil(near, end, through));
            return true;
        }
        let Some(pushed) = super::push_back::pushed(view, id, distance) else {
            self.lose(id, Cause::Blocked);
            return false;
        };
        self.settle(id, distance, long_recoil(near, distance, ElementSet::NONE));
        for (friend, to) in pushed {
            self.position.place(friend, to);
            self.record(friend, Consequence::PushedBack);
            self.emit(|| Event::PushedBack { id: friend, to });
        }
        true
    }

    fn settle(&mut self, id: ElementId, distance: Length, long: Option<LongRecoil>) {
        let to = Heading::Back.go(self.position.base(id), distance).pose;
        self.position.place(id, to);
        self.record(id, Consequence::Recoiled);
        self.emit(|| Event::Recoiled { id, to, long });
    }

    /// An element that tramples recoils over friends, and over enemies where the edition says so.
    ///
    /// If it meets another that tramples, both are destroyed.
    fn trample(
        &mut self,
        id: ElementId,
        near: Length,
        distance: Length,
        obstacle: Option<Obstacle>,
    ) -> bool {
        let view = self.view();
        let base = *view.position.base(id);
        let enemies_too = view.rulebook.outcomes.recoil.tramples_enemies;
        let mut trampled: arrayvec::ArrayVec<(Length, ElementId), { 2 * crate::SIDE_SIZE }> =
            elements_met(view, id, Heading::Back.path(&base, distance))
                .filter(|other| enemies_too || other.side() == id.side())
                .filter_map(|other| {
                    let base_of_other = view.position.base(other);
                    stop(&base, Heading::Back, distance, base_of_other).map(|at| (at, other))
                })
                .filter(|&(at, _)| {
                    obstacle
                        .as_ref()
                        .is_none_or(|obstacle| !is_before(obstacle.at, at))
                })
                .collect();
        trampled.small_sort_by_key(|&(at, other)| (at.units(), other));
        let crushed = obstacle
            .as_ref()
            .map_or(ElementSet::NONE, |obstacle| crushed(view, &base, obstacle));
        for (_, other) in trampled {
            let tramples_too = self
                .rulebook
                .outcomes
                .recoil
                .tramples
                .has(self.position.element(other).troop);
            self.lose(other, Cause::Trampled);
            if tramples_too {
                self.lose(id, Cause::Trampled);
                return false;
            }
        }
        if let Some(obstacle) = obstacle {
            self.lose(id, obstacle.cause);
            for enemy in crushed.iter() {
                self.lose(enemy, Cause::Crushed);
            }
            return false;
        }
        self.settle(id, distance, long_recoil(near, distance, ElementSet::NONE));
        true
    }
}

/// What makes a recoil longer than its least; `None` where it is not.
fn long_recoil(near: Length, distance: Length, through: ElementSet) -> Option<LongRecoil> {
    is_before(near, distance).then_some(LongRecoil { distance, through })
}

/// The enemies that are destroyed with an element that recoils into them.
fn crushed(view: View, base: &Base, obstacle: &Obstacle) -> ElementSet {
    let rules = &view.rulebook.outcomes.recoil;
    let met = obstacle.enemies.iter();
    met.filter(|&enemy| {
        let other = view.position.base(enemy);
        let is_square = same_facing(other.pose.facing, base.pose.facing.opposite());
        rules.crushes_enemy_behind && (is_square || !rules.crushes_squarely && crushes(base, other))
    })
    .collect()
}

/// How far an element recoils by default, and how far its owner may choose (`dba30` §15.1).
///
/// The default is its own depth, up to the most that its kind recoils. The second is greater only where there
/// is a choice.
pub fn recoil_lengths(view: View, id: ElementId) -> (Length, Length) {
    let rules = &view.rulebook.outcomes.recoil;
    let most = if view.troop(id).mounted {
        rules.mounted_at_most
    } else {
        rules.foot_at_most
    };
    let near = view.position.base(id).depth.min(most);
    let chooses = rules.chooses.has(view.position.element(id).troop);
    (near, if chooses { most } else { near })
}

/// The nearest thing other than friends that a recoil would meet; enemies are left out if it tramples `over`
/// them.
fn obstacle(view: View, id: ElementId, distance: Length, over: bool) -> Option<Obstacle> {
    let base = view.position.base(id);
    let troop = view.position.element(id).troop;
    let path = Heading::Back.path(base, distance);
    let mut nearest: Option<Obstacle> = None;
    let mut note = |found: Obstacle| {
        if nearest
            .as_ref()
            .is_none_or(|nearest| is_before(found.at, nearest.at))
        {
            nearest = Some(found);
        } else if let Some(nearest) = &mut nearest
            && !is_before(nearest.at, found.at)
        {
            // Things met at the same distance are met together, whatever their order. Stop before the nearest
            // of them, so that the tolerance lets the base run into none.
            nearest.at = nearest.at.min(found.at);
            for enemy in found.enemies.iter() {
                nearest.enemies.insert(enemy);
            }
        }
    };
    for enemy in elements_met(view, id, path).filter(|other| !over && other.side() != id.side()) {
        let at = stop(base, Heading::Back, distance, view.position.base(enemy)).unwrap_or(distance);
        let mut enemies = ElementSet::NONE;
        enemies.insert(enemy);
        note(Obstacle {
            cause: Cause::Blocked,
            stronghold: None,
            at,
            enemies,
        });
    }
    let holds = stronghold_pieces(view).map(|(stronghold, piece)| (Some(stronghold), piece));
    let closed = crate::straight_path::impassable_pieces(view.table, view.rulebook, troop);
    let found = holds
        .chain(closed.map(|piece| (None, piece)))
        .filter_map(|(stronghold, shape)| {
            Some((stronghold, stop(base, Heading::Back, distance, shape)?))
        });
    for (stronghold, at) in found {
        note(Obstacle {
            cause: Cause::Blocked,
            stronghold,
            at,
            enemies: ElementSet::NONE,
        });
    }
    if let Some(at) = table_exit(view.table, base, Heading::Back, distance) {
        note(Obstacle {
            cause: Cause::LeftTable,
            stronghold: None,
            at,
            enemies: ElementSet::NONE,
        });
    }
    nearest
}

/// How far an element recoils to end just beyond all these friends; `None` if it may not pass through them.
fn beyond_friends(
    view: View,
    id: ElementId,
    distance: Length,
    friends: ElementSet,
) -> Option<Length> {
    let position = view.position;
    let base = position.base(id);
    let troop = position.element(id).troop;
    let mut end = distance;
    for friend in friends.iter() {
        let other = position.element(friend);
        let passes = view
            .rulebook
            .outcomes
            .recoil
            .passing
            .iter()
            .any(|(who, through)| who.has(troop) && through.has(other.troop));
        if !passes || !same_facing(base.pose.facing, other.base.pose.facing) {
            return None;
        }
        // Its front edge ends level with the farthest point of the friend.
        let farthest = Hand::BOTH.into_iter().fold(Length::ZERO, |far, hand| {
            far.max(-base.local(other.base.rear_corner(hand)).ahead)
        });
        end = end.max(farthest);
    }
    // Two friends one behind the other leave no room just beyond the first.
    let spans = || {
        friends
            .iter()
            .filter_map(|friend| span(base, Heading::Back, position.base(friend)))
    };
    if spans().any(|(_, far)| spans().any(|(near, _)| !is_before(near, far))) {
        return None;
    }
    let mut own = ElementSet::NONE;
    own.insert(id);
    let to = Heading::Back.go(base, end);
    let strip = Heading::Back.strip(base, end);
    (is_free(view, troop, &to, own)
        && elements_met(view, id, Heading::Back.path(base, end)).all(|other| friends.has(other))
        && !meets_impassable(view, troop, &strip)
        && stronghold_pieces(view).all(|(_, piece)| !overlaps(piece, &strip)))
    .then_some(end)
}

/// Whether an enemy is destroyed by a base that recoils into it (`dba22` §22.1).
///
/// That is so if the base meets the enemy's rear edge; or a rear corner with its own rear edge; or a side
/// with only its own rear corner.
fn crushes(base: &Base, enemy: &Base) -> bool {
    let facing = base.pose.facing;
    if same_facing(enemy.pose.facing, facing.opposite()) {
        return true;
    }
    let square = [
        acies_geometry::Angle::ZERO,
        acies_geometry::Angle::LEFT,
        acies_geometry::Angle::RIGHT,
    ];
    if square
        .iter()
        .any(|&turn| same_facing(enemy.pose.facing, facing + turn))
    {
        return false;
    }
    // The enemy is at an angle: first contact is at one of its corners, or at one of its edges by a rear
    // corner of the base.
    let Some((nearest, _)) = span(base, Heading::Back, enemy) else {
        return false;
    };
    let half = base.width.scaled(1, 2);
    let seen = |point: Point| {
        let local = base.local(point);
        (-(local.ahead + base.depth), local.right)
    };
    let met_corner = [
        Corner::FrontLeft,
        Corner::FrontRight,
        Corner::RearRight,
        Corner::RearLeft,
    ]
    .into_iter()
    .find(|&corner| {
        let (back, right) = seen(enemy.corner(corner));
        within((back - nearest).abs(), TOUCH) && within(right.abs(), half - TOUCH)
    });
    if let Some(corner) = met_corner {
        return matches!(corner, Corner::RearLeft | Corner::RearRight);
    }
    // None of its corners in the strip is that near, so a rear corner of the base meets one of its edges.
    let corner = Hand::BOTH
        .map(|hand| base.rear_corner(hand))
        .map(|corner| (corner_distance(base, corner, enemy), corner));
    let first = if is_before(corner[1].0, corner[0].0) {
        corner[1]
    } else {
        corner[0]
    };
    let at = first.1 + base.direction.vector(-first.0, Length::ZERO);
    let nearest_edge = Edge::ALL.into_iter().fold(Edge::Front, |best, edge| {
        if is_before(enemy.edge(edge).distance(at), enemy.edge(best).distance(at)) {
            edge
        } else {
            best
        }
    });
    nearest_edge != Edge::Front
}

/// How far a rear corner moves back before it meets a shape; endless if it does not.
fn corner_distance(base: &Base, corner: Point, shape: &Base) -> Length {
    let far = corner
        + base
            .direction
            .vector(-(base.depth + base.width * 4), Length::ZERO);
    let path = acies_geometry::Segment::new(corner, far);
    acies_geometry::clip(path, shape).map_or(Length::MAX, |inside| corner.distance(inside.from))
}
