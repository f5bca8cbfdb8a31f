//! A game brought to where a test begins, and what it tells.

use acies_baroque::{Asks, BadOrder, Game, Ruling, RulingRow, Rulings, State, UnitId, UnitState};

/// One command a side, under tokens and tables: red's has units `r1.1` and `r1.2`, blue's is `blue`, its lines of units.
pub fn two(blue: &[&str]) -> Game {
    of(&format!(
        "side red tokens reactions pursuit\ncommand Red\nFirst, TR, B, fire charge impetus\n\
         Second, TR, B, fire charge impetus\nside blue tokens reactions pursuit\ncommand Blue\n{}\n",
        blue.join("\n")
    ))
}

pub fn of(muster: &str) -> Game {
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

/// Begins a turn: red's one command is in advance, blue's in this mode, and red's acts.
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

/// What is told of an order, in words of the program.
pub fn told(game: &mut Game, order: &str) -> Vec<&'static str> {
    let told = game
        .obey(order)
        .unwrap_or_else(|error| panic!("{order}: {error}"));
    told.iter().map(|told| told.id).collect()
}

/// What is remarked of an order.
pub fn remarks(game: &mut Game, order: &str) -> Vec<String> {
    let told = game
        .obey(order)
        .unwrap_or_else(|error| panic!("{order}: {error}"));
    told.iter()
        .filter(|told| told.id == "advice")
        .flat_map(|told| told.args.iter())
        .filter(|(name, _)| *name == "advice")
        .map(|(_, value)| value.clone())
        .collect()
}

/// The word of a refusal, and of what bars a unit.
pub fn refusal(game: &mut Game, order: &str) -> &'static str {
    match game.obey(order) {
        Ok(_) => panic!("{order} was not refused"),
        Err(BadOrder::Barred { barred, .. }) => barred.word(),
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

/// Whether an enemy may still react to what was done last.
pub fn open(game: &Game) -> bool {
    let action = state(game).action.as_ref().expect("something was done");
    !action.answered
}

pub fn activates(game: &Game) -> Vec<String> {
    match game.asks() {
        Asks::Activate(offered) => offered.iter().map(ToString::to_string).collect(),
        other => panic!("{other:?}"),
    }
}

/// All rulings as they are, but for the second answer of this one.
pub fn switched(ruling: Ruling) -> Rulings {
    let mut rows = RulingRow::all().iter();
    let row = rows.find(|row| row.id == ruling.id()).expect("a row");
    let mut rulings = Rulings::default();
    rulings
        .choose(ruling.id(), &row.answers[1])
        .expect("two answers");
    rulings
}
