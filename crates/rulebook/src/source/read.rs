//! Reads rulings and conventions from the tree of a file.

use acies_geometry::SmallSort;
use toml::Spanned;

use super::parsed::{ParsedConvention, ParsedRuling};
use super::{Convention, Ruling};
use crate::document::{Node, Patch, Problem, at, list_of, table_of, text_of, unknown};
use crate::raw::Text;

pub(super) fn read_rulings<'t>(
    node: Option<&Node<'t>>,
    problems: &mut Vec<Problem>,
) -> Vec<ParsedRuling<'t>> {
    let table = node.and_then(|node| table_of(node, problems));
    let mut rulings: Vec<ParsedRuling<'t>> = table
        .into_iter()
        .flatten()
        .filter_map(|(id, node)| {
            read_ruling(
                Spanned::new(id.span(), id.get_ref().to_string()),
                node,
                problems,
            )
        })
        .collect();
    rulings.small_sort_by_key(|ruling| ruling.name.span().start);
    rulings
}

fn read_ruling<'t>(
    name: Text,
    node: &Node<'t>,
    problems: &mut Vec<Problem>,
) -> Option<ParsedRuling<'t>> {
    let table = table_of(node, problems)?;
    let (mut default, mut source, mut answers) = (None, None, Vec::new());
    for (key, value) in table {
        match key.get_ref().as_ref() {
            "default" => default = text_of(value, problems),
            "source" => source = text_of(value, problems),
            "values" => {
                for (answer, patch) in table_of(value, problems).into_iter().flatten() {
                    let excludes = patch
                        .get_ref()
                        .get("excludes")
                        .and_then(|list| list.get_ref().as_array());
                    let excludes = excludes
                        .into_iter()
                        .flatten()
                        .filter_map(|item| text_of(item, problems))
                        .collect();
                    let patch = Patch::read(patch, &["excludes"], problems);
                    answers.push((
                        answer.span().start,
                        answer.get_ref().to_string(),
                        patch,
                        excludes,
                    ));
                }
            }
            other => problems.push(Problem {
                place: Some(key.span()),
                message: unknown("key", other, &["default", "source", "values"]),
            }),
        }
    }
    answers.small_sort_by_key(|(start, ..)| *start);
    let values: Vec<String> = answers.iter().map(|(_, value, ..)| value.clone()).collect();
    let (Some(default), Some(source)) = (default, source) else {
        let message = format!(
            "the ruling `{}` needs `default`, `source` and `values`",
            name.get_ref()
        );
        problems.push(at(&name, message));
        return None;
    };
    if !values.contains(default.get_ref()) {
        problems.push(at(&default, unknown("answer", default.get_ref(), &values)));
        return None;
    }
    Some(ParsedRuling {
        ruling: Ruling {
            id: name.get_ref().clone(),
            default: default.into_inner(),
            source: source.into_inner(),
            values,
        },
        name,
        patches: answers
            .iter()
            .map(|(_, _, patch, _)| patch.clone())
            .collect(),
        excludes: answers
            .into_iter()
            .map(|(_, _, _, excludes)| excludes)
            .collect(),
    })
}

pub(super) fn read_conventions<'t>(
    node: Option<&Node<'t>>,
    problems: &mut Vec<Problem>,
) -> Vec<ParsedConvention<'t>> {
    let table = node.and_then(|node| table_of(node, problems));
    let mut conventions = Vec::new();
    for (id, node) in table.into_iter().flatten() {
        let mut text = |key| {
            let node = node.get_ref().get(key);
            node.and_then(|node| text_of(node, problems))
        };
        let source = text("source");
        let mut texts = |key| -> Vec<Text> {
            let list = node.get_ref().get(key).map(|list| list_of(list, problems));
            let list = list.unwrap_or_default().iter();
            list.filter_map(|item| text_of(item, problems)).collect()
        };
        let [includes, needs] = ["includes", "needs"].map(&mut texts);
        let patch = Patch::read(node, &["source", "includes", "needs"], problems);
        let name = Spanned::new(id.span(), id.get_ref().to_string());
        if source.is_none() {
            let message = format!("the convention `{}` needs `source`", name.get_ref());
            problems.push(at(&name, message));
        }
        if !includes.is_empty() && !patch.is_empty() {
            let message = format!("the preset `{}` changes nothing itself", name.get_ref());
            problems.push(at(&name, message));
        }
        let plain = |texts: &[Text]| texts.iter().map(|text| text.get_ref().clone()).collect();
        conventions.push(ParsedConvention {
            convention: Convention {
                id: name.get_ref().clone(),
                source: source.map(Spanned::into_inner).unwrap_or_default(),
                includes: plain(&includes),
                needs: plain(&needs),
            },
            name,
            includes,
            needs,
            patch,
        });
    }
    conventions.small_sort_by_key(|one| one.name.span().start);
    conventions
}
