//! Deployment, and the swaps during and after it (`dba22` §9.4 to §9.6).

use std::ops::ControlFlow;

use acies_geometry::Pose;
use acies_rulebook::{DeploymentOrder, Shape, TroopSet};

use super::{Setup, Stage};
use crate::{
    Breach, Element, ElementId, ElementSet, Event, Measurement, Occupant, Place, Position,
    Reporter, Rule, SIDE_SIZE, Side, Stronghold, View,
};

/// Where a side deploys by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DeploymentPlan {
    /// The places of its elements, by number.
    pub poses: [Option<Pose>; SIDE_SIZE],
    /// The elements that have no room even in an empty zone; they may be left out.
    pub no_room: ElementSet,
}

/// The set of one element.
pub(super) fn only(id: ElementId) -> ElementSet {
    let mut set = ElementSet::NONE;
    set.insert(id);
    set
}

impl Setup {
    /// Refuses elements of the other side, and element names that are not used.
    pub(super) fn judge_own(
        &self,
        side: Side,
        id: ElementId,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if id.side() != side {
            return reporter.report(|| {
                Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(id))
            });
        }
        if self.position.element(id).place == Place::Unused {
            return reporter.report(|| {
                Breach::new(Rule::OrderElement).with("element", Measurement::Element(id))
            });
        }
        ControlFlow::Continue(())
    }

    pub(super) fn judge_deploy(
        &self,
        side: Side,
        id: ElementId,
        pose: Pose,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if id.side() != side || self.position.element(id).place == Place::Unused {
            return self.judge_own(side, id, reporter);
        }
        self.place_check(side)
            .judge(&self.position, id, pose, only(id), reporter)
    }

    /// Checks an order to deploy elements dismounted, which is given before they are placed (`dba22` §22.10).
    pub(super) fn judge_dismounted(
        &self,
        side: Side,
        who: &[ElementId],
        goes: bool,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if goes {
            reporter.report(|| Breach::new(Rule::OrderForm))?;
        }
        if !self.rulebook.setup.deployment.dismounted {
            reporter.report(|| Breach::new(Rule::DeployDismounted))?;
        }
        for &id in who {
            self.judge_own(side, id, reporter)?;
            let element = self.position.element(id);
            if element.dismounts_as.is_none() {
                reporter.report(|| {
                    Breach::new(Rule::DismountTroop).with("element", Measurement::Element(id))
                })?;
            }
            if element.place != Place::Reserve {
                reporter.report(|| {
                    Breach::new(Rule::DeployDismounted).with("element", Measurement::Element(id))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn dismount(&mut self, who: &[ElementId], events: &mut Vec<Event>) {
        for &id in who {
            crate::dismount(&self.rulebook, &mut self.position, id);
            let troop = self.position.element(id).troop;
            let troop = self.rulebook.troop(troop).code.clone();
            events.push(Event::Dismounted { id, troop });
        }
        if let Some(side) = who.first().map(|id| id.side()) {
            self.remake_plan(side);
        }
    }

    /// Makes a side's plan anew around its deployed elements. Bases may have become larger.
    pub(super) fn remake_plan(&mut self, side: Side) {
        let mut plan = self.make_plan(side);
        for id in ElementId::of_side(side) {
            let element = self.position.element(id);
            if element.on_table() {
                plan.poses[id.number() - 1] = Some(element.base.pose);
            }
        }
        self.plan = plan;
    }

    pub(super) fn judge_deploy_inside(
        &self,
        side: Side,
        id: ElementId,
        stronghold: Stronghold,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        self.judge_own(side, id, reporter)?;
        if self.garrison_is_settled(stronghold) {
            reporter.report(|| Breach::new(Rule::OrderNotNow))?;
        }
        let is_free = match self.position.occupant(stronghold) {
            Occupant::NonCombatants | Occupant::Empty => true,
            Occupant::Garrison(holder) => holder == id,
            Occupant::Absent | Occupant::Turned | Occupant::Captured(_) | Occupant::Razed => false,
        };
        if !is_free {
            reporter.report(|| {
                let breach = Breach::new(Rule::DeployCamp).with("side", Measurement::Side(side));
                match self.position.occupant(stronghold).element() {
                    Some(holder) => breach.with("holder", Measurement::Element(holder)),
                    None => breach,
                }
            })?;
        }
        self.judge_garrison(&self.position, id, stronghold, reporter)
    }

    /// Refuses troop types that may not be inside a place.
    pub(super) fn judge_garrison(
        &self,
        position: &Position,
        id: ElementId,
        stronghold: Stronghold,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let view = View {
            rulebook: &self.rulebook,
            table: self.table(),
            position,
        };
        if crate::may_be_inside(view, stronghold, id) {
            return ControlFlow::Continue(());
        }
        reporter
            .report(|| Breach::new(Rule::DeployGarrison).with("element", Measurement::Element(id)))
    }

    pub(super) fn judge_take_back(
        &self,
        side: Side,
        number: usize,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let place = ElementId::new(side, number).map(|id| self.position.element(id).place);
        match place {
            Some(Place::Inside(stronghold)) if self.garrison_is_settled(stronghold) => {
                return reporter.report(|| Breach::new(Rule::OrderNotNow));
            }
            Some(Place::Table | Place::Inside(_)) => return ControlFlow::Continue(()),
            _ => {}
        }
        reporter.report(|| {
            Breach::new(Rule::DeployLift).with("element", Measurement::Count(number.min(99) as i32))
        })
    }

    /// Checks that a side may finish deploying.
    pub(super) fn judge_deployed(
        &self,
        side: Side,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let kept = self
            .in_reserve(side)
            .filter(|&id| !self.plan.no_room.has(id));
        let never = match &self.rulebook.setup.landing {
            Some(landing) => landing.never,
            None => TroopSet::NONE,
        };
        let mut held = 0;
        for id in kept {
            let stays = never.has(self.position.element(id).troop);
            held += usize::from(!stays);
            if stays || held > self.may_keep_back(side) {
                reporter.report(|| {
                    Breach::new(Rule::DeployAll).with("element", Measurement::Element(id))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many elements a side may keep back to land in its first bound (`dba22` §10).
    ///
    /// Only an army whose home is littoral may, where there is a waterway.
    pub fn may_keep_back(&self, side: Side) -> usize {
        let Some(landing) = &self.rulebook.setup.landing else {
            return 0;
        };
        let at_home = self.lists.get(side as usize).is_some_and(|list| {
            let mut homes = list.home().iter();
            homes.any(|home| home.to_string() == landing.topography)
        });
        if at_home && self.has_shore() {
            usize::from(landing.most)
        } else {
            0
        }
    }

    fn has_shore(&self) -> bool {
        self.table()
            .features_of(&self.rulebook, Shape::Waterway)
            .next()
            .is_some()
    }

    /// How many elements of a side would never come, if its deployment ended now: those that had no room may
    /// land as well, as far as a landing takes them.
    pub fn absent(&self, side: Side) -> usize {
        let landing = self.rulebook.setup.landing.as_ref();
        let landing = landing.filter(|_| self.has_shore());
        let may_land = |id: &ElementId| {
            landing.is_some_and(|landing| !landing.never.has(self.position.element(*id).troop))
        };
        let landed = self.in_reserve(side).filter(may_land).count();
        let most = landing.map_or(0, |landing| usize::from(landing.most));
        self.in_reserve(side).count() - landed.min(most)
    }

    /// The elements of a side that are not deployed.
    pub(super) fn in_reserve(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        ElementId::of_side(side).filter(|&id| self.position.element(id).place == Place::Reserve)
    }

    /// Puts an element on the table.
    pub(super) fn deploy(&mut self, id: ElementId, pose: Pose, events: &mut Vec<Event>) {
        self.leave_place(id);
        let element = *self.position.element(id);
        *self.position.element_mut(id) = element.at(pose);
        events.push(Event::Deployed { id, pose });
    }

    /// Puts an element into a camp or built-up area, in place of its followers or denizens.
    pub(super) fn deploy_inside(
        &mut self,
        id: ElementId,
        stronghold: Stronghold,
        events: &mut Vec<Event>,
    ) {
        self.leave_place(id);
        self.position.element_mut(id).place = Place::Inside(stronghold);
        self.position.occupants[stronghold.index()] = Occupant::Garrison(id);
        events.push(Event::DeployedInside { id, stronghold });
    }

    pub(super) fn take_back(&mut self, side: Side, number: usize, events: &mut Vec<Event>) {
        let Some(id) = ElementId::new(side, number) else {
            return;
        };
        self.leave_place(id);
        self.position.element_mut(id).place = Place::Reserve;
        events.push(Event::TakenBack { id });
    }

    /// Takes an element out of a place, which goes back to its denizens, or for a camp to its initial
    /// occupant.
    fn leave_place(&mut self, id: ElementId) {
        if let Place::Inside(stronghold) = self.position.element(id).place {
            self.position.occupants[stronghold.index()] = if stronghold.is_built_up() {
                self.occupant_without_garrison(stronghold)
            } else {
                self.unoccupied()
            };
        }
    }

    /// Starts the deployment of a side.
    pub(super) fn start_deployment(&mut self, side: Side) {
        self.stage = Stage::Deployment(side);
        self.plan = self.make_plan(side);
    }

    pub(super) fn end_deployment(&mut self, side: Side) {
        let other = side.other();
        if side == self.deploys_first() {
            // A camp that is already there is not placed again.
            let camp_follows = self.rulebook.setup.order == DeploymentOrder::AttackerFirst
                && self.table().stronghold(Stronghold::Camp(other)).is_none();
            if camp_follows {
                self.stage = Stage::Camp(other);
            } else {
                self.start_deployment(other);
            }
        } else if self.rulebook.setup.deployment.swaps > 0 {
            self.stage = Stage::Swap(0);
        } else {
            self.stage = Stage::Done;
        }
    }
}

impl Setup {
    /// Checks a swap of two elements of a side; `done` is the number of the defender's swaps so far, if they
    /// are limited.
    pub(super) fn judge_swap(
        &self,
        side: Side,
        done: Option<u8>,
        one: ElementId,
        other: ElementId,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if let Some(&foreign) = [one, other].iter().find(|id| id.side() != side) {
            return reporter.report(|| {
                Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(foreign))
            });
        }
        let places = [one, other].map(|id| self.position.element(id).place);
        let is_deployed = |place| matches!(place, Place::Table | Place::Inside(_));
        let limit = self.rulebook.setup.deployment.swaps;
        let is_spent = done.is_some_and(|done| done >= limit);
        if one == other || is_spent || !places.into_iter().all(is_deployed) {
            reporter.report(|| {
                let breach = Breach::new(Rule::DeploySwap)
                    .with("element", Measurement::Element(one))
                    .with("other", Measurement::Element(other));
                match done {
                    Some(done) => breach
                        .with("swaps", Measurement::Count(i32::from(done)))
                        .with("limit", Measurement::Count(i32::from(limit))),
                    None => breach,
                }
            })?;
            return ControlFlow::Continue(());
        }
        let is_settled = |place| matches!(place, Place::Inside(stronghold) if self.garrison_is_settled(stronghold));
        if places.into_iter().any(is_settled) {
            return reporter.report(|| Breach::new(Rule::OrderNotNow));
        }
        // Each must fit where the other was.
        let mut moved = self.position;
        swap_places(&mut moved, one, other);
        let check = self.place_check(side);
        for id in [one, other] {
            match moved.element(id).place {
                Place::Table => {
                    let pose = moved.base(id).pose;
                    check.judge(&moved, id, pose, only(id), reporter)?;
                }
                Place::Inside(stronghold) => {
                    self.judge_garrison(&moved, id, stronghold, reporter)?;
                }
                Place::Unused | Place::Reserve | Place::Lost => {}
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn swap(&mut self, one: ElementId, other: ElementId, events: &mut Vec<Event>) {
        swap_places(&mut self.position, one, other);
        events.push(Event::Swapped { one, other });
        if let Stage::Swap(done) = self.stage {
            self.stage = if done + 1 >= self.rulebook.setup.deployment.swaps {
                Stage::Done
            } else {
                Stage::Swap(done + 1)
            };
        }
    }
}

/// Swaps two elements of a side: position and facing, or the inside of a camp or built-up area.
fn swap_places(position: &mut Position, one: ElementId, other: ElementId) {
    let (first, second) = (*position.element(one), *position.element(other));
    let moved = |element: Element, to: &Element| Element {
        place: to.place,
        base: element.base.moved_to(to.base.pose),
        ..element
    };
    *position.element_mut(one) = moved(first, &second);
    *position.element_mut(other) = moved(second, &first);
    for id in [one, other] {
        if let Place::Inside(stronghold) = position.element(id).place {
            position.occupants[stronghold.index()] = Occupant::Garrison(id);
        }
    }
}
