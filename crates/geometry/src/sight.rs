//! Whether a straight line enters a shape.

use crate::{Convex, Region, Segment, TOUCH};

/// Whether a segment passes through the inside of a convex shape, deeper than the tolerance.
///
/// A line that only runs along the border does not enter.
pub fn crosses<C: Convex + ?Sized>(line: Segment, shape: &C) -> bool {
    // Clip the line (parameters in 2^-32 of its length) against each edge moved inwards by the tolerance.
    let step = line.step();
    let (mut enter, mut leave) = (0i128, 1i128 << 32);
    for edge in shape.edges() {
        let along = edge.step();
        let margin = i128::from(along.length().units()) * i128::from(TOUCH.units());
        // Inside where cross <= -margin.
        let start = i128::from(along.cross(line.from - edge.from)) + margin;
        let slope = i128::from(along.cross(step));
        if slope == 0 {
            if start >= 0 {
                return false;
            }
        } else {
            let crossing = (-start << 32) / slope;
            if slope > 0 {
                leave = leave.min(crossing);
            } else {
                enter = enter.max(crossing);
            }
        }
        if enter >= leave {
            return false;
        }
    }
    true
}

/// Whether a segment passes through the inside of a region.
pub fn crosses_region(line: Segment, region: &Region) -> bool {
    region.pieces().any(|piece| crosses(line, piece))
}
