//! An independent evaluation of sections 3 and 4: contests, and tables that ask about terrain.

use acies_armies::Topography;
use acies_generals::audit::{ContestOption, Entry};
use acies_referee::{Battle, ElementId, Order, Side};

use super::armies::{Army, MOUNTED};
use super::tables::Read;
use super::{Evaluated, base_edge};

/// Names of area features of bad going; the built-up areas of 1.22 are among them.
const BAD: [&str; 9] = [
    "steep-hill",
    "difficult-hill",
    "wood",
    "oasis",
    "dunes",
    "marsh",
    "gully",
    "edifice",
    "bua",
];

/// Kinds that count as woods, steep hills or rough.
const ROUGH_FEATURES: [&str; 7] = [
    "wood",
    "steep-hill",
    "difficult-hill",
    "rough",
    "rocky",
    "scrub",
    "boggy",
];

pub const BAD_GOING_TROOPS: [&str; 4] = ["Ps", "Ax", "Wb", "Bw"];
pub const INFANTRY: [&str; 8] = ["Bd", "Sp", "Pk", "Ax", "Wb", "Bw", "Ps", "Hd"];

/// A table of sections 3 and 4 that asks about terrain, given the earlier entries.
pub fn read(
    battle: &Battle,
    side: Side,
    [npg, you]: &[Army; 2],
    entry: &Entry,
    known: &[&Entry],
) -> Option<Read> {
    let bad = [npg, you].map(|army| army.of_classes(&BAD_GOING_TROOPS));
    let rows: Vec<(u8, i64, bool)> = match entry.name.as_str() {
        // Section 3.1.2.
        "second-piece" => {
            let rough = ROUGH_FEATURES.contains(&entry.subject.as_str());
            vec![(1, 1, rough && bad[0] > 6)]
        }
        // Section 3.2.1.
        "optional-count" => {
            let two_bad = known.iter().any(|entry| {
                entry.name == "second-piece"
                    && entry.result == "two"
                    && ROUGH_FEATURES.contains(&entry.subject.as_str())
            });
            vec![
                (1, 2, bad[0] > bad[1]),
                (2, 1, you.mounted() > npg.mounted()),
                (3, -1, two_bad),
                (4, -1, npg.mounted() > you.mounted()),
                (5, -1, bad[1] > bad[0]),
            ]
        }
        // Section 4.4.
        "town-garrison" => {
            let has = |army: &Army, classes: &[&str]| army.of_classes(classes) > 0;
            let all = |army: &Army, of: &[&str]| army.of_classes(&INFANTRY) == army.of_classes(of);
            vec![
                (1, 2, has(npg, &["Bd"])),
                (2, 1, all(you, &["Ps"])),
                (3, 1, has(npg, &["Sp"])),
                (4, -1, has(you, &["Sp", "El"])),
                (
                    5,
                    -1,
                    has(you, &["Ps"]) && has(you, &["Ax", "Sp", "Bd"])
                        || you.of_classes(&["Sp"]) > 1,
                ),
                (6, -2, has(you, &["Bd"]) || you.of_classes(&["Pk"]) > 1),
                (7, -2, all(npg, &["Bw", "Ps"])),
                (8, -3, town_on_own_side(battle, side)?),
            ]
        }
        _ => return None,
    };
    let (rows_of, last): (&'static [(i64, &'static str)], _) = match entry.name.as_str() {
        "second-piece" => (&[(3, "one")], "two"),
        "optional-count" => (&[(3, "two")], "three"),
        _ => (&[(3, "no")], "yes"),
    };
    Some(Read::new(&rows, rows_of, last))
}

/// Whether a table is rolled while the troops of some elements are still undecided on the table.
pub fn is_open(battle: &Battle, side: Side, entry: &Entry) -> bool {
    let asks = ["camp-garrison", "landing", "position"].contains(&entry.name.as_str());
    let Some(setup) = battle.setup().filter(|_| asks) else {
        return false;
    };
    ElementId::of_side(side).any(|id| setup.choice_of(id).is_some())
}

/// Whether the middle of the side's built-up area is nearer to its own edge.
fn town_on_own_side(battle: &Battle, side: Side) -> Option<bool> {
    let table = battle.table();
    let town = table
        .features
        .iter()
        .find(|feature| feature.owner == Some(side))?;
    let (low, high) = town.region.bounds();
    let up = low.midway(high).up().base_widths();
    let half = table.depth.base_widths() / 2.0;
    Some(if side == Side::Red {
        up < half
    } else {
        up > half
    })
}

/// Checks a contest: its known modifiers, the rerolls, and the winner.
pub fn contest(
    evaluated: &mut Evaluated,
    battle: &Battle,
    (side, order): (Side, &Order),
    armies: &[Army; 2],
    entry: &Entry,
    options: &[ContestOption],
    known: &[&Entry],
) {
    let name = entry.name.as_str();
    for option in options {
        let read = match name {
            "edge" => base_edge::modifiers(battle, side, armies, &option.name),
            "optional-features" => {
                let water =
                    option.name.starts_with("waterway") && is_littoral(battle, side.other());
                Some(if water { vec![(1, -1)] } else { Vec::new() })
            }
            "general" => general(battle, order, &option.name, known),
            _ => Some(Vec::new()),
        };
        let recorded: Vec<(u8, i64)> = option.throws[0]
            .modifiers
            .iter()
            .map(|added| (added.row, added.value.into()))
            .collect();
        match read {
            Some(read) => {
                let what = format!("modifiers of {name} {}", option.name);
                let agrees = recorded == read;
                if agrees {
                    evaluated.agree(&format!("modifiers of {name}"));
                } else {
                    evaluated.compare(&what, entry, &recorded, &read);
                }
            }
            None => evaluated.leave(&format!("modifiers of {name}")),
        }
    }
    if name == "edge" && entry.subject.is_empty() {
        let what = "edges that throw";
        let recorded: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
        match base_edge::throwing(battle) {
            Some(read) => evaluated.compare(what, entry, &recorded, &read),
            None => evaluated.leave(what),
        }
    }
    if name == "optional-features" {
        features(evaluated, battle, entry, options);
        return;
    }
    let totals = |option: &ContestOption| -> Vec<i16> {
        option.throws.iter().map(|thrown| thrown.total).collect()
    };
    let able = || options.iter().filter(|option| !option.ignored);
    let best = able().map(totals).max();
    let winners: Vec<&str> = able()
        .filter(|option| Some(totals(option)) == best)
        .map(|option| option.name.as_str())
        .collect();
    evaluated.compare(
        &format!("winner of {name}"),
        entry,
        &vec![entry.result.as_str()],
        &winners,
    );
    // An option that rolled more than once had tied with another, above all others.
    for option in able().filter(|option| option.throws.len() > 1) {
        let before = &totals(option)[..option.throws.len() - 1];
        let tied = able()
            .filter(|other| totals(other).starts_with(before))
            .count();
        let highest = able().all(|other| totals(other)[..].iter().take(before.len()).le(before));
        evaluated.compare(
            &format!("tie of {name}"),
            entry,
            &(tied > 1, highest),
            &(true, true),
        );
    }
}

/// The modifiers of section 2.2.1 for an option of the general's element, given the army chosen with it.
fn general(
    battle: &Battle,
    order: &Order,
    option: &str,
    known: &[&Entry],
) -> Option<Vec<(u8, i64)>> {
    let Order::Army(taken) = order else {
        return None;
    };
    // An option with other elements: the army with another choice is not known.
    if option.contains(", ") {
        return None;
    }
    let rulebook = battle.rulebook();
    let others = Army::followers(rulebook, taken)?;
    let enemy = known.iter().find(|entry| entry.name == "enemy-army")?;
    let you = Army::written(rulebook, enemy.result.split(", "))?;
    let troop = Army::written(rulebook, std::iter::once(option.strip_prefix("1x")?))?;
    let (class, speed) = troop.first()?;
    let mounted = MOUNTED.contains(&class.as_str());
    let elephant = class == "El";
    let pikes = others.of_classes(&["Pk"]) + troop.of_classes(&["Pk"]);
    let present = others.of_classes(&[class.as_str()]) > 0;
    let infantry = INFANTRY.contains(&class.as_str());
    let light = you.of_classes(&["Ps", "Ax", "LH"]) >= 4;
    let rows = [
        (1, -2, pikes % 2 == 1),
        (2, -2, mounted && !elephant && you.of_classes(&["Bw"]) >= 4),
        (3, -2, others.all_faster(*speed)),
        (4, -1, class == "Ps"),
        (5, -1, elephant && (light || you.of_classes(&["Art"]) > 0)),
        (6, 1, infantry && present),
        (7, 2, mounted && present),
    ];
    let applying = rows.into_iter().filter(|(.., applies)| *applies);
    Some(applying.map(|(row, value, _)| (row, value)).collect())
}

/// Checks the choice of optional pieces: the required ones, then the highest rolls.
fn features(evaluated: &mut Evaluated, battle: &Battle, entry: &Entry, options: &[ContestOption]) {
    let chosen: Vec<&str> = entry.result.split(" + ").collect();
    let totals = |name: &str| -> Vec<i16> {
        let option = options.iter().find(|option| option.name == name);
        option.map_or_else(Vec::new, |option| {
            option.throws.iter().map(|thrown| thrown.total).collect()
        })
    };
    let kind = |name: &str| name.trim_end_matches([' ', '2', '3', '4']).to_owned();
    let is_one_of = |name: &str, kinds: &[&str]| kinds.contains(&kind(name).as_str());
    let hard = |name: &str| {
        is_one_of(name, &BAD[..8])
            || is_one_of(name, &ROUGH_FEATURES)
            || is_one_of(name, &["river", "waterway", "enclosure"])
            || is_one_of(name, &["hamlet"])
            || is_one_of(name, &["bua"]) && battle.rulebook().edition == "1.22"
    };
    // A piece with a higher roll is left out only for a required one.
    let outside = options.iter().map(|option| option.name.as_str());
    for out in outside.filter(|name| !chosen.contains(name)) {
        let lower: Vec<&str> = chosen
            .iter()
            .copied()
            .filter(|inside| totals(inside) < totals(out))
            .collect();
        let needed = |name: &str| hard(name) || kind(name) == "road";
        let town = is_one_of(out, &["bua", "city", "fort", "hamlet", "edifice"]);
        let excused = lower.iter().all(|name| needed(name)) && lower.len() <= 2;
        let read = lower.is_empty() || excused || town;
        evaluated.compare("optional pieces", entry, &read, &true);
    }
    let compulsory = |name: &str| {
        let topography = battle.setup().and_then(|setup| setup.topography());
        topography.is_some_and(|topography| topography.name == name)
    };
    // On these homes everything compulsory is difficult; of the others something else has to be.
    let difficult_anyway = ["Forest", "Hilly", "Dry", "Tropical", "Littoral"];
    let has = difficult_anyway.iter().any(|name| compulsory(name))
        || chosen.iter().any(|name| hard(name));
    let any = options.iter().any(|option| hard(&option.name));
    // A hamlet or an edifice may be the compulsory piece of arable land.
    let arable = compulsory("Arable") && battle.rulebook().edition == "3.0";
    evaluated.compare("difficult terrain", entry, &(has || !any || arable), &true);
}

/// Whether a side's homes include a coast.
pub fn is_littoral(battle: &Battle, side: Side) -> bool {
    let list = battle.setup().map(|setup| &setup.lists()[side as usize]);
    list.is_some_and(|list| list.home().contains(&Topography::Littoral))
}
