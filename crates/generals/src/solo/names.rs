//! Words of the procedure: kinds of troops, aggressions, actions.

/// The kinds of troops in the procedure.
pub const TROOPS: [&str; 16] = [
    "blade",
    "spear",
    "pike",
    "auxilia",
    "warband",
    "bow",
    "psiloi",
    "horde",
    "artillery",
    "war-wagon",
    "elephant",
    "knight",
    "cavalry",
    "light-horse",
    "camelry",
    "scythed-chariot",
];

/// The aggressions of a whole battle (section 5.2).
pub const AGGRESSIONS: [&str; 3] = ["defensive", "neutral", "aggressive"];

/// The actions that PIPs are spent on (section 5.1).
pub const ACTIONS: [&str; 13] = [
    "aggressive-attack",
    "aggressive-manoeuvre",
    "calculated-attack",
    "defensive-manoeuvre",
    "form-column",
    "form-line",
    "occupy-terrain",
    "re-arrange-line",
    "reckless-attack",
    "re-enforce",
    "repair-line",
    "safe-attack",
    "support-attack",
];
