# One sentence for each thing that happens in a battle. Its variables are the words and numbers of the event's line;
# lengths are in base widths, facings in degrees.

event-army = { $side } has chosen its army.
event-aggression = { $side } throws for the attack: { $total } in all.
event-attacks = { $side } attacks.
event-topography = The battle is fought on { $topography } land.
event-features = The terrain is to be: { $kinds }.
event-quarter = Feature { $number } lies in { $quarter ->
    [1] the near left quarter.
    [2] the near right quarter.
    [3] the far left quarter.
   *[other] the far right quarter.
}
event-shore = Feature { $number } lies along the { $edge } edge.
event-discarded = There is no place for feature { $number }: { $kind }.
event-feature-lifted = Feature { $number } is taken away.
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
event-dismounted = { $element } dismounts and is { $troop } now.
event-landed = { $element } comes ashore at { $x } { $y }, facing { $facing }.
event-as-if = { $element } meets { $enemy }; neither can line up, and they fight as if they had.
event-conformed = { $element } lines up at { $x } { $y }, facing { $facing }.
event-turned = { $element } turns to face its enemy, at { $x } { $y }, facing { $facing }.
event-made-room = { $element } makes room, to { $x } { $y }, facing { $facing }.
event-river = { $state ->
    [paltry] The river is paltry.
    [slow] The river slows those who cross.
    [column] The river slows those who cross, and groups cross in column.
   *[unknown] Nobody knows yet how deep the river is.
}
event-phase = { $phase ->
    [shooting] Shooting begins.
    [combat] Close combat begins.
   *[other] { $phase } begins.
}
event-fought = { $one } against { $other }: { $factor } and { $die } thrown, { $against } and { $other-die } thrown. { $margin ->
    [doubled] { $one } is doubled.
    [beaten] { $one } is beaten.
    [equal] Neither is better.
   *[ahead] { $one } is better.
}
event-suffered = { $fate ->
    [stands] { $party } stands.
    [recoils] { $party } has to recoil.
    [flees] { $party } has to flee.
   *[destroyed] { $party } is destroyed.
} ({ $row })
event-recoiled = { $element } recoils to { $x } { $y }, facing { $facing }.
event-pushed-back = { $element } is pushed back to { $x } { $y }, facing { $facing }.
event-fled = { $element } flees to { $x } { $y }, facing { $facing }.
event-pursued = { $element } pursues to { $x } { $y }, facing { $facing }.
event-lost = { $cause ->
    [surrounded] { $element } is lost: an enemy stood on its flank or rear.
    [blocked] { $element } is lost: its recoil was blocked.
    [shot-in-rear] { $element } is lost: it was shot from behind.
    [trampled] { $element } is lost: it was trampled.
    [crushed] { $element } is lost: an enemy recoiled into it.
    [supporting] { $element } is lost with the one that it supported.
    [driven-from-camp] { $element } is lost: it was driven out of its camp.
    [driven-from-bua] { $element } is lost: it was driven out of the built-up area.
    [left-table] { $element } is lost: it left the table.
    [river] { $element } is lost in the river.
   *[score] { $element } is lost.
}
event-followers-lost = The camp followers of { $side } are lost.
event-camp-taken = { $element } takes the camp of { $side }.
event-camp-entered = { $element } goes into the camp of { $side }.
event-camp-left = { $element } leaves the camp of { $side }.
event-camp-regained = { $side } has its camp back.
event-denizens-lost = The denizens of { $side }’s built-up area are lost.
event-denizens-back = The denizens of { $side }’s built-up area are there again.
event-bua-taken = { $element } takes the built-up area of { $side }.
event-sacking-begins = The city of { $side } is sacked.
event-sacking-ends = The sacking of the city of { $side } is over.
event-bua-yields = The city of { $side } yields to the enemy.
event-bua-entered = { $element } goes into the built-up area of { $side }.
event-bua-left = { $element } leaves the built-up area of { $side }.
event-bua-regained = { $side } has its built-up area back.
event-standing = { $side } changes a standing answer.
event-bound-ends = The bound ends. Lost so far: red { $red }, blue { $blue }.
event-ended-won = { $side } has won.
event-ended-conceded = { $side } has won: the enemy gives up.
event-ended-drawn = Nobody has won.
