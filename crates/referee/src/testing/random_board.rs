//! Random positions full of contacts, the same for the same seed.

use acies_geometry::{Angle, Length, Point, Pose, overlaps};
use acies_rulebook::{RiverState, Shape, TerrainKind};

use super::Board;
use crate::{
    Contact, ElementId, Occupant, Place, SIDE_SIZE, Side, Stronghold, pose_behind, pose_beside,
};
use acies_geometry::Hand;

/// A small random number generator for tests.
#[derive(Clone, Copy, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// A number from 0 up to but not including `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }

    /// A random element of a slice.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// A die roll.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    fn length(&mut self, from: f64, to: f64) -> Length {
        Length::from_base_widths(from + (to - from) * self.below(10_000) as f64 / 10_000.0)
    }
}

/// The kinds of terrain on random boards, where the edition has them.
const KINDS: [&str; 12] = [
    "wood",
    "gentle-hill",
    "steep-hill",
    "rough",
    "dunes",
    "marsh",
    "bua",
    "difficult-hill",
    "scrub",
    "gully",
    "hamlet",
    "city",
];

/// A board with terrain, camps and both armies in many contacts, exact and inexact.
pub fn random_board(seed: u64) -> Board {
    random_board_on(Board::new(), seed)
}

/// A random board of any edition, starting from an empty one.
pub fn random_board_on(mut board: Board, seed: u64) -> Board {
    let mut rng = Rng::new(seed);
    let rulebook = board.rulebook.clone();
    let kinds: Vec<&TerrainKind> = (KINDS.iter())
        .filter_map(|kind| rulebook.terrain_id(kind))
        .map(|id| rulebook.terrain_kind(id))
        .collect();
    if rng.below(3) == 0 {
        let half = |rng: &mut Rng| rng.below(15) as f64 + 0.25;
        let line = [(0.0, half(&mut rng)), (15.0, half(&mut rng))];
        board.band("river", &line, 0.8);
        board.river(rng.pick(&[RiverState::Slow, RiverState::Paltry, RiverState::Unknown]));
    }
    for _ in 0..rng.below(4) {
        let kind = rng.pick(&kinds);
        let (x, y) = (rng.below(12) as f64, rng.below(12) as f64);
        let (w, h) = (1.0 + rng.below(4) as f64, 1.0 + rng.below(4) as f64);
        let corners = [
            (x, y + h * 0.4),
            (x + w * 0.6, y + h),
            (x + w, y + h * 0.5),
            (x + w * 0.3, y),
        ];
        if kind.shape == Shape::BuiltUp {
            let owner = rng.pick(&Side::BOTH);
            let holder = rng.pick(&[
                Occupant::NonCombatants,
                Occupant::Empty,
                Occupant::Captured(None),
            ]);
            if board.position.occupant(Stronghold::BuiltUp(owner)) == Occupant::Absent {
                board.built_up(owner, &corners, holder);
            }
            continue;
        }
        board.area(&kind.name, &corners);
        if kind.hill {
            board.crest((x + w * 0.3, y + h * 0.5), (x + w * 0.7, y + h * 0.5));
        }
    }
    let holder = rng.pick(&[Occupant::NonCombatants, Occupant::Empty]);
    board.camp(
        Side::Red,
        &[(6.0, 0.0), (6.0, 1.5), (8.0, 1.5), (8.0, 0.0)],
        holder,
    );
    board.camp(
        Side::Blue,
        &[(6.0, 13.5), (6.0, 15.0), (8.0, 15.0), (8.0, 13.5)],
        Occupant::NonCombatants,
    );
    board.active(rng.pick(&Side::BOTH));
    let mut counts = [0; 2];
    for _ in 0..6 {
        cluster(&mut board, &mut rng, &mut counts);
    }
    if let Some(id) = ElementId::new(Side::Red, 1) {
        board.position.element_mut(id).general = true;
    }
    board
}

/// Places a pair in front contact, or an element at a camp, and a few more around it.
fn cluster(board: &mut Board, rng: &mut Rng, counts: &mut [usize; 2]) {
    let start = if rng.below(6) == 0 {
        Pose::new(
            Point::new(
                rng.length(5.6, 8.4),
                rng.pick(&[Length::BASE_WIDTH * 27, Length::BASE_WIDTH * 3])
                    .scaled(1, 2),
            ),
            rng.pick(&[Angle::ZERO, Angle::HALF]),
        )
    } else {
        let facing = match rng.below(3) {
            0 => Angle((rng.below(8) as u32) << 29),
            _ => Angle((rng.below(1 << 16) as u32) << 16),
        };
        Pose::new(
            Point::new(rng.length(0.6, 14.4), rng.length(0.6, 14.4)),
            facing,
        )
    };
    let side = rng.pick(&Side::BOTH);
    let Some(first) = place_if_free(board, rng, counts, side, start, None) else {
        return;
    };
    let mut placed = vec![first];
    for _ in 0..=rng.below(7) {
        let near = rng.pick(&placed);
        let base = *board.position.base(near);
        let other = near.side().other();
        let (side, mut pose) = match rng.below(8) {
            0..=2 => (other, Contact::Front.pose(&base)),
            3 => (other, rng.pick(&Contact::ALL).pose(&base)),
            4 => (near.side(), pose_beside(&base, rng.pick(&Hand::BOTH))),
            5 | 6 => {
                // A second rank of the same troop type.
                let like = board.position.element(near).troop;
                let code = board.rulebook.troop(like).code.clone();
                let pose = pose_behind(&base);
                placed.extend(place_if_free(
                    board,
                    rng,
                    counts,
                    near.side(),
                    pose,
                    Some(&code),
                ));
                continue;
            }
            _ => (rng.pick(&Side::BOTH), pose_behind(&base)),
        };
        match rng.below(8) {
            0 => pose = pose.shifted(-rng.length(0.0, 0.5), rng.length(-0.5, 0.5)),
            1 => pose = pose.turned(Angle((rng.below(1 << 16) as u32) << 16)),
            _ => {}
        }
        placed.extend(place_if_free(board, rng, counts, side, pose, None));
    }
}

/// Places one more element of a side at a pose, if there is room.
fn place_if_free(
    board: &mut Board,
    rng: &mut Rng,
    counts: &mut [usize; 2],
    side: Side,
    pose: Pose,
    like: Option<&str>,
) -> Option<ElementId> {
    let codes = [
        "4Bd", "4Sp", "4Pk", "4Pk", "2Ps", "4Bw", "4Ax", "4Wb", "4Wb", "7Hd", "3Kn", "6Kn", "3Cv",
        "2LH", "2LH", "El", "El", "SCh", "3Cm", "Art", "WWg",
    ];
    let code = like.unwrap_or_else(|| rng.pick(&codes));
    let id = ElementId::new(side, counts[side as usize] + 1).filter(|id| id.home().is_none())?;
    let before = *board.position.element(id);
    board.put_at(&id.to_string(), code, pose);
    let base = *board.position.base(id);
    let own = [id].into_iter().collect();
    if board
        .position
        .overlaps_stronghold(&board.table, &base)
        .is_some()
        || !board.table.contains(&base)
        || board.position.overlaps_any(&base, own).is_some()
    {
        *board.position.element_mut(id) = before;
        return None;
    }
    counts[side as usize] += 1;
    Some(id)
}

impl Board {
    /// The same battle with the table turned clockwise by this many quarter turns.
    pub fn quarter_turned(&self, times: u32) -> Board {
        let mut board = self.clone();
        let turn = Angle(times.wrapping_mul(1 << 30));
        let pivot = Point::new(self.table.width.scaled(1, 2), self.table.depth.scaled(1, 2));
        for feature in &mut board.table.features {
            feature.region = feature.region.rotated(pivot, turn);
            for point in &mut feature.line {
                *point = point.rotated(pivot, turn);
            }
            feature.crest = feature.crest.map(|crest| {
                acies_geometry::Segment::new(
                    crest.from.rotated(pivot, turn),
                    crest.to.rotated(pivot, turn),
                )
            });
        }
        for camp in board.table.camps.iter_mut().flatten() {
            camp.region = camp.region.rotated(pivot, turn);
        }
        for id in ElementId::all() {
            let mut element = board.position.element_mut(id);
            let pose = element.base.pose.rotated(pivot, turn);
            element.base = element.base.moved_to(pose);
        }
        board
    }

    /// The first placement error, if any: an overlap, or an element off the table.
    pub fn disorder(&self) -> Option<String> {
        let standing: Vec<_> = self.position.on_table().collect();
        for (index, (id, element)) in standing.iter().enumerate() {
            if !self.table.contains(&element.base) {
                return Some(format!("{id} is off the table"));
            }
            for (other, base) in standing[..index]
                .iter()
                .map(|(id, other)| (id, &other.base))
            {
                if overlaps(base, &element.base) {
                    return Some(format!("{id} overlaps {other}"));
                }
            }
            for stronghold in self.position.strongholds() {
                if let Some(region) = self.table.stronghold(stronghold)
                    && region.overlaps(&element.base)
                {
                    return Some(format!("{id} overlaps the {stronghold}"));
                }
            }
        }
        for id in (0..2 * SIDE_SIZE).map(ElementId::from_index) {
            if let Place::Inside(stronghold) = self.position.element(id).place
                && self.position.occupant(stronghold).element() != Some(id)
            {
                return Some(format!(
                    "{id} is in a {stronghold} that does not know of it"
                ));
            }
        }
        None
    }
}
