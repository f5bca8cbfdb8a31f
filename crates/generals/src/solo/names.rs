//! The words of the procedure that are more than facts: kinds of troops, ways to play, actions.

/// The kinds of troops that the procedure tells apart.
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

/// How a general plays through a whole battle (section 5.2).
pub const AGGRESSIONS: [&str; 3] = ["defensive", "neutral", "aggressive"];

/// What may be done with PIPs (section 5.1).
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
