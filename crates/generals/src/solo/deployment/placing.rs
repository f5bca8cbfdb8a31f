//! Placing blocks: the best of the places that are tried for a line, in columns where it meets bad going (rule 5), and one
//! block in whatever shape finds room.
//!
//! It knows not which positions there are to fill, nor in which order.

use acies_geometry::Length;

use super::draw_up::{Drawn, Why, Work};
use super::line::{dress, width};
use super::position::Post;
use super::shape::{Block, Shape};
use super::site::{Price, STEP};

/// How far back places are looked for when there is none on the front line, in steps: for the reserve, and for the others, who
/// would be a reserve farther back.
pub(super) const BACK: i32 = 16;
const BACK_IN_FRONT: i32 = 4;

impl Work<'_, '_> {
    /// The best of some places for blocks in some ways: `left` says where their left end is, `lack` how much room they take
    /// from others.
    pub(super) fn best(
        &self,
        lines: Vec<Vec<Block>>,
        front: Length,
        steps: &[i32],
        left: &dyn Fn(Length, i32) -> Length,
        lack: &dyn Fn(Length) -> i32,
    ) -> Option<(Price, Vec<Block>, Length)> {
        let mut best: Option<(Price, Vec<Block>, Length)> = None;
        for line in lines {
            let wide = Length::BASE_WIDTH * width(&line);
            for &step in steps {
                let left = left(wide, step);
                let poses = self.site.poses(&line, left, front);
                if !self.site.allows(&poses) || !self.site.stands_clear(left, left + wide, front) {
                    continue;
                }
                let price = Price {
                    lack: lack(left),
                    off: step.abs(),
                    ..self.site.price(&line, &poses)
                };
                if best.as_ref().is_none_or(|(least, _, _)| price < *least) {
                    best = Some((price, line.clone(), left));
                }
            }
        }
        best
    }

    /// Makes columns of the blocks that have bad going under or before them (rule 5); whether any has changed.
    pub(super) fn columns(&mut self, line: &mut [Block], left: Length, front: Length) -> bool {
        let poses = self.site.poses(line, left, front);
        let mut changed = false;
        for block in line.iter_mut() {
            if block.files.len() > 1 && self.site.is_hampered(block, &poses) {
                self.whys[block.group] = Why::BadGoing;
                *block = self.block(block.group, Shape::Column);
                changed = true;
            }
        }
        changed
    }

    pub(super) fn put(&mut self, line: &[Block], left: Length, front: Length) {
        let poses = self.site.poses(line, left, front);
        self.site.put(&poses);
        let mut from = left;
        for block in line {
            let wide = Length::BASE_WIDTH * block.files.len() as i32;
            self.drawn.push(Drawn {
                unit: block.group,
                shape: block.shape,
                why: self.whys[block.group],
                right: from + wide.scaled(1, 2),
                ahead: front,
            });
            from += wide;
        }
    }

    pub(super) fn dressed(&self, lines: Vec<Vec<Block>>) -> Vec<Vec<Block>> {
        let mut lines = lines;
        for line in &mut lines {
            let wide = width(line);
            dress(self.muster(), line, wide, wide);
        }
        lines
    }

    /// Places blocks side by side as well as may be, so far ahead, those in columns that meet bad going; they stay so where there
    /// is no room. It tells where their left end is and how wide they are. `on_right` is the hand on which they stand, if any.
    pub(super) fn line(
        &mut self,
        line: &mut Vec<Block>,
        (post, ahead, steps): (Post, Length, &[i32]),
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
            dress(self.muster(), line, inner, wide);
            let (price, mut found, at) =
                self.best(vec![line.clone()], ahead, steps, left, &|_| 0)?;
            if self.columns(&mut found, at, ahead) {
                *line = found;
                continue;
            }
            self.put(&found, at, ahead);
            self.prices.push((post, price));
            return Some((at, Length::BASE_WIDTH * width(&found)));
        }
    }

    /// Places one block as well as may be, in whatever shape finds room, on the front line or behind it. It tells where its
    /// left end is and how wide it is.
    pub(super) fn single(
        &mut self,
        block: Block,
        post: Post,
        front: Length,
        steps: &[i32],
        left: &dyn Fn(Length, i32) -> Length,
        on_right: Option<bool>,
    ) -> Option<(Length, Length)> {
        let unit = block.group;
        let why = self.whys[unit];
        let shapes = [Shape::Ranks, Shape::Column].map(|shape| self.block(unit, shape));
        let mut tries = vec![block];
        for shape in shapes {
            if tries
                .last()
                .is_some_and(|last| shape.files.len() < last.files.len())
            {
                tries.push(shape);
            }
        }
        let most = if post == Post::Reserve {
            BACK
        } else {
            BACK_IN_FRONT
        };
        for back in 0..=most {
            let ahead = front - STEP * back;
            for (nth, block) in tries.clone().into_iter().enumerate() {
                self.whys[unit] = if nth > 0 { Why::NoRoom } else { why };
                let place = (post, ahead, steps);
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

/// So many steps in a length.
pub(super) fn steps_in(length: Length) -> i32 {
    length.units() / STEP.units()
}

/// Steps from the middle outwards, the right one of two first.
pub(super) fn outwards(most: i32) -> Vec<i32> {
    let sides = (1..=most).flat_map(|step| [step, -step]);
    std::iter::once(0).chain(sides).collect()
}
