//! Solo DBA: the published procedure for a player who is not there.
//!
//! Its tables can each be consulted alone: what is thrown, what is added and why, what it comes to. The numbers and conditions
//! are data (`generals/solo-dba.toml`, docs/reference/solo-dba.md). The general sends each decision to the part that is about it: what
//! comes before the battle, the deployment, the bounds. Nothing here knows a rule of the game.

mod armies;
mod army;
mod before;
mod board;
mod camp;
mod clerk;
mod condition;
mod contest;
mod count;
pub mod deployment;
mod dice;
mod edge;
mod engine;
mod facts;
mod garrison;
mod groups;
mod lead;
mod names;
mod procedure;
mod raw;
mod table;
mod terrain;
mod veteran;

pub use armies::{army, counted, is_littoral};
pub use army::compose;
pub use board::{Board, Patch, beside, middle_half, part_across, strip_before};
pub use clerk::Clerk;
pub use condition::Condition;
pub use contest::{Contender, Contest, Score, contest, contest_by};
pub use count::{Kinds, Whose};
pub use dice::Dice;
pub use engine::{Offer, Offers, offers};
pub use facts::{BadFact, Fact, FactKind, Facts};
pub use garrison::{before_deploying, camp_garrison, town_garrison};
pub use groups::{Group, Grouping, groups};
pub use lead::SoloDba;
pub use names::{ACTIONS, AGGRESSIONS, TROOPS};
pub use procedure::{DeploymentRule, Garrison, Judgement, MatchUp, Procedure, ProcedureError};
pub use table::{Applied, Consulted, Modifier, Row, Table};
pub use terrain::{Piece, Seat, Site, wanted};
pub use veteran::Thresholds;
