//! Simple outlines and the convex pieces they are cut into. No tolerance is applied here.

use crate::{Convex, Point, Segment};

/// Twice the signed area: positive when the corners run counter-clockwise.
pub(crate) fn double_area(corners: &[Point]) -> i64 {
    let origin = corners.first().copied().unwrap_or_default();
    corners
        .windows(2)
        .map(|pair| (pair[0] - origin).cross(pair[1] - origin))
        .fold(0, i64::saturating_add)
}

/// Whether the edges of an outline meet only where one ends and the next begins.
pub(crate) fn is_simple(corners: &[Point]) -> bool {
    let edges: Vec<Segment> = corners.edges().collect();
    let last = edges.len() - 1;
    let folds_back =
        |a: Segment, b: Segment| a.step().cross(b.step()) == 0 && a.step().dot(b.step()) < 0;
    edges.iter().enumerate().all(|(i, &a)| {
        edges.iter().enumerate().skip(i + 1).all(|(j, &b)| {
            if j == i + 1 {
                !folds_back(a, b)
            } else if i == 0 && j == last {
                !folds_back(b, a)
            } else {
                !a.meets(b)
            }
        })
    })
}

/// Cuts a simple clockwise outline into convex pieces that do not overlap; `None` if it cannot be cut.
///
/// The outline is cut into triangles, and triangles are joined where the result is convex. The order depends
/// on lengths, shortest cut and longest seam first, not on where the outline begins. So a mirrored outline
/// gives mirrored pieces unless lengths are equal.
pub(crate) fn convex_pieces(clockwise: &[Point]) -> Option<Vec<Vec<Point>>> {
    let corners = without_straight_corners(clockwise);
    if is_convex(&corners) {
        return Some(vec![corners]);
    }
    let mut pieces = triangles(corners)?;
    while let Some(join) = best_join(&pieces) {
        pieces[join.first] = join.union;
        pieces.remove(join.second);
    }
    Some(pieces)
}

fn is_convex(clockwise: &[Point]) -> bool {
    let edges: Vec<Segment> = clockwise.edges().collect();
    edges
        .iter()
        .zip(edges.iter().cycle().skip(1))
        .all(|(a, b)| a.step().cross(b.step()) <= 0)
}

/// The corners at which the outline turns.
fn without_straight_corners(corners: &[Point]) -> Vec<Point> {
    let count = corners.len();
    (0..count)
        .filter(|&i| turn_at(corners, i) != 0)
        .map(|i| corners[i])
        .collect()
}

/// How the outline turns at a corner: negative to the right, zero for straight on.
fn turn_at(corners: &[Point], i: usize) -> i64 {
    let (before, here, after) = around(corners, i);
    (here - before).cross(after - here)
}

fn around(corners: &[Point], i: usize) -> (Point, Point, Point) {
    let count = corners.len();
    (
        corners[(i + count - 1) % count],
        corners[i],
        corners[(i + 1) % count],
    )
}

/// The triangles of a simple clockwise outline, cut off corner by corner with the shortest cut first.
fn triangles(mut rest: Vec<Point>) -> Option<Vec<Vec<Point>>> {
    let mut pieces = Vec::new();
    while rest.len() > 3 {
        let ear = (0..rest.len())
            .filter(|&i| is_ear(&rest, i))
            .min_by_key(|&i| {
                let (before, _, after) = around(&rest, i);
                (after - before).square()
            })?;
        let (before, here, after) = around(&rest, ear);
        pieces.push(vec![before, here, after]);
        rest.remove(ear);
        // Cutting can leave straight corners, which would obstruct later cuts.
        rest = without_straight_corners(&rest);
    }
    if rest.len() == 3 {
        pieces.push(rest);
    }
    Some(pieces)
}

/// Whether the triangle at a corner lies inside the outline and contains no other corner.
fn is_ear(corners: &[Point], i: usize) -> bool {
    let (a, b, c) = around(corners, i);
    let outside = |p: Point| {
        [(a, b), (b, c), (c, a)]
            .into_iter()
            .any(|(from, to)| (to - from).cross(p - from) > 0)
    };
    turn_at(corners, i) < 0
        && corners
            .iter()
            .all(|&p| p == a || p == b || p == c || outside(p))
}

/// Two pieces that can be joined into one.
struct Join {
    seam_square: i64,
    first: usize,
    second: usize,
    union: Vec<Point>,
}

/// The join along the longest seam, of those that leave a convex piece.
fn best_join(pieces: &[Vec<Point>]) -> Option<Join> {
    let mut best: Option<Join> = None;
    for first in 0..pieces.len() {
        for second in first + 1..pieces.len() {
            for (i, seam) in pieces[first].edges().enumerate() {
                let seam_square = seam.step().square();
                if best.as_ref().is_some_and(|b| b.seam_square >= seam_square) {
                    continue;
                }
                let back = Segment::new(seam.to, seam.from);
                let Some(j) = pieces[second].edges().position(|edge| edge == back) else {
                    continue;
                };
                let union = join(&pieces[first], i, &pieces[second], j);
                if is_convex(&union) {
                    best = Some(Join {
                        seam_square,
                        first,
                        second,
                        union,
                    });
                }
            }
        }
    }
    best
}

/// The union of two pieces along the edge from corner `i` of the first, which is the edge to corner `j` of
/// the second.
fn join(first: &[Point], i: usize, second: &[Point], j: usize) -> Vec<Point> {
    let rest_of_first = first.iter().cycle().skip(i + 1).take(first.len());
    let rest_of_second = second.iter().cycle().skip(j + 2).take(second.len() - 2);
    rest_of_first.chain(rest_of_second).copied().collect()
}
