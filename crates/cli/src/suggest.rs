//! Did-you-mean suggestions for unknown names.

/// From here on two names are like each other, of 1 for the same: as clap has it for its options.
const LIKE: f64 = 0.8;

/// What a complaint about an unknown name ends with: the known one that is most like it, or nothing where none is.
pub fn did_you_mean<'n>(found: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    let found = found.to_lowercase();
    let scored = known
        .into_iter()
        .map(|name| (strsim::jaro_winkler(&found, &name.to_lowercase()), name));
    let nearest = scored.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match nearest.filter(|(like, _)| *like > LIKE) {
        Some((_, name)) => format!("; perhaps `{name}` is meant"),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::did_you_mean;

    #[test]
    fn the_name_that_is_most_alike_is_meant_or_none() {
        let known = ["random", "greedy", "solo-dba", "veteran"];
        assert_eq!(did_you_mean("greddy", known), "; perhaps `greedy` is meant");
        assert_eq!(did_you_mean("Solo", known), "; perhaps `solo-dba` is meant");
        assert_eq!(did_you_mean("xyzzyx", known), "");
    }
}
