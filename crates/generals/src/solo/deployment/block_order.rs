//! The order of blocks and files in a line: slow in the middle, fast outside (section 4.7, rules 8 and 9).

use acies_geometry::SmallSort;

use std::cmp::Reverse;

use super::army::Army;
use super::blocks::Block;

/// How far out a block belongs: slow before fast, foot before mounted (R-34, rule 8), large before small, the general's
/// first.
pub fn outward_key(army: &Army<'_>, block: &Block) -> (i32, bool, Reverse<usize>, bool, usize) {
    let (speed, mounted) = speed_key(army, block);
    let general = block.members().any(|one| army.is_general(one));
    (
        speed,
        mounted,
        Reverse(block.members().count()),
        !general,
        block.group,
    )
}

/// The speed of a block's slowest element, and whether any of them is mounted.
fn speed_key(army: &Army<'_>, block: &Block) -> (i32, bool) {
    let speeds = block.members().map(|one| army.speed(one).units());
    (
        speeds.min().unwrap_or(0),
        block.members().any(|one| army.mounted(one)),
    )
}

/// The width of blocks in base widths.
pub fn width(blocks: &[Block]) -> i32 {
    blocks.iter().map(|block| block.files.len() as i32).sum()
}

/// Arranges blocks from left to right: the first in the middle, each other on the shorter side, right on a tie.
pub fn arrange_blocks(army: &Army<'_>, mut blocks: Vec<Block>) -> Vec<Block> {
    blocks.small_sort_by_key(|block| outward_key(army, block));
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

/// Orders to try: as given, reversed, and with any two blocks exchanged.
pub fn block_orders(line: &[Block]) -> Vec<Vec<Block>> {
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

/// Orders the files of every block: fast ones away from `inner`, the general's in front and near to `middle`.
///
/// Both are in half base widths from the left end of the line.
pub fn order_files(army: &Army<'_>, line: &mut [Block], inner: i32, middle: i32) {
    let mut before = 0;
    for block in line {
        let wide = block.files.len() as i32;
        // The distance of a file's middle from a place, in half base widths.
        let from = |nth: usize, place: i32| (2 * (before + nth as i32) + 1 - place).abs();
        if block.loose {
            let mut files = std::mem::take(&mut block.files);
            files.small_sort_by_key(|file| {
                let mounted = file.iter().any(|&one| army.mounted(one));
                let speed = file.iter().map(|&one| army.speed(one).units()).min();
                (speed, mounted)
            });
            let mut places: Vec<usize> = (0..files.len()).collect();
            places.small_sort_by_key(|&nth| from(nth, inner));
            let mut placed: Vec<(usize, Vec<usize>)> = places.into_iter().zip(files).collect();
            placed.small_sort_by_key(|&(nth, _)| nth);
            block.files = placed.into_iter().map(|(_, file)| file).collect();
        }
        center_general(army, block, &|nth| from(nth, middle));
        before += wide;
    }
}

/// Exchanges the general's element with one of its kind in the front rank nearest to the middle.
fn center_general(army: &Army<'_>, block: &mut Block, off: &dyn Fn(usize) -> i32) {
    let find = |block: &Block| {
        let mut files = block.files.iter().enumerate();
        files.find_map(|(nth, file)| {
            let rank = file.iter().position(|&one| army.is_general(one))?;
            Some((nth, rank))
        })
    };
    let Some((from, rank)) = find(block) else {
        return;
    };
    let general = block.files[from][rank];
    let alike = |file: &Vec<usize>| {
        file.first().is_some_and(|&one| {
            army.kind(one) == army.kind(general) && army.speed(one) == army.speed(general)
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

/// How many pairs of blocks have the faster one nearer to the middle.
pub fn speed_inversions(army: &Army<'_>, line: &[Block]) -> usize {
    let whole = width(line);
    let mut before = 0;
    let mut found = Vec::with_capacity(line.len());
    for block in line {
        let wide = block.files.len() as i32;
        found.push(((2 * before + wide - whole).abs(), speed_key(army, block)));
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

/// The general's distance from the middle of a line, in half base widths; 0 if the general is not in it.
pub fn general_distance(army: &Army<'_>, line: &[Block]) -> i32 {
    let whole = width(line);
    let files = line.iter().flat_map(|block| &block.files);
    let mut found = files.enumerate().filter_map(|(nth, file)| {
        let here = file.iter().any(|&one| army.is_general(one));
        here.then(|| (2 * nth as i32 + 1 - whole).abs())
    });
    found.next().unwrap_or(0)
}
