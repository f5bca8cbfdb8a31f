# One sentence for each thing that happens in a battle. Its variables are the words and numbers of the event's line;
# lengths are in base widths, facings in degrees.

event-army = { $side } chose its army.
event-aggression = { $side } rolled for aggression: { $total } in all.
event-attacks = { $side } was the attacker.
event-topography = The battle was fought on { $topography } land.
event-features = Terrain was chosen: { $kinds }.
event-quarter = Feature { $number } went into { $quarter ->
    [1] the near left quarter.
    [near-left] the near left quarter.
    [2] the near right quarter.
    [near-right] the near right quarter.
    [3] the far left quarter.
    [far-left] the far left quarter.
   *[other] the far right quarter.
}
event-shore = Feature { $number } went along the { $edge } edge.
event-discarded = Feature { $number } did not fit and was discarded: { $kind }.
event-feature-lifted = Feature { $number } was removed.
event-feature = Feature { $number } was placed: { $kind }.
event-edge = The attacker came from the edge that was { $edge }; the table was turned by { $quarters } quarters.
event-camp-none = { $side } had no camp.
event-camp = { $side } placed its camp.
event-deployed-in-camp = { $element } was deployed in camp.
event-deployed-in-bua = { $element } was deployed in the built-up area.
event-deployed = { $element } was deployed at { $x } { $y }, facing { $facing }.
event-deployed-as = { $element } was to be deployed as { $troop }.
event-taken-back = { $element } was taken back.
event-swapped = { $element } and { $other } changed places.
event-bound = Bound { $number } of { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP was spent, { $left } left.
   *[other] { $spent } PIPs were spent, { $left } left.
}
event-pips = { $pips } PIPs.
event-ground = { $state ->
    [soft] The ground was soft: ploughed land was rough going.
   *[firm] The ground was firm: ploughed land was good going.
}
event-moved = { $element } moved { $distance } to { $x } { $y }, facing { $facing }.
event-dismounted = { $element } dismounted as { $troop }.
event-landed = { $element } landed at { $x } { $y }, facing { $facing }.
event-as-if = { $element } met { $enemy }; neither could conform, so they fought as if they had.
event-conformed = { $element } conformed at { $x } { $y }, facing { $facing }.
event-turned = { $element } turned to face its enemy, at { $x } { $y }, facing { $facing }.
event-made-room = { $element } made room, to { $x } { $y }, facing { $facing }.
event-river = { $state ->
    [paltry] The river was paltry.
    [slow] The river was slow to cross.
    [column] The river was slow to cross, and groups crossed it only in column.
   *[unknown] The depth of the river had not been tested yet.
}
event-phase = { $phase ->
    [shooting] Shooting began.
    [combat] Close combat began.
   *[other] { $phase } began.
}
event-fought = { $one } against { $other }: { $factor } and { $die } rolled, { $against } and { $other-die } rolled. { $margin ->
    [doubled] { $one } was doubled.
    [beaten] { $one } lost.
    [equal] The scores were equal.
   *[ahead] { $one } won.
}
event-suffered = { $fate ->
    [stands] { $party } held.
    [recoils] { $party } had to recoil.
    [flees] { $party } had to flee.
   *[destroyed] { $party } was destroyed.
} ({ $row })
event-recoiled = { $element } recoiled to { $x } { $y }, facing { $facing }.
event-pushed-back = { $element } was pushed back to { $x } { $y }, facing { $facing }.
event-fled = { $element } fled to { $x } { $y }, facing { $facing }.
event-pursued = { $element } pursued to { $x } { $y }, facing { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } was destroyed: an enemy was on its flank or rear.
    [blocked] { $element } was destroyed: it could not recoil.
    [shot-in-rear] { $element } was destroyed: it was shot in the rear.
    [trampled] { $element } was destroyed: it was trampled.
    [crushed] { $element } was destroyed: an enemy recoiled into it.
    [supporting] { $element } was destroyed with the element it supported.
    [driven-from-camp] { $element } was destroyed: it was driven from its camp.
    [driven-from-bua] { $element } was destroyed: it was driven from the built-up area.
    [left-table] { $element } was lost: it left the table.
    [river] { $element } was lost in the river.
   *[score] { $element } was destroyed.
}
event-followers-lost = The camp followers of { $side } were destroyed.
event-camp-taken = { $element } captured the camp of { $side }.
event-camp-entered = { $element } entered the camp of { $side }.
event-camp-left = { $element } left the camp of { $side }.
event-camp-regained = { $side } regained its camp.
event-denizens-lost = The denizens of { $side }’s built-up area were destroyed.
event-denizens-back = The denizens of { $side }’s built-up area returned.
event-denizens-turned = The denizens of { $side }’s built-up area went over to { $to }.
event-bua-taken = { $element } captured the built-up area of { $side }.
event-sacking-begins = The captor of { $side }’s built-up area stayed inside.
event-sacking-ends = The captor of { $side }’s built-up area was free to leave it.
event-bua-yields = The city of { $side } surrendered.
event-bua-entered = { $element } entered the built-up area of { $side }.
event-bua-left = { $element } left the built-up area of { $side }.
event-bua-regained = { $side } regained its built-up area.
event-standing = { $side } changed a standing answer.
event-bound-ends = The bound ended. Losses so far: red { $red }, blue { $blue }.
event-ended-won = { $side } won.
event-ended-conceded = { $side } won: the opponent conceded.
event-ended-drawn = The battle ended in a draw.
