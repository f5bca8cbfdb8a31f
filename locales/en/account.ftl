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
