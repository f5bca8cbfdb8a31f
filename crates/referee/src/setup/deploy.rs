//! Where elements are put before the first bound (`dba22` §9.4, §9.5).

use std::ops::ControlFlow;

use acies_geometry::Pose;
use acies_rulebook::{DeploymentOrder, Shape, TroopSet};

use super::{Setup, Stage};
use crate::{
    Breach, ElementId, ElementSet, Event, Measurement, Occupant, Place, Position, Reporter, Rule,
    SIDE_SIZE, Side, Stronghold, View,
};

/// Where a side would stand if nobody told it otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// The places of its elements, by number.
    pub poses: [Option<Pose>; SIDE_SIZE],
    /// The elements for which there is no room even in an empty zone; they may be left out.
    pub no_room: ElementSet,
}

/// Just one element.
pub(super) fn only(id: ElementId) -> ElementSet {
    let mut set = ElementSet::NONE;
    set.insert(id);
    set
}

impl Setup {
    /// Refuses elements of the other side, and names that are not used.
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
        self.spots(side)
            .judge(&self.position, id, pose, only(id), reporter)
    }

    /// Judges elements' being deployed on foot (`dba22` §22.10). They say so before they are put on the table.
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
            self.plan_anew(side);
        }
    }

    /// Makes the plan of a side for what its elements are now, whose bases may be larger than before, round those who
    /// are deployed.
    pub(super) fn plan_anew(&mut self, side: Side) {
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
        if self.has_garrisoned(stronghold) {
            reporter.report(|| Breach::new(Rule::OrderNotNow))?;
        }
        let is_free = match self.position.occupant(stronghold) {
            Occupant::NonCombatants | Occupant::Empty => true,
            Occupant::Garrison(occupant) => occupant == id,
            Occupant::Absent | Occupant::Captured(_) | Occupant::Razed => false,
        };
        if !is_free {
            reporter.report(|| {
                let breach = Breach::new(Rule::DeployCamp).with("side", Measurement::Side(side));
                match self.position.occupant(stronghold).element() {
                    Some(occupant) => breach.with("holder", Measurement::Element(occupant)),
                    None => breach,
                }
            })?;
        }
        self.judge_garrison(&self.position, id, stronghold, reporter)
    }

    /// Refuses troops that may not be inside a place.
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
            Some(Place::Inside(stronghold)) if self.has_garrisoned(stronghold) => {
                return reporter.report(|| Breach::new(Rule::OrderNotNow));
            }
            Some(Place::Table | Place::Inside(_)) => return ControlFlow::Continue(()),
            _ => {}
        }
        reporter.report(|| {
            Breach::new(Rule::DeployLift).with("element", Measurement::Count(number.min(99) as i32))
        })
    }

    /// Judges that a side has finished deploying.
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

    /// How many elements a side may keep back to land in its first bound (`dba22` §10): those at home by the sea,
    /// where there is a waterway.
    pub fn may_keep_back(&self, side: Side) -> usize {
        let Some(landing) = &self.rulebook.setup.landing else {
            return 0;
        };
        let mut shores = self.table().features_of(&self.rulebook, Shape::Waterway);
        let at_home = self.lists.get(side as usize).is_some_and(|list| {
            let mut homes = list.home().iter();
            homes.any(|home| home.to_string() == landing.topography)
        });
        if at_home && shores.next().is_some() {
            usize::from(landing.most)
        } else {
            0
        }
    }

    /// The elements of a side that are not deployed.
    pub(super) fn in_reserve(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        ElementId::of_side(side).filter(|&id| self.position.element(id).place == Place::Reserve)
    }

    /// Puts an element on the table.
    pub(super) fn deploy(&mut self, id: ElementId, pose: Pose, events: &mut Vec<Event>) {
        self.come_out(id);
        let element = *self.position.element(id);
        *self.position.element_mut(id) = element.at(pose);
        events.push(Event::Deployed { id, pose });
    }

    /// Puts an element into a camp or a built-up area, instead of the people there.
    pub(super) fn deploy_inside(
        &mut self,
        id: ElementId,
        stronghold: Stronghold,
        events: &mut Vec<Event>,
    ) {
        self.come_out(id);
        self.position.element_mut(id).place = Place::Inside(stronghold);
        self.position.occupants[stronghold.index()] = Occupant::Garrison(id);
        events.push(Event::DeployedInside { id, stronghold });
    }

    pub(super) fn take_back(&mut self, side: Side, number: usize, events: &mut Vec<Event>) {
        let Some(id) = ElementId::new(side, number) else {
            return;
        };
        self.come_out(id);
        self.position.element_mut(id).place = Place::Reserve;
        events.push(Event::TakenBack { id });
    }

    /// Leaves a built-up area to its denizens, or a camp as if nothing had been said of it, if the element is inside.
    fn come_out(&mut self, id: ElementId) {
        if let Place::Inside(stronghold) = self.position.element(id).place {
            self.position.occupants[stronghold.index()] = if stronghold.is_built_up() {
                self.unmanned(stronghold)
            } else {
                self.unoccupied()
            };
        }
    }

    /// The side is the next to deploy.
    pub(super) fn start_deployment(&mut self, side: Side) {
        self.stage = Stage::Deployment(side);
        self.plan = self.make_plan(side);
    }

    pub(super) fn end_deployment(&mut self, side: Side) {
        let other = side.other();
        if side == self.deploys_first() {
            // A camp that is there already is not placed again.
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
