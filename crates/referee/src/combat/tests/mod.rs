//! Cases worked out by hand, by subject.

mod affected;
mod contact_places;
mod dba30;
mod fights;
mod opponents;
mod scores;
mod uphill;
