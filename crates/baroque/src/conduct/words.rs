//! The words of conduct: what a mode asks, what a unit does and how, what is remarked of it, and how far a duty goes.

macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $item:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$doc])* $item,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$item,)*];

            /// Its word in data, records and messages.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$item => $word,)*
                }
            }

            /// What a word means.
            pub fn of(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|item| item.word() == word)
            }
        }
    };
}

words! {
    /// One thing that a mode asks of a unit, allows it or forbids it.
    Duty {
        /// Turn the back to the enemy first.
        TurnAway = "turn-away",
        /// Move again and again, until it can go no further.
        KeepMoving = "keep-moving",
        /// Try to get out of the melee.
        Disengage = "disengage",
        /// Leave the table.
        LeaveTable = "leave-table",
        /// The order to withdraw of Baroque's rule 2.5.1.1.
        WithdrawOrder = "withdraw-order",
        /// Charge.
        Charge = "charge",
        /// Shoot.
        Shoot = "shoot",
        /// Come nearer to the enemy.
        ComeNearer = "come-nearer",
        /// Keep facing the enemy, and step backward.
        FaceEnemy = "face-enemy",
        /// A second move to the rear.
        SecondStepBack = "second-step-back",
        /// End every move on the ground of the command.
        StayOnGround = "stay-on-ground",
        /// More than one move.
        MoreMoves = "more-moves",
        /// Exchange tired units for fresh ones.
        SwapTired = "swap-tired",
        /// Attack.
        Attack = "attack",
        /// Keep the position.
        Hold = "hold",
        /// Go to a better position.
        BetterPlace = "better-place",
        /// Go to the help of a comrade, with more moves.
        Support = "support",
        /// Keep the command together: one move.
        KeepTogether = "keep-together",
        /// Line up, around terrain or for a charge.
        Align = "align",
        /// Catch up with more moves, when it has fallen behind.
        CatchUp = "catch-up",
        /// Be the one unit that is sent ahead with more moves.
        Forlorn = "forlorn",
        /// Move again and again, until it fights.
        KeepAttacking = "keep-attacking",
        /// Act though it is disordered and has not rallied.
        ActDisordered = "act-disordered",
    }
}

words! {
    /// What a unit does in its activation.
    Deed {
        /// A move that is none of the others.
        Move = "move",
        /// A move away from the enemy.
        Withdraw = "withdraw",
        /// A charge.
        Charge = "charge",
        /// A shot.
        Shoot = "shoot",
        /// Turning the back.
        AboutFace = "about-face",
        /// A move to line up.
        Align = "align",
        /// A try to get out of the melee.
        Disengage = "disengage",
        /// The order to withdraw of Baroque's rule 2.5.1.1.
        WithdrawOrder = "withdraw-order",
        /// A failed rally.
        RallyFailed = "rally-failed",
        /// Nothing more.
        Stop = "stop",
    }
}

words! {
    /// What a player says of a deed that its mode asks about.
    Manner {
        /// To the help of a comrade.
        Support = "support",
        /// To catch up with the command.
        Laggard = "laggard",
        /// As the one that is sent ahead.
        Forlorn = "forlorn",
        /// Beyond the ground of the command.
        Outside = "outside",
        /// At the edge of the table.
        Edge = "edge",
        /// It can go no further: a test failed, it is disordered, or the way is blocked.
        Spent = "spent",
        /// Though a charge was possible.
        CouldCharge = "could-charge",
        /// Of a shot: after a move.
        Moved = "moved",
    }
}

words! {
    /// What is remarked of a deed.
    Advice {
        /// Only one move, or none for this reason.
        OneMove = "one-move",
        /// Only who supports a comrade moves twice.
        OnlySupport = "only-support",
        /// One unit has been sent ahead already.
        ForlornUsed = "forlorn-used",
        /// Only skirmishers and light horse step back twice.
        OneStepBack = "one-step-back",
        /// It comes nearer to the enemy.
        ComesNearer = "comes-nearer",
        /// It does not charge in this mode.
        NoCharge = "no-charge",
        /// It does not shoot in this mode.
        NoShot = "no-shot",
        /// It has to turn its back first.
        TurnFirst = "turn-first",
        /// It keeps facing the enemy.
        NoTurning = "no-turning",
        /// It had to try to disengage.
        DisengageDue = "disengage-due",
        /// It had to charge.
        ChargeDue = "charge-due",
        /// It had to move on.
        MoveDue = "move-due",
        /// It had to go on until it fights.
        AttackDue = "attack-due",
        /// It has left the ground of its command.
        LeftGround = "left-ground",
        /// It lines up once.
        OneAlignment = "one-alignment",
    }
}

/// How far a duty goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It has to be done.
    Must,
    /// It may be done.
    May,
    /// It is not done.
    Not,
}

impl Weight {
    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Weight::Must => "must",
            Weight::May => "may",
            Weight::Not => "not",
        }
    }
}
