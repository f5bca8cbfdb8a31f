//! Who is in a built-up area before the battle, where that is settled before troops are deployed (`dba30` §5, §7).

use std::ops::ControlFlow;

use acies_rulebook::TerrainKind;

use super::Setup;
use crate::{
    Breach, ElementId, Measurement, Occupant, Place, Reporter, Rule, Side, Stronghold, View,
};

impl Setup {
    /// Whether a side has a built-up area that is garrisoned now, if at all, and somebody to put into it.
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

    /// The elements that may garrison the built-up area of their side.
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

    /// Whether a place has been garrisoned, or left without, before the deployment that is under way.
    pub(super) fn has_garrisoned(&self, stronghold: Stronghold) -> bool {
        stronghold.is_built_up()
            && self.garrisons_first()
            && matches!(self.stage, super::Stage::Deployment(_))
    }

    fn garrisons_first(&self) -> bool {
        let rules = self.rulebook.setup.built_up.as_ref();
        rules.is_some_and(|rules| rules.garrison_first)
    }

    /// Judges that a side has garrisoned its built-up area.
    pub(super) fn judge_garrisoned(
        &self,
        side: Side,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let stronghold = Stronghold::BuiltUp(side);
        let wants = self
            .kind_of(stronghold)
            .is_some_and(|kind| kind.needs_garrison);
        if !wants || self.position.occupant(stronghold).element().is_some() {
            return ControlFlow::Continue(());
        }
        reporter.report(|| {
            Breach::new(Rule::DeployGarrisonMissing).with("side", Measurement::Side(side))
        })
    }

    /// Who is in a built-up area without a garrison.
    pub(super) fn unmanned(&self, stronghold: Stronghold) -> Occupant {
        match self.kind_of(stronghold) {
            None => Occupant::Absent,
            Some(kind) if kind.needs_garrison => Occupant::Empty,
            Some(_) => Occupant::NonCombatants,
        }
    }

    /// The kind of a built-up area that lies on the table.
    fn kind_of(&self, stronghold: Stronghold) -> Option<&TerrainKind> {
        let Stronghold::BuiltUp(owner) = stronghold else {
            return None;
        };
        let mut features = self.table().features.iter();
        let feature = features.find(|feature| feature.owner == Some(owner))?;
        Some(self.rulebook.terrain_kind(feature.kind))
    }
}
