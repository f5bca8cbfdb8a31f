//! Solo DBA: a published procedure for playing against a non-player general (NPG).
//!
//! Numbers and conditions are data (`generals/solo-dba.toml`, docs/reference/solo-dba.md), and each table can be rolled on by
//! itself. The general sends each decision to the section that covers it: before the battle, deployment, bounds. There
//! are no rules of the game here.

mod army_choice;
mod army_counts;
mod audit_log;
mod base_edge;
mod board;
mod camp;
mod condition;
mod contest;
pub mod deployment;
mod dice;
mod dice_table;
mod engine;
mod facts;
mod garrison;
mod general;
mod names;
mod procedure;
mod procedure_file;
mod tactical_groups;
mod terrain;
mod veteran;

pub use army_choice::compose_army;
pub use army_counts::{Owner, TroopKinds, army_elements, army_facts, is_littoral};
pub use audit_log::AuditLog;
pub use board::{
    Board, Patch, beside, is_bad as is_bad_going, middle_half, part_across, strip_before,
};
pub use condition::Condition;
pub use contest::{Contender, Contest, ContestScore, contest, contest_with};
pub use dice::Dice;
pub use dice_table::{AppliedModifier, DiceTable, Modifier, Row, TableRoll};
pub use engine::{ActionReport, RankedMove, suitable_moves};
pub use facts::{Fact, FactKind, Facts, InvalidFact};
pub use garrison::{built_up_area_garrison, camp_garrison, next_garrison_order};
pub use general::SoloDba;
pub use names::{ACTIONS, AGGRESSIONS, TROOPS};
pub use procedure::{
    BadMatchUp, CARDS, Card, DeploymentRule, GarrisonRow, Judgement, Procedure, ProcedureError,
};
pub use tactical_groups::{Group, Grouping, groups};
pub use terrain::{OpponentView, Piece, PieceSite, choose_pieces};
pub use veteran::Thresholds;
