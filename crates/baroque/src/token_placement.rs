//! The placement of tokens.
//!
//! Both sides roll; the lower places one of its tokens, then the other side one of its own, until every
//! command has a token. When one side is finished, the other places the rest without dice.

/// A side as an index: 0 for the first, 1 for the second.
pub type SideIndex = usize;

/// The input the placement waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementRequest {
    /// A die for each side.
    Dice,
    /// A token of this side.
    Place(SideIndex),
    /// Nothing: every command has its token.
    Done,
}

/// The placement of tokens in one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenPlacement {
    left: [u8; 2],
    placed: [u8; 2],
    /// The sides that place in this round, in order.
    round: Vec<SideIndex>,
}

/// Input that the placement does not wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementError {
    /// Dice are not expected.
    #[error("no dice are wanted to place tokens")]
    NoDice,
    /// It is not this side's turn to place.
    #[error("it is not this side that places a token now")]
    OtherSide,
}

impl TokenPlacement {
    /// Before the first token, with this many commands on each side.
    pub const fn new(commands: [u8; 2]) -> TokenPlacement {
        TokenPlacement {
            left: commands,
            placed: [0; 2],
            round: Vec::new(),
        }
    }

    /// Adds a command that needs a token.
    pub const fn add(&mut self, side: SideIndex) {
        self.left[side] += 1;
    }

    /// The input waited for.
    pub fn asks(&self) -> PlacementRequest {
        match (self.round.first(), self.left) {
            (Some(side), _) => PlacementRequest::Place(*side),
            (None, [0, 0]) => PlacementRequest::Done,
            (None, [_, 0]) => PlacementRequest::Place(0),
            (None, [0, _]) => PlacementRequest::Place(1),
            (None, _) => PlacementRequest::Dice,
        }
    }

    /// Both sides have rolled; `false` for equal dice, which are rolled again.
    ///
    /// # Errors
    /// If no dice are expected.
    pub fn dice(&mut self, dice: [u8; 2]) -> Result<bool, PlacementError> {
        if self.asks() != PlacementRequest::Dice {
            return Err(PlacementError::NoDice);
        }
        let [first, second] = dice;
        if first == second {
            return Ok(false);
        }
        let lower = usize::from(second < first);
        self.round = vec![lower, 1 - lower];
        Ok(true)
    }

    /// A side has placed: returns the number of its token.
    ///
    /// # Errors
    /// If it is not its turn.
    pub fn place(&mut self, side: SideIndex) -> Result<u8, PlacementError> {
        if self.asks() != PlacementRequest::Place(side) {
            return Err(PlacementError::OtherSide);
        }
        if !self.round.is_empty() {
            self.round.remove(0);
        }
        self.left[side] -= 1;
        self.placed[side] += 1;
        Ok(self.placed[side])
    }
}

#[cfg(test)]
mod tests {
    use super::{PlacementError, PlacementRequest, TokenPlacement};

    #[test]
    fn the_lower_die_places_first() {
        // P1: 2 against 5.
        let mut placing = TokenPlacement::new([3, 2]);
        assert_eq!(placing.place(0), Err(PlacementError::OtherSide));
        assert_eq!(placing.dice([2, 5]), Ok(true));
        assert_eq!(placing.dice([2, 5]), Err(PlacementError::NoDice));
        assert_eq!(placing.place(0), Ok(1));
        assert_eq!(placing.place(1), Ok(1));
        assert_eq!(placing.asks(), PlacementRequest::Dice);
        // P3: then 6 against 2, and the second places before the first.
        assert_eq!(placing.dice([6, 2]), Ok(true));
        assert_eq!(placing.place(1), Ok(2));
        assert_eq!(placing.place(0), Ok(2));
        // P4: the first has one left, the second none: no dice.
        assert_eq!(placing.asks(), PlacementRequest::Place(0));
        assert_eq!(placing.place(0), Ok(3));
        assert_eq!(placing.asks(), PlacementRequest::Done);
    }

    #[test]
    fn equal_dice_are_thrown_again() {
        // P2.
        let mut placing = TokenPlacement::new([1, 1]);
        assert_eq!(placing.dice([4, 4]), Ok(false));
        assert_eq!(placing.dice([3, 3]), Ok(false));
        assert_eq!(placing.dice([6, 1]), Ok(true));
        assert_eq!(placing.asks(), PlacementRequest::Place(1));
    }

    #[test]
    fn a_side_alone_throws_no_dice() {
        // P7.
        let mut placing = TokenPlacement::new([3, 0]);
        assert_eq!(
            [placing.place(0), placing.place(0), placing.place(0)],
            [Ok(1), Ok(2), Ok(3)]
        );
        assert_eq!(placing.asks(), PlacementRequest::Done);
    }
}
