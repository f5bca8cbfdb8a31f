//! Terrain to offer: irregular areas on a grid, curved rivers and roads, waterways along each edge, built-up areas in the
//! corners.

use acies_geometry::{Irregular, Point, SmallSort};
use acies_rulebook::{Rulebook, Shape, TerrainId};

use super::hundredths;
use super::shapes::{
    area, areas, bands, is_across, leads_across, middle, roads_through, towns, waterways,
};
use crate::setup::Setup;
use crate::setup::terrain::TerrainLayout;
use crate::{FailFast, Feature, Lie, Order, Placement};

/// The maximum number of places offered for one kind of feature.
const MOST: usize = 6;

/// What a table still needs.
struct MissingTerrain {
    /// The number of features missing.
    features: u8,
    /// The number of quarters that still need a feature.
    quarters: u32,
    /// The number of quarters that still need difficult terrain.
    difficult: u32,
    /// Whether a built-up area needs a road.
    road: bool,
}

impl Setup {
    /// To end the stage if the terrain is legal, and features that may be placed; if neither is possible, to
    /// take one away.
    ///
    /// A river or road with a loose end is taken away before all else.
    pub(super) fn terrain_choices(&self) -> Vec<Order> {
        let (rulebook, ground) = (&self.rulebook, &self.ground);
        if let Some(band) = ground.in_the_open(rulebook) {
            return vec![Order::Lift(band + 1)];
        }
        let mut orders = Vec::new();
        if self.is_legal(&Order::End) {
            orders.push(Order::End);
        }
        let laid = ground.table.features.len();
        let is_last = laid + 1 >= ground.offer.most();
        let salt = self.salt() as u64;
        for &id in &ground.offer.kinds {
            if ground.admits(rulebook, id).is_err() {
                continue;
            }
            let places = placements(ground, rulebook, id, salt + u64::from(id.0) * 3);
            let fitting = places.filter(|placement| {
                ground
                    .placed(rulebook, placement)
                    .is_some_and(|feature| !is_last || ground.is_completed_by(rulebook, &feature))
            });
            orders.extend(fitting.take(MOST).map(Order::Place));
        }
        if orders.is_empty() {
            orders.extend((1..=laid).map(Order::Lift));
        }
        orders
    }

    /// A number that differs between armies and tables, so that not all get the same offers.
    pub(super) fn salt(&self) -> usize {
        let troops = self
            .position
            .elements()
            .iter()
            .map(|element| element.troop.0);
        let features = self.ground.table.features.iter();
        let corners = features.filter_map(|feature| feature.region.outline().first());
        let numbers = troops
            .map(u32::from)
            .chain([self.dice])
            .chain(corners.map(|corner| (corner.x ^ corner.y).cast_unsigned() >> 8));
        let mixed = numbers.fold(1_u32, |mixed, number| {
            mixed.wrapping_mul(31).wrapping_add(number)
        });
        (mixed >> 4) as usize % 1000
    }

    /// Whether a river, road or waterway would be one of three parallel stripes.
    pub fn is_third_stripe(&self, lie: &Lie) -> bool {
        self.ground.parallels(&self.rulebook, lie) > 1
    }

    /// A number for the shapes of the next feature, from the armies and the dice so far.
    ///
    /// It does not depend on where features lie, so that a plan is followed to its end.
    pub(super) fn seed(&self, ground: &TerrainLayout) -> u64 {
        let troops = self
            .position
            .elements()
            .iter()
            .map(|element| element.troop.0);
        let numbers = troops.map(u64::from).chain([
            u64::from(self.dice),
            (ground.table.features.len() + ground.done) as u64,
        ]);
        numbers.fold(1, |mixed: u64, number| {
            mixed
                .wrapping_mul(0x0000_0100_0000_01B3)
                .wrapping_add(number)
        })
    }

    /// Adds features where they help most; if that fails, takes the last one away.
    ///
    /// A river or road with a loose end is taken away first.
    pub(super) fn default_terrain(&self) -> Order {
        let rulebook = &self.rulebook;
        let mut ground = self.ground.clone();
        if let Some(band) = ground.in_the_open(rulebook) {
            return Order::Lift(band + 1);
        }
        let mut next = None;
        while ground.judge_whole(rulebook, &mut FailFast).is_break() {
            match most_helpful(&ground, rulebook, self.seed(&ground)) {
                Some((placement, feature)) => {
                    ground.lay(feature);
                    next = next.or(Some(Order::Place(placement)));
                }
                None => return Order::Lift(self.ground.table.features.len()),
            }
        }
        next.unwrap_or(Order::End)
    }
}

impl TerrainLayout {
    /// How many rivers, roads and waterways lead the same way as another would.
    fn parallels(&self, rulebook: &Rulebook, lie: &Lie) -> usize {
        let way = |feature: &Feature| match rulebook.terrain_kind(feature.kind).shape {
            Shape::River | Shape::Road => {
                let (from, to) = (feature.line.first()?, feature.line.last()?);
                Some(is_across(*from, *to))
            }
            Shape::Waterway => {
                let (low, high) = feature.region.bounds();
                Some(is_across(low, high))
            }
            Shape::Area | Shape::BuiltUp | Shape::Camp => None,
        };
        let Some(leads) = leads_across(lie) else {
            return 0;
        };
        let ways = self.table.features.iter().filter_map(way);
        ways.filter(|&way| way == leads).count()
    }
}

impl MissingTerrain {
    fn of(ground: &TerrainLayout, rulebook: &Rulebook) -> MissingTerrain {
        let (any, difficult) = ground.covered(rulebook);
        let lacking = |least: u8, held: u8| u32::from(least).saturating_sub(held.count_ones());
        MissingTerrain {
            features: ground.counted().wanting(),
            quarters: lacking(rulebook.setup.limits.quarters, any),
            difficult: lacking(ground.offer.difficult_quarters, difficult),
            road: ground.lacks_road(rulebook, None).is_some(),
        }
    }
}

/// The feature that brings a table nearest to complete: first in number, then in quarters.
fn most_helpful(
    ground: &TerrainLayout,
    rulebook: &Rulebook,
    seed: u64,
) -> Option<(Placement, Feature)> {
    let needs = MissingTerrain::of(ground, rulebook);
    let covered = ground.covered(rulebook);
    let mut kinds = ground.offer.kinds.clone();
    let count = kinds.len().max(1);
    kinds.rotate_left((seed % count as u64) as usize);
    let there = ground.kinds();
    // A road that is needed comes first; a built-up area, which needs a road and excludes edges, comes last. Areas come
    // before rivers and roads, and other kinds before those that are there.
    kinds.small_sort_by_key(|&id| {
        let kind = rulebook.terrain_kind(id);
        let road = needs.road && kind.shape == Shape::Road;
        let easy = needs.difficult > 0 && !kind.is_difficult();
        let same = there.iter().filter(|&&other| other == id).count();
        let band = kind.shape != Shape::Area;
        (!road, kind.shape == Shape::BuiltUp, easy, same, band)
    });
    let mut best: Option<(u32, Placement, Feature)> = None;
    for id in kinds {
        if ground.admits(rulebook, id).is_err() || !is_wanted(ground, id, &needs) {
            continue;
        }
        let difficult = rulebook.terrain_kind(id).is_difficult();
        let shape = rulebook.terrain_kind(id).shape;
        let leads = needs.road && shape == Shape::Road;
        let enough = if leads {
            ROAD
        } else if difficult && needs.difficult > 0 {
            DIFFICULT
        } else {
            needs.quarters.min(1)
        };
        for placement in plain_placements(ground, rulebook, id, seed) {
            let Some(feature) = ground.placed(rulebook, &placement) else {
                continue;
            };
            let gained = |before: u8| (ground.quarters_of(&feature) & !before).count_ones();
            let help = gained(covered.0).min(needs.quarters)
                + if difficult {
                    gained(covered.1).min(needs.difficult) * DIFFICULT
                } else {
                    0
                }
                + if leads && ground.lacks_road(rulebook, Some(&feature)).is_none() {
                    ROAD
                } else {
                    0
                };
            if best.as_ref().is_none_or(|(most, ..)| help > *most) {
                best = Some((help, placement, feature));
            }
            if help >= enough {
                break;
            }
        }
        if best.as_ref().is_some_and(|(most, ..)| *most >= enough) {
            break;
        }
    }
    best.filter(|(help, ..)| *help > 0 || needs.features > 0)
        .map(|(_, placement, feature)| (placement, feature))
}

/// How much more a quarter that needs difficult terrain counts than one that needs any.
const DIFFICULT: u32 = 8;

/// How much a road that is needed counts.
const ROAD: u32 = 64;

/// Whether one more feature of a kind reduces the number missing, if any is missing.
fn is_wanted(ground: &TerrainLayout, id: TerrainId, needs: &MissingTerrain) -> bool {
    let mut kinds = ground.kinds();
    kinds.push(id);
    let counted = ground.offer.count(&kinds);
    needs.features == 0 || counted.is_some_and(|counted| counted.wanting() < needs.features)
}

/// Rivers and roads, first to a built-up area that needs one; those that would be one of three parallel stripes come last.
fn curved_bands(ground: &TerrainLayout, rulebook: &Rulebook, shape: Shape, seed: u64) -> Vec<Lie> {
    let table = &ground.table;
    let town = ground
        .lacks_road(rulebook, None)
        .filter(|_| shape == Shape::Road)
        .map(|town| table.features[town].region.bounds());
    let mut lies = town.map_or_else(Vec::new, |(low, high)| {
        roads_through(rulebook, table, low.midway(high), seed)
    });
    lies.extend(bands(rulebook, table, shape, seed));
    lies.small_sort_by_key(|lie| ground.parallels(rulebook, lie).min(2));
    lies
}

/// Varied placements of a kind; another `seed` gives others.
pub(super) fn placements<'a>(
    ground: &'a TerrainLayout,
    rulebook: &'a Rulebook,
    id: TerrainId,
    seed: u64,
) -> Box<dyn Iterator<Item = Placement> + 'a> {
    let kind = rulebook.terrain_kind(id);
    let area = |corners| Lie::Area(corners, None);
    let lies: Box<dyn Iterator<Item = Lie>> = match kind.shape {
        Shape::Area => Box::new(areas(&ground.table, kind, seed).map(area)),
        Shape::River | Shape::Road => {
            Box::new(curved_bands(ground, rulebook, kind.shape, seed).into_iter())
        }
        Shape::Waterway => Box::new(waterways(rulebook)),
        Shape::BuiltUp => {
            let towns = towns(rulebook, &ground.table, (seed % 1000) as usize);
            Box::new(towns.into_iter().map(area))
        }
        Shape::Camp => Box::new(std::iter::empty()),
    };
    Box::new(lies.map(|lie| Placement {
        gates: Vec::new(),
        kind: kind.name.clone(),
        lie,
    }))
}

/// Varied placements of a kind, then smaller areas all over the table, so that one is found if there is room.
pub(super) fn plain_placements<'a>(
    ground: &'a TerrainLayout,
    rulebook: &'a Rulebook,
    id: TerrainId,
    seed: u64,
) -> Box<dyn Iterator<Item = Placement> + 'a> {
    /// Lengths and widths in hundredths of a base width.
    const SIZES: [(i32, i32); 2] = [(315, 220), (180, 150)];
    let kind = rulebook.terrain_kind(id);
    let varied = placements(ground, rulebook, id, seed);
    if kind.shape != Shape::Area {
        return varied;
    }
    let table = &ground.table;
    let everywhere = SIZES.into_iter().flat_map(move |(length, width)| {
        let size = (hundredths(length), hundredths(width));
        (0..).zip(grid(table)).map(move |(nth, middle)| {
            let mut shape = Irregular::new(seed ^ nth << 40);
            Lie::Area(area(&mut shape, middle, size), None)
        })
    });
    Box::new(varied.chain(everywhere.map(|lie| Placement {
        gates: Vec::new(),
        kind: kind.name.clone(),
        lie,
    })))
}

/// Places all over a table: the middles of the quarters, then a grid of seven by seven.
fn grid(table: &crate::Table) -> impl Iterator<Item = Point> + use<> {
    let (width, depth) = (table.width, table.depth);
    let quarters = [(1, 1), (3, 3), (3, 1), (1, 3)]
        .into_iter()
        .map(move |(x, y)| Point::new(width.scaled(x, 4), depth.scaled(y, 4)));
    quarters.chain((0..49).map(move |nth| middle(width, depth, nth % 7, nth / 7, 7)))
}
