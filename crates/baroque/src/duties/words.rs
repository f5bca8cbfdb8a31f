//! The words for duties, actions, manners, remarks and weights.

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

            /// The word in data, records and messages.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$item => $word,)*
                }
            }

            /// The value of a word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|item| item.word() == word)
            }
        }
    };
}

words! {
    /// A duty: something that a mode asks of a unit, allows or forbids.
    Duty {
        /// Turn the back to the enemy first.
        TurnAway = "turn-away",
        /// Move repeatedly, until it cannot continue.
        KeepMoving = "keep-moving",
        /// Try to disengage from melee.
        Disengage = "disengage",
        /// Leave the table.
        LeaveTable = "leave-table",
        /// Baroque's order to withdraw (rule 2.5.1.1).
        WithdrawOrder = "withdraw-order",
        /// Charge.
        Charge = "charge",
        /// Shoot.
        Shoot = "shoot",
        /// Approach the enemy.
        ComeNearer = "come-nearer",
        /// Keep facing the enemy, and step back.
        FaceEnemy = "face-enemy",
        /// Protect the command, where it needs that.
        ProtectCommand = "protect-command",
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
        /// Support a comrade, with more moves.
        Support = "support",
        /// Keep the command together: one move.
        KeepTogether = "keep-together",
        /// Line up, around terrain or for a charge.
        Align = "align",
        /// Catch up with more moves after falling behind.
        CatchUp = "catch-up",
        /// Be the single unit sent ahead with more moves.
        Forlorn = "forlorn",
        /// Move repeatedly, until it fights.
        KeepAttacking = "keep-attacking",
        /// Act while disordered and not rallied.
        ActDisordered = "act-disordered",
    }
}

words! {
    /// An action of a unit in its activation.
    UnitAction {
        /// Any other move.
        Move = "move",
        /// A move away from the enemy.
        Withdraw = "withdraw",
        /// A charge.
        Charge = "charge",
        /// Shooting.
        Shoot = "shoot",
        /// Turning its back.
        AboutFace = "about-face",
        /// A move to line up.
        Align = "align",
        /// Trying to disengage from melee.
        Disengage = "disengage",
        /// Baroque's order to withdraw (rule 2.5.1.1).
        WithdrawOrder = "withdraw-order",
        /// A failed rally.
        RallyFailed = "rally-failed",
        /// Stopping.
        Stop = "stop",
    }
}

words! {
    /// The player's reason or circumstance for an action.
    Manner {
        /// To support a comrade.
        Support = "support",
        /// To catch up with the command.
        Laggard = "laggard",
        /// As the single unit sent ahead.
        Forlorn = "forlorn",
        /// Beyond the ground of the command.
        Outside = "outside",
        /// At the edge of the table.
        Edge = "edge",
        /// It cannot continue: a failed test, disorder, or a blocked path.
        Spent = "spent",
        /// Although a charge was possible.
        CouldCharge = "could-charge",
        /// For shooting: after a move.
        Moved = "moved",
    }
}

words! {
    /// A remark on an action.
    Advice {
        /// Only one move, or none for this reason.
        OneMove = "one-move",
        /// Only units supporting a comrade move twice.
        OnlySupport = "only-support",
        /// One unit has been sent ahead already.
        ForlornUsed = "forlorn-used",
        /// Only skirmishers and light horse step back twice.
        OneStepBack = "one-step-back",
        /// It approaches the enemy.
        ComesNearer = "comes-nearer",
        /// It does not charge in this mode.
        NoCharge = "no-charge",
        /// It does not shoot in this mode.
        NoShot = "no-shot",
        /// It must turn its back first.
        TurnFirst = "turn-first",
        /// It keeps facing the enemy.
        NoTurning = "no-turning",
        /// It should have tried to disengage.
        DisengageDue = "disengage-due",
        /// It should have charged.
        ChargeDue = "charge-due",
        /// It should have moved on.
        MoveDue = "move-due",
        /// It should have continued until it fights.
        AttackDue = "attack-due",
        /// It has left the ground of its command.
        LeftGround = "left-ground",
        /// It may line up only once.
        OneAlignment = "one-alignment",
    }
}

/// The weight of a duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// Required.
    Must,
    /// Allowed.
    May,
    /// Forbidden.
    Not,
}

impl Weight {
    /// The word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Weight::Must => "must",
            Weight::May => "may",
            Weight::Not => "not",
        }
    }
}
