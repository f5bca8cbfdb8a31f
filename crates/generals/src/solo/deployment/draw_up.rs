//! Drawing up the groups: the line of battle with its flanks, and the reserve behind it (section 4.7, §2.7).
//!
//! It knows which group has which position and does not throw for one.

use acies_geometry::{Length, Pose, SmallSort, within};

use super::line::{arranged, outward, ways, width};
use super::muster::Muster;
use super::placing::{BACK, outwards, steps_in};
use super::position::Post;
use super::shape::{Block, Depths, Shape};
use super::site::{Price, STEP, Site};
use crate::solo::groups::Group;

/// A group with its position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The group.
    pub group: Group,
    /// Where it is to stand.
    pub post: Post,
}

/// Why a block is not drawn up as it would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is as it should be.
    Meant,
    /// There is no room for more files.
    NoRoom,
    /// Bad going (rule 5).
    BadGoing,
}

/// How a unit has been drawn up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The number of the unit.
    pub unit: usize,
    /// In which shape.
    pub shape: Shape,
    /// Why.
    pub why: Why,
    /// Where the middle of its front is.
    pub right: Length,
    /// Where its front is.
    pub ahead: Length,
}

/// An army drawn up.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Everybody with his pose.
    pub poses: Vec<(usize, Pose)>,
    /// Every unit.
    pub drawn: Vec<Drawn>,
    /// What speaks against each position, as it is.
    pub prices: Vec<(Post, Price)>,
}

/// Draws up an army.
///
/// # Errors
/// With the number of a unit for which there is no place.
pub fn draw_up(site: &Site<'_>, units: &[Unit], depths: &Depths) -> Result<Layout, usize> {
    let mut work = Work {
        site: site.clone(),
        units,
        depths,
        whys: vec![Why::Meant; units.len()],
        drawn: Vec::new(),
        prices: Vec::new(),
    };
    let mut front = Front {
        centre: arranged(site.muster, work.blocks(Post::Centre)),
        left: work.outward(Post::Left),
        right: work.outward(Post::Right),
    };
    work.make_room(&mut front);
    let ends = work.centre(&mut front)?;
    work.flank(front.right, ends.map(|ends| ends[1]), true)?;
    work.flank(front.left, ends.map(|ends| -ends[0]), false)?;
    work.reserve()?;
    Ok(Layout {
        poses: work.site.placed,
        drawn: work.drawn,
        prices: work.prices,
    })
}

/// The front line: the centre from left to right, each flank from the inside out.
#[derive(Clone, Debug)]
pub(super) struct Front {
    pub(super) centre: Vec<Block>,
    pub(super) left: Vec<Block>,
    pub(super) right: Vec<Block>,
}

/// A layout that is being made.
pub(super) struct Work<'a, 'b> {
    pub(super) site: Site<'b>,
    pub(super) units: &'a [Unit],
    depths: &'a Depths,
    pub(super) whys: Vec<Why>,
    pub(super) drawn: Vec<Drawn>,
    pub(super) prices: Vec<(Post, Price)>,
}

impl<'b> Work<'_, 'b> {
    pub(super) fn muster(&self) -> &'b Muster<'b> {
        self.site.muster
    }

    /// The units of a position, in line.
    fn blocks(&self, post: Post) -> Vec<Block> {
        let units = self.units.iter().enumerate();
        let here = units.filter(|(_, unit)| unit.post == post);
        here.map(|(nth, _)| self.block(nth, Shape::Line)).collect()
    }

    fn outward(&self, post: Post) -> Vec<Block> {
        let mut blocks = self.blocks(post);
        blocks.small_sort_by_key(|block| outward(self.muster(), block));
        blocks
    }

    pub(super) fn block(&self, unit: usize, shape: Shape) -> Block {
        let group = &self.units[unit].group;
        Block::of(self.muster(), self.depths, group, unit, shape)
    }

    /// Draws up the centre: as one line if it can be, and where it ends on the left and on the right.
    fn centre(&mut self, front: &mut Front) -> Result<Option<[Length; 2]>, usize> {
        if front.centre.is_empty() {
            return Ok(None);
        }
        let foremost = self.site.frame.front;
        let most = steps_in(self.site.frame.centre());
        let steps = outwards(most);
        loop {
            let (low, high) = self.room(front);
            let lack =
                |left: Length| i32::from(!within(low, left)) + i32::from(!within(left, high));
            let lines = self.dressed(ways(&front.centre));
            let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
            let Some((price, mut line, at)) = self.best(lines, foremost, &steps, &left, &lack)
            else {
                break;
            };
            if self.columns(&mut line, at, foremost) {
                front.centre = arranged(self.muster(), line);
                continue;
            }
            self.put(&line, at, foremost);
            self.prices.push((Post::Centre, price));
            let wide = Length::BASE_WIDTH * width(&line);
            return Ok(Some([at, at + wide]));
        }
        // There is no room for it as a whole: one after the other, as near to the middle as may be.
        let mut blocks = std::mem::take(&mut front.centre);
        blocks.small_sort_by_key(|block| outward(self.muster(), block));
        let most = steps_in(self.site.frame.half);
        let mut ends: Option<[Length; 2]> = None;
        for block in blocks {
            let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
            let unit = block.group;
            let (at, wide) = self
                .single(block, Post::Centre, foremost, &outwards(most), &left, None)
                .ok_or(unit)?;
            let [low, high] = ends.unwrap_or([at, at]);
            ends = Some([low.min(at), high.max(at + wide)]);
        }
        Ok(ends)
    }

    /// Draws up a flank, from the inside out: joined to the centre or to each other, or a base width apart and more.
    fn flank(
        &mut self,
        blocks: Vec<Block>,
        end: Option<Length>,
        on_right: bool,
    ) -> Result<(), usize> {
        let post = if on_right { Post::Right } else { Post::Left };
        let six = self.muster().hundreds(6);
        let front = self.site.frame.flank_front(six);
        // Where nobody is there to join, it begins where the outer quarter does, or so far in that everybody finds room.
        let mut inner = end.unwrap_or_else(|| {
            let begins = self.site.frame.centre();
            let most = self.innermost(&blocks);
            let inward = if within(begins, most) {
                Length::ZERO
            } else {
                STEP * (steps_in(begins - most) + 1)
            };
            (begins - inward).max(Length::ZERO)
        });
        let mut steps: Vec<i32> =
            (0..=steps_in(self.site.frame.half + self.site.frame.half)).collect();
        if end.is_none() {
            // Nobody is there to join: inwards as well, but not over the middle.
            steps = outwards(steps_in(self.site.frame.half));
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
                .single(block, post, front, &steps, &left, Some(on_right))
                .ok_or(unit)?;
            inner = if on_right { at + wide } else { -at };
            steps.retain(|&step| step >= 0);
        }
        Ok(())
    }

    /// Draws up the reserve, 200 paces behind the front line: as one line if it can be.
    fn reserve(&mut self) -> Result<(), usize> {
        let mut alone = Front {
            centre: arranged(self.muster(), self.blocks(Post::Reserve)),
            left: Vec::new(),
            right: Vec::new(),
        };
        self.make_room(&mut alone);
        let mut line = alone.centre;
        if line.is_empty() {
            return Ok(());
        }
        let front = self.site.frame.front - self.muster().hundreds(2);
        let steps = outwards(steps_in(self.site.frame.half));
        let behind = outwards(steps_in(self.site.frame.centre()));
        let left = |wide: Length, step: i32| STEP * step - wide.scaled(1, 2);
        // Rather farther back than out from behind the centre.
        let places = [&behind, &steps].map(|steps| (0..=BACK).map(move |back| (steps, back)));
        for (steps, back) in places.into_iter().flatten() {
            let ahead = front - STEP * back;
            let place = (Post::Reserve, ahead, steps.as_slice());
            if self.line(&mut line, place, &left, None).is_some() {
                return Ok(());
            }
        }
        let mut blocks = line;
        blocks.small_sort_by_key(|block| outward(self.muster(), block));
        for block in blocks {
            let unit = block.group;
            self.single(block, Post::Reserve, front, &steps, &left, None)
                .ok_or(unit)?;
        }
        Ok(())
    }
}
