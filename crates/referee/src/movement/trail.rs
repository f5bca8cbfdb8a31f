//! Columns around bends: the members follow the trail of the leader one by one and turn where it has turned (`dba22`
//! §15.4, `dba30` §9.4). Geometry only; other modules decide what is allowed.

use acies_geometry::{Base, Pose, overlaps_interior};
use arrayvec::ArrayVec;

use super::march::{March, between};
use crate::{Leg, MOST_LEGS, SIDE_SIZE};

/// The trail of a column: the poses at which it bends, the hindmost first, and how many of them each member has passed
/// at each of its stations. Without bends every member goes straight.
#[derive(Clone, Debug, Default)]
pub struct Trail {
    poses: ArrayVec<Pose, { SIDE_SIZE + MOST_LEGS }>,
    passed: [[u8; MOST_LEGS + 1]; SIDE_SIZE],
}

impl Trail {
    /// The bends that a member passes on one of its legs.
    pub fn bends(&self, index: usize, leg: usize) -> &[Pose] {
        let [from, to] = [leg, leg + 1].map(|at| usize::from(self.passed[index][at]));
        self.poses.get(from..to).unwrap_or_default()
    }

    /// Whether there are no bends.
    pub fn is_straight(&self) -> bool {
        self.poses.is_empty()
    }
}

/// Adds the stations of the followers of a column, whose leader has all of its own: each closes up to the one ahead.
///
/// A column in file shifts as one, and its trail goes on from there.
pub fn follow(march: &mut March) {
    let lead = march.stations[0].clone();
    let facing = lead[0].pose.facing;
    let turns = lead.iter().any(|base| base.pose.facing != facing);
    let is_bent = march
        .stations
        .iter()
        .any(|stations| stations[0].pose.facing != facing);
    let mut trail = Trail::default();
    if is_bent {
        let starts = march.stations[1..].iter().rev();
        trail.poses.extend(starts.map(|stations| stations[0].pose));
    }
    for index in 1..march.movers.len() {
        trail.passed[index][0] = trail.poses.len().saturating_sub(index - 1) as u8;
    }
    // The station from which the followers are on the trail.
    let mut first = 0;
    for leg in 1..lead.len() {
        let slides = matches!(march.legs.get(leg - 1), Some(Leg::Shift(..)))
            && in_file(march, &trail, leg - 1);
        if slides {
            first = leg - 1;
        } else if (turns || is_bent) && is_bend(march, &lead, leg - 1, is_bent) {
            let _ = trail.poses.try_push(lead[leg - 1].pose);
        }
        let (mut front, mut passed) = (lead[leg], trail.poses.len());
        for index in 1..march.movers.len() {
            let own = march.stations[index][first];
            let begins = usize::from(trail.passed[index][first]);
            let bends = trail.poses.get(begins..passed).unwrap_or_default();
            let (place, bends) = close_up(&front, bends, &own);
            passed = begins + bends;
            trail.passed[index][leg] = passed as u8;
            march.stations[index].push(place);
            front = place;
        }
        if slides {
            first = leg;
        }
    }
    // The leader bends only at its stations, and so has passed none.
    march.trail = trail;
}

/// Whether all followers have passed every bend at a station and face as the leader does.
fn in_file(march: &March, trail: &Trail, station: usize) -> bool {
    let facing = march.stations[0][station].pose.facing;
    (1..march.movers.len()).all(|index| {
        march.stations[index][station].pose.facing == facing
            && usize::from(trail.passed[index][station]) == trail.poses.len()
    })
}

/// Whether the leader's track bends at a station, before the next leg.
fn is_bend(march: &March, lead: &[Base], station: usize, is_bent: bool) -> bool {
    let ahead = |leg: usize| matches!(march.legs.get(leg), Some(Leg::Forward(_)));
    let goes_straight = match station.checked_sub(1) {
        Some(before) => ahead(before) && ahead(station),
        None => !is_bent && ahead(station),
    };
    let next = &lead[station + 1];
    !(goes_straight && lead[station].pose.facing == next.pose.facing)
}

/// The farthest place of a follower along the trail without running into the element ahead, and the number of bends it
/// has passed.
///
/// Straight behind is exact; around a bend the place is the last clear one, found by bisection.
fn close_up(front: &Base, bends: &[Pose], own: &Base) -> (Base, usize) {
    let facing = front.pose.facing;
    let clear = |pose: Pose| !overlaps_interior(&own.moved_to(pose), front);
    let (mut nearer, mut is_bent) = (front.pose, false);
    for passed in (0..=bends.len()).rev() {
        let farther = passed.checked_sub(1).map_or(own.pose, |nth| bends[nth]);
        let is_straight = |pose: Pose| !is_bent && pose.facing == facing;
        let straight = || own.moved_to(crate::pose_behind(front));
        if is_straight(farther) && (passed == 0 || clear(farther)) {
            return (straight(), passed);
        }
        if clear(farther) {
            let place = last_clear(farther, nearer, clear);
            let place = if is_straight(place) {
                straight()
            } else {
                own.moved_to(place)
            };
            return (place, passed);
        }
        nearer = farther;
        is_bent |= farther.facing != facing;
    }
    (*own, 0)
}

/// The last clear pose between a clear and a blocked one.
fn last_clear(farther: Pose, nearer: Pose, clear: impl Fn(Pose) -> bool) -> Pose {
    const STEPS: i64 = 1 << 20;
    let (mut low, mut high) = (0i64, STEPS);
    while high - low > 1 {
        let middle = i64::midpoint(low, high);
        if clear(between(farther, nearer, middle, STEPS)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    between(farther, nearer, low, STEPS)
}
