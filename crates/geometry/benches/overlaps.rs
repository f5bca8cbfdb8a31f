//! How many pairs of near rectangles a second are tested for overlapping, beside parry2d-f64.
//!
//! The figures of one run are comparable with each other alone. Each test counts its overlaps, and the
//! counts must agree but for the pairs at the very limit, so that nobody is fast by being wrong.

use std::hint::black_box;
use std::time::Instant;

use acies_geometry::{Angle, Base, Convex, Length, Point, Pose, Region, Sweep, overlaps};
use parry2d_f64::math::{Pose as PeerPose, Vector as PeerVector};
use parry2d_f64::query::details::intersection_test_cuboid_cuboid;
use parry2d_f64::query::intersection_test;
use parry2d_f64::shape::Cuboid;

/// So many that no branch predictor learns their answers by heart, as it does with a few thousand.
const PAIRS: usize = 65_536;
/// The best of so many rounds is reported.
const ROUNDS: usize = 20;

/// A fixed scramble of numbers (xorshift), so that every run measures the same pairs.
struct Scramble(u64);

impl Scramble {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    /// A length from `-reach` to `reach` base widths.
    fn length(&mut self, reach: i32) -> Length {
        let span = 2 * i64::from(reach) * 65536;
        Length::from_units((i64::from(self.next()) % span - span / 2) as i32)
    }

    fn base(&mut self) -> Base {
        let depths = [32_768, 49_152, 65_536, 26_214];
        let depth = depths[self.next() as usize % depths.len()];
        let front = Point::new(self.length(1), self.length(1));
        let pose = Pose::new(front, Angle(self.next()));
        Base::new(pose, Length::BASE_WIDTH, Length::from_units(depth))
    }
}

/// The same rectangle for the peer.
fn peer(base: &Base) -> (PeerPose, Cuboid) {
    let middle = base.centre();
    (
        PeerPose::new(
            PeerVector::new(middle.across().base_widths(), middle.up().base_widths()),
            -base.pose.facing.degrees().to_radians(),
        ),
        Cuboid::new(PeerVector::new(
            base.width.base_widths() / 2.0,
            base.depth.base_widths() / 2.0,
        )),
    )
}

/// Runs a test over all pairs, prints its speed in millions a second and gives it back with its count.
fn measure<T>(name: &str, pairs: &[T], test: impl Fn(&T) -> bool) -> (f64, usize) {
    let mut best = 0.0f64;
    let mut hits = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        hits = pairs.iter().filter(|pair| test(black_box(pair))).count();
        best = best.max(pairs.len() as f64 / start.elapsed().as_secs_f64() / 1e6);
    }
    println!(
        "{name:<44} {best:8.1} M/s   {hits} of {} overlap",
        pairs.len()
    );
    (best, hits)
}

fn main() {
    let mut scramble = Scramble(0x9e37_79b9_7f4a_7c15);
    let pairs: Vec<(Base, Base)> = (0..PAIRS)
        .map(|_| (scramble.base(), scramble.base()))
        .collect();
    let peers: Vec<_> = pairs.iter().map(|(a, b)| (peer(a), peer(b))).collect();

    let (own, own_hits) = measure("two bases", &pairs, |(a, b)| overlaps(a, b));
    let (generic, _) = measure("two polygons of four corners", &pairs, |(a, b)| {
        overlaps(a.vertices(), b.vertices())
    });
    let (dynamic, peer_hits) = measure("parry2d-f64, any two shapes", &peers, |(a, b)| {
        intersection_test(&a.0, &a.1, &b.0, &b.1).is_ok_and(|found| found.intersecting)
    });
    let (direct, _) = measure("parry2d-f64, cuboid and cuboid", &peers, |(a, b)| {
        intersection_test_cuboid_cuboid(&a.0.inv_mul(&b.0), &a.1, &b.1)
    });
    // One pair in a few hundred lies between touching and overlapping deeper than the tolerance.
    assert!(
        own_hits.abs_diff(peer_hits) < PAIRS / 100,
        "{own_hits} against {peer_hits}"
    );

    let sweeps: Vec<(Sweep, Base)> = pairs
        .iter()
        .map(|(a, b)| {
            let pose = a.shifted(Length::BASE_WIDTH * 2, Length::ZERO);
            let turned = pose.turned(Angle(scramble.next() >> 4));
            (Sweep::new(*a, a.moved_to(turned)), *b)
        })
        .collect();
    measure("a turning sweep and a base", &sweeps, |(sweep, base)| {
        sweep.hits(base)
    });
    let wood = Region::polygon(
        // A boomerang.
        &[(-1.5, -1.5), (0.0, 1.5), (1.5, -1.5), (0.0, 0.75)]
            .map(|(x, y)| Point::from_base_widths(x, y)),
    );
    if let Ok(wood) = wood {
        measure("a concave region and a base", &pairs, |(a, _)| {
            wood.overlaps(a)
        });
    }
    println!(
        "\nbases against parry: {:.1} x any two shapes, {:.1} x cuboid and cuboid; polygons: {:.1} x and {:.1} x",
        own / dynamic,
        own / direct,
        generic / dynamic,
        generic / direct
    );
}
