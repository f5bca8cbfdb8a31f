//! The conditions behind tactical factors: general, going, higher ground, river banks (`dba22` §21.4).
//!
//! Reads them from the position. Which of them count, and how much, is in the rulebook.
//!
//! A hill rises from its outline to its crest line: the nearer a point is to the crest, the higher it is.
//! Ground outside every hill is lower than any hill.

use acies_geometry::{
    Base, Convex, Edge, Length, Point, Region, Segment, beyond, clip, distance, within,
};
use acies_rulebook::{Fact, FactSet, Going, Mode, Shape, TroopId};

use super::opponents::{combat_base, does_not_face};
use crate::{ElementId, Feature, Party, Stronghold, View};

/// The element that fights for a party; `None` if only camp followers or denizens do.
pub(crate) fn fighter(view: View, party: Party) -> Option<ElementId> {
    match party {
        Party::Element(id) => Some(id),
        Party::Stronghold(stronghold) => view.position.occupant(stronghold).element(),
    }
}

/// The base of a party; `None` inside a camp or built-up area, where an element has no place of its own
/// (`dba22` §7, §8).
pub(super) fn base_of(view: View<'_>, party: Party) -> Option<&Base> {
    party.element().map(|id| view.position.base(id))
}

/// The going under a party for a troop type; good inside a camp or built-up area.
fn going(view: View, party: Party, troop: TroopId) -> Going {
    base_of(view, party).map_or(Going::Good, |base| {
        view.table.going_of(view.rulebook, troop, base)
    })
}

/// The going under a party for a troop type in close combat with `enemy`.
///
/// The hill that a city or a fort lies on does not hinder those that attack it (`dba30` §0.0).
fn going_against(view: View, party: Party, troop: TroopId, enemy: Party) -> Going {
    let walls = (enemy.stronghold())
        .filter(|stronghold| stronghold.is_built_up())
        .and_then(|stronghold| {
            let mut features = view.table.features.iter();
            features.find(|feature| feature.owner == Some(stronghold.owner()))
        })
        .filter(|walls| view.rulebook.terrain_kind(walls.kind).on_hills);
    let (Some(base), Some(walls)) = (base_of(view, party), walls) else {
        return going(view, party, troop);
    };
    let is_under = |feature: &Feature| {
        view.rulebook.terrain_kind(feature.kind).hill
            && feature.region.overlaps_region(&walls.region)
    };
    view.table.worst_going(view.rulebook, troop, |feature| {
        feature.region.overlaps(base) && !is_under(feature)
    })
}

/// The conditions that close combat and shooting have in common.
fn common_facts(view: View, own: Party, enemy: Party, mode: Mode) -> FactSet {
    let general = fighter(view, own).is_some_and(|id| view.position.element(id).general);
    let (own_troop, enemy_troop) = (view.party_troop(own), view.party_troop(enemy));
    let going = |party: Party, troop: TroopId, other: Party| match mode {
        Mode::Close => going_against(view, party, troop, other),
        Mode::Shooting => going(view, party, troop),
    };
    let own_going = going(own, own_troop, enemy);
    let good_for_enemy = going(own, enemy_troop, enemy) == Going::Good;
    let enemy_going = going(enemy, enemy_troop, own);
    let enemy_in_bad = enemy_going >= Going::Bad && going(enemy, own_troop, own) >= Going::Bad;
    let stronghold = own.stronghold();
    let in_camp = stronghold.is_some_and(|stronghold| !stronghold.is_built_up());
    let sacks = stronghold.is_some_and(|stronghold| view.position.is_sacked(stronghold));
    let in_own_camp = in_camp
        && stronghold
            .is_some_and(|stronghold| view.position.controller(stronghold) == stronghold.owner());
    FactSet::NONE
        .with_if(Fact::General, general)
        .with_if(Fact::GoodGoing, own_going == Going::Good)
        .with_if(Fact::BadGoing, own_going >= Going::Bad)
        .with_if(Fact::EnemyBadGoing, enemy_in_bad)
        .with_if(Fact::EnemyGoodGoing, enemy_going == Going::Good)
        .with_if(Fact::GoodForEnemy, good_for_enemy)
        .with_if(Fact::InOwnCamp, in_own_camp)
        .with_if(Fact::InCamp, in_camp)
        .with_if(Fact::Inside, stronghold.is_some())
        .with_if(Fact::Garrison, stronghold.is_some() && !in_camp && !sacks)
        .with_if(Fact::Sacking, sacks)
        .with_if(Fact::EnemyInside, enemy.element().is_none())
        .with_if(
            Fact::EnemyInCity,
            enemy.stronghold().is_some_and(Stronghold::is_built_up),
        )
}

/// The conditions of a party in close combat (`dba22` §21.4).
pub(super) fn close_facts(view: View, own: Party, enemy: Party) -> FactSet {
    let facts = common_facts(view, own, enemy, Mode::Close);
    match (own, enemy) {
        (Party::Element(a), Party::Element(b)) => {
            let (own, enemy) = (&combat_base(view, a, enemy), &combat_base(view, b, own));
            facts
                .with_if(Fact::Uphill, uphill(view, own, enemy))
                .with_if(Fact::DefendsBank, defends_bank(view, Some(own), enemy))
                .with_if(Fact::Unfaced, does_not_face(view, a, b))
        }
        (Party::Stronghold(_), Party::Element(b)) => {
            let bank = defends_bank(view, None, view.position.base(b));
            facts.with_if(Fact::DefendsBank, bank)
        }
        (_, Party::Stronghold(_)) => facts,
    }
}

/// The conditions of a party in a shooting (`dba22` §21.1).
pub(crate) fn shooting_facts(view: View, own: Party, enemy: Party) -> FactSet {
    common_facts(view, own, enemy, Mode::Shooting)
}

/// The crest line of a hill; the middle of its extent if none is drawn.
fn crest(feature: &Feature) -> Segment {
    feature.crest.unwrap_or_else(|| {
        let (low, high) = feature.region.outline().bounds();
        let middle = low.midway(high);
        Segment::new(middle, middle)
    })
}

/// The distance from a hill's crest to the nearest part of a shape, over all hills.
///
/// The smaller it is, the higher that part. A shape on no hill is [`Length::MAX`] away.
pub fn crest_distance<C: Convex + ?Sized>(view: View, shape: &C) -> Length {
    hills(view).fold(Length::MAX, |least, hill| {
        least.min(crest_distance_on(hill, shape))
    })
}

fn hills(view: View<'_>) -> impl Iterator<Item = &Feature> {
    view.table
        .features
        .iter()
        .filter(move |feature| view.rulebook.terrain_kind(feature.kind).hill)
}

fn crest_distance_on<C: Convex + ?Sized>(hill: &Feature, shape: &C) -> Length {
    if !hill.region.overlaps(shape) {
        return Length::MAX;
    }
    let crest = crest(hill);
    let inside = |point: Point| {
        shape
            .edges()
            .all(|edge| edge.step().cross(point - edge.from) <= 0)
    };
    if inside(crest.from) {
        return Length::ZERO;
    }
    // The nearest part of the overlap of shape and hill lies on the border of one of them.
    let nearest = |least: Length, part: Segment| {
        least.min(distance(&[crest.from, crest.to], &[part.from, part.to]))
    };
    hill.region.pieces().fold(Length::MAX, |least, piece| {
        let least = shape
            .edges()
            .filter_map(|edge| clip(edge, piece))
            .fold(least, nearest);
        piece
            .edges()
            .filter_map(|edge| clip(edge, shape))
            .fold(least, nearest)
    })
}

/// Whether a base is uphill: its front edge is on a hill, and some part of it is higher than all of the
/// enemy's front edge.
///
/// In some editions a front edge on the foot of the hill is on it, if the base behind it is.
pub fn uphill(view: View, own: &Base, enemy: &Base) -> bool {
    let ends = |base: &Base| {
        let front = base.edge(Edge::Front);
        [front.from, front.to]
    };
    let front = ends(own);
    let at_foot = |hill: &Feature| {
        view.rulebook.combat.uphill_at_the_foot
            && hill.region.overlaps(own)
            && within(hill.region.distance(&front), Length::ZERO)
    };
    hills(view).any(|hill| hill.region.overlaps(&front) || at_foot(hill))
        && beyond(
            crest_distance(view, &ends(enemy)),
            crest_distance(view, own),
        )
}

/// Whether a base defends the bank of a river, other than a paltry one, against an enemy partly in it.
///
/// The base is wholly outside the river and not on a road crossing. Where the edition gives a bank a width,
/// all of the front edge is that near to the river, which lies ahead (`dba22` §21.4). Otherwise the enemy
/// being in the river is enough, unless it is on a road crossing (`dba30` §4.6); then the occupant of a camp
/// or built-up area, which has no base, defends the bank too.
pub fn defends_bank(view: View, own: Option<&Base>, enemy: &Base) -> bool {
    if !view.position.river_hinders() {
        return false;
    }
    let bank = view.rulebook.movement.rivers.bank;
    view.table
        .features_of(view.rulebook, Shape::River)
        .any(|river| {
            let region = &river.region;
            region.overlaps(enemy)
                && !own.is_some_and(|own| region.overlaps(own))
                && match (bank, own) {
                    (Some(bank), Some(own)) => {
                        let front = own.edge(Edge::Front);
                        front_within(own, region, bank)
                            && region.overlaps(&strip_ahead(own, bank))
                            && !on_crossing(view, own, region, &[front.from, front.to], bank)
                    }
                    (Some(_), None) => false,
                    (None, own) => {
                        !on_crossing(view, own.unwrap_or(enemy), region, enemy, Length::ZERO)
                    }
                }
        })
}

/// Whether both ends and the middle of a front edge are within reach of a region.
fn front_within(base: &Base, region: &Region, reach: Length) -> bool {
    let front = base.edge(Edge::Front);
    [front.from, base.pose.front, front.to]
        .into_iter()
        .all(|point| within(region.distance(&[point]), reach))
}

/// The rectangle straight ahead of a base, this deep.
fn strip_ahead(base: &Base, reach: Length) -> Base {
    Base::new(base.shifted(reach, Length::ZERO), base.width, reach)
}

/// Whether a base is on a road that crosses a river within `reach` of a shape.
fn on_crossing<C: Convex + ?Sized>(
    view: View,
    base: &Base,
    river: &Region,
    near: &C,
    reach: Length,
) -> bool {
    view.table
        .features_of(view.rulebook, Shape::Road)
        .filter(|road| road.region.overlaps(base))
        .any(|road| {
            road.line.windows(2).any(|ends| {
                let line = Segment::new(ends[0], ends[1]);
                river
                    .pieces()
                    .filter_map(|piece| clip(line, piece))
                    .any(|part| within(distance(&[part.from, part.to], near), reach))
            })
        })
}
