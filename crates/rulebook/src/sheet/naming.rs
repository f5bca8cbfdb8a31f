//! Names sets of troops and terrain by the shortest list, as an edition file may write it.

use crate::model::{Rulebook, TerrainId, TerrainSet, Troop, TroopId, TroopSet};

/// The names of a set of troops: `any`, `mounted`, `foot`, classes and codes; `-` in front removes.
pub(super) fn troops(set: TroopSet, rulebook: &Rulebook) -> Vec<String> {
    let halves = [true, false].map(|mounted| {
        let all = |id: &TroopId| rulebook.troop(*id).mounted == mounted;
        let members: Vec<TroopId> = ids(rulebook).filter(all).collect();
        let listed = included(set, &members, rulebook);
        let word = if mounted { "mounted" } else { "foot" };
        let without = excluded(word, set, &members, rulebook);
        shorter(listed, without)
    });
    if ids(rulebook).all(|id| !set.has(id)) {
        return Vec::new();
    }
    let members: Vec<TroopId> = ids(rulebook).collect();
    shorter(halves.concat(), excluded("any", set, &members, rulebook))
}

/// The names of a set of terrain.
pub(super) fn terrain(set: TerrainSet, rulebook: &Rulebook) -> Vec<String> {
    let kinds = rulebook.terrain.iter().enumerate();
    kinds
        .filter(|(index, _)| set.has(TerrainId(*index as u8)))
        .map(|(_, kind)| kind.name.clone())
        .collect()
}

fn ids(rulebook: &Rulebook) -> impl Iterator<Item = TroopId> {
    (0..rulebook.troops.len()).map(|index| TroopId(index as u8))
}

/// The first, unless the second is shorter or a single word.
fn shorter(first: Vec<String>, second: Vec<String>) -> Vec<String> {
    if second.len() < first.len() || (second.len() == 1 && !first.is_empty()) {
        second
    } else {
        first
    }
}

/// The classes of some troops with their members, in edition order.
fn classes<'a>(members: &[TroopId], rulebook: &'a Rulebook) -> Vec<(&'a str, Vec<TroopId>)> {
    let mut classes: Vec<(&str, Vec<TroopId>)> = Vec::new();
    for &id in members {
        let Troop { class, .. } = rulebook.troop(id);
        match classes.iter_mut().find(|(known, _)| known == class) {
            Some((_, troops)) => troops.push(id),
            None => classes.push((class, vec![id])),
        }
    }
    classes
}

/// Names for the members of the set.
fn included(set: TroopSet, members: &[TroopId], rulebook: &Rulebook) -> Vec<String> {
    let mut names = Vec::new();
    for (class, troops) in classes(members, rulebook) {
        let (inside, outside): (Vec<TroopId>, Vec<TroopId>) =
            troops.iter().partition(|id| set.has(**id));
        let code = |id: TroopId| rulebook.troop(id).code.clone();
        if inside.is_empty() {
            continue;
        }
        // A code with the name of its class would be read as the class.
        let clashes = inside.iter().any(|&id| code(id) == class);
        if outside.is_empty() || clashes {
            names.push(class.to_owned());
            names.extend(outside.iter().map(|&id| format!("-{}", code(id))));
        } else {
            names.extend(inside.iter().map(|&id| code(id)));
        }
    }
    names
}

/// A word for all members, and names for those to remove.
fn excluded(word: &str, set: TroopSet, members: &[TroopId], rulebook: &Rulebook) -> Vec<String> {
    let mut names = vec![word.to_owned()];
    for (class, troops) in classes(members, rulebook) {
        let (inside, outside): (Vec<TroopId>, Vec<TroopId>) =
            troops.iter().partition(|id| set.has(**id));
        let code = |id: TroopId| rulebook.troop(id).code.clone();
        if outside.is_empty() {
            continue;
        }
        let clashes = outside.iter().any(|&id| code(id) == class);
        if inside.is_empty() || clashes {
            names.push(format!("-{class}"));
            names.extend(inside.iter().map(|&id| code(id)));
        } else {
            names.extend(outside.iter().map(|&id| format!("-{}", code(id))));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::{ids, shorter, troops};
    use crate::{Rulebook, Scale, TroopSet};

    #[test]
    fn code_named_like_its_class_is_not_removed_alone() {
        let rulebook = Rulebook::edition("3.0", Scale::Mm15).unwrap();
        // Litters and carts have the class CP, like the element CP: `-CP` would remove all three.
        let but_one = ids(&rulebook).filter(|&id| rulebook.troop(id).code != "CP");
        let set = but_one.fold(TroopSet::NONE, TroopSet::with);
        assert_eq!(troops(set, &rulebook), ["any", "-CP", "Lit", "CWg"]);
        let but_one = ids(&rulebook).filter(|&id| rulebook.troop(id).code != "Lit");
        let set = but_one.fold(TroopSet::NONE, TroopSet::with);
        assert_eq!(troops(set, &rulebook), ["any", "-Lit"]);
    }

    #[test]
    fn single_word_is_preferred_to_names() {
        let names = |names: &[&str]| {
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<_>>()
        };
        let chosen = |first, second| shorter(names(first), names(second));
        assert_eq!(chosen(&["Kn"], &["mounted"]), ["mounted"]);
        assert_eq!(chosen(&["Kn", "Cv"], &["mounted", "-El"]), ["Kn", "Cv"]);
        assert_eq!(
            chosen(&["Kn", "Cv", "LH"], &["mounted", "-El"]),
            ["mounted", "-El"]
        );
        // No terrain is not the same as all terrain.
        assert!(chosen(&[], &["mounted"]).is_empty());
    }
}
