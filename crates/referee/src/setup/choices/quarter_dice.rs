//! Where dice decide on places: features to choose, quarters to pick, and places in a quarter.

use acies_geometry::{Angle, Convex, Irregular, Length, Point, boxes_apart};
use acies_rulebook::{Shape, TerrainId, TerrainKind};

use super::hundredths;
use super::shapes::{self, bands, waterways};
use super::terrain::{placements, plain_placements};
use crate::setup::Setup;
use crate::setup::terrain::{Spot, TerrainLayout, is_on, margin, quarters};
use crate::{FailFast, Lie, Order, Placement, TableEdge};

/// The maximum number of feature choices offered.
const MOST: usize = 24;

/// The maximum number of places offered for one feature.
const MOST_PLACES: usize = 8;

/// The distance between places searched before a feature is discarded, in hundredths of a base width.
const FINE: i32 = 25;

impl Setup {
    /// Choices of features, small ones first.
    pub(super) fn feature_choices(&self) -> Vec<Order> {
        let offer = &self.ground.offer;
        let mut orders = Vec::new();
        let mut state = (self.salt() as u32).wrapping_mul(0x9E37_79B9) | 1;
        let count = offer.kinds.len();
        if count == 0 {
            return orders;
        }
        // Draws from a small fixed number sequence, which differs between armies, and keeps what is legal.
        for draw in 0..400 {
            let size = 2 + draw % offer.most().max(1);
            let kinds: Vec<String> = (0..size)
                .map(|_| {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let kind = offer.kinds[(state >> 16) as usize % count];
                    self.rulebook.terrain_kind(kind).name.clone()
                })
                .collect();
            let order = Order::Features(kinds);
            if self.is_legal(&order) && !orders.contains(&order) {
                orders.push(order);
                if orders.len() >= MOST {
                    break;
                }
            }
        }
        orders.extend(
            self.default_features()
                .filter(|order| !orders.contains(order)),
        );
        orders
    }

    /// The default choice of features: adds the kind that helps most until the choice is legal.
    pub(super) fn default_features(&self) -> Option<Order> {
        let offer = &self.ground.offer;
        let mut chosen: Vec<TerrainId> = Vec::new();
        let is_whole = |kinds: &[TerrainId]| {
            self.ground
                .judge_chosen(&self.rulebook, kinds, &mut FailFast)
                .is_continue()
        };
        let mut offered = offer.kinds.clone();
        let count = offered.len().max(1) as u64;
        offered.rotate_left((self.seed(&self.ground) % count) as usize);
        while !is_whole(&chosen) && chosen.len() < offer.most() {
            let wanting = |kinds: &[TerrainId]| {
                let counted = offer.count(kinds)?;
                let hard = |&kind: &TerrainId| self.rulebook.terrain_kind(kind).is_hard();
                Some((counted.wanting(), !kinds.iter().any(hard)))
            };
            let with = |kind: TerrainId| {
                let mut kinds = chosen.clone();
                kinds.push(kind);
                kinds
            };
            let same = |kind: TerrainId| chosen.iter().filter(|&&other| other == kind).count();
            let admitted = offered
                .iter()
                .copied()
                .filter(|&kind| same(kind) < usize::from(self.rulebook.terrain_kind(kind).limit));
            // Of kinds that help as much, built-up areas and waterways come last, and kinds that are chosen already.
            let best = admitted
                .filter_map(|kind| {
                    let shape = self.rulebook.terrain_kind(kind).shape;
                    let late = matches!(shape, Shape::BuiltUp | Shape::Waterway);
                    Some((wanting(&with(kind))?, late, same(kind), kind))
                })
                .min_by_key(|&(wanting, late, same, _)| (wanting, late, same));
            chosen = with(best?.3);
        }
        is_whole(&chosen).then(|| {
            let name = |&kind: &TerrainId| self.rulebook.terrain_kind(kind).name.clone();
            Order::Features(chosen.iter().map(name).collect())
        })
    }

    /// Every quarter; for a waterway, every edge.
    pub(super) fn pick_choices(&self) -> Vec<Order> {
        let quarters = (1..=4).map(Order::Quarter);
        let edges = TableEdge::ALL.into_iter().map(Order::Edge);
        let orders = quarters.chain(edges);
        orders.filter(|order| self.is_legal(order)).collect()
    }

    /// Places for the next feature; if none is found, to discard it.
    pub(super) fn pending_choices(&self) -> Vec<Order> {
        let Some(kind) = self.ground.next() else {
            return vec![Order::Discard];
        };
        let seed = self.salt() as u64 + u64::from(kind.0) * 3;
        let drawn = placements(&self.ground, &self.rulebook, kind, seed).chain(within_quarter(
            &self.ground,
            self.rulebook.terrain_kind(kind),
            seed,
        ));
        let fitting = drawn.filter(|placement| self.fits(placement));
        let mut orders: Vec<Order> = fitting.take(MOST_PLACES).map(Order::Place).collect();
        if orders.is_empty() {
            orders.push(self.last_place());
        }
        orders
    }

    /// The first simple place for the next feature; if there is none, to discard it.
    pub(super) fn default_pending(&self) -> Order {
        let Some(kind) = self.ground.next() else {
            return Order::Discard;
        };
        let seed = self.seed(&self.ground);
        let plain = plain_placements(&self.ground, &self.rulebook, kind, seed).chain(
            within_quarter(&self.ground, self.rulebook.terrain_kind(kind), seed),
        );
        let mut fitting = plain.filter(|placement| self.fits(placement));
        fitting
            .next()
            .map_or_else(|| self.last_place(), Order::Place)
    }

    fn last_place(&self) -> Order {
        self.any_place().map_or(Order::Discard, Order::Place)
    }

    fn fits(&self, placement: &Placement) -> bool {
        self.ground.placed(&self.rulebook, placement).is_some()
    }

    /// A place for the next feature at its smallest size, searched on a fine grid; `None` if none is found.
    pub(in crate::setup) fn any_place(&self) -> Option<Placement> {
        let rulebook = &*self.rulebook;
        let kind = rulebook.terrain_kind(self.ground.next()?);
        let table = &self.ground.table;
        let lies: Box<dyn Iterator<Item = Lie> + '_> = match kind.shape {
            Shape::Area | Shape::BuiltUp => {
                let within = self.bounds_of_place();
                Box::new(
                    least_patches(rulebook, kind)
                        .into_iter()
                        .flat_map(move |patch| grid_of(table, patch))
                        .filter(move |patch| may_lie(table, within, patch))
                        .map(|patch| Lie::Area(patch, None)),
                )
            }
            Shape::River | Shape::Road => Box::new(
                bands(rulebook, table, kind.shape, self.seed(&self.ground))
                    .into_iter()
                    .chain(straight_bands(&self.ground, kind)),
            ),
            Shape::Waterway => Box::new(waterways(rulebook)),
            Shape::Camp => Box::new(std::iter::empty()),
        };
        let mut placements = lies.map(|lie| Placement {
            gates: Vec::new(),
            kind: kind.name.clone(),
            lie,
        });
        placements.find(|placement| self.fits(placement))
    }

    /// The bounding box that the next feature must reach into: its quarter, or the whole table.
    fn bounds_of_place(&self) -> (Point, Point) {
        let table = &self.ground.table;
        match self.ground.pending.map(|pending| pending.spot) {
            Some(Spot::Quarter(quarter)) => quarters(table)[usize::from(quarter) % 4].bounds(),
            _ => (Point::default(), Point::new(table.width, table.depth)),
        }
    }
}

/// Some areas in and near the quarter where the feature must lie, then rectangles, which need the least room.
fn within_quarter<'a>(
    ground: &'a TerrainLayout,
    kind: &'a TerrainKind,
    seed: u64,
) -> impl Iterator<Item = Placement> + use<'a> {
    let quarter = match ground.pending.map(|pending| pending.spot) {
        Some(Spot::Quarter(quarter)) => Some(quarter),
        _ => None,
    };
    let area = kind.shape == Shape::Area;
    let table = &ground.table;
    let sizes = [(400, 300), (320, 220), (310, 160), (600, 110), (320, 105)];
    let irregular_sizes = [(380, 280), (320, 220), (315, 180), (210, 170), (150, 140)];
    let middles = quarter
        .into_iter()
        .filter(move |_| area)
        .flat_map(move |quarter| {
            (0..25).map(move |nth| {
                let (across, up) = (i64::from(quarter % 2), i64::from(quarter / 2));
                let (column, row) = ((nth * 7) % 25 % 5, (nth * 7) % 25 / 5);
                Point::new(
                    table.width.scaled(across * 6 + column + 1, 12),
                    table.depth.scaled(up * 6 + row + 1, 12),
                )
            })
        });
    let irregular = irregular_sizes.into_iter().flat_map({
        let middles = middles.clone();
        move |(long, short)| {
            let size = (hundredths(long), hundredths(short));
            (0..).zip(middles.clone()).map(move |(nth, middle)| {
                shapes::area(&mut Irregular::new(seed ^ nth << 40), middle, size)
            })
        }
    });
    let places = middles.flat_map(move |middle| sizes.into_iter().map(move |size| (middle, size)));
    let rectangles = places.flat_map(|(middle, (long, short))| {
        [(long, short), (short, long)]
            .map(|(wide, deep)| patch(middle, (hundredths(wide), hundredths(deep)), Angle::ZERO))
    });
    irregular.chain(rectangles).map(|corners| Placement {
        gates: Vec::new(),
        kind: kind.name.clone(),
        lie: Lie::Area(corners, None),
    })
}

/// A rectangle around a point.
fn patch(middle: Point, (wide, deep): (Length, Length), turn: Angle) -> Vec<Point> {
    let direction = turn.direction();
    let (wide, deep) = (wide.scaled(1, 2), deep.scaled(1, 2));
    [(-deep, -wide), (deep, -wide), (deep, wide), (-deep, wide)]
        .map(|(ahead, right)| middle + direction.vector(ahead, right))
        .to_vec()
}

/// The smallest areas of a kind, small and normal, at several angles: width, depth and turn.
fn least_patches(
    rulebook: &acies_rulebook::Rulebook,
    kind: &TerrainKind,
) -> Vec<((Length, Length), Angle)> {
    let limits = &rulebook.setup.limits;
    let walls = rulebook.setup.built_up.as_ref();
    let walls = walls.filter(|_| kind.shape == Shape::BuiltUp);
    let width = limits
        .least_width
        .max(walls.map_or(Length::ZERO, |rules| rules.least_side))
        + margin();
    let ratio = kind.least_ratio.map_or(100, i64::from);
    let small = (width.scaled(ratio, 100) + margin(), width);
    let long = (limits.small_length + margin()).max(small.0);
    let slim = if kind.may_be_thin {
        width
    } else {
        width.max(long.scaled(100, i64::from(limits.greatest_ratio)) + margin())
    };
    let degrees = [0, 90, 45, 135, 20, 70, 110, 160];
    [small, (long, slim)]
        .into_iter()
        .flat_map(|(long, wide)| {
            degrees.map(|degrees| ((wide, long), Angle::from_degrees(f64::from(degrees))))
        })
        .collect()
}

/// Whether bounding boxes allow an area here: on the table and overlapping the box.
///
/// A quick test before the full check, which would refuse the others one by one.
fn may_lie(table: &crate::Table, within: (Point, Point), patch: &[Point]) -> bool {
    !boxes_apart(within, patch.bounds(), 0) && patch.iter().all(|&corner| is_on(table, corner))
}

/// An area at every place of a fine grid over the table.
fn grid_of(
    table: &crate::Table,
    (size, turn): ((Length, Length), Angle),
) -> impl Iterator<Item = Vec<Point>> + use<> {
    let step = hundredths(FINE);
    let count = |whole: Length| whole.units() / step.units();
    let (columns, rows) = (count(table.width), count(table.depth));
    (0..=columns).flat_map(move |column| {
        (0..=rows).map(move |row| {
            // Areas against the edges, too.
            let middle = Point::new(step * column, step * row);
            patch(middle, size, turn)
        })
    })
}

/// Straight lines between the edges of the table, and for roads also from places where they may end.
fn straight_bands(ground: &TerrainLayout, kind: &TerrainKind) -> impl Iterator<Item = Lie> + use<> {
    let table = &ground.table;
    let width = hundredths(25);
    let is_road = kind.shape == Shape::Road;
    let step = hundredths(50);
    let mut ends: Vec<Point> = Vec::new();
    for edge in TableEdge::ALL {
        let line = table.edge(edge);
        let size = line.from.distance(line.to);
        let count = i64::from(size.units() / step.units());
        ends.extend((0..count).map(|nth| line.from.toward(line.to, 2 * nth + 1, 2 * count)));
    }
    if is_road {
        let corners = ground.table.features.iter();
        ends.extend(corners.flat_map(|feature| feature.region.outline().iter().copied()));
    }
    let count = ends.len();
    (0..count * count)
        .map(move |nth| (ends[nth / count], ends[nth % count]))
        .filter(|(from, to)| from != to)
        .map(move |(from, to)| Lie::Band(width, vec![from, to]))
}
