# One sentence for each thing that happens in a battle. Its variables are the words and numbers of the event's line;
# lengths are in base widths, facings in degrees.

event-army = { $side } has chosen its army.
event-aggression = { $side } rolls for aggression: { $total } in all.
event-attacks = { $side } attacks.
event-topography = The battle is fought on { $topography } land.
event-features = Terrain chosen: { $kinds }.
event-quarter = Feature { $number } lies in { $quarter ->
    [1] the near left quarter.
    [near-left] the near left quarter.
    [2] the near right quarter.
    [near-right] the near right quarter.
    [3] the far left quarter.
    [far-left] the far left quarter.
   *[other] the far right quarter.
}
event-shore = Feature { $number } lies along the { $edge } edge.
event-discarded = Feature { $number } does not fit and is discarded: { $kind }.
event-feature-lifted = Feature { $number } is removed.
event-feature = Feature { $number } is placed: { $kind }.
event-edge = The attacker comes from the edge that was { $edge }; the table is turned by { $quarters } quarters.
event-camp-none = { $side } has no camp.
event-camp = { $side } has placed its camp.
event-deployed-in-camp = { $element } is deployed in camp.
event-deployed-in-bua = { $element } is deployed in the built-up area.
event-deployed = { $element } is deployed at { $x } { $y }, facing { $facing }.
event-deployed-as = { $element } will be deployed as { $troop }.
event-taken-back = { $element } is taken back.
event-swapped = { $element } and { $other } change places.
event-bound = Bound { $number } of { $side }
event-pips-spent = { $spent ->
    [one] 1 PIP is spent, { $left } left.
   *[other] { $spent } PIPs are spent, { $left } left.
}
event-pips = { $pips } PIPs.
event-ground = { $state ->
    [soft] The ground is soft: ploughed land is rough going.
   *[firm] The ground is firm: ploughed land is good going.
}
event-moved = { $element } moves { $distance } to { $x } { $y }, facing { $facing }.
event-dismounted = { $element } dismounts as { $troop }.
event-landed = { $element } lands at { $x } { $y }, facing { $facing }.
event-as-if = { $element } meets { $enemy }; neither can conform, so they fight as if they had.
event-conformed = { $element } conforms at { $x } { $y }, facing { $facing }.
event-turned = { $element } turns to face its enemy, at { $x } { $y }, facing { $facing }.
event-made-room = { $element } makes room, to { $x } { $y }, facing { $facing }.
event-river = { $state ->
    [paltry] The river is paltry.
    [slow] The river is slow to cross.
    [column] The river is slow to cross, and groups cross it only in column.
   *[unknown] The depth of the river has not been tested yet.
}
event-phase = { $phase ->
    [shooting] Shooting begins.
    [combat] Close combat begins.
   *[other] { $phase } begins.
}
event-fought = { $one } against { $other }: { $factor } and { $die } rolled, { $against } and { $other-die } rolled. { $margin ->
    [doubled] { $one } is doubled.
    [beaten] { $one } loses.
    [equal] The scores are equal.
   *[ahead] { $one } wins.
}
event-suffered = { $fate ->
    [stands] { $party } holds.
    [recoils] { $party } must recoil.
    [flees] { $party } must flee.
   *[destroyed] { $party } is destroyed.
} ({ $row })
event-recoiled = { $element } recoils to { $x } { $y }, facing { $facing }.
event-pushed-back = { $element } is pushed back to { $x } { $y }, facing { $facing }.
event-fled = { $element } flees to { $x } { $y }, facing { $facing }.
event-pursued = { $element } pursues to { $x } { $y }, facing { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } is destroyed: an enemy was on its flank or rear.
    [blocked] { $element } is destroyed: it could not recoil.
    [shot-in-rear] { $element } is destroyed: it was shot in the rear.
    [trampled] { $element } is destroyed: it was trampled.
    [crushed] { $element } is destroyed: an enemy recoiled into it.
    [supporting] { $element } is destroyed with the element it supported.
    [driven-from-camp] { $element } is destroyed: it was driven from its camp.
    [driven-from-bua] { $element } is destroyed: it was driven from the built-up area.
    [left-table] { $element } is lost: it left the table.
    [river] { $element } is lost in the river.
   *[score] { $element } is destroyed.
}
event-followers-lost = The camp followers of { $side } are destroyed.
event-camp-taken = { $element } captures the camp of { $side }.
event-camp-entered = { $element } enters the camp of { $side }.
event-camp-left = { $element } leaves the camp of { $side }.
event-camp-regained = { $side } regains its camp.
event-denizens-lost = The denizens of { $side }’s built-up area are destroyed.
event-denizens-back = The denizens of { $side }’s built-up area return.
event-denizens-turned = The denizens of { $side }’s built-up area go over to { $to }.
event-bua-taken = { $element } captures the built-up area of { $side }.
event-sacking-begins = The captor of { $side }’s built-up area stays inside.
event-sacking-ends = The captor of { $side }’s built-up area may leave it.
event-bua-yields = The city of { $side } surrenders.
event-bua-entered = { $element } enters the built-up area of { $side }.
event-bua-left = { $element } leaves the built-up area of { $side }.
event-bua-regained = { $side } regains its built-up area.
event-standing = { $side } changes a standing answer.
event-bound-ends = The bound ends. Losses so far: red { $red }, blue { $blue }.
event-ended-won = { $side } wins.
event-ended-conceded = { $side } wins: the opponent concedes.
event-ended-drawn = The battle is a draw.
