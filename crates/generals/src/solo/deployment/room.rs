//! Whether the front line finds room from side to side, and who stands deeper where it does not.
//!
//! It knows how far everybody may stand from the middle, and nothing of what lies on the table.

use acies_geometry::{Length, within};

use super::draw_up::{Front, Why, Work};
use super::line::{arranged, width};
use super::placing::steps_in;
use super::shape::{Block, Shape};
use super::site::STEP;

impl Work<'_, '_> {
    /// The places where the left end of the centre may be so that the flanks find room beside it: from and to.
    pub(super) fn room(&self, front: &Front) -> (Length, Length) {
        let (mut low, mut high) = (-Length::MAX, Length::MAX);
        let wide = Length::BASE_WIDTH * width(&front.centre);
        let reach = |file: &Vec<usize>| {
            let reaches = file.iter().map(|&one| self.site.reach(one));
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

    /// How far from the middle the inner end of a flank that joins nobody may be at most.
    pub(super) fn innermost(&self, blocks: &[Block]) -> Length {
        let files = blocks.iter().flat_map(|block| &block.files);
        files.enumerate().fold(Length::MAX, |most, (nth, file)| {
            let outer = Length::BASE_WIDTH * (nth as i32 + 1);
            let reaches = file.iter().map(|&one| self.site.reach(one) - outer);
            reaches.fold(most, Length::min)
        })
    }

    /// Whether the whole front line finds room.
    fn has_room(&self, front: &Front) -> bool {
        if front.centre.is_empty() {
            let flanks = [&front.left, &front.right];
            return flanks
                .iter()
                .all(|flank| within(Length::ZERO, self.innermost(flank)));
        }
        let (low, high) = self.room(front);
        let half = (Length::BASE_WIDTH * width(&front.centre)).scaled(1, 2);
        let most = steps_in(self.site.frame.centre());
        (-most..=most).any(|step| {
            let left = STEP * step - half;
            within(low, left) && within(left, high)
        })
    }

    /// Lets groups stand in two ranks until the whole front line finds room, those first who gain by it.
    pub(super) fn make_room(&mut self, front: &mut Front) {
        while !self.has_room(front) {
            let all = front.centre.iter().chain(&front.left).chain(&front.right);
            let deeper = all.filter_map(|block| self.deeper(block));
            let Some(best) = deeper.min_by_key(|block| self.dislike_of_ranks(block)) else {
                return;
            };
            self.whys[best.group] = Why::NoRoom;
            let Front {
                centre,
                left,
                right,
            } = front;
            for block in centre.iter_mut().chain(left).chain(right) {
                if block.group == best.group {
                    *block = best.clone();
                }
            }
            front.centre = arranged(self.muster(), std::mem::take(&mut front.centre));
        }
    }

    /// A block in two ranks, if it is narrower so.
    fn deeper(&self, block: &Block) -> Option<Block> {
        let ranks = self.block(block.group, Shape::Ranks);
        let narrower = block.shape == Shape::Line && ranks.files.len() < block.files.len();
        narrower.then_some(ranks)
    }

    /// Who stands in two ranks last: the mounted, then others whom nobody of their kind helps from behind, then the
    /// smaller groups.
    fn dislike_of_ranks(&self, block: &Block) -> (bool, bool, usize, usize) {
        let muster = self.muster();
        let mounted = block.members().any(|one| muster.mounted(one));
        let supports = &self.site.rulebook.combat.supports;
        let helped = block.members().all(|one| {
            let troop = muster.troop(one);
            let mut rows = supports.iter();
            rows.any(|row| row.front.has(troop) && row.supporter.has(troop))
        });
        let members = block.members().count();
        (mounted, !helped, usize::MAX - members, block.group)
    }
}
