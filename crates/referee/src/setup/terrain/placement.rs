//! Where one feature may lie: its size, and its distance from edges and other features (`dba22` §5.5, §5.6,
//! §6, `dba30` §4.3, §4.4).

use std::ops::ControlFlow;

use acies_geometry::{Length, Point, Region, Segment, beyond, separation, within};
use acies_rulebook::{Rulebook, Shape, TerrainKind};

use super::feature::{
    bounds_of, corner_edges, depth_breach, edge_of, from_edge, same_length, width_breach,
};
use super::{Rectangle, TerrainLayout};
use crate::{Breach, Drawn, Feature, Lie, Measurement, Placement, Reporter, Rule, TableEdge};

/// How near two features may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Relation {
    /// They may overlap.
    Free,
    /// They may touch but not overlap.
    Beside,
    /// They must be as far apart as areas.
    Apart,
    /// A river may overlap a waterway along the edge where it ends; elsewhere they may touch.
    Mouth,
}

fn relation(rulebook: &Rulebook, a: &TerrainKind, b: &TerrainKind) -> Relation {
    use Shape::{Area, BuiltUp, Camp, River, Road, Waterway};
    match (a.shape, b.shape) {
        (Area | BuiltUp, Area | BuiltUp) if a.on_hills && b.hill || b.on_hills && a.hill => {
            Relation::Free
        }
        (Area | BuiltUp, Area | BuiltUp) if a.near_others || b.near_others => Relation::Beside,
        (Area | BuiltUp, Area | BuiltUp) => Relation::Apart,
        (Road, Waterway) | (Waterway, Road) => Relation::Beside,
        (Road, _) | (_, Road) => Relation::Free,
        (River, BuiltUp) | (BuiltUp, River)
            if (rulebook.setup.built_up.as_ref()).is_some_and(|rules| rules.river_may_cross) =>
        {
            Relation::Free
        }
        (River, Area) if !b.hill && !b.bars_rivers => Relation::Free,
        (Area, River) if !a.hill && !a.bars_rivers => Relation::Free,
        (River, Waterway) | (Waterway, River) => Relation::Mouth,
        (River | Waterway | Area | BuiltUp | Camp, _) => Relation::Beside,
    }
}

impl TerrainLayout {
    /// Checks where a feature lies.
    pub(super) fn judge_placement(
        &self,
        rulebook: &Rulebook,
        placement: &Placement,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let kind = rulebook.terrain_kind(feature.kind);
        match kind.shape {
            Shape::Area | Shape::BuiltUp | Shape::Camp => {
                self.judge_area(rulebook, kind, placement, feature, reporter)?;
                self.judge_edge_gap(rulebook, kind, feature, reporter)?;
                self.judge_corner(rulebook, kind, feature, reporter)?;
            }
            Shape::River | Shape::Road => self.judge_band(rulebook, kind, feature, reporter)?,
            Shape::Waterway => {
                if let Lie::Edge(_, depth) = placement.lie {
                    let (least, most) = rulebook.setup.limits.waterway;
                    if beyond(depth, most) || beyond(least, depth) {
                        reporter.report(|| {
                            depth_breach(rulebook, depth).draw(bounds_of(feature.region.outline()))
                        })?;
                    }
                }
            }
        }
        self.judge_spot(kind, placement, feature, reporter)?;
        for (index, other) in self.table.features.iter().enumerate() {
            let other_kind = rulebook.terrain_kind(other.kind);
            match relation(rulebook, kind, other_kind) {
                Relation::Free => {}
                Relation::Apart => judge_apart(rulebook, feature, index, other, reporter)?,
                Relation::Mouth if self.is_mouth(feature, other) => {}
                Relation::Beside | Relation::Mouth => {
                    if feature.region.overlaps_region(&other.region) {
                        reporter.report(|| {
                            Breach::new(Rule::SetupTerrainOverlap)
                                .with("feature", Measurement::Count(index as i32 + 1))
                                .draw(Drawn::Feature(index))
                                .draw(bounds_of(feature.region.outline()))
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Checks that a built-up area lies in a corner of the table.
    fn judge_corner(
        &self,
        rulebook: &Rulebook,
        kind: &TerrainKind,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let Some(rules) = &rulebook.setup.built_up else {
            return ControlFlow::Continue(());
        };
        let reach = rules.corner;
        if kind.shape != Shape::BuiltUp || corner_edges(&self.table, feature, reach).is_some() {
            return ControlFlow::Continue(());
        }
        reporter.report(|| {
            Breach::new(Rule::SetupTerrainCorner)
                .with("limit", Measurement::Length(reach))
                .draw(bounds_of(feature.region.outline()))
        })
    }

    /// Checks a river or road: width, ends, length and quarters.
    fn judge_band(
        &self,
        rulebook: &Rulebook,
        kind: &TerrainKind,
        feature: &Feature,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let limits = &rulebook.setup.limits;
        let (Some(&first), Some(&last)) = (feature.line.first(), feature.line.last()) else {
            return ControlFlow::Continue(());
        };
        let outline = feature.region.outline();
        if beyond(feature.width, limits.band_width) {
            reporter.report(|| {
                width_breach(feature.width, limits.band_width).draw(bounds_of(outline))
            })?;
        }
        let is_river = kind.shape == Shape::River;
        let ends = self.band_ends(rulebook, is_river, first, last);
        if ends.is_none() {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainEnds).draw(Drawn::Line(Segment::new(first, last)))
            })?;
        }
        let passed = self.quarters_of(feature).count_ones();
        if passed > u32::from(limits.band_quarters) {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainQuarters)
                    .with("count", Measurement::Count(passed as i32))
                    .with("limit", Measurement::Count(i32::from(limits.band_quarters)))
                    .draw(bounds_of(outline))
            })?;
        }
        let ratio = if is_river {
            Some(limits.river_length)
        } else {
            limits.road_length
        };
        let Some(ratio) = ratio else {
            return ControlFlow::Continue(());
        };
        let length: Length = feature
            .line
            .windows(2)
            .map(|ends| ends[0].distance(ends[1]))
            .sum();
        let longest = first.distance(last).scaled(i64::from(ratio), 100);
        if beyond(length, longest) {
            reporter.report(|| {
                Breach::new(Rule::SetupTerrainLength)
                    .with("length", Measurement::Length(length))
                    .with("limit", Measurement::Length(longest))
                    .draw(Drawn::Line(Segment::new(first, last)))
            })?;
        }
        let (Some(ends), true) = (ends, is_river) else {
            return ControlFlow::Continue(());
        };
        let sides = TableEdge::ALL
            .into_iter()
            .filter(|&edge| !ends.contains(&Some(edge)));
        for side in sides {
            let distance = outline.iter().fold(Length::MAX, |least, &point| {
                least.min(from_edge(&self.table, side, point))
            });
            if beyond(limits.river_clear, distance) {
                reporter.report(|| {
                    Breach::new(Rule::SetupTerrainClear)
                        .with("edge", Measurement::Word(side.word()))
                        .with("distance", Measurement::Length(distance))
                        .with("least", Measurement::Length(limits.river_clear))
                        .draw(Drawn::Line(self.table.edge(side)))
                        .draw(bounds_of(outline))
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The index of a river or road that starts or ends in the open, such as a river whose shore was taken
    /// away (`dba22` §6).
    pub(in crate::setup) fn in_the_open(&self, rulebook: &Rulebook) -> Option<usize> {
        self.table.features.iter().position(|band| {
            let is_river = rulebook.terrain_kind(band.kind).shape == Shape::River;
            let ends = [band.line.first(), band.line.last()];
            matches!(ends, [Some(&first), Some(&last)]
                if self.band_ends(rulebook, is_river, first, last).is_none())
        })
    }

    /// The two different edges at which a river or road starts and ends; `None` for an end of a road at
    /// another feature.
    ///
    /// A river may start and end at a shore.
    fn band_ends(
        &self,
        rulebook: &Rulebook,
        is_river: bool,
        first: Point,
        last: Point,
    ) -> Option<[Option<TableEdge>; 2]> {
        let limits = &rulebook.setup.limits;
        let at = |edge: TableEdge, point: Point| {
            let distance = from_edge(&self.table, edge, point);
            same_length(distance, Length::ZERO)
                || is_river
                    && self
                        .of_shape(rulebook, Shape::Waterway)
                        .any(|(_, water)| self.has_shore(water, edge, distance))
        };
        let stops = |point: Point| {
            let mut features = self.table.features.iter();
            !is_river
                && features.any(|feature| {
                    limits.road_ends_at.has(feature.kind)
                        && within(feature.region.distance(&[point]), Length::ZERO)
                })
        };
        for start in TableEdge::ALL {
            for end in TableEdge::ALL {
                let differ = if limits.opposite_edges {
                    end == start.opposite()
                } else {
                    end != start
                };
                if differ && at(start, first) && at(end, last) {
                    return Some([Some(start), Some(end)]);
                }
            }
        }
        let edge = |point: Point| TableEdge::ALL.into_iter().find(|&edge| at(edge, point));
        let (starts, ends) = (stops(first), stops(last));
        match (edge(first), edge(last)) {
            (Some(start), _) if ends => Some([Some(start), None]),
            (_, Some(end)) if starts => Some([None, Some(end)]),
            _ if starts && ends => Some([None, None]),
            _ => None,
        }
    }

    /// Whether the shore of a waterway is at this distance from an edge.
    fn has_shore(&self, water: &Feature, edge: TableEdge, distance: Length) -> bool {
        edge_of(&self.table, water) == Some(edge)
            && water
                .region
                .outline()
                .iter()
                .any(|&point| same_length(from_edge(&self.table, edge, point), distance))
    }

    /// Whether a river ends in a waterway.
    fn is_mouth(&self, a: &Feature, b: &Feature) -> bool {
        let (river, water) = if a.line.is_empty() { (b, a) } else { (a, b) };
        let ends = [river.line.first(), river.line.last()];
        edge_of(&self.table, water).is_some_and(|edge| {
            ends.into_iter().flatten().any(|&end| {
                let distance = from_edge(&self.table, edge, end);
                same_length(distance, Length::ZERO) || self.has_shore(water, edge, distance)
            })
        })
    }
}

/// Checks the distance between two areas.
fn judge_apart(
    rulebook: &Rulebook,
    feature: &Feature,
    index: usize,
    other: &Feature,
    reporter: &mut dyn Reporter,
) -> ControlFlow<()> {
    let least = rulebook.setup.limits.apart;
    if are_apart(&feature.region, &other.region, least) {
        return ControlFlow::Continue(());
    }
    let distance = feature.region.distance_to(&other.region);
    if within(least, distance) {
        return ControlFlow::Continue(());
    }
    reporter.report(|| {
        Breach::new(Rule::SetupTerrainApart)
            .with("distance", Measurement::Length(distance))
            .with("least", Measurement::Length(least))
            .with("feature", Measurement::Count(index as i32 + 1))
            .draw(Drawn::Feature(index))
            .draw(bounds_of(feature.region.outline()))
    })
}

/// Whether a quick test shows two regions to be this far apart; the exact distance is expensive.
fn are_apart(a: &Region, b: &Region, least: Length) -> bool {
    let ((a_low, a_high), (b_low, b_high)) = (a.bounds(), b.bounds());
    let gap = |low: i32, high: i32| within(least, Length::from_units(low - high));
    gap(b_low.x, a_high.x)
        || gap(a_low.x, b_high.x)
        || gap(b_low.y, a_high.y)
        || gap(a_low.y, b_high.y)
        || a.pieces().all(|piece| {
            b.pieces()
                .all(|other| within(least, separation(piece, other)))
        })
}

impl TerrainLayout {
    /// Checks the size of an area, and the crest of a hill.
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
        // A hill's default crest is accepted even if the outline has dents.
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

    /// The indices of the small areas on the table.
    fn small_features<'a>(&'a self, rulebook: &'a Rulebook) -> impl Iterator<Item = usize> + 'a {
        let features = self.table.features.iter().enumerate();
        features.filter_map(move |(index, feature)| {
            let shape = rulebook.terrain_kind(feature.kind).shape;
            let is_area = matches!(shape, Shape::Area | Shape::BuiltUp);
            let rectangle = Rectangle::around(feature.region.outline()).filter(|_| is_area)?;
            is_small(rulebook, &rectangle).then_some(index)
        })
    }

    /// Checks the distance of an area from the edges of the table.
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

/// The minimum width of an area of a kind.
fn least_width(rulebook: &Rulebook, kind: &TerrainKind) -> Length {
    let least = rulebook.setup.limits.least_width;
    match &rulebook.setup.built_up {
        Some(rules) if kind.shape == Shape::BuiltUp => least.max(rules.least_side),
        _ => least,
    }
}

/// Whether an area counts as small; a table has a limited number of small ones.
fn is_small(rulebook: &Rulebook, rectangle: &Rectangle) -> bool {
    beyond(rulebook.setup.limits.small_length, rectangle.length)
}
