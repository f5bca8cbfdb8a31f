//! Sines that must never change, and angles that survive conversion to text and back.

use acies_geometry::{Angle, Direction, Length, Point, Vector};
use proptest::prelude::*;

use crate::common::{any_angle, bw, cases, mirrored_step};

fn direction(degrees: f64) -> (i32, i32) {
    let Direction { sin, cos } = Angle::from_degrees(degrees).direction();
    (sin, cos)
}

/// 2^30.
const ONE: i32 = 1_073_741_824;

#[test]
fn cardinal_directions_are_exact() {
    assert_eq!(direction(0.0), (0, ONE));
    assert_eq!(direction(90.0), (ONE, 0));
    assert_eq!(direction(180.0), (0, -ONE));
    assert_eq!(direction(270.0), (-ONE, 0));
}

#[test]
fn facing_right_is_a_quarter_turn_clockwise() {
    // x grows to the right and y away: a right turn from +y faces +x.
    let ahead = Angle::RIGHT.direction().vector(bw(2.0), Length::ZERO);
    assert_eq!(ahead, Vector { x: 131_072, y: 0 });
    // Its right hand points towards the near edge.
    let right = Angle::RIGHT.direction().vector(Length::ZERO, bw(2.0));
    assert_eq!(right, Vector { x: 0, y: -131_072 });
}

#[test]
fn halved_quarter_turns_match_square_roots() {
    // 45°: 2^30 * sqrt(2) / 2 = 759250124.994.
    assert_eq!(direction(45.0), (759_250_125, 759_250_125));
    // 22.5°: 2^30 * sqrt(2 - sqrt(2)) / 2 = 410903206.682 and 2^30 * sqrt(2 + sqrt(2)) / 2 = 992008094.395.
    assert_eq!(direction(22.5), (410_903_207, 992_008_094));
    // 11.25°: 2^30 * sqrt(2 - sqrt(2 + sqrt(2))) / 2 = 209476638.206, with a plus inside 1053110175.933.
    assert_eq!(direction(11.25), (209_476_638, 1_053_110_176));
}

#[test]
fn thirds_of_a_quarter_turn_are_rounded_to_the_lattice() {
    // 30° is 2^32 / 12 = 357913941.333 parts of a turn; the lattice's angle is a third of a part less, that
    // is 2 pi / 2^32 / 3 = 4.876e-10 less. The sine is 536870912 - 4.876e-10 * 929887697 = 536870911.547. The
    // cosine is 2^29 * sqrt(3) = 929887696.690, plus 4.876e-10 * 536870912 = 0.262, which is 929887696.952.
    assert_eq!(Angle::from_degrees(30.0), Angle(357_913_941));
    assert_eq!(direction(30.0), (536_870_912, 929_887_697));
    // 60° is 715827882.667, rounded up by the same amount: sine and cosine are swapped.
    assert_eq!(Angle::from_degrees(60.0), Angle(715_827_883));
    assert_eq!(direction(60.0), (929_887_697, 536_870_912));
    // 15° is 178956970.667: 2^28 * (sqrt(6) - sqrt(2)) = 277904833.574 + 0.506, and with a plus
    // 1037154958.568 - 0.136.
    assert_eq!(direction(15.0), (277_904_834, 1_037_154_958));
    assert_eq!(direction(75.0), (1_037_154_958, 277_904_834));
}

#[test]
fn other_quadrants_are_reflections() {
    let (sin, cos) = (536_870_912, 929_887_697);
    // 30° from each quarter turn, either way.
    assert_eq!(direction(120.0), (cos, -sin));
    assert_eq!(direction(150.0), (sin, -cos));
    assert_eq!(direction(210.0), (-sin, -cos));
    assert_eq!(direction(240.0), (-cos, -sin));
    assert_eq!(direction(300.0), (-cos, sin));
    assert_eq!(direction(330.0), (-sin, cos));
    assert_eq!(direction(-30.0), direction(330.0));
    assert_eq!(direction(390.0), direction(30.0));
}

#[test]
fn between_is_unsigned_and_at_most_half_a_turn() {
    let (a, b) = (Angle::from_degrees(10.0), Angle::from_degrees(350.0));
    assert!((a.between(b).degrees() - 20.0).abs() < 1e-6);
    assert_eq!(a.between(b), b.between(a));
    assert_eq!(Angle::ZERO.between(Angle::HALF), Angle::HALF);
    assert_eq!(Angle::LEFT.between(Angle::ZERO), Angle::RIGHT);
}

#[test]
fn angles_of_known_vectors() {
    let of = |x, y| Angle::from_vector(Vector { x, y });
    assert_eq!(of(0, 0), Angle::ZERO);
    assert_eq!(of(0, 5), Angle::ZERO);
    assert_eq!(of(5, 0), Angle::RIGHT);
    assert_eq!(of(0, -5), Angle::HALF);
    assert_eq!(of(-5, 0), Angle::LEFT);
    assert_eq!(of(7, 7), Angle::from_degrees(45.0));
    assert_eq!(of(7, -7), Angle::from_degrees(135.0));
    assert_eq!(of(-7, -7), Angle::from_degrees(225.0));
    assert_eq!(of(-7, 7), Angle::from_degrees(315.0));
    // atan(3 / 4) = 0.643501108793284, times 2^32 / 2 pi = 683565275.5764, is 439875012.77 parts of a turn.
    assert_eq!(of(3, 4), Angle(439_875_013));
    assert_eq!(of(-4, 3), Angle::LEFT + Angle(439_875_013));
}

#[test]
fn angle_text_is_as_short_as_possible() {
    assert_eq!(Angle::ZERO.to_text(), "0");
    assert_eq!(Angle::LEFT.to_text(), "270");
    assert_eq!(Angle::from_degrees(22.5).to_text(), "22.5");
    assert_eq!(Angle::from_degrees(30.0).to_text(), "30");
    assert_eq!(Angle::from_degrees(37.3).to_text(), "37.3");
    // One part is 360 / 2^32 = 8.38e-8 degrees: seven decimals round that to 1e-7, which parses as 1.19
    // parts.
    assert_eq!(Angle(1).to_text(), "0.0000001");
    // Two parts are 1.676e-7: 2e-7 parses as 2.39 parts.
    assert_eq!(Angle(2).to_text(), "0.0000002");
    // The last part before a full turn is not "360".
    assert_eq!(Angle(u32::MAX).to_text(), "359.9999999");
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn text_parses_back(angle in any_angle()) {
        let text = angle.to_text();
        let degrees: f64 = text.parse().unwrap();
        prop_assert_eq!(Angle::from_degrees(degrees), angle);
        // With one decimal less, the nearest number parses as another angle.
        if let Some((_, decimals)) = text.split_once('.') {
            let shorter = format!("{:.*}", decimals.len() - 1, angle.degrees());
            prop_assert_ne!(Angle::from_degrees(shorter.parse().unwrap()), angle);
        }
    }

    #[test]
    fn degrees_wrap_at_a_full_turn(angle in any_angle(), turns in -3i32..=3) {
        let degrees = angle.degrees() + 360.0 * f64::from(turns);
        // A part of a turn is 8.4e-8 degrees and the sum is good to 1e-12.
        prop_assert_eq!(Angle::from_degrees(degrees), angle);
    }

    #[test]
    fn sine_agrees_with_an_independent_one(angle in any_angle()) {
        let turn = parry2d_f64::math::Rot2::new(angle.degrees().to_radians());
        let (sin, cos) = (turn.im, turn.re);
        let Direction { sin: own_sin, cos: own_cos } = angle.direction();
        // Rounded to the nearest; the other sine is exact to far better than the 0.001 allowed here.
        prop_assert!((f64::from(own_sin) - sin * f64::from(ONE)).abs() <= 0.501);
        prop_assert!((f64::from(own_cos) - cos * f64::from(ONE)).abs() <= 0.501);
    }

    #[test]
    fn directions_rotate_and_mirror_exactly(angle in any_angle()) {
        let Direction { sin, cos } = angle.direction();
        prop_assert_eq!((-angle).direction(), Direction { sin: -sin, cos });
        prop_assert_eq!((angle + Angle::RIGHT).direction(), Direction { sin: cos, cos: -sin });
        prop_assert_eq!(angle.opposite().direction(), Direction { sin: -sin, cos: -cos });
        prop_assert_eq!((Angle::RIGHT - angle).direction(), Direction { sin: cos, cos: sin });
    }

    #[test]
    fn angle_of_a_direction_is_the_same_angle(angle in any_angle()) {
        let Direction { sin, cos } = angle.direction();
        prop_assert_eq!(Angle::from_vector(Vector { x: sin, y: cos }), angle);
    }

    #[test]
    fn angles_of_vectors_rotate_and_mirror_exactly(x in -300_000i32..300_000, y in -300_000i32..300_000) {
        prop_assume!((x, y) != (0, 0));
        let step = Vector { x, y };
        let angle = Angle::from_vector(step);
        prop_assert_eq!(Angle::from_vector(mirrored_step(step)), -angle);
        prop_assert_eq!(Angle::from_vector(-step), angle.opposite());
        prop_assert_eq!(Angle::from_vector(Vector { x: y, y: -x }), angle + Angle::RIGHT);
        // Straight ahead, a vector deviates by less than the rounding of its length.
        prop_assert!(angle.direction().right(step).units().abs() <= 1);
    }

    #[test]
    fn local_coordinates_invert_vector(angle in any_angle(), ahead in -400_000i32..400_000, right in -400_000i32..400_000) {
        let direction = angle.direction();
        let place = Point::default() + direction.vector(Length::from_units(ahead), Length::from_units(right));
        let seen = direction.local(Point::default(), place);
        prop_assert!((seen.ahead.units() - ahead).abs() <= 1);
        prop_assert!((seen.right.units() - right).abs() <= 1);
    }
}
