//! The deployment zone of a side, and whether an element may be placed in it (`dba22` §9).
//!
//! The zone lies ahead of the base line, which is the shore where a waterway lies along the edge.

use std::ops::ControlFlow;

use acies_geometry::{Angle, Base, Length, Point, Pose, Vector, within};
use acies_rulebook::{Going, Rulebook, TroopId};

use super::Setup;
use super::terrain::{is_on, margin, shore};
use crate::{
    Breach, Drawn, ElementId, ElementSet, Measurement, Party, Position, Reporter, Rule, Side,
    Table, TableEdge,
};

/// Checks places in one side's zone.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlaceCheck<'a> {
    pub rulebook: &'a Rulebook,
    pub table: &'a Table,
    pub zone: DeploymentZone,
}

impl PlaceCheck<'_> {
    /// Checks an element's place: in the zone, on permitted going, and clear. Elements of `ignoring` are not
    /// in the way.
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
    pub fn zone_of(&self, position: &Position, id: ElementId) -> DeploymentZone {
        let troop = position.element(id).troop;
        self.zone.for_troop(self.rulebook, troop)
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

fn judge_zone(zone: DeploymentZone, base: &Base, reporter: &mut dyn Reporter) -> ControlFlow<()> {
    let corners = base.corners.iter().copied();
    let (mut most, mut least, mut side) = (-Length::MAX, Length::MAX, Length::MAX);
    for corner in corners {
        let ahead = zone.ahead(corner);
        most = most.max(ahead);
        least = least.min(ahead);
        side = side.min(zone.distance_from_side(corner));
    }
    let faults = [
        (!within(most, zone.depth), "edge"),
        (!within(Length::ZERO, least + zone.shore), "behind"),
        (!within(zone.aside, side), "side"),
    ];
    let mut broken = faults.into_iter().filter(|&(is_broken, _)| is_broken);
    let Some((_, fault)) = broken.next() else {
        return ControlFlow::Continue(());
    };
    reporter.report(|| {
        let breach = Breach::new(Rule::DeployZone)
            .with("distance", Measurement::Length(most))
            .with("limit", Measurement::Length(zone.depth))
            .with("from-side", Measurement::Length(side))
            .with("least", Measurement::Length(zone.aside))
            .draw(Drawn::Patch(zone.corners()))
            .draw(Drawn::Patch(base.corners));
        // Where it is one limit alone, the others need not be said.
        match broken.next() {
            None => breach.because("fault", Measurement::Word(fault)),
            Some(_) => breach,
        }
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
    /// The check for places in a side's zone.
    pub(super) fn place_check(&self, side: Side) -> PlaceCheck<'_> {
        PlaceCheck {
            rulebook: &self.rulebook,
            table: self.table(),
            zone: DeploymentZone::new(&self.rulebook, self.table(), side),
        }
    }
}

/// The zone in which a side deploys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeploymentZone {
    side: Side,
    /// The width of the table.
    width: Length,
    /// The depth of the table.
    table_depth: Length,
    /// How far the base line, or shore, lies from the table edge.
    pub shore: Length,
    /// How far the zone reaches from the base line.
    pub depth: Length,
    /// How far the zone keeps from the side edges.
    pub aside: Length,
}

/// The base edge of a side, once edges are settled.
pub(super) fn base_edge(side: Side) -> TableEdge {
    match side {
        Side::Red => TableEdge::Near,
        Side::Blue => TableEdge::Far,
    }
}

/// The corners of the zone along an edge: on the base line left and ahead of it, then right.
pub(super) fn zone_along(rulebook: &Rulebook, table: &Table, edge: TableEdge) -> [Point; 4] {
    let deployment = &rulebook.setup.deployment;
    let (width, table_depth) = match edge {
        TableEdge::Near | TableEdge::Far => (table.width, table.depth),
        TableEdge::Left | TableEdge::Right => (table.depth, table.width),
    };
    let shore = shore(rulebook, table, edge);
    let (aside, front) = (
        deployment.side,
        shore + deployment.reach(table_depth, shore),
    );
    // Edges run from left to right as seen from that edge.
    let line = table.edge(edge);
    let (across, up) = (line.step().x.signum(), line.step().y.signum());
    let point = |right: Length, ahead: Length| {
        let (right, ahead) = (right.units(), ahead.units());
        line.from
            + Vector {
                x: across * right - up * ahead,
                y: up * right + across * ahead,
            }
    };
    [
        point(aside, shore),
        point(aside, front),
        point(width - aside, front),
        point(width - aside, shore),
    ]
}

impl DeploymentZone {
    /// The zone of a side for troops that keep farthest from the side edges.
    pub fn new(rulebook: &Rulebook, table: &Table, side: Side) -> DeploymentZone {
        let deployment = &rulebook.setup.deployment;
        let shore = shore(rulebook, table, base_edge(side));
        DeploymentZone {
            side,
            width: table.width,
            table_depth: table.depth,
            shore,
            depth: deployment.reach(table.depth, shore),
            aside: deployment.side,
        }
    }

    /// The zone for a troop type, which may be allowed nearer to the side edges.
    pub fn for_troop(self, rulebook: &Rulebook, troop: TroopId) -> DeploymentZone {
        let deployment = &rulebook.setup.deployment;
        let aside = if deployment.flankers.has(troop) {
            deployment.flankers_side
        } else {
            deployment.side
        };
        DeploymentZone { aside, ..self }
    }

    /// How far a point lies ahead of the base line.
    pub fn ahead(&self, point: Point) -> Length {
        let from_edge = match self.side {
            Side::Red => point.up(),
            Side::Blue => self.table_depth - point.up(),
        };
        from_edge - self.shore
    }

    /// The distance of a point from the nearer side edge.
    pub fn distance_from_side(&self, point: Point) -> Length {
        point.across().min(self.width - point.across())
    }

    /// The point this far right of the middle, as the side sees it, and this far ahead of the base line.
    pub fn point(&self, right: Length, ahead: Length) -> Point {
        let middle = self.width.scaled(1, 2);
        let up = self.shore + ahead;
        match self.side {
            Side::Red => Point::new(middle + right, up),
            Side::Blue => Point::new(middle - right, self.table_depth - up),
        }
    }

    /// The pose at that point, facing straight ahead.
    pub fn pose(&self, right: Length, ahead: Length) -> Pose {
        let facing = match self.side {
            Side::Red => Angle::ZERO,
            Side::Blue => Angle::HALF,
        };
        Pose::new(self.point(right, ahead), facing)
    }

    /// How far from the middle the zone reaches to either side.
    pub fn reach(&self) -> Length {
        self.width.scaled(1, 2) - self.aside
    }

    /// The corners of the zone: on the base line left and ahead of it, then right.
    pub fn corners(&self) -> [Point; 4] {
        let reach = self.reach();
        [
            self.point(-reach, Length::ZERO),
            self.point(-reach, self.depth),
            self.point(reach, self.depth),
            self.point(reach, Length::ZERO),
        ]
    }

    /// The foremost line on which default places are offered.
    pub fn front(&self) -> Length {
        self.depth - margin()
    }
}
