//! Whose token is placed next. Both sides throw; the lower places one of its own and then the other one of his, until
//! every command has a token. A side that is left alone places the rest without dice.

/// Who does something next: the first side or the second.
pub type SideIndex = usize;

/// What the placing of tokens waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacingAsk {
    /// A die for each side.
    Dice,
    /// A token of this side.
    Place(SideIndex),
    /// Nothing: every command has its token.
    Done,
}

/// The placing of one turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    left: [u8; 2],
    placed: [u8; 2],
    /// Who places in this round, the first first.
    round: Vec<SideIndex>,
}

/// Something that the placing does not wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPlacing {
    /// No dice are wanted.
    #[error("no dice are wanted to place tokens")]
    NoDice,
    /// It is not this side that places.
    #[error("it is not this side that places a token now")]
    OtherSide,
}

impl Placing {
    /// Before the first token, with so many commands on each side.
    pub const fn new(commands: [u8; 2]) -> Placing {
        Placing {
            left: commands,
            placed: [0; 2],
            round: Vec::new(),
        }
    }

    /// One more command of a side is to have a token.
    pub const fn add(&mut self, side: SideIndex) {
        self.left[side] += 1;
    }

    /// What is waited for.
    pub fn asks(&self) -> PlacingAsk {
        match (self.round.first(), self.left) {
            (Some(side), _) => PlacingAsk::Place(*side),
            (None, [0, 0]) => PlacingAsk::Done,
            (None, [_, 0]) => PlacingAsk::Place(0),
            (None, [0, _]) => PlacingAsk::Place(1),
            (None, _) => PlacingAsk::Dice,
        }
    }

    /// Both have thrown. Equal dice are thrown again: `false`.
    ///
    /// # Errors
    /// When no dice are wanted.
    pub fn dice(&mut self, dice: [u8; 2]) -> Result<bool, BadPlacing> {
        if self.asks() != PlacingAsk::Dice {
            return Err(BadPlacing::NoDice);
        }
        let [first, second] = dice;
        if first == second {
            return Ok(false);
        }
        let lower = usize::from(second < first);
        self.round = vec![lower, 1 - lower];
        Ok(true)
    }

    /// A side has placed: the number on its token.
    ///
    /// # Errors
    /// When it is not its turn.
    pub fn place(&mut self, side: SideIndex) -> Result<u8, BadPlacing> {
        if self.asks() != PlacingAsk::Place(side) {
            return Err(BadPlacing::OtherSide);
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
    use super::{BadPlacing, Placing, PlacingAsk};

    #[test]
    fn the_lower_die_places_first() {
        // P1: 2 against 5.
        let mut placing = Placing::new([3, 2]);
        assert_eq!(placing.place(0), Err(BadPlacing::OtherSide));
        assert_eq!(placing.dice([2, 5]), Ok(true));
        assert_eq!(placing.dice([2, 5]), Err(BadPlacing::NoDice));
        assert_eq!(placing.place(0), Ok(1));
        assert_eq!(placing.place(1), Ok(1));
        assert_eq!(placing.asks(), PlacingAsk::Dice);
        // P3: then 6 against 2, and the second places before the first.
        assert_eq!(placing.dice([6, 2]), Ok(true));
        assert_eq!(placing.place(1), Ok(2));
        assert_eq!(placing.place(0), Ok(2));
        // P4: the first has one left, the second none: no dice.
        assert_eq!(placing.asks(), PlacingAsk::Place(0));
        assert_eq!(placing.place(0), Ok(3));
        assert_eq!(placing.asks(), PlacingAsk::Done);
    }

    #[test]
    fn equal_dice_are_thrown_again() {
        // P2.
        let mut placing = Placing::new([1, 1]);
        assert_eq!(placing.dice([4, 4]), Ok(false));
        assert_eq!(placing.dice([3, 3]), Ok(false));
        assert_eq!(placing.dice([6, 1]), Ok(true));
        assert_eq!(placing.asks(), PlacingAsk::Place(1));
    }

    #[test]
    fn a_side_alone_throws_no_dice() {
        // P7.
        let mut placing = Placing::new([3, 0]);
        assert_eq!(
            [placing.place(0), placing.place(0), placing.place(0)],
            [Ok(1), Ok(2), Ok(3)]
        );
        assert_eq!(placing.asks(), PlacingAsk::Done);
    }
}
