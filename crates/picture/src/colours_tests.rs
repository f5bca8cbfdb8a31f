//! Colours held against the published examples of CIEDE2000 and against what the page's tests say of peoples.

use acies_armies::{Library, ListKey};

use super::{apart, difference, palettes, people};
use crate::Armies;
use acies_referee::Side;

fn list(key: &str) -> &'static acies_armies::ArmyList {
    let library = Library::for_edition("3.0").unwrap();
    library.get(key.parse::<ListKey>().unwrap()).unwrap()
}

#[test]
fn distances_are_those_of_the_published_examples() {
    let near = |one, other, wanted: f64| {
        let found = difference(one, other);
        assert!((found - wanted).abs() < 1e-4, "{found} for {wanted}");
    };
    near([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425);
    near([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492);
    near([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082);
}

#[test]
fn every_list_has_a_people() {
    for edition in ["2.2", "3.0"] {
        for list in Library::for_edition(edition).unwrap().lists() {
            assert!(people(list).is_some(), "{edition} {}", list.name());
        }
    }
    // One name of three times: Egypt of the pharaohs, of the Fatimids and of the Mamluks.
    let found = ["I/2a", "III/66", "IV/45"].map(|key| people(list(key)).unwrap().id.as_str());
    assert_eq!(found, ["egyptian", "fatimid", "mamluk"]);
}

#[test]
fn the_defender_is_counterchanged_where_both_are_alike() {
    // An army against itself, as in a civil war.
    let civil = |attacker| {
        let (red, blue) = (Some(list("II/33")), Some(list("II/33")));
        palettes(Armies {
            red,
            blue,
            attacker,
        })
    };
    let [red, blue] = civil(Some(Side::Red));
    assert_eq!(
        (red.own.as_str(), blue.field.as_str()),
        (blue.own.as_str(), "#ece2c9")
    );
    let [red, _] = civil(Some(Side::Blue));
    assert_eq!(red.field, "#ece2c9");
    // The colours of sides without lists stay as they are: they are far apart.
    let [red, blue] = palettes(Armies::default());
    assert_eq!(
        (red.field.as_str(), blue.field.as_str()),
        ("#96281f", "#23518a")
    );
    assert!(apart(&red.field, &blue.field) >= 18.0);
}
