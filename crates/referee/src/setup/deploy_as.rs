//! Troops written as one of two types, `3Kn/4Bd`: the type is chosen as the element is deployed (`dba30` §3,
//! §7).
//!
//! It may be changed as long as the element is neither on the table nor inside a place.

use std::ops::ControlFlow;

use acies_armies::{Troop, TroopCode};
use acies_geometry::Base;
use acies_rulebook::TroopId;

use super::{Setup, army_and_aggression};
use crate::{
    Breach, ElementId, Event, Measurement, Order, Place, Reporter, Rule, Side, Stronghold,
};

impl Setup {
    /// The two troop codes between which the army leaves a choice for an element, as the army writes them.
    pub fn choice_of(&self, id: ElementId) -> Option<[TroopCode; 2]> {
        let army = self.army(id.side())?;
        match army.iter().nth(id.number() - 1)?.0 {
            Troop::AtDeployment { first, second } => Some([first, second]),
            Troop::Plain(_) | Troop::Dismounts { .. } => None,
        }
    }

    /// The two troop codes of an element with a choice, and their troop types in the edition.
    pub(super) fn troops_of(&self, id: ElementId) -> Option<[(TroopCode, TroopId); 2]> {
        let [first, second] = self.choice_of(id)?;
        let known = |code| Some((code, army_and_aggression::troop_id(&self.rulebook, code)?));
        Some([known(first)?, known(second)?])
    }

    /// The troop type of a code, if the element may be deployed as that.
    fn troop_for_code(&self, id: ElementId, code: &str) -> Option<TroopId> {
        let troops = self.troops_of(id)?;
        let meant = troops.into_iter().find(|(named, _)| named.as_str() == code);
        meant.map(|(_, troop)| troop)
    }

    /// Checks an order to deploy elements as one of their two troop types.
    pub(super) fn judge_deployed_as(
        &self,
        side: Side,
        who: &[ElementId],
        code: &str,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        for &id in who {
            self.judge_own(side, id, reporter)?;
            let is_waiting = self.position.element(id).place == Place::Reserve;
            if !is_waiting || self.troop_for_code(id, code).is_none() {
                reporter.report(|| {
                    Breach::new(Rule::DeployAs).with("element", Measurement::Element(id))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn deploy_as(&mut self, who: &[ElementId], code: &str, events: &mut Vec<Event>) {
        for &id in who {
            let Some(troop) = self.troop_for_code(id, code) else {
                continue;
            };
            let facts = self.rulebook.troop(troop);
            let (depth, code) = (facts.depth, facts.code.clone());
            let mut element = self.position.element_mut(id);
            element.troop = troop;
            element.base = Base::new(element.base.pose, element.base.width, depth);
            events.push(Event::DeployedAs { id, troop: code });
        }
        if let (Some(id), super::Stage::Deployment(_)) = (who.first(), self.stage) {
            self.remake_plan(id.side());
        }
    }

    /// The orders that turn an undeployed element into one that may garrison a place.
    pub(super) fn garrisons_as(
        &self,
        side: Side,
        stronghold: Stronghold,
    ) -> impl Iterator<Item = Order> + '_ {
        let rules = self.rulebook.setup.built_up.as_ref();
        ElementId::of_side(side).filter_map(move |id| {
            let element = self.position.element(id);
            let may = |troop| rules.is_some_and(|rules| rules.garrison.has(troop));
            let mut troops = self.troops_of(id)?.into_iter();
            let (code, _) = troops.find(|&(_, troop)| may(troop))?;
            let waits = stronghold.is_built_up() && element.place == Place::Reserve;
            (waits && !may(element.troop)).then(|| deploy_as_order(id, code))
        })
    }
}

/// The order to deploy an element as this troop type.
pub(super) fn deploy_as_order(id: ElementId, code: TroopCode) -> Order {
    Order::DeployAs([id].into_iter().collect(), code.to_string())
}
