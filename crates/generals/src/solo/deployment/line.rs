//! Groups side by side: who stands in the middle and who at the ends (section 4.7, rules 8 and 9).
//!
//! It knows no place on the table.

use acies_geometry::SmallSort;

use std::cmp::Reverse;

use super::muster::Muster;
use super::shape::Block;

/// How far out a block belongs: the faster the farther, and of equals the mounted (R-34, rule 8); of those the larger, then the
/// general's nearer to the middle.
pub fn outward(muster: &Muster<'_>, block: &Block) -> (i32, bool, Reverse<usize>, bool, usize) {
    let (speed, mounted) = haste(muster, block);
    let general = block.members().any(|one| muster.is_general(one));
    (
        speed,
        mounted,
        Reverse(block.members().count()),
        !general,
        block.group,
    )
}

/// How fast the slowest of a block is, and whether anybody of it is mounted.
fn haste(muster: &Muster<'_>, block: &Block) -> (i32, bool) {
    let speeds = block.members().map(|one| muster.speed(one).units());
    (
        speeds.min().unwrap_or(0),
        block.members().any(|one| muster.mounted(one)),
    )
}

/// How many base widths blocks are wide.
pub fn width(blocks: &[Block]) -> i32 {
    blocks.iter().map(|block| block.files.len() as i32).sum()
}

/// Blocks from left to right, those who belong in the middle there, the others on the shorter side; of equal sides the
/// right.
pub fn arranged(muster: &Muster<'_>, mut blocks: Vec<Block>) -> Vec<Block> {
    blocks.small_sort_by_key(|block| outward(muster, block));
    let mut blocks = blocks.into_iter();
    let mut line: Vec<Block> = blocks.next().into_iter().collect();
    let (mut left, mut right) = (0, 0);
    for block in blocks {
        let wide = block.files.len();
        if left < right {
            left += wide;
            line.insert(0, block);
        } else {
            right += wide;
            line.push(block);
        }
    }
    line
}

/// Ways to line up the same blocks: as they are, the other way round, and with two of them exchanged.
pub fn ways(line: &[Block]) -> Vec<Vec<Block>> {
    let mut ways = vec![line.to_vec()];
    if line.len() > 1 {
        ways.push(line.iter().rev().cloned().collect());
    }
    for one in 0..line.len() {
        for other in one + 1..line.len() {
            let mut way = line.to_vec();
            way.swap(one, other);
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
    }
    ways
}

/// Puts the files of every block in order: the faster farther from `inner`, and the general as near to `middle` as his own
/// kind stands, in front. Both are so many half base widths from the left end of the line.
pub fn dress(muster: &Muster<'_>, line: &mut [Block], inner: i32, middle: i32) {
    let mut before = 0;
    for block in line {
        let wide = block.files.len() as i32;
        // How far the middle of a file is from a place, in half base widths.
        let from = |nth: usize, place: i32| (2 * (before + nth as i32) + 1 - place).abs();
        if block.loose {
            let mut files = std::mem::take(&mut block.files);
            files.small_sort_by_key(|file| {
                let mounted = file.iter().any(|&one| muster.mounted(one));
                let speed = file.iter().map(|&one| muster.speed(one).units()).min();
                (speed, mounted)
            });
            let mut places: Vec<usize> = (0..files.len()).collect();
            places.small_sort_by_key(|&nth| from(nth, inner));
            let mut placed: Vec<(usize, Vec<usize>)> = places.into_iter().zip(files).collect();
            placed.small_sort_by_key(|&(nth, _)| nth);
            block.files = placed.into_iter().map(|(_, file)| file).collect();
        }
        bring_general_in(muster, block, &|nth| from(nth, middle));
        before += wide;
    }
}

/// Lets the general change places with one of his own kind who stands in front and nearer to the middle.
fn bring_general_in(muster: &Muster<'_>, block: &mut Block, off: &dyn Fn(usize) -> i32) {
    let find = |block: &Block| {
        let mut files = block.files.iter().enumerate();
        files.find_map(|(nth, file)| {
            let rank = file.iter().position(|&one| muster.is_general(one))?;
            Some((nth, rank))
        })
    };
    let Some((from, rank)) = find(block) else {
        return;
    };
    let general = block.files[from][rank];
    let alike = |file: &Vec<usize>| {
        file.first().is_some_and(|&one| {
            muster.kind(one) == muster.kind(general) && muster.speed(one) == muster.speed(general)
        })
    };
    let nearest = (0..block.files.len())
        .filter(|&nth| alike(&block.files[nth]))
        .min_by_key(|&nth| (off(nth), usize::from(nth != from)));
    if let Some(to) = nearest {
        let other = block.files[to][0];
        block.files[from][rank] = other;
        block.files[to][0] = general;
    }
}

/// How many pairs of blocks stand so that the faster is nearer to the middle.
pub fn inversions(muster: &Muster<'_>, line: &[Block]) -> usize {
    let whole = width(line);
    let mut before = 0;
    let mut found = Vec::with_capacity(line.len());
    for block in line {
        let wide = block.files.len() as i32;
        found.push(((2 * before + wide - whole).abs(), haste(muster, block)));
        before += wide;
    }
    let mut count = 0;
    for (nth, &(off, fast)) in found.iter().enumerate() {
        let nearer = found[nth + 1..]
            .iter()
            .filter(|&&(other, slow)| off < other && fast > slow || other < off && slow > fast);
        count += nearer.count();
    }
    count
}

/// How far the general is from the middle of a line, in half base widths; nothing where he is not in it.
pub fn general_off(muster: &Muster<'_>, line: &[Block]) -> i32 {
    let whole = width(line);
    let files = line.iter().flat_map(|block| &block.files);
    let mut found = files.enumerate().filter_map(|(nth, file)| {
        let here = file.iter().any(|&one| muster.is_general(one));
        here.then(|| (2 * nth as i32 + 1 - whole).abs())
    });
    found.next().unwrap_or(0)
}
