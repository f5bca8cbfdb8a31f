//! Draws up the groups: the centre, the flanks, and the reserve behind them (section 4.7, §2.7).
//!
//! The position of each group is decided before. A builder tries places for whole lines of blocks and takes the one
//! with the least penalty. Blocks that meet bad going become columns (rule 5); blocks stand deeper where the front line
//! is too long.

use acies_geometry::{Length, Pose, SmallSort, within};

use super::army::Army;
use super::block_order::{arrange_blocks, block_orders, order_files, outward_key, width};
use super::blocks::{Block, BlockShape, FileDepths};
use super::draft::{Draft, Penalty, STEP};
use super::group_positions::GroupPosition;
use crate::solo::tactical_groups::Group;

/// A group with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedGroup {
    /// The group.
    pub group: Group,
    /// Its position.
    pub position: GroupPosition,
}

/// Why a block has another shape than intended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShapeReason {
    /// It has the intended shape.
    Meant,
    /// There is no room for more files.
    NoRoom,
    /// Bad going (rule 5).
    BadGoing,
}

/// A group drawn up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnBlock {
    /// The index of the group.
    pub unit: usize,
    /// Its shape.
    pub shape: BlockShape,
    /// Why it has this shape.
    pub why: ShapeReason,
    /// How far right of the middle its front's middle is.
    pub right: Length,
    /// How far ahead of the base line its front is.
    pub ahead: Length,
}

/// An army drawn up.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// The pose of every element.
    pub poses: Vec<(usize, Pose)>,
    /// Every group.
    pub drawn: Vec<DrawnBlock>,
    /// The penalties of each position.
    pub penalties: Vec<(GroupPosition, Penalty)>,
}

/// Draws up an army.
///
/// # Errors
/// Fails with the index of a group for which there is no place.
pub fn draw_up(
    draft: &Draft<'_>,
    units: &[PlacedGroup],
    depths: &FileDepths,
) -> Result<Layout, usize> {
    let mut work = LineBuilder {
        draft: draft.clone(),
        units,
        depths,
        whys: vec![ShapeReason::Meant; units.len()],
        drawn: Vec::new(),
        penalties: Vec::new(),
    };
    let mut front = FrontLine {
        centre: arrange_blocks(draft.army, work.blocks(GroupPosition::Centre)),
        left: work.outward(GroupPosition::Left),
        right: work.outward(GroupPosition::Right),
    };
    work.make_room(&mut front);
    let ends = work.centre(&mut front)?;
    work.flank(front.right, ends.map(|ends| ends[1]), true)?;
    work.flank(front.left, ends.map(|ends| -ends[0]), false)?;
    work.reserve()?;
    Ok(Layout {
        poses: work.draft.placed,
        drawn: work.drawn,
        penalties: work.penalties,
    })
}

/// The front line: the centre from left to right, each flank from the inside out.
#[derive(Clone, Debug)]
pub(super) struct FrontLine {
    pub(super) centre: Vec<Block>,
    pub(super) left: Vec<Block>,
    pub(super) right: Vec<Block>,
}

/// Builds a layout.
pub(super) struct LineBuilder<'a, 'b> {
    pub(super) draft: Draft<'b>,
    pub(super) units: &'a [PlacedGroup],
    depths: &'a FileDepths,
    pub(super) whys: Vec<ShapeReason>,
    pub(super) drawn: Vec<DrawnBlock>,
    pub(super) penalties: Vec<(GroupPosition, Penalty)>,
}

impl<'b> LineBuilder<'_, 'b> {
    pub(super) fn army(&self) -> &'b Army<'b> {
        self.draft.army
    }

    /// The groups of a position, each in line.
    fn blocks(&self, position: GroupPosition) -> Vec<Block> {
        let units = self.units.iter().enumerate();
        let here = units.filter(|(_, unit)| unit.position == position);
        here.map(|(nth, _)| self.block(nth, BlockShape::Line))
            .collect()
    }

    fn outward(&self, position: GroupPosition) -> Vec<Block> {
        let mut blocks = self.blocks(position);
        blocks.small_sort_by_key(|block| outward_key(self.army(), block));
        blocks
    }

    pub(super) fn block(&self, unit: usize, shape: BlockShape) -> Block {
        let group = &self.units[unit].group;
        Block::new(self.army(), self.depths, group, unit, shape)
    }

    /// Draws up the centre as one line if possible, and returns its left and right ends.
    fn centre(&mut self, front: &mut FrontLine) -> Result<Option<[Length; 2]>, usize> {
        if front.centre.is_empty() {
            return Ok(None);
        }
        let foremost = self.draft.frame.front;
        let most = steps_in(self.draft.frame.centre());
        let steps = outwards(most);
        loop {
            let (low, high) = self.room(front);
            let lack =
                |left: Length| i32::from(!within(low, left)) + i32::from(!within(left, high));
            let lines = self.with_ordered_files(block_orders(&front.centre));
            let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
            let Some((penalty, mut line, at)) = self.best(lines, foremost, &steps, &left, &lack)
            else {
                break;
            };
            if self.columns(&mut line, at, foremost) {
                front.centre = arrange_blocks(self.army(), line);
                continue;
            }
            self.put(&line, at, foremost);
            self.penalties.push((GroupPosition::Centre, penalty));
            let wide = Length::BASE_WIDTH * width(&line);
            return Ok(Some([at, at + wide]));
        }
        // The line does not fit as a whole: place the blocks one by one, as near to the middle as possible.
        let mut blocks = std::mem::take(&mut front.centre);
        blocks.small_sort_by_key(|block| outward_key(self.army(), block));
        let most = steps_in(self.draft.frame.half);
        let mut ends: Option<[Length; 2]> = None;
        for block in blocks {
            let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
            let unit = block.group;
            let (at, wide) = self
                .single(
                    block,
                    GroupPosition::Centre,
                    foremost,
                    &outwards(most),
                    &left,
                    None,
                )
                .ok_or(unit)?;
            let [low, high] = ends.unwrap_or([at, at]);
            ends = Some([low.min(at), high.max(at + wide)]);
        }
        Ok(ends)
    }

    /// Draws up a flank from the inside out, each block joined to the last or at least a base width apart.
    fn flank(
        &mut self,
        blocks: Vec<Block>,
        end: Option<Length>,
        on_right: bool,
    ) -> Result<(), usize> {
        let position = if on_right {
            GroupPosition::Right
        } else {
            GroupPosition::Left
        };
        let six = self.army().hundreds(6);
        let front = self.draft.frame.flank_front(six);
        // Without a centre, a flank starts at the outer quarter, or further in if it needs the room.
        let mut inner = end.unwrap_or_else(|| {
            let begins = self.draft.frame.centre();
            let most = self.innermost(&blocks);
            let inward = if within(begins, most) {
                Length::ZERO
            } else {
                STEP * (steps_in(begins - most) + 1)
            };
            (begins - inward).max(Length::ZERO)
        });
        let mut steps: Vec<i32> =
            (0..=steps_in(self.draft.frame.half + self.draft.frame.half)).collect();
        if end.is_none() {
            // Without a centre, the flank may also move inwards, but not over the middle.
            steps = outwards(steps_in(self.draft.frame.half));
        }
        for block in blocks {
            let unit = block.group;
            let from = inner;
            let left = |wide: Length, step: i32| {
                let at = from + STEP * step;
                let at = if end.is_some() {
                    at
                } else {
                    at.max(Length::ZERO)
                };
                if on_right { at } else { -at - wide }
            };
            let (at, wide) = self
                .single(block, position, front, &steps, &left, Some(on_right))
                .ok_or(unit)?;
            inner = if on_right { at + wide } else { -at };
            steps.retain(|&step| step >= 0);
        }
        Ok(())
    }

    /// Draws up the reserve 200 paces behind the front line, as one line if possible.
    fn reserve(&mut self) -> Result<(), usize> {
        let mut alone = FrontLine {
            centre: arrange_blocks(self.army(), self.blocks(GroupPosition::Reserve)),
            left: Vec::new(),
            right: Vec::new(),
        };
        self.make_room(&mut alone);
        let mut line = alone.centre;
        if line.is_empty() {
            return Ok(());
        }
        let front = self.draft.frame.front - self.army().hundreds(2);
        let steps = outwards(steps_in(self.draft.frame.half));
        let behind = outwards(steps_in(self.draft.frame.centre()));
        let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
        // Moving back is better than moving out from behind the centre.
        let places = [&behind, &steps].map(|steps| (0..=BACK).map(move |back| (steps, back)));
        for (steps, back) in places.into_iter().flatten() {
            let ahead = front - STEP * back;
            let place = (GroupPosition::Reserve, ahead, steps.as_slice());
            if self.line(&mut line, place, &left, None).is_some() {
                return Ok(());
            }
        }
        let mut blocks = line;
        blocks.small_sort_by_key(|block| outward_key(self.army(), block));
        for block in blocks {
            let unit = block.group;
            self.single(block, GroupPosition::Reserve, front, &steps, &left, None)
                .ok_or(unit)?;
        }
        Ok(())
    }
}

/// How many steps behind the front line a place is looked for: for the reserve, and for others.
pub(super) const BACK: i32 = 16;
const BACK_IN_FRONT: i32 = 4;

impl LineBuilder<'_, '_> {
    /// The best place and order of blocks: `left` gives the left end for a step, `lack` the room missing beside it.
    pub(super) fn best(
        &self,
        lines: Vec<Vec<Block>>,
        front: Length,
        steps: &[i32],
        left: &dyn Fn(Length, i32) -> Length,
        lack: &dyn Fn(Length) -> i32,
    ) -> Option<(Penalty, Vec<Block>, Length)> {
        let mut best: Option<(Penalty, Vec<Block>, Length)> = None;
        for line in lines {
            let wide = Length::BASE_WIDTH * width(&line);
            for &step in steps {
                let left = left(wide, step);
                let poses = self.draft.poses(&line, left, front);
                if !self.draft.allows(&poses)
                    || !self.draft.has_clear_gaps(left, left + wide, front)
                {
                    continue;
                }
                let penalty = Penalty {
                    lack: lack(left),
                    off: step.abs(),
                    ..self.draft.penalty(&line, &poses)
                };
                if best.as_ref().is_none_or(|(least, _, _)| penalty < *least) {
                    best = Some((penalty, line.clone(), left));
                }
            }
        }
        best
    }

    /// Makes columns of the blocks with bad going under or before them (rule 5); returns whether any changed.
    pub(super) fn columns(&mut self, line: &mut [Block], left: Length, front: Length) -> bool {
        let poses = self.draft.poses(line, left, front);
        let mut changed = false;
        for block in line.iter_mut() {
            if block.files.len() > 1 && self.draft.is_hampered(block, &poses) {
                self.whys[block.group] = ShapeReason::BadGoing;
                *block = self.block(block.group, BlockShape::Column);
                changed = true;
            }
        }
        changed
    }

    pub(super) fn put(&mut self, line: &[Block], left: Length, front: Length) {
        let poses = self.draft.poses(line, left, front);
        self.draft.place(&poses);
        let mut from = left;
        for block in line {
            let wide = Length::BASE_WIDTH * block.files.len() as i32;
            self.drawn.push(DrawnBlock {
                unit: block.group,
                shape: block.shape,
                why: self.whys[block.group],
                right: from + wide.scaled(1, 2),
                ahead: front,
            });
            from += wide;
        }
    }

    pub(super) fn with_ordered_files(&self, lines: Vec<Vec<Block>>) -> Vec<Vec<Block>> {
        let mut lines = lines;
        for line in &mut lines {
            let wide = width(line);
            order_files(self.army(), line, wide, wide);
        }
        lines
    }

    /// Places blocks side by side at a distance ahead and returns their left end and width.
    ///
    /// Blocks that meet bad going become columns, and stay columns if there is no room. `on_right` is the flank, if
    /// any.
    pub(super) fn line(
        &mut self,
        line: &mut Vec<Block>,
        (position, ahead, steps): (GroupPosition, Length, &[i32]),
        left: &dyn Fn(Length, i32) -> Length,
        on_right: Option<bool>,
    ) -> Option<(Length, Length)> {
        loop {
            let wide = width(line);
            let inner = match on_right {
                None => wide,
                Some(true) => 0,
                Some(false) => 2 * wide,
            };
            order_files(self.army(), line, inner, wide);
            let (penalty, mut found, at) =
                self.best(vec![line.clone()], ahead, steps, left, &|_| 0)?;
            if self.columns(&mut found, at, ahead) {
                *line = found;
                continue;
            }
            self.put(&found, at, ahead);
            self.penalties.push((position, penalty));
            return Some((at, Length::BASE_WIDTH * width(&found)));
        }
    }

    /// Places one block in the first shape that has room, on the front line or behind it; returns its left end and
    /// width.
    pub(super) fn single(
        &mut self,
        block: Block,
        position: GroupPosition,
        front: Length,
        steps: &[i32],
        left: &dyn Fn(Length, i32) -> Length,
        on_right: Option<bool>,
    ) -> Option<(Length, Length)> {
        let unit = block.group;
        let why = self.whys[unit];
        let shapes = [BlockShape::Ranks, BlockShape::Column].map(|shape| self.block(unit, shape));
        let mut tries = vec![block];
        for shape in shapes {
            if tries
                .last()
                .is_some_and(|last| shape.files.len() < last.files.len())
            {
                tries.push(shape);
            }
        }
        let most = if position == GroupPosition::Reserve {
            BACK
        } else {
            BACK_IN_FRONT
        };
        for back in 0..=most {
            let ahead = front - STEP * back;
            for (nth, block) in tries.clone().into_iter().enumerate() {
                self.whys[unit] = if nth > 0 { ShapeReason::NoRoom } else { why };
                let place = (position, ahead, steps);
                let placed = self.line(&mut vec![block], place, left, on_right);
                if placed.is_some() {
                    return placed;
                }
            }
        }
        self.whys[unit] = why;
        None
    }
}

/// How many steps fit into a length.
pub(super) fn steps_in(length: Length) -> i32 {
    length.units() / STEP.units()
}

/// Steps from the middle outwards, right before left.
pub(super) fn outwards(most: i32) -> Vec<i32> {
    let sides = (1..=most).flat_map(|step| [step, -step]);
    std::iter::once(0).chain(sides).collect()
}

impl LineBuilder<'_, '_> {
    /// The range of the centre's left end that leaves room for both flanks.
    pub(super) fn room(&self, front: &FrontLine) -> (Length, Length) {
        let (mut low, mut high) = (-Length::MAX, Length::MAX);
        let wide = Length::BASE_WIDTH * width(&front.centre);
        let reach = |file: &Vec<usize>| {
            let reaches = file.iter().map(|&one| self.draft.reach(one));
            reaches.fold(Length::MAX, Length::min)
        };
        let files = |blocks: &[Block]| -> Vec<Length> {
            blocks
                .iter()
                .flat_map(|block| &block.files)
                .map(reach)
                .collect()
        };
        let so_many = |nth: usize| Length::BASE_WIDTH * nth as i32;
        for (nth, reach) in files(&front.centre).into_iter().enumerate() {
            low = low.max(-reach - so_many(nth));
            high = high.min(reach - so_many(nth + 1));
        }
        for (nth, reach) in files(&front.right).into_iter().enumerate() {
            high = high.min(reach - so_many(nth + 1) - wide);
        }
        for (nth, reach) in files(&front.left).into_iter().enumerate() {
            low = low.max(so_many(nth + 1) - reach);
        }
        (low, high)
    }

    /// The greatest distance from the middle at which a flank without a centre can begin.
    pub(super) fn innermost(&self, blocks: &[Block]) -> Length {
        let files = blocks.iter().flat_map(|block| &block.files);
        files.enumerate().fold(Length::MAX, |most, (nth, file)| {
            let outer = Length::BASE_WIDTH * (nth as i32 + 1);
            let reaches = file.iter().map(|&one| self.draft.reach(one) - outer);
            reaches.fold(most, Length::min)
        })
    }

    /// Whether the whole front line has room.
    fn has_room(&self, front: &FrontLine) -> bool {
        if front.centre.is_empty() {
            let flanks = [&front.left, &front.right];
            return flanks
                .iter()
                .all(|flank| within(Length::ZERO, self.innermost(flank)));
        }
        let (low, high) = self.room(front);
        let half = (Length::BASE_WIDTH * width(&front.centre)).scaled(1, 2);
        let most = steps_in(self.draft.frame.centre());
        (-most..=most).any(|step| {
            let left = STEP * step - half;
            within(low, left) && within(left, high)
        })
    }

    /// Puts groups into two ranks until the front line has room, those first that gain most by it.
    pub(super) fn make_room(&mut self, front: &mut FrontLine) {
        while !self.has_room(front) {
            let all = front.centre.iter().chain(&front.left).chain(&front.right);
            let deeper = all.filter_map(|block| self.deeper(block));
            let Some(best) = deeper.min_by_key(|block| self.rank_penalty(block)) else {
                return;
            };
            self.whys[best.group] = ShapeReason::NoRoom;
            let FrontLine {
                centre,
                left,
                right,
            } = front;
            for block in centre.iter_mut().chain(left).chain(right) {
                if block.group == best.group {
                    *block = best.clone();
                }
            }
            front.centre = arrange_blocks(self.army(), std::mem::take(&mut front.centre));
        }
    }

    /// The block in two ranks, if that is narrower.
    fn deeper(&self, block: &Block) -> Option<Block> {
        let ranks = self.block(block.group, BlockShape::Ranks);
        let narrower = block.shape == BlockShape::Line && ranks.files.len() < block.files.len();
        narrower.then_some(ranks)
    }

    /// The order of going into two ranks: foot with rear support of its kind, other foot, mounted; larger groups first.
    fn rank_penalty(&self, block: &Block) -> (bool, bool, usize, usize) {
        let army = self.army();
        let mounted = block.members().any(|one| army.mounted(one));
        let supports = &self.draft.rulebook.combat.supports;
        let helped = block.members().all(|one| {
            let troop = army.troop(one);
            let mut rows = supports.iter();
            rows.any(|row| row.front.has(troop) && row.supporter.has(troop))
        });
        let members = block.members().count();
        (mounted, !helped, usize::MAX - members, block.group)
    }
}
