//! Places for elements in their zone, garrisons, and pairs to swap.

use acies_geometry::{Length, Pose, SmallSort};
use acies_rulebook::Shape;

use super::camp::outwards;
use super::hundredths;
use crate::setup::Setup;
use crate::setup::deploy_as::deploy_as_order;
use crate::setup::deployment::{DeploymentPlan, only};
use crate::setup::deployment_zone::DeploymentZone;
use crate::setup::deployment_zone::PlaceCheck;
use crate::setup::terrain::margin;
use crate::{ElementId, FailFast, Order, Place, Position, Side, Stronghold};

/// The distance between ranks and files of an army that is simply lined up, in hundredths of a base width.
const RANK: i32 = 125;
const FILE: i32 = 100;

/// The distance between places where room is scarce.
const NARROW: i32 = 25;

/// The maximum number of places offered for one element.
const MOST: usize = 5;

/// The maximum number of pairs offered.
const MOST_PAIRS: usize = 16;

impl PlaceCheck<'_> {
    /// Places facing the enemy, rank by rank from the front, from the middle outwards.
    fn grid(zone: DeploymentZone, rank: i32, file: i32) -> impl Iterator<Item = Pose> + Clone {
        let half = Length::BASE_WIDTH.scaled(1, 2);
        let reach = zone.reach() - half - margin();
        let files = reach.units() / hundredths(file).units();
        let ranks = zone.front().units() / hundredths(rank).units();
        (0..=ranks).flat_map(move |nth| {
            let ahead = zone.front() - hundredths(rank) * nth;
            outwards(files).map(move |step| zone.pose(hundredths(file) * step, ahead))
        })
    }

    /// Whether an element may be placed here. Offered places are never in a river.
    fn fits(&self, position: &Position, id: ElementId, pose: Pose) -> bool {
        self.judge(position, id, pose, only(id), &mut FailFast)
            .is_continue()
            && !self.in_river(position, id, pose)
    }

    fn in_river(&self, position: &Position, id: ElementId, pose: Pose) -> bool {
        self.table
            .features_of(self.rulebook, Shape::River)
            .any(|river| river.region.overlaps(&position.base(id).moved_to(pose)))
    }

    /// The first free place for an element.
    fn first(&self, position: &Position, id: ElementId) -> Option<Pose> {
        let zone = self.zone_of(position, id);
        PlaceCheck::grid(zone, RANK, FILE)
            .chain(PlaceCheck::grid(zone, NARROW, NARROW))
            .find(|&pose| self.fits(position, id, pose))
    }

    /// The undeployed elements of a side in placing order: those that cannot enter all going first, then the
    /// deepest.
    fn order(&self, position: &Position, side: Side) -> Vec<ElementId> {
        let mut ids: Vec<ElementId> = ElementId::of_side(side)
            .filter(|&id| position.element(id).place == Place::Reserve)
            .collect();
        ids.small_sort_by_key(|&id| {
            let troop = self.rulebook.troop(position.element(id).troop);
            let goes_anywhere = troop.allowance.bad.is_some() && troop.allowance.rough.is_some();
            (goes_anywhere, -troop.depth.units())
        });
        ids
    }
}

impl Setup {
    /// The default deployment: each element at the first free place.
    ///
    /// Occupants of a camp or built-up area come last, since they may be taken back.
    pub(in crate::setup) fn make_plan(&self, side: Side) -> DeploymentPlan {
        let check = self.place_check(side);
        let mut position = self.position;
        let mut plan = DeploymentPlan::default();
        let is_inside = |id: &ElementId| match self.position.element(*id).place {
            Place::Inside(stronghold) => !self.garrison_is_settled(stronghold),
            _ => false,
        };
        let inside = ElementId::of_side(side).filter(is_inside);
        for id in check.order(&position, side).into_iter().chain(inside) {
            match check.first(&position, id) {
                Some(pose) => {
                    plan.poses[id.number() - 1] = Some(pose);
                    *position.element_mut(id) = position.element(id).at(pose);
                }
                None => plan.no_room.insert(id),
            }
        }
        plan
    }

    /// Follows the plan while every element is where it says.
    ///
    /// Otherwise goes on from what is there; if that fails, takes back elements that are elsewhere, one by
    /// one.
    pub(super) fn default_deployment(&self, side: Side) -> Order {
        let planned = |id: ElementId| self.plan.poses[id.number() - 1];
        let strays = |id: &ElementId| {
            let element = self.position.element(*id);
            match element.place {
                Place::Table => planned(*id) != Some(element.base.pose),
                Place::Inside(stronghold) => !self.garrison_is_settled(stronghold),
                Place::Unused | Place::Reserve | Place::Lost => false,
            }
        };
        let Some(stray) = ElementId::of_side(side).find(strays) else {
            let next = self
                .in_reserve(side)
                .find_map(|id| planned(id).map(|pose| Order::Deploy(id, pose)));
            return next.unwrap_or(Order::End);
        };
        self.greedy(side)
            .unwrap_or_else(|| Order::Lift(stray.number()))
    }

    /// The next order when deploying around what is there, each element at the first free place; `None` if
    /// one would find no place.
    fn greedy(&self, side: Side) -> Option<Order> {
        let check = self.place_check(side);
        let mut position = self.position;
        let mut next = None;
        for id in check.order(&position, side) {
            if self.plan.no_room.has(id) {
                continue;
            }
            let pose = check.first(&position, id)?;
            next = next.or(Some(Order::Deploy(id, pose)));
            *position.element_mut(id) = position.element(id).at(pose);
        }
        Some(next.unwrap_or(Order::End))
    }

    /// Some places for every element that is not deployed.
    pub(super) fn deployment_choices(&self, side: Side) -> Vec<Order> {
        let check = self.place_check(side);
        let waiting: Vec<ElementId> = self.in_reserve(side).collect();
        let mut orders = Vec::with_capacity(waiting.len() * MOST + 1);
        for &id in &waiting {
            let zone = check.zone_of(&self.position, id);
            let grid: Vec<Pose> = PlaceCheck::grid(zone, RANK, FILE).collect();
            // Each element starts at a different place and goes on by its own step, so that armies do not all
            // look alike.
            let start = id.number() * 7 + waiting.len() * 3;
            let places = (0..grid.len()).map(|nth| grid[(start + nth * 7) % grid.len()]);
            let fitting = places.filter(|&pose| check.fits(&self.position, id, pose));
            orders.extend(fitting.take(MOST).map(|pose| Order::Deploy(id, pose)));
        }
        // An element deployed as its second troop type keeps it, so that choosing ends.
        let second = |&id: &ElementId| {
            let [first, second] = self.troops_of(id)?;
            let now = self.position.element(id).troop;
            (now == first.1 && first.1 != second.1).then(|| deploy_as_order(id, second.0))
        };
        orders.extend(waiting.iter().filter_map(second));
        if let [last] = waiting[..] {
            let inside = [Stronghold::Camp(side), Stronghold::BuiltUp(side)]
                .map(|stronghold| Order::DeployInside(last, stronghold));
            orders.extend(inside.into_iter().filter(|order| self.is_legal(order)));
        }
        let followers = [true, false].map(Order::Followers);
        orders.extend(followers.into_iter().filter(|order| self.is_legal(order)));
        if self.is_legal(&Order::End) {
            orders.push(Order::End);
        }
        if orders.is_empty() {
            let narrow = waiting
                .iter()
                .filter_map(|&id| Some(Order::Deploy(id, check.first(&self.position, id)?)));
            orders.extend(narrow);
        }
        if orders.is_empty() {
            let lifts = (1..=crate::SIDE_SIZE).map(Order::Lift);
            orders.extend(lifts.filter(|order| self.is_legal(order)));
        }
        orders
    }

    /// Every element that may garrison, and to end the stage.
    pub(super) fn garrison_choices(&self, side: Side) -> Vec<Order> {
        let stronghold = Stronghold::BuiltUp(side);
        let mut orders = Vec::new();
        if self.position.occupant(stronghold).element().is_none() {
            orders.extend(
                self.garrisons(side)
                    .map(|id| Order::DeployInside(id, stronghold)),
            );
            orders.extend(self.garrisons_as(side, stronghold));
        }
        if self.is_legal(&Order::End) {
            orders.push(Order::End);
        }
        orders
    }

    /// To end the stage; if a garrison is required, first the first element that may be it.
    pub(super) fn default_garrison(&self, side: Side) -> Order {
        if self.is_legal(&Order::End) {
            return Order::End;
        }
        let stronghold = Stronghold::BuiltUp(side);
        let mut garrisons = self.garrisons(side);
        match garrisons.next() {
            Some(id) => Order::DeployInside(id, stronghold),
            None => self
                .garrisons_as(side, stronghold)
                .next()
                .unwrap_or(Order::End),
        }
    }

    /// To end the swaps, and some pairs that fit.
    pub(super) fn swap_choices(&self, done: u8) -> Vec<Order> {
        let ids: Vec<ElementId> = ElementId::of_side(self.defends()).collect();
        let pairs = (1..ids.len()).flat_map(|apart| {
            let pair = move |(&one, &other)| (one, other);
            ids.iter().zip(&ids[apart..]).map(pair)
        });
        let fitting = pairs.filter(|&(one, other)| {
            self.judge_swap(self.defends(), Some(done), one, other, &mut FailFast)
                .is_continue()
        });
        let swaps = fitting.map(|(one, other)| Order::Swap(one, other));
        std::iter::once(Order::End)
            .chain(swaps.take(MOST_PAIRS))
            .collect()
    }
}
