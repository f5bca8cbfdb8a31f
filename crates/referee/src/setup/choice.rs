//! What is written as one troop or another, `3Kn/4Bd`: which it is, is settled as it is deployed (`dba30` §3, §7).
//!
//! Until an element stands on the table or is inside a place it may be the one and the other again.

use std::ops::ControlFlow;

use acies_armies::{Troop, TroopCode};
use acies_geometry::Base;
use acies_rulebook::TroopId;

use super::{Setup, army};
use crate::{
    Breach, ElementId, Event, Measurement, Order, Place, Reporter, Rule, Side, Stronghold,
};

impl Setup {
    /// The two troops between which the army leaves a choice for an element, as the army writes them.
    pub fn choice_of(&self, id: ElementId) -> Option<[TroopCode; 2]> {
        let army = self.army(id.side())?;
        match army.iter().nth(id.number() - 1)?.0 {
            Troop::AtDeployment { first, second } => Some([first, second]),
            Troop::Plain(_) | Troop::Dismounts { .. } => None,
        }
    }

    /// The same two, with what they are in the edition.
    pub(super) fn troops_of(&self, id: ElementId) -> Option<[(TroopCode, TroopId); 2]> {
        let [first, second] = self.choice_of(id)?;
        let known = |code| Some((code, army::troop_id(&self.rulebook, code)?));
        Some([known(first)?, known(second)?])
    }

    /// What a code means for an element that may be that.
    fn chosen(&self, id: ElementId, code: &str) -> Option<TroopId> {
        let troops = self.troops_of(id)?;
        let meant = troops.into_iter().find(|(named, _)| named.as_str() == code);
        meant.map(|(_, troop)| troop)
    }

    /// Judges that elements are this of the two that they may be.
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
            if !is_waiting || self.chosen(id, code).is_none() {
                reporter.report(|| {
                    Breach::new(Rule::DeployAs).with("element", Measurement::Element(id))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn deploy_as(&mut self, who: &[ElementId], code: &str, events: &mut Vec<Event>) {
        for &id in who {
            let Some(troop) = self.chosen(id, code) else {
                continue;
            };
            let facts = self.rulebook.troop(troop);
            let (depth, code) = (facts.depth, facts.code.clone());
            let element = self.position.element_mut(id);
            element.troop = troop;
            element.base = Base::new(element.base.pose, element.base.width, depth);
            events.push(Event::DeployedAs { id, troop: code });
        }
        if let (Some(id), super::Stage::Deployment(_)) = (who.first(), self.stage) {
            self.plan_anew(id.side());
        }
    }

    /// Orders by which somebody who is not deployed becomes one who may garrison a place.
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
            (waits && !may(element.troop)).then(|| as_order(id, code))
        })
    }
}

/// The order by which an element is this.
pub(super) fn as_order(id: ElementId, code: TroopCode) -> Order {
    Order::DeployAs([id].into_iter().collect(), code.to_string())
}
