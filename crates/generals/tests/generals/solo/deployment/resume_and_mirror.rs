//! A plan is reproducible: resumed in the middle of it, and on a mirrored table.

use acies_generals::General;
use acies_generals::solo::deployment::{DeploymentPlan, plan_deployment};
use acies_generals::solo::{AuditLog, Dice, SoloDba};
use acies_geometry::{Length, Point, Pose};
use acies_referee::{Ask, Battle, Order, Side, What};

use super::super::table_setup::{Piece, area};
use super::{before, facing};

const ARMIES: [&str; 2] = [
    "3Kn general, 1x3Kn, 2x2LH, 3x4Sp, 3x4Ax, 2x2Ps",
    "3Cv general, 3x3Cv, 6x4Bd, 1xArt, 1xEl",
];

fn log(number: u64) -> AuditLog {
    AuditLog::new(Dice::new(number))
}

#[test]
fn resumed_deployment_continues_the_same() {
    for number in 0..8 {
        let wood = [area("wood", 9.0, 4.2, 3.0, 2.0)];
        let mut battle = before(&wood, ARMIES);
        let mut first = SoloDba::new(number);
        let mut entries = Vec::new();
        let mut steps = 0;
        while let Ask::Decide {
            side: Side::Red,
            what: What::Deployment,
        } = battle.asks()
        {
            let order = first.decide(&battle, Side::Red);
            entries.extend(first.take_entries());
            // A second general without dice knows the rolls from the log.
            let mut resumed = SoloDba::with_dice(Dice::Scripted([].into()));
            for entry in &entries {
                resumed.replay_entry(entry.clone());
            }
            assert_eq!(
                resumed.decide(&battle, Side::Red),
                order,
                "{number}, step {steps}"
            );
            assert!(resumed.take_entries().is_empty(), "{number}, step {steps}");
            battle.obey(&order).unwrap();
            steps += 1;
        }
        assert_eq!(steps, 13, "twelve elements and an end");
    }
}

/// A kind of terrain, its lowest corner, its width and depth.
type Patch = (&'static str, f64, f64, f64, f64);

/// The same board with left and right exchanged.
fn mirrored(pieces: &[Patch], mirror: bool) -> Vec<Piece> {
    let laid = |&(kind, x, y, wide, deep): &Patch| {
        let x = if mirror { 15.0 - x - wide } else { x };
        area(kind, x, y, wide, deep)
    };
    pieces.iter().map(laid).collect()
}

fn exchanged(width: Length, pose: Pose) -> Pose {
    let front = pose.front;
    Pose::new(Point::new(width - front.across(), front.up()), pose.facing)
}

#[test]
fn mirrored_table_gives_a_mirrored_deployment() {
    let boards: [&[Patch]; 3] = [
        &[],
        &[
            ("wood", 3.0, 4.25, 3.0, 1.5),
            ("steep-hill", 9.5, 1.0, 2.0, 2.5),
        ],
        &[
            ("marsh", 6.0, 2.5, 1.5, 2.0),
            ("rough", 11.0, 4.5, 2.0, 2.0),
        ],
    ];
    let blue = |mirror: bool| {
        let stand = [(1, 5.0), (2, 6.0), (5, 7.0), (11, 9.0), (12, 10.0)];
        stand.map(|(number, x)| (number, if mirror { 15.0 - x } else { x }, 12.0))
    };
    for (board, pieces) in boards.into_iter().enumerate() {
        for number in 0..12 {
            let by = |mirror: bool| -> (Battle, DeploymentPlan) {
                let pieces = mirrored(pieces, mirror);
                let battle = facing("2.2", &pieces, ARMIES, &blue(mirror));
                // What is right to one is left to the other: rows 10 and 11 are exchanged with it.
                let plan = plan_deployment(&battle, &mut log(number), Side::Red, mirror);
                (battle, plan)
            };
            let ((battle, plain), (_, mirror)) = (by(false), by(true));
            let width = battle.table().width;
            let turned: Vec<_> = plain
                .poses
                .iter()
                .map(|&(id, pose)| (id, exchanged(width, pose)))
                .collect();
            assert_eq!(turned, mirror.poses, "board {board}, dice {number}");
            assert_eq!(plain.poses.len(), 12);
            assert!(
                plain
                    .poses
                    .iter()
                    .all(|&(id, pose)| { battle.is_legal(&Order::Deploy(id, pose)) })
            );
        }
    }
}
