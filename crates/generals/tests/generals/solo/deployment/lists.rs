//! Armies of all editions on tables of all kinds: no order is refused, and every element that can deploy does.

use std::sync::Arc;

use acies_armies::Library;
use acies_generals::audit::{Entry, How};
use acies_generals::solo::SoloDba;
use acies_generals::{General, Rng};
use acies_referee::{Battle, ElementId, Place, Side, What};
use acies_rulebook::{Rulebook, Scale};

use super::super::table_setup::mustered;
use super::{deployed, set_up};

/// Checks the entries of elements that may deploy as either of two troops, and counts them.
fn hold_choices(battle: &Battle, new_entries: &[Entry]) -> usize {
    let mut held = 0;
    for entry in new_entries
        .iter()
        .filter(|entry| entry.name == "deployed-as")
    {
        let id = ElementId::parse(&entry.subject).unwrap();
        let setup = battle.setup().unwrap();
        let [first, second] = setup.choice_of(id).unwrap();
        let How::Rule { facts } = &entry.how else {
            panic!("{entry:?}");
        };
        let taken = if facts[1].1 < facts[0].1 {
            second
        } else {
            first
        };
        assert_eq!(entry.result, taken.as_str());
        held += 1;
    }
    held
}

/// Sets a battle up: terrain, edges and camps at random, deployment and swaps by the general.
fn any_armies(edition: &str, scale: Scale, number: u64) -> usize {
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = Arc::new(source.compile(scale, &[], &[]).unwrap());
    let lists = Library::for_edition(edition).unwrap().lists();
    let mut chance = Rng::new(number);
    let armies = [(); 2].map(|()| lists[chance.below(lists.len())].clone());
    let mut battle = Battle::new(rulebook, armies);
    let mut generals = [SoloDba::new(number), SoloDba::new(number + 1000)];
    let mut choices = 0;
    let mut steps = 0;
    set_up(&mut battle, number, &mut |battle, side, what| {
        steps += 1;
        let order = match what {
            What::Deployment | What::Swap => generals[side as usize].decide(battle, side),
            // Random terrain may never end.
            What::Terrain if steps > 50 => battle.default_order(),
            _ => chance
                .pick(&battle.choices())
                .cloned()
                .unwrap_or_else(|| battle.default_order()),
        };
        let new_entries = generals[side as usize].take_entries();
        choices += hold_choices(battle, &new_entries);
        if new_entries
            .iter()
            .any(|entry| entry.name == "left-to-the-referee")
        {
            // There are tables on which twelve elements find no room: a strip along the water.
            let [near, far, ..] = battle.setup().unwrap().deployment_zone(side);
            let deep = (far.up() - near.up()).abs().base_widths();
            assert!(deep < 2.5, "{edition} {number}: {deep}");
        }
        Some(order)
    });
    choices
}

#[test]
fn sixty_setups_without_refused_orders() {
    let mut choices = 0;
    for number in 0..60 {
        let edition = ["1.22", "2.2", "3.0"][number as usize % 3];
        let scale = [Scale::Mm15, Scale::Mm25][number as usize / 3 % 2];
        choices += any_armies(edition, scale, number);
    }
    assert!(
        choices > 0,
        "some element may deploy as either of two troops"
    );
}

#[test]
fn armies_of_any_size_deploy() {
    for count in 0..=3 {
        for edition in ["1.22", "2.2", "3.0"] {
            let armies = ["WWg, El, 2Ps, 9x2Ps general", "4Ax general, 11x4Ax"];
            let armies = armies.map(|army| army.replace("9x2Ps general", "8x2Ps, 2Ps general"));
            let (rulebook, table, mut position) = mustered(edition, &[], [&armies[0], &armies[1]]);
            for side in Side::BOTH {
                for id in ElementId::of_side(side).skip(count) {
                    position.element_mut(id).place = Place::Unused;
                }
            }
            // None of them is the general.
            let battle = Battle::from_position(rulebook, table, position);
            let (battle, _) = deployed(battle, &[3; 20]);
            assert_eq!(
                battle.position().side(Side::Red).count(),
                count,
                "{edition}"
            );
        }
    }
}
