//! Writes all changes of a file into it at once, each behind a question whether it is the chosen one.
//!
//! Nothing is taken from the text and no line is added: what stands there is wrapped, so that places keep their lines.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::{LineColumn, Span};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, ExprBinary, ExprStruct, ExprUnary, ReturnType, Signature};

use super::change::{Change, Genre, Point};
use super::wrap::{Woven, Wrap, write};

/// The module that is written into the changed crate, and its function that says whether a change is chosen.
const ASK: &str = "crate::chosen_change::is";

/// What is added to the root of a changed crate.
pub const MODULE: &str = r#"
#[doc(hidden)]
mod chosen_change {
    static CHOSEN: std::sync::LazyLock<Option<usize>> =
        std::sync::LazyLock::new(|| std::env::var("ACIES_CHANGE").ok()?.parse().ok());
    pub fn is(number: usize) -> bool {
        *CHOSEN == Some(number)
    }
}
"#;

/// Writes the changes, with their numbers, into the text of their file. Functions of the names `constants` stay constant; the others
/// may ask.
///
/// # Errors
/// When the text is no Rust.
pub fn weave(
    text: &str,
    changes: &[(usize, &Change)],
    constants: &BTreeSet<String>,
) -> Result<Woven> {
    let file = syn::parse_file(text).context("no Rust")?;
    let mut by_place: BTreeMap<Point, Vec<(usize, &Change)>> = BTreeMap::new();
    for &(number, change) in changes {
        by_place
            .entry(change.span.start)
            .or_default()
            .push((number, change));
    }
    let mut weaver = Weaver {
        text,
        constants,
        lines: line_starts(text),
        by_place,
        wraps: Vec::new(),
        roots: HashMap::new(),
        before_let: HashSet::new(),
        woven: Woven::default(),
    };
    weaver.visit_file(&file);
    let mut woven = weaver.woven;
    let rest = weaver.by_place.into_values().flatten();
    woven.alone.extend(rest.map(|(number, _)| number));
    write(text, &weaver.wraps, &mut woven);
    Ok(woven)
}

/// Where each line begins.
fn line_starts(text: &str) -> Vec<usize> {
    let ends = text.match_indices('\n').map(|(at, _)| at + 1);
    std::iter::once(0).chain(ends).collect()
}

struct Weaver<'a> {
    text: &'a str,
    constants: &'a BTreeSet<String>,
    lines: Vec<usize>,
    by_place: BTreeMap<Point, Vec<(usize, &'a Change)>>,
    wraps: Vec<Wrap>,
    /// Of operators that are changed as part of a longer chain of them: what is wrapped, by where the operator stands.
    roots: HashMap<usize, Range<usize>>,
    /// Where a `&&` stands that has a `let` after it.
    before_let: HashSet<usize>,
    woven: Woven,
}

impl<'a> Weaver<'a> {
    fn byte(&self, at: LineColumn) -> usize {
        let line = self.lines[at.line - 1];
        let letters = self.text[line..].char_indices();
        let at_end = self.text.len() - line;
        line + letters
            .map(|(byte, _)| byte)
            .nth(at.column)
            .unwrap_or(at_end)
    }

    fn range(&self, span: Span) -> Range<usize> {
        self.byte(span.start())..self.byte(span.end())
    }

    /// The changes of a kind that begin where something begins; they are taken from the list.
    fn take(&mut self, span: Span, genre: Genre) -> Vec<(usize, &'a Change)> {
        let start = span.start();
        let point = Point {
            line: start.line,
            column: start.column + 1,
        };
        let Some(here) = self.by_place.get_mut(&point) else {
            return Vec::new();
        };
        here.extract_if(.., |(_, change)| change.genre == genre)
            .collect()
    }

    /// Wraps an expression: instead of it, that of the chosen change.
    fn choose(&mut self, around: Range<usize>, instead: Vec<(usize, String)>) {
        if instead.is_empty() {
            return;
        }
        let mut before = vec![("(".to_owned(), None)];
        let mut changes = Vec::new();
        for (number, text) in instead {
            before.push((
                format!("if {ASK}({number}) {{ {text} }} else "),
                Some(number),
            ));
            changes.push(number);
        }
        before.push(("{ (".to_owned(), None));
        self.wraps.push(Wrap {
            around,
            before,
            after: ") })",
            changes,
        });
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        let Some(first) = block.stmts.first() else {
            return;
        };
        let mut stays_constant = false;
        if let Some(word) = &signature.constness {
            stays_constant = self.constants.contains(&signature.ident.to_string());
            if !stays_constant {
                self.wraps.push(Wrap {
                    around: self.range(word.span()),
                    before: vec![("/* ".to_owned(), None)],
                    after: " */",
                    changes: Vec::new(),
                });
            }
        }
        let taken = self.take(first.span(), Genre::FnValue);
        let answers_any = matches!(&signature.output, ReturnType::Type(_, of) if has_impl(of));
        if answers_any || stays_constant {
            // The answers of all changes would have to be of one type; and nothing can be asked in a constant.
            self.woven
                .alone
                .extend(taken.iter().map(|&(number, _)| number));
            return;
        }
        if taken.is_empty() {
            return;
        }
        let start = self.range(block.brace_token.span.open()).end;
        let before = taken.iter().map(|&(number, change)| {
            let answer = &change.replacement;
            let text = format!(" if {ASK}({number}) {{ return {answer}; }}");
            (text, Some(number))
        });
        let before = before.collect();
        let changes = taken.iter().map(|&(number, _)| number).collect();
        self.wraps.push(Wrap {
            around: start..self.range(block.brace_token.span.close()).start,
            before,
            after: "",
            changes,
        });
    }
}

fn has_impl(of: &syn::Type) -> bool {
    struct Finder(bool);
    impl Visit<'_> for Finder {
        fn visit_type_impl_trait(&mut self, _: &syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    finder.visit_type(of);
    finder.0
}

/// Whether a chain of `&&` has a `let` in it, so that it cannot be wrapped.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(ExprBinary {
            left,
            op: BinOp::And(_),
            right,
            ..
        }) => binds(left) || binds(right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Weaver<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_expr_binary(&mut self, expr: &'ast ExprBinary) {
        let own = self.range(expr.op.span());
        let in_chain = self.before_let.remove(&own.start);
        let open = matches!(expr.op, BinOp::And(_))
            && (in_chain || binds(&expr.left) || binds(&expr.right));
        let taken = self.take(expr.op.span(), Genre::BinaryOperator);
        if open {
            // Another operator than `&&` there is no Rust.
            let numbers = taken.iter().map(|&(number, _)| number);
            self.woven.unviable.extend(numbers);
            if let Expr::Binary(inner) = &*expr.left
                && matches!(inner.op, BinOp::And(_))
            {
                let at = self.range(inner.op.span()).start;
                self.before_let.insert(at);
            }
        } else {
            // Another operator may bind its operands more or less: the whole chain is written with it.
            let root = self.roots.remove(&own.start);
            let root = root.unwrap_or_else(|| self.range(expr.span()));
            for part in [&*expr.left, &*expr.right] {
                if let Expr::Binary(inner) = part {
                    let at = self.range(inner.op.span()).start;
                    self.roots.insert(at, root.clone());
                }
            }
            let instead = taken.iter().map(|&(number, change)| {
                let (left, right) = (
                    &self.text[root.start..own.start],
                    &self.text[own.end..root.end],
                );
                (number, format!("{left}{}{right}", change.replacement))
            });
            let instead = one_line(instead.collect());
            self.choose(root, instead);
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'ast ExprUnary) {
        let taken = self.take(expr.op.span(), Genre::UnaryOperator);
        let inner = self.text[self.range(expr.expr.span())].to_owned();
        let instead = taken
            .iter()
            .map(|&(number, _)| (number, format!("({inner})")));
        let instead = one_line(instead.collect());
        self.choose(self.range(expr.span()), instead);
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast Arm) {
        if let Some((_, guard)) = &arm.guard {
            let around = self.range(guard.span());
            let taken = self.take(guard.span(), Genre::MatchArmGuard);
            let instead: Vec<_> = taken
                .iter()
                .map(|&(number, change)| (number, change.replacement.clone()))
                .collect();
            if binds(guard) {
                self.woven
                    .alone
                    .extend(instead.iter().map(|&(number, _)| number));
            } else {
                self.choose(around, instead);
            }
        }
        let pattern = self.range(arm.pat.span());
        for (number, _) in self.take(arm.pat.span(), Genre::MatchArm) {
            let (around, text, after) = match &arm.guard {
                None => (
                    pattern.end..pattern.end,
                    format!(" if !{ASK}({number})"),
                    "",
                ),
                Some((_, guard)) if binds(guard) => {
                    let start = self.range(guard.span()).start;
                    (start..start, format!("!{ASK}({number}) && "), "")
                }
                Some((_, guard)) => {
                    let around = self.range(guard.span());
                    (around, format!("!{ASK}({number}) && ("), ")")
                }
            };
            self.wraps.push(Wrap {
                around,
                before: vec![(text, Some(number))],
                after,
                changes: vec![number],
            });
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, expr: &'ast ExprStruct) {
        if let Some(rest) = &expr.rest {
            let rest = self.text[self.range(rest.span())].to_owned();
            for field in &expr.fields {
                let taken = self.take(field.span(), Genre::StructField);
                let member = self.text[self.range(field.member.span())].to_owned();
                let instead = taken
                    .iter()
                    .map(|&(number, _)| (number, format!("({rest}).{member}")));
                let instead = one_line(instead.collect());
                let around = self.range(field.expr.span());
                if field.colon_token.is_none() && !instead.is_empty() {
                    self.wraps.push(Wrap {
                        around: around.start..around.start,
                        before: vec![(format!("{member}: "), None)],
                        after: "",
                        changes: Vec::new(),
                    });
                }
                self.choose(around, instead);
            }
        }
        visit::visit_expr_struct(self, expr);
    }
}

/// The same on one line: what is written for a change adds no lines. A comment to the end of a line would swallow the rest.
fn one_line(texts: Vec<(usize, String)>) -> Vec<(usize, String)> {
    let join = |text: &str| -> String {
        let lines = text
            .lines()
            .map(|line| line.split("// ").next().unwrap_or(line).trim());
        lines.collect::<Vec<_>>().join(" ")
    };
    texts
        .into_iter()
        .map(|(number, text)| (number, join(&text)))
        .collect()
}

#[cfg(test)]
mod tests;
