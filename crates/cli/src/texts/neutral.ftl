# What the page says to its player, said of the enemy: in a report both sides may be programs. Each takes the place of the text of that name.

account-aim-aggressive-manoeuvre = wanted to threaten the enemy, or to prepare an attack
account-rule-your-army-first = The enemy's army is chosen before its own
account-rule-enemy-army = The enemy's army, as it counts it
account-fact-road-to-the-camp = by a road from the enemy's side
account-result-your-army-first-later = it waits for the enemy's
account-score-attack-plus = more of the enemy's elements should be destroyed ({ $average } more on average)
account-score-attack-minus = fewer of the enemy's elements should be destroyed ({ $average } fewer on average)
account-score-nearer-plus = { $count ->
    [one] { $value ->
        [one] one bound’s march closer to the enemy
       *[other] { $value } bounds’ march closer to the enemy
    }
   *[other] closer to the enemy
}
account-score-nearer-each = each is one bound’s march closer to the enemy
account-score-nearer-minus = { $value ->
    [one] it reaches the enemy one bound later
   *[other] it reaches the enemy later
}
account-score-reply-plus = the enemy can do less harm in its next bound (by { $share } of an element)
account-score-reply-minus = the enemy can do more harm in its next bound (by { $share } of an element)
