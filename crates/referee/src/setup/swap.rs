//! Two elements change places: while their side deploys, and as the defender's swaps once both sides have (`dba22` §9.6).

use std::ops::ControlFlow;

use super::deploy::only;
use super::{Setup, Stage};
use crate::{
    Breach, Element, ElementId, Event, Measurement, Occupant, Place, Position, Reporter, Rule, Side,
};

impl Setup {
    /// Judges that elements of a side change places; `done` counts the defender's swaps before, where these are counted.
    pub(super) fn judge_swap(
        &self,
        side: Side,
        done: Option<u8>,
        one: ElementId,
        other: ElementId,
        reporter: &mut dyn Reporter,
    ) -> ControlFlow<()> {
        if let Some(&foreign) = [one, other].iter().find(|id| id.side() != side) {
            return reporter.report(|| {
                Breach::new(Rule::OrderNotYours).with("element", Measurement::Element(foreign))
            });
        }
        let places = [one, other].map(|id| self.position.element(id).place);
        let is_deployed = |place| matches!(place, Place::Table | Place::Inside(_));
        let limit = self.rulebook.setup.deployment.swaps;
        let is_spent = done.is_some_and(|done| done >= limit);
        if one == other || is_spent || !places.into_iter().all(is_deployed) {
            reporter.report(|| {
                let breach = Breach::new(Rule::DeploySwap)
                    .with("element", Measurement::Element(one))
                    .with("other", Measurement::Element(other));
                match done {
                    Some(done) => breach
                        .with("swaps", Measurement::Count(i32::from(done)))
                        .with("limit", Measurement::Count(i32::from(limit))),
                    None => breach,
                }
            })?;
            return ControlFlow::Continue(());
        }
        let is_settled =
            |place| matches!(place, Place::Inside(stronghold) if self.has_garrisoned(stronghold));
        if places.into_iter().any(is_settled) {
            return reporter.report(|| Breach::new(Rule::OrderNotNow));
        }
        // Each has to fit where the other was.
        let mut moved = self.position;
        exchange(&mut moved, one, other);
        let spots = self.spots(side);
        for id in [one, other] {
            match moved.element(id).place {
                Place::Table => {
                    let pose = moved.base(id).pose;
                    spots.judge(&moved, id, pose, only(id), reporter)?;
                }
                Place::Inside(stronghold) => {
                    self.judge_garrison(&moved, id, stronghold, reporter)?
                }
                Place::Unused | Place::Reserve | Place::Lost => {}
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn swap(&mut self, one: ElementId, other: ElementId, events: &mut Vec<Event>) {
        exchange(&mut self.position, one, other);
        events.push(Event::Swapped { one, other });
        if let Stage::Swap(done) = self.stage {
            self.stage = if done + 1 >= self.rulebook.setup.deployment.swaps {
                Stage::Done
            } else {
                Stage::Swap(done + 1)
            };
        }
    }
}

/// Lets two elements of a side change places: position and facing, or the inside of a camp or built-up area.
fn exchange(position: &mut Position, one: ElementId, other: ElementId) {
    let (first, second) = (*position.element(one), *position.element(other));
    let moved = |element: Element, to: &Element| Element {
        place: to.place,
        base: element.base.moved_to(to.base.pose),
        ..element
    };
    *position.element_mut(one) = moved(first, &second);
    *position.element_mut(other) = moved(second, &first);
    for id in [one, other] {
        if let Place::Inside(stronghold) = position.element(id).place {
            position.occupants[stronghold.index()] = Occupant::Garrison(id);
        }
    }
}
