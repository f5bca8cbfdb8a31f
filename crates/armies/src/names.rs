//! What players call troops: codes in any case, short forms of other sheets, and full names.

/// The name in a code, and everything else that means it, in small letters.
const NAMES: [(&str, &[&str]); 26] = [
    ("El", &["elephant", "elephants"]),
    ("Kn", &["knight", "knights"]),
    ("Cv", &["cav", "cavalry"]),
    ("LH", &["light horse"]),
    ("Cm", &["camel", "camels", "camelry"]),
    ("LCm", &["light camel", "light camels", "light camelry"]),
    ("SCh", &["sc", "scythed chariot", "scythed chariots"]),
    ("HCh", &["heavy chariot", "heavy chariots"]),
    ("LCh", &["light chariot", "light chariots"]),
    ("Sp", &["spear", "spears", "spearmen"]),
    ("Pk", &["pike", "pikes", "pikemen"]),
    ("Bd", &["blade", "blades"]),
    ("Ax", &["aux", "auxilia", "auxiliaries"]),
    ("Bw", &["bow", "bows", "bowmen", "archers"]),
    ("Lb", &["longbow", "longbows", "longbowmen"]),
    ("Cb", &["crossbow", "crossbows", "crossbowmen"]),
    ("Ps", &["psiloi"]),
    ("Wb", &["warband", "warbands"]),
    ("Hd", &["horde", "hordes"]),
    ("Art", &["artillery"]),
    ("WWg", &["war wagon", "war wagons"]),
    ("Lit", &["litter", "litters"]),
    ("CP", &["command post", "command posts"]),
    ("CWg", &["command wagon", "command wagons"]),
    ("CF", &["camp follower", "camp followers"]),
    ("Den", &["denizen", "denizens"]),
];

/// The name in troop codes that a player means, such as `Ax` by `aux`, `AX` or `auxilia`.
pub fn troop_name(text: &str) -> Option<&'static str> {
    let text = text.to_ascii_lowercase().replace(['-', '_'], " ");
    NAMES.into_iter().find_map(|(name, others)| {
        (name.eq_ignore_ascii_case(&text) || others.contains(&text.as_str())).then_some(name)
    })
}

/// A code as it is written properly: figures, or the word for mounted infantry, and a [`troop_name`].
pub fn proper_code(text: &str) -> Option<String> {
    let (mounting, rest) = match text.split_once('-') {
        Some((first, rest)) if first.eq_ignore_ascii_case("mtd") => ("Mtd-", rest),
        _ => ("", text),
    };
    let name = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let figures = &rest[..rest.len() - name.len()];
    let name = troop_name(name.trim_start())?;
    (figures.len() <= 1).then(|| format!("{mounting}{figures}{name}"))
}

/// Names of several words that begin with this word, in small letters.
pub(crate) fn longer_names(first: &str) -> impl Iterator<Item = &'static str> {
    let first = first.to_ascii_lowercase();
    let all = NAMES
        .into_iter()
        .flat_map(|(_, others)| others.iter().copied());
    all.filter(move |name| name.split_once(' ').is_some_and(|(word, _)| word == first))
}

#[cfg(test)]
mod tests {
    use super::{proper_code, troop_name};

    #[test]
    fn names_in_any_case_and_at_full_length() {
        assert_eq!(troop_name("aux"), Some("Ax"));
        assert_eq!(troop_name("SC"), Some("SCh"));
        assert_eq!(troop_name("Light Horse"), Some("LH"));
        assert_eq!(troop_name("wwg"), Some("WWg"));
        assert_eq!(troop_name("dragons"), None);
    }

    #[test]
    fn codes_with_figures_and_mounted_infantry() {
        assert_eq!(proper_code("4bd").as_deref(), Some("4Bd"));
        assert_eq!(proper_code("mtd-3BW").as_deref(), Some("Mtd-3Bw"));
        assert_eq!(proper_code("3aux").as_deref(), Some("3Ax"));
        assert_eq!(proper_code("44Bd"), None);
        assert_eq!(proper_code("4Xy"), None);
    }
}
