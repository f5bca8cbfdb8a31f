//! How large an area of terrain may be, and how near the edges of the table (`dba22` §6, `dba30` §4.3, §4.4).

use std::ops::ControlFlow;

use acies_geometry::{Length, beyond};
use acies_rulebook::{Rulebook, Shape, TerrainKind};

use super::feature::{bounds_of, from_edge};
use super::{Ground, Rectangle};
use crate::{Breach, Drawn, Feature, Lie, Measurement, Placement, Reporter, Rule, TableEdge};

impl Ground {
    /// Judges the size of an area, and the crest of a hill.
    pub(super) fn judge_area(
        &self,
        rulebook: &Rulebook,
        kind: &TerrainKind,
        placement: &Placement,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let limits = &rulebook.setup.limits;
        let Some(rectangle) = Rectangle::around(feature.region.outline()) else {
            return ControlFlow::Continue(());
        };
        if beyond(rectangle.sum(), limits.greatest_sum) {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainSize)
                    .with("length", Measurement::Length(rectangle.length))
                    .with("width", Measurement::Length(rectangle.width))
                    .with("sum", Measurement::Length(rectangle.sum()))
                    .with("limit", Measurement::Length(limits.greatest_sum))
                    .draw(Drawn::Patch(rectangle.corners()))
            })?;
        }
        let longest = rectangle
            .width
            .scaled(i64::from(limits.greatest_ratio), 100);
        let is_long = !kind.may_be_thin && beyond(rectangle.length, longest);
        let least_width = least_width(rulebook, kind);
        if is_long || beyond(least_width, rectangle.width) {
            reporter.report(|| {
                let breach = Breach::new(Rule::SetupTerrainThin)
                    .with("length", Measurement::Length(rectangle.length))
                    .with("width", Measurement::Length(rectangle.width))
                    .with("least", Measurement::Length(least_width));
                let breach = if is_long {
                    breach.with("limit", Measurement::Length(longest))
                } else {
                    breach
                };
                breach.draw(Drawn::Patch(rectangle.corners()))
            })?;
        }
        let least = rectangle
            .width
            .scaled(i64::from(kind.least_ratio.unwrap_or(0)), 100);
        if beyond(least, rectangle.length) {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainShort)
                    .with("length", Measurement::Length(rectangle.length))
                    .with("width", Measurement::Length(rectangle.width))
                    .with("least", Measurement::Length(least))
                    .draw(Drawn::Patch(rectangle.corners()))
            })?;
        }
        if is_small(rulebook, &rectangle) {
            let small = self.small_features(rulebook).count();
            if small >= usize::from(limits.small_most) {
                reporter.report(|| {
                    let breach = Breach::new(Rule::SetupTerrainSmall)
                        .with("length", Measurement::Length(rectangle.length))
                        .with("least", Measurement::Length(limits.small_length))
                        .with("count", Measurement::Count(small as i32 + 1))
                        .with("limit", Measurement::Count(i32::from(limits.small_most)))
                        .draw(Drawn::Patch(rectangle.corners()));
                    self.small_features(rulebook)
                        .map(Drawn::Feature)
                        .fold(breach, Breach::draw)
                })?;
            }
        }
        // The axis that a hill has by itself is taken as it is, dents or not.
        if kind.hill
            && let Lie::Area(_, Some(crest)) = placement.lie
            && !feature.region.contains(&[crest.from, crest.to])
        {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainCrest)
                    .draw(Drawn::Line(crest))
                    .draw(bounds_of(feature.region.outline()))
            })?;
        }
        ControlFlow::Continue(())
    }

    /// The areas on the table that are small, by their places.
    fn small_features<'a>(&'a self, rulebook: &'a Rulebook) -> impl Iterator<Item = usize> + 'a {
        let features = self.table.features.iter().enumerate();
        features.filter_map(move |(index, feature)| {
            let shape = rulebook.terrain_kind(feature.kind).shape;
            let is_area = matches!(shape, Shape::Area | Shape::BuiltUp);
            let rectangle = Rectangle::around(feature.region.outline()).filter(|_| is_area)?;
            is_small(rulebook, &rectangle).then_some(index)
        })
    }

    /// Judges how far an area keeps from the edges of the table.
    pub(super) fn judge_edge_gap(
        &self,
        rulebook: &Rulebook,
        kind: &TerrainKind,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let least = rulebook.setup.limits.edge_gap;
        if kind.at_edge {
            return ControlFlow::Continue(());
        }
        let outline = feature.region.outline();
        for edge in TableEdge::ALL {
            let distances = outline
                .iter()
                .map(|&point| from_edge(&self.table, edge, point));
            let distance = distances.fold(Length::MAX, Length::min);
            if beyond(least, distance) {
                reporter.report(|| {
                    Breach::new(Rule::SetupTerrainEdge)
                        .with("edge", Measurement::Word(edge.word()))
                        .with("distance", Measurement::Length(distance))
                        .with("least", Measurement::Length(least))
                        .draw(Drawn::Line(self.table.edge(edge)))
                        .draw(bounds_of(outline))
                })?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The least width of an area of a kind.
fn least_width(rulebook: &Rulebook, kind: &TerrainKind) -> Length {
    let least = rulebook.setup.limits.least_width;
    match &rulebook.setup.built_up {
        Some(rules) if kind.shape == Shape::BuiltUp => least.max(rules.least_side),
        _ => least,
    }
}

/// Whether a patch is one of those of which a table has only so many.
fn is_small(rulebook: &Rulebook, rectangle: &Rectangle) -> bool {
    beyond(rulebook.setup.limits.small_length, rectangle.length)
}
