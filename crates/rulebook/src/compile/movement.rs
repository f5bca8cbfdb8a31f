//! Compiles tactical moves.

use acies_geometry::Length;

use super::context::Context;
use crate::model::{
    BreakOff, Clearance, Command, CommandRange, Contact, ContactPolicy, Dismounting,
    FurtherMoveRow, Groups, Movement, Passing, RiverState, Rivers, Sally, Sight, Surcharge,
    SurchargeCase, TerrainId, TerrainKind, TerrainSet, Zones,
};
use crate::raw::{
    RawCommand, RawContact, RawEdition, RawFurther, RawGroups, RawMovement, RawPassing, RawSally,
    RawSurcharge,
};

/// Means any number of further moves.
const ANY_NUMBER: u8 = 255;

/// How far from the middle of a road a move along it may start, if the edition does not say: a twentieth of a base width.
const ON_ROAD: Length = Length::from_units(3277);

impl Context<'_> {
    pub(super) fn movement(&mut self, raw: &RawEdition, terrain: &[TerrainKind]) -> Movement {
        let movement = &raw.movement;
        self.unique("row", raw.passing.iter().map(|row| &row.id));
        self.unique("row", raw.further.iter().map(|row| &row.id));
        self.unique("row", raw.surcharges.iter().map(|row| &row.id));
        self.unique("row", movement.sallies.iter().map(|row| &row.id));
        let blocking = |set: TerrainSet, (index, kind): (usize, &TerrainKind)| match kind.command {
            Sight::Open
            | Sight::Depth
            | Sight::NotAtOrFrom
            | Sight::NotAtOrPartlyIn
            | Sight::NotPartlyIn => set,
            Sight::Crest
            | Sight::Blocks
            | Sight::BlocksButWithin
            | Sight::Beyond
            | Sight::CrestOrOn => set.with(TerrainId(index as u8)),
        };
        Movement {
            measure: self.word_or_first(&movement.measure),
            corner_cut: self.word_or_first(&movement.corner_cut),
            gap: self.length(&movement.gap),
            passing: raw.passing.iter().map(|row| self.passing(row)).collect(),
            groups: self.groups(&movement.groups),
            zones: self.zones(raw),
            contact: self.contact(&movement.contact),
            break_off: BreakOff {
                least: self.length(&movement.break_off.least),
                faster: self.word_or_first(&movement.break_off.faster),
            },
            dismounting: movement.dismounting.as_ref().map(|raw| Dismounting {
                by_group: raw.by_group,
                whole_move: raw.whole_move,
                in_contact: raw.in_contact,
            }),
            sallies: movement.sallies.iter().map(|row| self.sally(row)).collect(),
            further: raw.further.iter().map(|row| self.further(row)).collect(),
            surcharges: raw
                .surcharges
                .iter()
                .map(|row| self.surcharge(row))
                .collect(),
            free_by_road: movement.free_by_road,
            free_if_cut_short: movement.free_if_cut_short,
            road_start: movement
                .road_start
                .as_ref()
                .map_or(ON_ROAD, |start| self.length(start)),
            free_by_road_again: movement.free_by_road_again,
            command: Command {
                ranges: self.command_ranges(&movement.command),
                far: self.some_length(&movement.command.far),
                near: self.some_length(&movement.command.near),
                hampered: self.word_or_first(&movement.command.hampered),
                hidden: self.word_or_first(&movement.command.hidden),
                blocked_by: terrain
                    .iter()
                    .enumerate()
                    .fold(TerrainSet::default(), blocking),
            },
            rivers: self.rivers(movement),
        }
    }

    fn passing(&mut self, row: &RawPassing) -> Passing {
        Passing {
            id: row.id.get_ref().clone(),
            movers: self.some_troops(&row.movers),
            through: self.some_troops(&row.through),
            needs_room: row.needs_room,
            lined_up: row.lined_up,
        }
    }

    fn groups(&mut self, raw: &RawGroups) -> Groups {
        Groups {
            shift: self.length(&raw.shift),
            shift_reach: self.length(&raw.shift_reach),
            shift_to_fronts: raw.shift_to_fronts,
            shift_is_free: raw.shift_is_free,
            column_in_bad_going: raw.column_in_bad_going,
            line_in_bad_going: self.troop_set(&raw.line_in_bad_going),
            column_in_river: raw.column_in_river,
            contraction: self.word_or_first(&raw.contraction),
            narrows: raw.narrows,
            columns_retire: raw.columns_retire,
            leg_by_leg: raw.leg_by_leg,
        }
    }

    fn zones(&mut self, edition: &RawEdition) -> Zones {
        let raw = &edition.movement.zones;
        if raw.built_up.is_some() != edition.setup.built_up.is_some() {
            let message = if raw.built_up.is_some() {
                "`built-up` is for editions with the section `setup.built-up`"
            } else {
                "missing `built-up`, as there is the section `setup.built-up`"
            };
            self.problem(Some(raw.depth.span()), message.to_owned());
        }
        Zones {
            policy: self.word_or_first(&raw.policy),
            depth: self.some_length(&raw.depth),
            exerted_by: self.troop_set(&raw.exerted_by),
            camps: raw.camps,
            built_up: raw.built_up.unwrap_or(false),
            while_engaged: raw.while_engaged.unwrap_or(true),
            empty_camps_stop: raw.empty_camps_stop,
            elements_first: raw.elements_first,
            pins: self.troop_set(&raw.pins),
            all_edges: self.troop_set(&raw.all_edges),
            entered_by: self.word_or_first(&raw.entered_by),
            answer: self.word_or_first(&raw.answer),
        }
    }

    fn contact(&mut self, raw: &RawContact) -> Contact {
        let policy = self.word_or_first(&raw.policy);
        let slides = policy == ContactPolicy::MoverThenContacted;
        let given = [
            ("slide", raw.slide.is_some(), slides),
            ("as-if-lined-up", raw.as_if_lined_up.is_some(), slides),
            (
                "lone-enemy-conforms",
                raw.lone_enemy_conforms.is_some(),
                !slides,
            ),
        ];
        for (cell, is_there, is_wanted) in given {
            if is_there != is_wanted {
                let fault = if is_there {
                    "does not go with"
                } else {
                    "is missing for"
                };
                let message = format!("`{cell}` {fault} `{}`", raw.policy.get_ref());
                self.problem(Some(raw.policy.span()), message);
            }
        }
        Contact {
            policy,
            slide: raw
                .slide
                .as_ref()
                .map_or(Length::ZERO, |slide| self.some_length(slide)),
            as_if_lined_up: raw.as_if_lined_up.unwrap_or(false),
            side_by_side: raw.side_by_side,
            never: self.troop_set(&raw.never),
            never_at_walls: self.troop_set(&raw.never_at_walls),
            only_at_gates: self.troop_set(&raw.only_at_gates),
            never_turns: self.troop_set(&raw.never_turns),
            places_all_round: self.troop_set(&raw.places_all_round),
            flank_start: self.word_or_first(&raw.flank_start),
            lone_enemy_conforms: raw.lone_enemy_conforms.unwrap_or(false),
            closing_the_door: self.troop_set(&raw.closing_the_door),
            door_needs_friend: raw.door_needs_friend,
            door_from_side: raw.door_from_side,
            friends_in_the_way: self.word_or_first(&raw.friends_in_the_way),
            unmatched_fights: raw.unmatched_fights,
            unturned_fights: raw.unturned_fights,
            supporters_turn: raw.supporters_turn,
            spares_front_rank: raw.spares_front_rank,
        }
    }

    fn sally(&mut self, row: &RawSally) -> Sally {
        Sally {
            id: row.id.get_ref().clone(),
            troops: self.some_troops(&row.troops),
            near: row.near.as_ref().map(|near| self.some_length(near)),
            farthest: (row.farthest.as_ref()).map(|farthest| self.some_length(farthest)),
            returns: row.returns,
        }
    }

    fn further(&mut self, row: &RawFurther) -> FurtherMoveRow {
        if row.into_contact && row.not_into_contact {
            let message = "must and must not end in contact".to_owned();
            self.problem(Some(row.id.span()), message);
        }
        if row.clear_all_the_way && row.clear_of_enemy.is_none() {
            let message = "`clear-all-the-way` needs `clear-of-enemy`".to_owned();
            self.problem(Some(row.id.span()), message);
        }
        FurtherMoveRow {
            id: row.id.get_ref().clone(),
            movers: self.some_troops(&row.movers),
            times: row
                .times
                .as_ref()
                .map_or(ANY_NUMBER, |times| self.count(times, 1..=9)),
            first_bound: row.first_bound,
            by_road: row.by_road,
            into_contact: row.into_contact,
            not_into_contact: row.not_into_contact,
            clear_of_enemy: row.clear_of_enemy.as_ref().map(|distance| Clearance {
                distance: self.some_length(distance),
                whole_move: row.clear_all_the_way,
            }),
            going: row.going.as_ref().map(|word| self.word_or_first(word)),
        }
    }

    fn surcharge(&mut self, row: &RawSurcharge) -> Surcharge {
        let mut any = Vec::new();
        if let Some(troops) = &row.includes {
            any.push(SurchargeCase::Includes(self.some_troops(troops)));
        }
        if let Some(troops) = &row.includes_not_into_contact {
            any.push(SurchargeCase::IncludesNotIntoContact(
                self.some_troops(troops),
            ));
        }
        if let Some(kinds) = &row.column_through {
            any.push(SurchargeCase::ColumnThrough(self.terrain_set(kinds)));
        }
        for case in &row.any {
            any.extend(self.word::<SurchargeCase>(case));
        }
        if any.is_empty() {
            let message = "a surcharge needs `includes`, `includes-not-into-contact`, `column-through` or `any`";
            self.problem(Some(row.id.span()), message.to_owned());
        }
        Surcharge {
            id: row.id.get_ref().clone(),
            pips: self.count(&row.pips, 1..=6),
            waived_in_first_bound: row.waived_in_first_bound,
            for_each: row.for_each,
            any,
        }
    }

    fn command_ranges(&mut self, raw: &RawCommand) -> Vec<CommandRange> {
        self.unique("row", raw.ranges.iter().map(|row| &row.id));
        let rows = raw.ranges.iter();
        rows.map(|row| CommandRange {
            troops: self.some_troops(&row.troops),
            far: self.some_length(&row.far),
            near: self.some_length(&row.near),
        })
        .collect()
    }

    fn rivers(&mut self, movement: &RawMovement) -> Rivers {
        let raw = &movement.rivers;
        let mut states = [RiverState::Paltry; 6];
        if raw.states.len() != states.len() {
            let place = raw.states.first().map(toml::Spanned::span);
            let message = format!(
                "{} states of a river; allowed: 6, one for each face of a die",
                raw.states.len()
            );
            self.problem(place, message);
        }
        for (state, word) in states.iter_mut().zip(&raw.states) {
            *state = self.word_or_first(word);
            if *state == RiverState::Column && movement.groups.column_in_river {
                let message = "`column` says no more than `slow` where `column-in-river` holds";
                self.problem(Some(word.span()), message.to_owned());
            }
        }
        Rivers {
            states,
            limit: self.some_length(&raw.limit),
            limits_whole_move: raw.limits_whole_move,
            slows: self.word_or_first(&raw.slows),
            bank: raw.bank.as_ref().map(|bank| self.length(bank)),
        }
    }
}
