//! Creates a feature from a placement, and locates features on the table.
//!
//! Only what cannot be drawn at all is refused here; whether a feature may lie there is checked in
//! `placement`.

use acies_geometry::{Convex, Length, Point, Region, TOUCH, beyond, box_corners, within};
use acies_rulebook::{Rulebook, Shape, TerrainId, TerrainKind};

use super::rectangle::longest_axis;
use crate::{Breach, Drawn, Feature, Lie, Measurement, Placement, Rule, Table, TableEdge};

/// The maximum number of corners of an area and of points of a line; scenarios have the same limit.
pub const MOST_CORNERS: usize = 64;

/// The feature of a placement of a kind.
pub(in crate::setup) fn feature(
    rulebook: &Rulebook,
    table: &Table,
    id: TerrainId,
    placement: &Placement,
) -> Result<Feature, Breach> {
    let kind = rulebook.terrain_kind(id);
    let bare = |region| Feature {
        kind: id,
        region,
        line: Vec::new(),
        width: Length::ZERO,
        crest: None,
        owner: None,
        gates: Vec::new(),
    };
    let most = usize::from(if kind.gates { kind.most_gates } else { 0 });
    if placement.gates.len() > most {
        return Err(Breach::new(Rule::SetupTerrainGate)
            .with("count", Measurement::Count(placement.gates.len() as i32))
            .with("limit", Measurement::Count(most as i32)));
    }
    match (kind.shape, &placement.lie) {
        (Shape::Area, Lie::Area(corners, crest)) => {
            on_table(table, corners)?;
            if let Some(crest) = crest {
                on_table(table, &[crest.from, crest.to])?;
            }
            let region = Region::polygon(corners).map_err(|_| form("outline"))?;
            let crest = kind
                .hill
                .then(|| crest.or_else(|| longest_axis(region.outline())))
                .flatten();
            Ok(Feature {
                crest,
                ..bare(region)
            })
        }
        (Shape::BuiltUp, Lie::Area(corners, None)) => {
            on_table(table, corners)?;
            let region = Region::polygon(corners).map_err(|_| form("outline"))?;
            on_table(table, &placement.gates)?;
            let gates = gates(table, kind, &region, &placement.gates)?;
            Ok(Feature {
                gates,
                ..bare(region)
            })
        }
        (Shape::River | Shape::Road, Lie::Band(width, line)) => {
            on_table(table, line)?;
            if within(*width, Length::ZERO) || beyond(*width, table.width) {
                return Err(width_breach(*width, rulebook.setup.limits.band_width));
            }
            let region = Region::band(line, *width).map_err(|_| form("line"))?;
            Ok(Feature {
                line: line.clone(),
                width: *width,
                ..bare(region)
            })
        }
        (Shape::Waterway, Lie::Edge(edge, depth)) => {
            let across = match edge {
                TableEdge::Near | TableEdge::Far => table.depth,
                TableEdge::Left | TableEdge::Right => table.width,
            };
            if within(*depth, Length::ZERO) || !beyond(across, *depth) {
                return Err(depth_breach(rulebook, *depth));
            }
            let region =
                Region::polygon(&strip(table, *edge, *depth)).map_err(|_| form("depth"))?;
            Ok(bare(region))
        }
        _ => Err(form("lie")),
    }
}

/// The gates of a built-up area: those named, each on its outline; else as many as it may have, each in the
/// middle of an edge, those nearest to the middle of the table first.
fn gates(
    table: &Table,
    kind: &TerrainKind,
    region: &Region,
    named: &[Point],
) -> Result<Vec<Point>, Breach> {
    if !kind.gates {
        return Ok(Vec::new());
    }
    let on_outline = |gate: &Point| {
        let mut edges = region.outline().edges();
        edges.any(|edge| within(edge.distance(*gate), Length::ZERO))
    };
    if !named.iter().all(on_outline) {
        return Err(Breach::new(Rule::SetupTerrainGate));
    }
    let mut gates = gates_or_all(region, named);
    let most = usize::from(kind.most_gates);
    if gates.len() > most {
        let middle = Point::new(table.width.scaled(1, 2), table.depth.scaled(1, 2));
        gates.sort_by_key(|gate| gate.distance(middle).units());
        gates.truncate(most);
    }
    Ok(gates)
}

/// The named gates; else one in the middle of each edge.
pub fn gates_or_all(region: &Region, named: &[Point]) -> Vec<Point> {
    if !named.is_empty() {
        return named.to_vec();
    }
    let middles = region.outline().edges();
    middles.map(|edge| edge.from.midway(edge.to)).collect()
}

/// The breach of a river or road that is too wide or has no width.
pub(super) fn width_breach(width: Length, limit: Length) -> Breach {
    Breach::new(Rule::SetupTerrainWidth)
        .with("width", Measurement::Length(width))
        .with("limit", Measurement::Length(limit))
}

/// The breach of a waterway that reaches in too little or too far.
pub(super) fn depth_breach(rulebook: &Rulebook, depth: Length) -> Breach {
    let (least, most) = rulebook.setup.limits.waterway;
    Breach::new(Rule::SetupTerrainDepth)
        .with("depth", Measurement::Length(depth))
        .with("least", Measurement::Length(least))
        .with("limit", Measurement::Length(most))
}

fn form(what: &'static str) -> Breach {
    Breach::new(Rule::SetupTerrainForm).with("what", Measurement::Word(what))
}

/// Refuses points off the table, and too many points.
fn on_table(table: &Table, points: &[Point]) -> Result<(), Breach> {
    if points.len() > MOST_CORNERS {
        return Err(form("corners").with("corners", Measurement::Count(points.len() as i32)));
    }
    match points.iter().find(|&&point| !is_on(table, point)) {
        None => Ok(()),
        Some(point) => Err(Breach::new(Rule::SetupTerrainBoard)
            .with("across", Measurement::Length(point.across()))
            .with("up", Measurement::Length(point.up()))
            .with("width", Measurement::Length(table.width))
            .with("depth", Measurement::Length(table.depth))),
    }
}

/// Whether a point lies on the table. Takes no difference of points, so that it cannot overflow.
pub(crate) fn is_on(table: &Table, point: Point) -> bool {
    within(Length::ZERO, point.across())
        && within(Length::ZERO, point.up())
        && within(point.across(), table.width)
        && within(point.up(), table.depth)
}

/// The two neighbouring edges within `reach` of which all of a feature lies.
pub(in crate::setup) fn corner_edges(
    table: &Table,
    feature: &Feature,
    reach: Length,
) -> Option<[TableEdge; 2]> {
    let is_near = |edge: &TableEdge| {
        let outline = feature.region.outline();
        outline
            .iter()
            .all(|&point| within(from_edge(table, *edge, point), reach))
    };
    let upright = [TableEdge::Near, TableEdge::Far]
        .into_iter()
        .find(is_near)?;
    let across = [TableEdge::Left, TableEdge::Right]
        .into_iter()
        .find(is_near)?;
    Some([upright, across])
}

/// The strip along an edge that reaches in this far.
pub(in crate::setup) fn strip(table: &Table, edge: TableEdge, depth: Length) -> [Point; 4] {
    let (right, far) = (table.width, table.depth);
    let (low, high) = match edge {
        TableEdge::Near => ((Length::ZERO, Length::ZERO), (right, depth)),
        TableEdge::Far => ((Length::ZERO, far - depth), (right, far)),
        TableEdge::Left => ((Length::ZERO, Length::ZERO), (depth, far)),
        TableEdge::Right => ((right - depth, Length::ZERO), (right, far)),
    };
    box_corners((Point::new(low.0, low.1), Point::new(high.0, high.1)))
}

/// The distance of a point from an edge; negative off the table.
pub(in crate::setup) fn from_edge(table: &Table, edge: TableEdge, point: Point) -> Length {
    match edge {
        TableEdge::Near => point.up(),
        TableEdge::Far => table.depth - point.up(),
        TableEdge::Left => point.across(),
        TableEdge::Right => table.width - point.across(),
    }
}

/// The edge along which a waterway lies.
pub(in crate::setup) fn edge_of(table: &Table, waterway: &Feature) -> Option<TableEdge> {
    let outline = waterway.region.outline();
    TableEdge::ALL.into_iter().find(|&edge| {
        let line = table.edge(edge);
        outline.contains(&line.from) && outline.contains(&line.to)
    })
}

/// How far a waterway along an edge reaches in, which is its shore; zero without one.
pub(in crate::setup) fn shore(rulebook: &Rulebook, table: &Table, edge: TableEdge) -> Length {
    table
        .features_of(rulebook, Shape::Waterway)
        .filter(|waterway| edge_of(table, waterway) == Some(edge))
        .flat_map(|waterway| waterway.region.outline())
        .fold(Length::ZERO, |reach, &point| {
            reach.max(from_edge(table, edge, point))
        })
}

/// The four quarters of a table: near left, near right, far left, far right.
pub(in crate::setup) fn quarters(table: &Table) -> [[Point; 4]; 4] {
    let (middle, right) = (table.width.scaled(1, 2), table.width);
    let (half, far) = (table.depth.scaled(1, 2), table.depth);
    let patch =
        |left, near, right, far| box_corners((Point::new(left, near), Point::new(right, far)));
    let zero = Length::ZERO;
    [
        patch(zero, zero, middle, half),
        patch(middle, zero, right, half),
        patch(zero, half, middle, far),
        patch(middle, half, right, far),
    ]
}

/// The quarters that hold some part of a region, one bit each.
pub(in crate::setup) fn quarters_of(table: &Table, region: &Region) -> u8 {
    let quarters = quarters(table);
    quarters.iter().enumerate().fold(0, |mask, (nth, quarter)| {
        mask | u8::from(region.overlaps(quarter)) << nth
    })
}

/// The bounding box of a region, for drawing what is not on the table.
pub(in crate::setup) fn bounds_of(points: &[Point]) -> Drawn {
    Drawn::Patch(box_corners(points.bounds()))
}

/// Whether two lengths are equal within the tolerance.
pub(in crate::setup) fn same_length(a: Length, b: Length) -> bool {
    within((a - b).abs(), Length::ZERO)
}

/// The distance that offered shapes keep from every limit.
pub(in crate::setup) fn margin() -> Length {
    TOUCH * 2
}
