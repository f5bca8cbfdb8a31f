//! Measures how many overlap tests of nearby rectangles a second we do, beside parry2d-f64 and geo.
//!
//! Figures are comparable only within one run. The answers of all tests must agree except at the very limit,
//! so that no test is fast by being wrong.

use std::hint::black_box;
use std::time::Instant;

use acies_geometry::{
    Angle, Base, Convex, Length, Point, Pose, Region, Sweep, TOUCH, overlaps, separation, within,
};
use geo::{Coord, Intersects, LineString, Polygon};
use parry2d_f64::math::{Pose as PeerPose, Vector as PeerVector};
use parry2d_f64::query::details::intersection_test_cuboid_cuboid;
use parry2d_f64::query::intersection_test;
use parry2d_f64::shape::Cuboid;

/// Too many for a branch predictor to memorise, which happens with a few thousand.
const PAIRS: usize = 65_536;
/// Every test runs once in each round and its best round counts, so that other load affects all alike.
const ROUNDS: usize = 30;

/// A fixed random generator (xorshift), so that every run measures the same pairs.
struct Rng(u64);

impl Rng {
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

/// The same rectangle for geo: a ring of corners.
fn polygon(base: &Base) -> Polygon {
    let corner = |point: &Point| Coord {
        x: point.across().base_widths(),
        y: point.up().base_widths(),
    };
    Polygon::new(
        LineString::new(base.corners.iter().map(corner).collect()),
        Vec::new(),
    )
}

/// One test over all pairs, which counts overlaps.
struct Test<'a> {
    name: &'static str,
    count: Box<dyn Fn() -> usize + 'a>,
    /// Seconds of the best round.
    best: f64,
}

impl<'a> Test<'a> {
    fn new<T>(name: &'static str, pairs: &'a [T], test: impl Fn(&T) -> bool + 'a) -> Test<'a> {
        Test {
            name,
            count: Box::new(move || pairs.iter().filter(|pair| test(black_box(pair))).count()),
            best: f64::MAX,
        }
    }
}

/// Runs all tests in turn and prints how many pairs each tests a second.
fn race(tests: &mut [Test]) {
    let hits: Vec<usize> = tests.iter().map(|test| (test.count)()).collect();
    // `cargo bench` passes this; `cargo test` only tries whether the bench still runs.
    let is_trial = !std::env::args().any(|argument| argument == "--bench");
    for _ in 0..if is_trial { 1 } else { ROUNDS } {
        for (test, &hits) in tests.iter_mut().zip(&hits) {
            let start = Instant::now();
            assert_eq!((test.count)(), hits, "{}: an answer has changed", test.name);
            test.best = test.best.min(start.elapsed().as_secs_f64());
        }
    }
    for (test, hits) in tests.iter().zip(hits) {
        let speed = PAIRS as f64 / test.best / 1e6;
        println!(
            "{:<44} {speed:8.1} M/s   {hits} of {PAIRS} overlap",
            test.name
        );
    }
}

/// Asserts that a test agrees with ours for every pair that is not at the very limit.
fn agree<T>(name: &str, pairs: &[(Base, Base)], peers: &[T], test: impl Fn(&T) -> bool) {
    for ((a, b), peer) in pairs.iter().zip(peers) {
        // The others round corners; ours has a tolerance.
        let apart = separation(a, b);
        let near = within(apart, TOUCH) && within(-apart, TOUCH);
        assert!(
            near || overlaps(a, b) == test(peer),
            "{name} has another answer for {a:?} and {b:?}"
        );
    }
}

fn main() {
    let mut scramble = Rng(0x9e37_79b9_7f4a_7c15);
    let pairs: Vec<(Base, Base)> = (0..PAIRS)
        .map(|_| (scramble.base(), scramble.base()))
        .collect();
    let cuboids: Vec<_> = pairs.iter().map(|(a, b)| (peer(a), peer(b))).collect();
    let polygons: Vec<_> = pairs
        .iter()
        .map(|(a, b)| (polygon(a), polygon(b)))
        .collect();
    let sweeps: Vec<(Sweep, Base)> = pairs
        .iter()
        .map(|(a, b)| {
            let pose = a.shifted(Length::BASE_WIDTH * 2, Length::ZERO);
            let turned = pose.turned(Angle(scramble.next() >> 4));
            (Sweep::new(*a, a.moved_to(turned)), *b)
        })
        .collect();
    let boomerang = [(-1.5, -1.5), (0.0, 1.5), (1.5, -1.5), (0.0, 0.75)];
    let wood = Region::polygon(&boomerang.map(|(x, y)| Point::from_base_widths(x, y)))
        .unwrap_or_else(|error| panic!("{error}"));

    let shapes = |(a, b): &((PeerPose, Cuboid), (PeerPose, Cuboid))| {
        intersection_test(&a.0, &a.1, &b.0, &b.1).is_ok_and(|found| found.intersecting)
    };
    let direct = |(a, b): &((PeerPose, Cuboid), (PeerPose, Cuboid))| {
        intersection_test_cuboid_cuboid(&a.0.inv_mul(&b.0), &a.1, &b.1)
    };
    let rings = |(a, b): &(Polygon, Polygon)| a.intersects(b);
    let corners = |(a, b): &(Base, Base)| overlaps(a.vertices(), b.vertices());
    agree("parry2d-f64", &pairs, &cuboids, shapes);
    agree("parry2d-f64, direct", &pairs, &cuboids, direct);
    agree("geo", &pairs, &polygons, rings);
    agree("two polygons", &pairs, &pairs, corners);

    let mut tests = [
        Test::new("two bases", &pairs, |(a, b)| overlaps(a, b)),
        Test::new("two polygons of four corners", &pairs, corners),
        Test::new("parry2d-f64, any two shapes", &cuboids, shapes),
        Test::new("parry2d-f64, cuboid and cuboid", &cuboids, direct),
        Test::new("geo, two polygons", &polygons, rings),
        Test::new("a turning sweep and a base", &sweeps, |(sweep, base)| {
            sweep.hits(base)
        }),
        Test::new("a concave region and a base", &pairs, |(a, _)| {
            wood.overlaps(a)
        }),
    ];
    race(&mut tests);
    let [own, polygons, shapes, direct, geo, ..] = tests.map(|test| test.best);
    println!(
        "\nbases: {:.1} x parry2d-f64 (mark 3; {:.1} x if it knows that both are cuboids), {:.1} x geo (mark 6); \
         polygons: {:.1} x, {:.1} x and {:.1} x",
        shapes / own,
        direct / own,
        geo / own,
        shapes / polygons,
        direct / polygons,
        geo / polygons,
    );
}
