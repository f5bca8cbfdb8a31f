//! Camps: their size, and where they may lie (`dba22` §7).

use std::ops::ControlFlow;

use acies_geometry::{Angle, Convex, Length, Point, Region, beyond, same_point, within};
use acies_rulebook::{DeploymentOrder, Going, Shape};

use super::deployment_zone::DeploymentZone;
use super::terrain::{Rectangle, bounds_of, is_on, same_length};
use super::{Setup, Stage};
use crate::{
    Breach, Camp, Drawn, ElementId, Event, Measurement, Occupant, Place, Reporter, Rule, Side,
    Stronghold,
};

/// The maximum number of corners of a camp.
const MOST_CORNERS: usize = 8;

impl Setup {
    pub(super) fn judge_camp(
        &self,
        side: Side,
        corners: &[Point],
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if corners.is_empty() {
            // An army with no legal place for a camp does without one, so that the setup can always go on.
            if self.needs_no_camp(side) || self.camp_places(side).next().is_none() {
                return ControlFlow::Continue(());
            }
            return reporter.report(|| Breach::new(Rule::SetupCampMissing));
        }
        let Some(region) = self.camp_region(corners) else {
            return reporter.report(|| Breach::new(Rule::SetupCampForm));
        };
        let outline = region.outline();
        self.judge_camp_size(&region, reporter)?;
        let zone = DeploymentZone::new(&self.rulebook, self.table(), side);
        let ahead = outline.iter().map(|&point| zone.ahead(point));
        let nearest = ahead.fold(Length::MAX, Length::min);
        if !same_length(nearest, Length::ZERO) {
            reporter.report(|| {
                Breach::new(Rule::SetupCampEdge)
                    .with("distance", Measurement::Length(nearest))
                    .draw(bounds_of(outline))
            })?;
        }
        let aside = outline.iter().map(|&point| zone.distance_from_side(point));
        let aside = aside.fold(Length::MAX, Length::min);
        let least = self.rulebook.setup.camps.aside;
        if beyond(least, aside) {
            reporter.report(|| {
                Breach::new(Rule::SetupCampSide)
                    .with("distance", Measurement::Length(aside))
                    .with("least", Measurement::Length(least))
                    .draw(bounds_of(outline))
            })?;
        }
        for (index, feature) in self.table().features.iter().enumerate() {
            let kind = self.rulebook.terrain_kind(feature.kind);
            let is_good = kind.going == Going::Good && !kind.softens && kind.shape != Shape::River
                || kind.may_be_camp && is_outline(outline, feature.region.outline());
            if !is_good && feature.region.overlaps(outline) {
                reporter.report(|| {
                    Breach::new(Rule::SetupCampGoing)
                        .with("feature", Measurement::Count(index as i32 + 1))
                        .draw(Drawn::Feature(index))
                        .draw(bounds_of(outline))
                })?;
            }
        }
        if let Some(other) = self.table().stronghold(Stronghold::Camp(side.other()))
            && other.overlaps(outline)
        {
            reporter.report(|| {
                Breach::new(Rule::SetupCampOverlap)
                    .draw(bounds_of(other.outline()))
                    .draw(bounds_of(outline))
            })?;
        }
        ControlFlow::Continue(())
    }

    fn judge_camp_size(&self, camp: &Region, reporter: &mut dyn Reporter) -> ControlFlow<()> {
        let camps = &self.rulebook.setup.camps;
        let Some(rectangle) = Rectangle::around(camp.outline()) else {
            return reporter.report(|| Breach::new(Rule::SetupCampForm));
        };
        if beyond(rectangle.sum(), camps.greatest_sum)
            || beyond(camps.least_side, rectangle.width)
            || !self.has_room_for_one(camp)
        {
            reporter.report(|| {
                Breach::new(Rule::SetupCampSize)
                    .with("length", Measurement::Length(rectangle.length))
                    .with("width", Measurement::Length(rectangle.width))
                    .with("sum", Measurement::Length(rectangle.sum()))
                    .with("limit", Measurement::Length(camps.greatest_sum))
                    .with("least", Measurement::Length(camps.least_side))
                    .draw(Drawn::Patch(rectangle.corners()))
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the shallowest base of the edition fits into a camp with an edge along one of the camp's
    /// (`dba22` §7, `dba30` §6).
    ///
    /// A camp where a base fits only at an angle is too small; such camps hardly occur.
    fn has_room_for_one(&self, camp: &Region) -> bool {
        /// The number of places tried along an edge.
        const PARTS: i64 = 64;
        // Camp followers that never leave the camp have no base.
        let depths = self.rulebook.troops.iter().map(|troop| troop.depth);
        let depths = depths.filter(|&depth| beyond(depth, Length::ZERO));
        let (wide, deep) = (Length::BASE_WIDTH, depths.fold(Length::MAX, Length::min));
        camp.outline().edges().any(|edge| {
            let ahead = Angle::from_vector(edge.step()).direction();
            [(wide, deep), (deep, wide)]
                .into_iter()
                .any(|(along, away)| {
                    (0..=PARTS).any(|part| {
                        let start = (edge.length() - along).scaled(part, PARTS);
                        let at = |along, away| edge.from + ahead.vector(along, away);
                        let corners = [
                            at(start, Length::ZERO),
                            at(start + along, Length::ZERO),
                            at(start + along, away),
                            at(start, away),
                        ];
                        let is_inside = |&corner| within(camp.distance(&[corner]), Length::ZERO);
                        corners.iter().all(is_inside)
                    })
                })
        })
    }

    /// The region of a camp with these corners; `None` unless it is convex and on the table.
    fn camp_region(&self, corners: &[Point]) -> Option<Region> {
        let is_drawn = corners.len() <= MOST_CORNERS
            && corners.iter().all(|&corner| is_on(self.table(), corner));
        let region = is_drawn.then(|| Region::polygon(corners).ok())??;
        let mut pieces = region.pieces();
        let is_convex = pieces.next() == Some(region.outline()) && pieces.next().is_none();
        drop(pieces);
        is_convex.then_some(region)
    }

    /// Whether an army needs no camp: its side has a built-up area that serves as one, or it has enough war
    /// wagons.
    pub(super) fn needs_no_camp(&self, side: Side) -> bool {
        let mut own = self.table().features.iter();
        if own.any(|feature| {
            feature.owner == Some(side) && self.rulebook.terrain_kind(feature.kind).serves_as_camp
        }) {
            return true;
        }
        let (troops, number) = self.rulebook.setup.camps.exempt;
        let counted = ElementId::of_side(side)
            .map(|id| self.position.element(id))
            .filter(|element| element.place != Place::Unused && troops.has(element.troop))
            .count();
        counted > usize::from(number)
    }

    /// The occupant of a camp before any order about it: camp followers, where the edition assumes them.
    pub(super) fn unoccupied(&self) -> Occupant {
        if self.rulebook.setup.camps.followers_assumed {
            Occupant::NonCombatants
        } else {
            Occupant::Empty
        }
    }

    /// Checks an order to put followers into an empty camp, or to take them out.
    pub(super) fn judge_followers(
        &self,
        side: Side,
        inside: bool,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let holder = self.position.occupant(Stronghold::Camp(side));
        let fits = match holder {
            Occupant::Empty => inside,
            Occupant::NonCombatants => !inside,
            Occupant::Absent
            | Occupant::Turned
            | Occupant::Garrison(_)
            | Occupant::Captured(_)
            | Occupant::Razed => false,
        };
        if fits {
            return ControlFlow::Continue(());
        }
        reporter.report(|| Breach::new(Rule::DeployCamp).with("side", Measurement::Side(side)))
    }

    pub(super) fn place_camp(&mut self, side: Side, corners: &[Point], events: &mut Vec<Event>) {
        let region = self.camp_region(corners);
        let placed = region.is_some();
        self.ground.table.camps[side as usize] = region.map(|region| Camp { region });
        self.position.occupants[Stronghold::Camp(side).index()] = if placed {
            self.unoccupied()
        } else {
            Occupant::Absent
        };
        events.push(Event::CampPlaced { side, placed });
        let first = self.deploys_first();
        match self.rulebook.setup.order {
            DeploymentOrder::DefenderFirst if side == first && self.may_garrison(side) => {
                self.stage = Stage::Garrison(side);
            }
            DeploymentOrder::DefenderFirst if side == first => {
                self.stage = Stage::Camp(side.other());
            }
            DeploymentOrder::DefenderFirst => self.start_deployment(first),
            DeploymentOrder::AttackerFirst => self.start_deployment(side),
        }
    }
}

/// Whether two outlines have the same corners, whichever comes first.
fn is_outline(corners: &[Point], outline: &[Point]) -> bool {
    let is_among =
        |points: &[Point], point: Point| points.iter().any(|&other| same_point(point, other));
    corners.iter().all(|&point| is_among(outline, point))
        && outline.iter().all(|&point| is_among(corners, point))
}
