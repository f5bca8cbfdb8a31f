//! Games at the state where tests start, and short forms of their results.

use acies_baroque::{
    Game, OrderError, Request, Ruling, RulingRow, Rulings, State, UnitId, UnitState,
};

/// One command a side, with tokens and tables: red has units `r1.1` and `r1.2`, blue the lines in `blue`.
pub fn two(blue: &[&str]) -> Game {
    game_from(&format!(
        "side red tokens reactions pursuit\ncommand Red\nFirst, TR, B, fire charge impetus\n\
         Second, TR, B, fire charge impetus\nside blue tokens reactions pursuit\ncommand Blue\n{}\n",
        blue.join("\n")
    ))
}

pub fn game_from(muster: &str) -> Game {
    let (game, _) = Game::begin(muster).unwrap_or_else(|error| panic!("{error}"));
    game
}

pub fn give(game: &mut Game, orders: &[&str]) {
    for order in orders {
        if let Err(error) = game.obey(order) {
            panic!("{order}: {error}");
        }
    }
}

/// Starts a turn: red's command in advance is active, blue's is in this mode.
pub fn open_turn(game: &mut Game, mode: &str) {
    give(
        game,
        &[
            "turn",
            "dice 1 6",
            "place r1 AA",
            &format!("place b1 {mode}"),
            "activate r1",
        ],
    );
}

/// The first turn of [`two`]: red's command in advance acts, blue's is in this mode.
pub fn acting(blue: &[&str], mode: &str) -> Game {
    let mut game = two(blue);
    open_turn(&mut game, mode);
    game
}

/// The ids of an order's results.
pub fn entries(game: &mut Game, order: &str) -> Vec<&'static str> {
    let entries = game
        .obey(order)
        .unwrap_or_else(|error| panic!("{order}: {error}"));
    entries.iter().map(|entry| entry.id).collect()
}

/// The remarks on an order.
pub fn remarks(game: &mut Game, order: &str) -> Vec<String> {
    let entries = game
        .obey(order)
        .unwrap_or_else(|error| panic!("{order}: {error}"));
    entries
        .iter()
        .filter(|entry| entry.id == "advice")
        .flat_map(|entry| entry.args.iter())
        .filter(|(name, _)| *name == "advice")
        .map(|(_, value)| value.clone())
        .collect()
}

/// The word of an order's error, or of the reason why a unit cannot react.
pub fn refusal(game: &mut Game, order: &str) -> &'static str {
    match game.obey(order) {
        Ok(_) => panic!("{order} was not refused"),
        Err(OrderError::CannotReact { barred, .. }) => barred.word(),
        Err(error) => error.word(),
    }
}

pub fn unit<'g>(game: &'g Game, id: &str) -> &'g UnitState {
    let id: UnitId = id.parse().expect("a unit");
    state(game).unit(id).expect("it is there")
}

pub fn state(game: &Game) -> &State {
    game.state()
}

/// Whether an enemy may still react to the last action.
pub fn open(game: &Game) -> bool {
    let action = state(game).action.as_ref().expect("something was done");
    !action.answered
}

pub fn activates(game: &Game) -> Vec<String> {
    match game.asks() {
        Request::Activate(offered) => offered.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

/// The default rulings, but with the second answer of this one.
pub fn switched(ruling: Ruling) -> Rulings {
    let mut rows = RulingRow::all().iter();
    let row = rows.find(|row| row.id == ruling.id()).expect("a row");
    let mut rulings = Rulings::default();
    rulings
        .choose(ruling.id(), &row.answers[1])
        .expect("two answers");
    rulings
}
