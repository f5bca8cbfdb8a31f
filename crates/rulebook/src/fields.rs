//! The fields of the compiled rulebook, listed once for all code that walks its content.
//!
//! The walks destructure every struct without `..`, so a new field does not compile until it is listed here;
//! then it is hashed and shown on the sheet.

/// Calls a macro with every enum that has words in edition files.
macro_rules! each_enum {
    ($then:ident) => {
        $then!(
            Scale,
            Shape,
            Going,
            BeyondQuarter,
            TerrainPlacement,
            QuarterNumbers,
            Sight,
            RiverState,
            EdgePolicy,
            DeploymentOrder,
            CapturedCamp,
            MoveMeasure,
            CornerCut,
            Contraction,
            ContactPolicy,
            FlankStart,
            BreakOffSpeed,
            FriendsInTheWay,
            ZonePolicy,
            MoverPart,
            Containment,
            ZoneExit,
            FurtherGoing,
            ShootingEdge,
            RangeTo,
            TargetPriority,
            FactorFrequency,
            SupportPlace,
            Margin,
            Fate
        );
    };
}

/// Calls a macro with every struct that is displayed field by field; the few others are handled where needed.
macro_rules! each_struct {
    ($then:ident) => {
        $then! {
            Troop { code, class, mounted, depth, allowance, close, shooting, shot_at, listed }
            Allowance { good, rough, bad, road }
            TerrainKind {
                name, shape, going, softens, good_for, shot, command, hill, hampers_general, limit, may_be_thin,
                least_ratio, extends, at_edge, bars_rivers, may_be_camp, serves_as_camp, needs_garrison, gates, most_gates,
                near_others, on_hills,
            }
            Setup {
                board, aggression, topographies, placement, quarter_numbers, limits, edges, order, camps, built_up, deployment, landing,
            }
            Topography { name, compulsory, optional }
            CompulsoryTerrain { kind, or, count }
            TerrainLimits {
                optional, quarters, difficult_quarters, hard_features, apart, edge_gap, greatest_sum, least_width,
                greatest_ratio, small_length, small_most, band_width, river_length, road_length, opposite_edges,
                road_ends_at, river_clear, band_quarters, waterway, waterway_die,
            }
            Camps {
                greatest_sum, least_side, aside, garrison, captors, exempt, followers, followers_assumed, held_unless_empty, attackers, captured,
                advance,
            }
            BuiltUp {
                corner, least_side, road_wanted, river_may_cross, preferred_from, garrison, garrison_first, captors, victor_chooses, denizens,
                denizens_stay, denizens_return_from, denizens_return_pips, captors_stay_assumed, attackers, sacking_until, surrenders_to,
            }
            Deployment { depth, from_centre, side, flankers, flankers_side, swaps, dismounted }
            Landing { topography, most, never, at_shore, before_moves, moves_on, zones }
            Movement {
    break_off, command, contact, corner_cut, dismounting, free_by_road, free_by_road_again, free_if_cut_short, further, gap, groups, measure, passing, rivers, road_start, sallies, surcharges, zones,
            }
            Passing { id, movers, through, needs_room, lined_up }
            Groups {
                shift, shift_reach, shift_to_fronts, shift_is_free, column_in_bad_going, line_in_bad_going, column_in_river, contraction, narrows,
                columns_retire, leg_by_leg,
            }
            Zones {
                policy, depth, exerted_by, camps, built_up, while_engaged, empty_camps_stop, elements_first, pins, all_edges,
                entered_by, answer,
            }
            Contact {
                policy, slide, as_if_lined_up, side_by_side, never, never_at_walls, only_at_gates, never_turns, places_all_round, flank_start,
                lone_enemy_conforms, closing_the_door, door_needs_friend, door_from_side, friends_in_the_way, unmatched_fights,
                unturned_fights, supporters_turn, spares_front_rank,
            }
            BreakOff { least, faster }
            Dismounting { by_group, whole_move, in_contact }
            Sally { id, troops, near, farthest, returns }
            Clearance { distance, whole_move }
            Surcharge { id, pips, waived_in_first_bound, for_each, any }
            Command { ranges, far, near, hampered, hidden, blocked_by }
            CommandRange { troops, far, near }
            Rivers { states, limit, limits_whole_move, slows, bank }
            Shooting {
                shooters, arc_side, range_to, least_target, more_than_least_target, stopping_depth, overlap_forbids, spared,
                supporting, nearest_leads, rear_shot_needs_all_behind, no_rear,
            }
            Shooter { id, troops, range, from, in_enemy_bound, replies_to, over, priority, moved_at_most, at_spared }
            Combat {
                tactical, supports, most_contacts, edgeless, main_attacker_chosen,
                overlaps_by_any_edge, overlaps_while_fighting, no_corner_overlap, board_edge_overlaps, board_edge_room, camps_as_foot, uphill_at_the_foot,
                attackers_in_turn, never_assaults,
            }
            TacticalFactor { id, value, per, modes, own, enemy, all, not }
            Support { id, front, supporter, same_class, place, enemy, value, all, not, dies_with_front }
            OutcomeRow { id, margin, modes, own, enemy, all, not, fate }
            Recoil {
                foot_at_most, mounted_at_most, chooses, passing, never_pushed, fighters_hold, pushes_no_farther,
                pushed_heed_going, tramples, tramples_enemies, crushes_enemy_behind, crushes_squarely, into_own,
            }
            Flight {
                recoils_first, river_destroys, paltry_too, rounds_camps, enemies_destroy, takes_along, avoids, halts_at,
            }
            Pursuit {
                id, troops, enemy, at_most, by_depth, supporter_follows, column_follows, stops_at, stays_inside,
                stays_outside, on_equal, after_break_off,
            }
            Victory { losses, general, general_more, uncounted, counts, camp, built_up, built_up_as_camp }
            LossCount { id, troops, count, first_only }
        }
    };
}

pub(crate) use {each_enum, each_struct};
