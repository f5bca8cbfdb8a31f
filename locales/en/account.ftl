# What a general says of his decisions, beside the board and in reports.

account-table = { $title } ({ $section }{ $about }): { $sum }: { $result }.
account-about = , { $subject }
account-contest = { $title } ({ $section }{ $about }): { $result }.
account-option = { $name } { $sums }
account-option-ignored = { $name } { $sums } (passed over)
account-dice = { $dice }
account-added = { $value } for { $facts }
account-sum = { $parts } = { $total }
account-fact = { $title }: { $value }
account-rule = { $name } ({ $section }{ $about }): { $result }.
account-rule-because = { $name } ({ $section }{ $about }): { $result }, by { $facts }.
account-action = { $action }, rank { $rank }: { $order }, { $cost } of { $left } PIPs ({ $scores }).
account-freely = { $action }, as he likes: { $order }, { $cost } of { $left } PIPs ({ $scores }).
account-higher = Nothing to be gained by { $actions }.
account-passed = { $action } ({ $looked } looked at)
account-rejected = Less good: { $orders }.
account-rejected-one = { $order } ({ $score })
account-rulings = { $text } [{ $rulings }]

# What the rules before the battle are called, and what they look at.
account-rule-enemy-army = The enemy's army, as the NPG counts it
account-rule-camp = Where the NPG's camp is
account-rule-camp-holder = Who holds the NPG's camp
account-rule-town-holder = Who holds the NPG's built-up area
account-fact-flank-by-the-water = on a flank with water
account-fact-road-to-the-camp = by a road from the enemy
account-fact-camp-in-the-open = not behind bad going
account-fact-garrison-wanted = a garrison is needed
account-fact-garrison-row = row of the list
