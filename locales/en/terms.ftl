# Short words for what the referee counts and measures: beside factors, and beside the reason of a refusal.

# What makes up a factor.
factor-basic = basic
factor-general = general
factor-uphill = uphill
factor-river-bank = defends the bank
factor-own-camp = in its own camp
factor-garrison = garrison
factor-denizens = denizens
factor-contact = overlap or flank contact
factor-extra-shooter = additional shooter
factor-extra-attacker = additional attacker
factor-bad-going = bad going
factor-enemy-bad-going = enemy in bad going
factor-art-inside = artillery inside
factor-double = double element
factor-pikes = supporting pikes
factor-pikes-mounted = supporting pikes
factor-spears = supporting spears
factor-spears-beside = spears beside
factor-solid-bows-beside = solid bows beside
factor-light-horse = supporting light horse
factor-warband = supporting warband
factor-psiloi = supporting psiloi

# Fixed words among what was measured.
word-red = Red
word-blue = Blue
word-near = near
word-far = far
word-left = left
word-right = right
word-good = good
word-rough = rough
word-bad = bad
word-impassable = impassable
word-corners = the corners
word-depth = the depth
word-lie = its position
word-line = the line
word-outline = the outline
word-generals = the number of generals
word-not-general = this one cannot be the general
word-size = the number of elements
word-text = how it is written
word-unknown-troop = an unknown troop type
word-not-in-list = the list has no such element
word-no-place = the list has such elements, but fewer

# Words of orders and procedures, one by one, as a general's account has them.

# What lies on the table.
said-gentle-hill = gentle hill
said-steep-hill = steep hill
said-difficult-hill = difficult hill
said-wood = wood
said-oasis = oasis
said-dunes = dunes
said-marsh = marsh
said-rough = rough going
said-gully = gully
said-rocky = rocky ground
said-scrub = scrub
said-boggy = boggy ground
said-enclosure = enclosed fields
said-plough = ploughed fields
said-hamlet = hamlet
said-edifice = edifice
said-bua = built-up area
said-city = city
said-fort = fort
said-road = road
said-river = river
said-waterway = waterway

# What an order does.
said-place = place
said-discard = discard
said-lift = lift
said-deploy = deploy
said-followers = followers
said-swap = swap
said-move = move
said-column = column
said-narrow = narrow
said-dismount = dismount
said-land = land
said-break-off = break-off
said-shoot = shoot
said-call = call
said-fight = fight
said-choose = choose
said-standing = standing
said-end = end
said-concede = concede

# Which way it goes.
said-forward = forward
said-wheel = wheel
said-shift = shift
said-left = left
said-right = right
said-near = near
said-far = far
said-centre = centre
said-reserve = reserve
said-to = to
said-at = at
said-in = in
said-out = out
said-via = via
said-along = along
said-facing = facing
said-into = into
said-and = and
said-as = as
said-or = or
said-with = with

# Where it meets an enemy.
said-front = front to front
said-left-flank = on its left flank
said-right-flank = on its right flank
said-left-flank-rear = on the rear half of its left flank
said-right-flank-rear = on the rear half of its right flank
said-rear = in its rear
said-overlap-left = overlapping it on its left
said-overlap-right = overlapping it on its right
said-red-camp = the red camp
said-blue-camp = the blue camp
said-red-bua = the red built-up area
said-blue-bua = the blue built-up area
said-camp = camp

# Words of Solo DBA.
said-yes = yes
said-no = no
said-none = none
said-general = general
said-try = try
said-again = again
said-picked = picked
said-nobody = none
said-blade = blades
said-spear = spears
said-pike = pikes
said-auxilia = auxilia
said-warband = warbands
said-bow = bows
said-psiloi = psiloi
said-horde = hordes
said-artillery = artillery
said-war-wagon = war wagons
said-elephant = elephants
said-knight = knights
said-cavalry = cavalry
said-light-horse = light horse
said-camelry = camelry
said-scythed-chariot = scythed chariots
said-defensive = defensive
said-neutral = neutral
said-aggressive = aggressive
said-cautious = cautious
