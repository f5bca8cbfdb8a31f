//! Takes positions for the oracle out of real battles and writes them as scenarios: `take_positions FOLDER`.
//!
//! For when the kinds of positions under `perft/` no longer suffice: they are committed, and stay as they are otherwise.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::{Draft, EditionChoice, Seed, snapshot};
use acies_generals::{Match, general, perft};
use acies_geometry::Angle;
use acies_referee::What;

/// Each edition with how many positions it gives.
const EDITIONS: [(&str, usize); 3] = [("1.22", 60), ("2.2", 70), ("3.0", 70)];

/// The generals that play, in turn. Strong generals produce contacts at odd angles, weak ones positions all over the table.
const PAIRS: [[&str; 2]; 4] = [
    ["greedy", "random"],
    ["solo-dba", "greedy"],
    ["random", "veteran"],
    ["greedy", "greedy"],
];

/// The bounds of both sides together after which a position is taken, and in which phase.
const WANTED: [(u16, What); 5] = [
    (3, What::Move),
    (8, What::Move),
    (10, What::Combat),
    (13, What::Move),
    (15, What::Shooting),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("expected a folder")?);
    for (edition, most) in EDITIONS {
        let choice = EditionChoice::plain(edition);
        let rulebook = choice.rulebook()?;
        let library = Library::for_edition(edition)?;
        let into = folder.join(edition);
        std::fs::create_dir_all(&into)?;
        let mut taken = 0;
        for battle in 0.. {
            if taken == most {
                break;
            }
            let names = PAIRS[battle % PAIRS.len()];
            let generals = [0, 1].map(|side| general(names[side], (battle * 2 + side) as u64));
            let [Some(red), Some(blue)] = generals else {
                return Err("no such general".into());
            };
            let lists = library.lists();
            let pick = |offset: usize| lists[(battle * 41 + offset) % lists.len()].clone();
            let armies = [pick(3), pick(150)];
            let seed = Seed::from(battle as u64 + 1_000);
            let game = Match::new(Arc::clone(&rulebook), armies, [red, blue], seed, 30);
            for found in perft::positions(game, &WANTED)
                .into_iter()
                .take(most - taken)
            {
                let title = format!(
                    "Battle {battle} of {} and {}, position {taken}",
                    names[0], names[1]
                );
                let Some(text) = snapshot(&found, &choice, &title) else {
                    continue;
                };
                // A position that the format cannot say is passed over.
                let draft = Draft::read(&text)?;
                if let Err(error) = draft.scenario(&choice, Arc::clone(&rulebook), Angle::ZERO) {
                    eprintln!("{edition} battle {battle}: {error}");
                    continue;
                }
                taken += 1;
                std::fs::write(into.join(format!("{taken:03}.toml")), text)?;
            }
        }
    }
    Ok(())
}
