//! Whether a place in a zone will do for an element: it lies within, on going that the element may enter, and is free
//! (`dba22` §9.4).

use std::ops::ControlFlow;

use acies_geometry::{Base, Length, Pose, within};
use acies_rulebook::{Going, Rulebook, TroopId};

use super::Setup;
use super::ground::Zone;
use super::terrain::is_on;
use crate::{
    Breach, Drawn, ElementId, ElementSet, Measurement, Party, Position, Reporter, Rule, Side, Table,
};

/// What judging a place in a zone needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spots<'a> {
    pub rulebook: &'a Rulebook,
    pub table: &'a Table,
    pub zone: Zone,
}

impl Spots<'_> {
    /// Judges an element's place; elements of `ignoring` are not in its way.
    pub fn judge(
        &self,
        position: &Position,
        id: ElementId,
        pose: Pose,
        ignoring: ElementSet,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let element = position.element(id);
        if !is_on(self.table, pose.front) {
            return reporter
                .report(|| Breach::new(Rule::DeployZone).draw(Drawn::Patch(self.zone.corners())));
        }
        let base = element.base.moved_to(pose);
        let zone = self.zone_of(position, id);
        judge_zone(zone, &base, reporter)?;
        self.judge_going(element.troop, &base, reporter)?;
        if let Some(other) = position.overlaps_any(&base, ignoring) {
            reporter.report(|| {
                Breach::new(Rule::DeployOverlap)
                    .with("element", Measurement::Element(other))
                    .draw(Drawn::Element(other))
                    .draw(Drawn::Patch(base.corners))
            })?;
        }
        if let Some(stronghold) = position.overlaps_stronghold(self.table, &base) {
            reporter.report(|| {
                Breach::new(Rule::DeployOverlap)
                    .with("place", Measurement::Party(Party::Stronghold(stronghold)))
                    .draw(Drawn::Patch(base.corners))
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The zone of an element.
    pub fn zone_of(&self, position: &Position, id: ElementId) -> Zone {
        let troop = position.element(id).troop;
        self.zone.of_troop(self.rulebook, troop)
    }

    fn judge_going(
        &self,
        troop: TroopId,
        base: &Base,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if self.table.may_stand(self.rulebook, troop, base) {
            return ControlFlow::Continue(());
        }
        let going = self.table.going_of(self.rulebook, troop, base);
        reporter.report(|| {
            let features = self.table.features.iter().enumerate();
            let under = features.filter(|(_, feature)| {
                self.table.going(self.rulebook.terrain_kind(feature.kind)) == going
                    && feature.region.overlaps(base)
            });
            let breach = Breach::new(Rule::DeployGoing)
                .with("going", Measurement::Word(going_word(going)))
                .draw(Drawn::Patch(base.corners));
            under.fold(breach, |breach, (index, _)| {
                breach.draw(Drawn::Feature(index))
            })
        })
    }
}

fn judge_zone(zone: Zone, base: &Base, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let corners = base.corners.iter().copied();
    let (mut most, mut least, mut side) = (-Length::MAX, Length::MAX, Length::MAX);
    for corner in corners {
        let ahead = zone.ahead(corner);
        most = most.max(ahead);
        least = least.min(ahead);
        side = side.min(zone.aside_of(corner));
    }
    let is_inside = within(most, zone.depth)
        && within(Length::ZERO, least + zone.shore)
        && within(zone.aside, side);
    if is_inside {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        Breach::new(Rule::DeployZone)
            .with("distance", Measurement::Length(most))
            .with("limit", Measurement::Length(zone.depth))
            .with("from-side", Measurement::Length(side))
            .with("least", Measurement::Length(zone.aside))
            .draw(Drawn::Patch(zone.corners()))
            .draw(Drawn::Patch(base.corners))
    })
}

fn going_word(going: Going) -> &'static str {
    match going {
        Going::Good => "good",
        Going::Rough => "rough",
        Going::Bad => "bad",
        Going::Impassable => "impassable",
    }
}

impl Setup {
    /// What judging places of a side needs.
    pub(super) fn spots(&self, side: Side) -> Spots<'_> {
        Spots {
            rulebook: &self.rulebook,
            table: self.table(),
            zone: Zone::of(&self.rulebook, self.table(), side),
        }
    }
}
