# What is read at the table of a battle alone; fetched with it.

# Where a place is: from the nearest element, in front of it and behind it as it looks.
beside-at = beside { $who }
beside-front = { $along } BW in front of { $who }
beside-behind = { $along } BW behind { $who }
beside-left = { $aside } BW left of { $who }
beside-right = { $aside } BW right of { $who }
beside-front-left = { $along } BW in front and { $aside } BW left of { $who }
beside-front-right = { $along } BW in front and { $aside } BW right of { $who }
beside-behind-left = { $along } BW behind and { $aside } BW left of { $who }
beside-behind-right = { $along } BW behind and { $aside } BW right of { $who }
beside-in = in the { $terrain }, { $lies }

# What counts against an element in a combat beside its opponent, and by which enemy.
factor-overlap-left = overlap on its left: { $who }
factor-overlap-right = overlap on its right: { $who }
factor-left = left flank: { $who }
factor-right = right flank: { $who }
factor-rear = rear: { $who }
factor-all-round = also in contact: { $who }
factor-edge-left = table edge on its left
factor-edge-right = table edge on its right
