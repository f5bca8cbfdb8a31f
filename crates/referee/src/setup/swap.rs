//! The defender's swaps once both sides have deployed (`dba22` §9.6).

use std::ops::ControlFlow;

use super::deploy::only;
use super::{Setup, Stage};
use crate::{Breach, Element, ElementId, Event, Fact, Holder, Place, Position, Rule, Sink};

impl Setup {
    pub(super) fn judge_swap(
        &self,
        done: u8,
        one: ElementId,
        other: ElementId,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let side = self.defends();
        if let Some(&foreign) = [one, other].iter().find(|id| id.side() != side) {
            return sink.breach(|| {
                Breach::of(Rule::OrderNotYours).fact("element", Fact::Element(foreign))
            });
        }
        let places = [one, other].map(|id| self.position.element(id).place);
        let is_deployed = |place| matches!(place, Place::Table | Place::Inside(_));
        let limit = self.rulebook.setup.deployment.swaps;
        if one == other || done >= limit || !places.into_iter().all(is_deployed) {
            sink.breach(|| {
                Breach::of(Rule::DeploySwap)
                    .fact("element", Fact::Element(one))
                    .fact("other", Fact::Element(other))
                    .fact("swaps", Fact::Count(i32::from(done)))
                    .fact("limit", Fact::Count(i32::from(limit)))
            })?;
            return ControlFlow::Continue(());
        }
        // Each has to fit where the other was.
        let mut moved = self.position;
        exchange(&mut moved, one, other);
        let spots = self.spots(side);
        for id in [one, other] {
            match moved.element(id).place {
                Place::Table => {
                    let pose = moved.base(id).pose;
                    spots.judge(&moved, id, pose, only(id), sink)?;
                }
                Place::Inside(hold) => self.judge_garrison(&moved, id, hold, sink)?,
                Place::Unused | Place::Reserve | Place::Lost => {}
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn swap(
        &mut self,
        done: u8,
        one: ElementId,
        other: ElementId,
        events: &mut Vec<Event>,
    ) {
        let mut moved = self.position;
        exchange(&mut moved, one, other);
        self.position = moved;
        events.push(Event::Swapped { one, other });
        self.stage = if done + 1 >= self.rulebook.setup.deployment.swaps {
            Stage::Done
        } else {
            Stage::Swap(done + 1)
        };
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
        if let Place::Inside(hold) = position.element(id).place {
            position.holders[hold.index()] = Holder::Garrison(id);
        }
    }
}
