//! Armies, the aggression dice, and the defender's topography (`dba22` §3, §4).

use std::ops::ControlFlow;

use acies_armies::{ArmyText, CompositionError, Expected, TroopCode};
use acies_rulebook::{Rulebook, TerrainPlacement, TroopId};

use super::{Setup, Stage};
use crate::{Breach, Event, Measurement, Reporter, Rule, Side};

/// What red says in place of an army to let blue choose first.
const LATER: &str = "later";

/// The troop type of a code. A code that the edition does not know means the usual troop type of its class.
pub(super) fn troop_id(rulebook: &Rulebook, code: TroopCode) -> Option<TroopId> {
    rulebook
        .troop_id(code.as_str())
        .or_else(|| rulebook.troop_id(code.name()))
}

impl Setup {
    pub(super) fn judge_army(
        &self,
        side: Side,
        text: &str,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if text == LATER {
            return if self.may_choose_later(side) {
                ControlFlow::Continue(())
            } else {
                reporter.report(|| Breach::new(Rule::OrderNotNow))
            };
        }
        let named = match text.parse::<ArmyText>() {
            Ok(named) => named,
            Err(error) => {
                return reporter.report(|| match error.expected {
                    Expected::Composition(error) => not_of_list(&error),
                    _ => problem("text"),
                });
            }
        };
        let chosen = self.lists[side as usize].choose(&named);
        let of_list = chosen.iter().flat_map(|army| army.iter().enumerate());
        let codes = of_list.flat_map(|(nth, (troop, _))| {
            let codes = [Some(troop.code()), troop.second()];
            codes.into_iter().flatten().map(move |code| (nth + 1, code))
        });
        let as_named = named.codes().filter(|_| chosen.is_err());
        let mut last = 0;
        for (nth, code) in codes.chain(as_named) {
            if nth != last && troop_id(&self.rulebook, code).is_none() {
                last = nth;
                reporter.report(|| {
                    problem("unknown-troop").with("element", Measurement::Count(nth as i32))
                })?;
            }
        }
        match &chosen {
            Ok(_) => ControlFlow::Continue(()),
            Err(error) => reporter.report(|| not_of_list(error)),
        }
    }

    /// Whether a side may leave the first choice to the other: red, once, before either has chosen.
    fn may_choose_later(&self, side: Side) -> bool {
        side == Side::Red && self.armies[Side::Blue as usize].is_none()
    }

    pub(super) fn choose_army(&mut self, side: Side, text: &str, events: &mut Vec<Event>) {
        if text == LATER {
            self.stage = Stage::Army(side.other());
            return;
        }
        let named = text.parse::<ArmyText>().ok();
        let army = named.and_then(|named| self.lists[side as usize].choose(&named).ok());
        let Some(army) = army else {
            return;
        };
        self.armies[side as usize] = Some(army);
        events.push(Event::ArmyChosen { side });
        if self.armies[side.other() as usize].is_none() {
            self.stage = Stage::Army(side.other());
            return;
        }
        self.muster();
        if let Some(attacker) = self.attacker {
            self.settle_attacker(attacker, events);
            return;
        }
        self.stage = Stage::Aggression { red: None, ties: 0 };
    }

    /// Takes an aggression die: red's first, then blue's. The higher total attacks; equal totals are rolled
    /// again.
    pub(super) fn take_aggression(
        &mut self,
        die: u8,
        red: Option<u8>,
        ties: u16,
        events: &mut Vec<Event>,
    ) {
        let side = if red.is_none() { Side::Red } else { Side::Blue };
        let bonus = if self.rulebook.setup.aggression {
            self.lists[side as usize].aggression()
        } else {
            0
        };
        let total = die.saturating_add(bonus);
        events.push(Event::AggressionThrown { side, total });
        let Some(red) = red else {
            self.stage = Stage::Aggression {
                red: Some(total),
                ties,
            };
            return;
        };
        if red == total {
            self.stage = Stage::Aggression {
                red: None,
                ties: ties.saturating_add(1),
            };
            return;
        }
        let attacker = if red > total { Side::Red } else { Side::Blue };
        self.settle_attacker(attacker, events);
    }

    /// Sets the attacker, known by dice or by agreement; the defender's topography is next.
    fn settle_attacker(&mut self, attacker: Side, events: &mut Vec<Event>) {
        self.attacker = Some(attacker);
        events.push(Event::Attacks { side: attacker });
        match self.homes()[..] {
            [] => self.stage = Stage::Edges,
            [home] => self.settle_topography(home, events),
            _ => self.stage = Stage::Topography,
        }
    }

    /// The topographies that the defender may choose: the homes of its list.
    ///
    /// If the edition knows none of them, any that it knows, because a table without terrain cannot be
    /// finished.
    pub(super) fn homes(&self) -> Vec<usize> {
        let known = &self.rulebook.setup.topographies;
        let homes: Vec<usize> = self.lists[self.defends() as usize]
            .home()
            .iter()
            .filter_map(|home| {
                let name = home.to_string();
                known.iter().position(|topography| topography.name == name)
            })
            .collect();
        if homes.is_empty() {
            (0..known.len()).collect()
        } else {
            homes
        }
    }

    pub(super) fn judge_topography(
        &self,
        name: &str,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        let known = &self.rulebook.setup.topographies;
        if self.homes().iter().any(|&home| known[home].name == name) {
            ControlFlow::Continue(())
        } else {
            reporter.report(|| Breach::new(Rule::SetupTopography))
        }
    }

    pub(super) fn choose_topography(&mut self, name: &str, events: &mut Vec<Event>) {
        let known = &self.rulebook.setup.topographies;
        if let Some(home) = known.iter().position(|topography| topography.name == name) {
            self.settle_topography(home, events);
        }
    }

    fn settle_topography(&mut self, home: usize, events: &mut Vec<Event>) {
        let topography = &self.rulebook.setup.topographies[home];
        self.ground.open(&self.rulebook, topography);
        self.topography = Some(home);
        self.stage = match self.rulebook.setup.placement {
            TerrainPlacement::PlacerChooses => Stage::Terrain,
            TerrainPlacement::QuarterDie => Stage::Features,
        };
        let name = topography.name.clone();
        events.push(Event::TopographyChosen { name });
    }
}

fn problem(word: &'static str) -> Breach {
    Breach::new(Rule::SetupArmy).with("problem", Measurement::Word(word))
}

fn not_of_list(error: &CompositionError) -> Breach {
    let element =
        |word, element: usize| problem(word).with("element", Measurement::Count(element as i32));
    match *error {
        CompositionError::Size { found } => {
            problem("size").with("count", Measurement::Count(found as i32))
        }
        CompositionError::Generals { found } => {
            problem("generals").with("count", Measurement::Count(found as i32))
        }
        CompositionError::NotInList { element: nth, .. } => element("not-in-list", nth),
        CompositionError::NotGeneral { .. } => problem("not-general"),
        CompositionError::NoPlace { element: nth, .. } => element("no-place", nth),
    }
}
