//! Who decides: candidate orders, exact odds, and the generals.
