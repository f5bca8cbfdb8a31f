//! The garrison of a built-up area, where it is chosen before deployment (`dba30` §5, §7).

use std::ops::ControlFlow;

use acies_rulebook::TerrainKind;

use super::Setup;
use crate::{
    Breach, ElementId, Measurement, Occupant, Place, Reporter, Rule, Side, Stronghold, View,
};

impl Setup {
    /// Whether a side may garrison a built-up area now: it has one, and an element that may be in it.
    pub(super) fn may_garrison(&self, side: Side) -> bool {
        let stronghold = Stronghold::BuiltUp(side);
        self.garrisons_first()
            && self.table().stronghold(stronghold).is_some()
            && (self.garrisons(side).next().is_some()
                || self
                    .garrisons_as(side, Stronghold::BuiltUp(side))
                    .next()
                    .is_some())
    }

    /// The elements that may garrison their side's built-up area.
    pub(super) fn garrisons(&self, side: Side) -> impl Iterator<Item = ElementId> + '_ {
        let view = View {
            rulebook: &self.rulebook,
            table: self.table(),
            position: &self.position,
        };
        ElementId::of_side(side).filter(move |&id| {
            self.position.element(id).place != Place::Unused
                && crate::may_be_inside(view, Stronghold::BuiltUp(side), id)
        })
    }

    /// Whether the garrison of a place was settled before the current deployment.
    pub(super) fn garrison_is_settled(&self, stronghold: Stronghold) -> bool {
        stronghold.is_built_up()
            && self.garrisons_first()
            && matches!(self.stage, super::Stage::Deployment(_))
    }

    fn garrisons_first(&self) -> bool {
        let rules = self.rulebook.setup.built_up.as_ref();
        rules.is_some_and(|rules| rules.garrison_first)
    }

    /// Checks that a side has garrisoned its built-up area, if that needs a garrison.
    pub(super) fn judge_garrisoned(
        &self,
        side: Side,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let stronghold = Stronghold::BuiltUp(side);
        let wants = self
            .built_up_kind(stronghold)
            .is_some_and(|kind| kind.needs_garrison);
        if !wants || self.position.occupant(stronghold).element().is_some() {
            return ControlFlow::Continue(());
        }
        reporter.report(|| {
            Breach::new(Rule::DeployGarrisonMissing).with("side", Measurement::Side(side))
        })
    }

    /// The occupant of a built-up area without a garrison.
    pub(super) fn occupant_without_garrison(&self, stronghold: Stronghold) -> Occupant {
        match self.built_up_kind(stronghold) {
            None => Occupant::Absent,
            Some(kind) if kind.needs_garrison => Occupant::Empty,
            Some(_) => Occupant::NonCombatants,
        }
    }

    /// The terrain kind of a built-up area on the table.
    fn built_up_kind(&self, stronghold: Stronghold) -> Option<&TerrainKind> {
        let Stronghold::BuiltUp(owner) = stronghold else {
            return None;
        };
        let mut features = self.table().features.iter();
        let feature = features.find(|feature| feature.owner == Some(owner))?;
        Some(self.rulebook.terrain_kind(feature.kind))
    }
}
