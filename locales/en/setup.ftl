# What is said before a battle: the choice of armies, the roll for who attacks, and the steps of the setup. Loaded when it is needed.

## Armies

army-of-you = Your army
army-of-other = The other army
army-chosen = Done
army-search = Find an army
army-search-example = Hannibal, Vikings, 217 BC, II/12 …
army-found = { $count ->
    [one] 1 army found
   *[other] { $count } armies found
}
army-none = No army list matches. Try a people, a general, a year or a number such as II/12.
army-more = …and { $count } more: type a name, a people or a year.
army-shown = the first { $count } below
army-show-more = Show { $count } more
army-book = Period
army-book-I = Book I: 3000–500 BC
army-book-II = Book II: 500 BC–476 AD
army-book-III = Book III: 476–1071 AD
army-book-IV = Book IV: 1071–1520 AD
army-home = Home terrain
army-every = any
army-by-lot = Random:
army-lot-enemy = a historical enemy
army-lot-composed = a historical enemy, composed by Solo DBA
army-lot-any = any army
army-no-enemy = The lists name no enemies of the other army.
start-previous = Previous pair
army-enemies = { $count ->
    [one] One historical enemy
   *[other] { $count } historical enemies
}
army-enemies-help = Choose the army that it fights.
aggression = aggression { $n }

## Famous pairs

pair-kadesh = Ramesses against the Hittites
    .about = Kadesh, about 1275 BC: chariots against chariots in the greatest battle of the Bronze Age.
pair-marathon = Athens against Persia
    .about = Marathon, 490 BC: a line of spears charges the archers of the Great King.
pair-gaugamela = Alexander against Darius
    .about = Gaugamela, 331 BC: pikes and Companion cavalry against the hosts of Persia.
pair-hydaspes = Alexander in India
    .about = The Hydaspes, 326 BC: pikes against the elephants of Porus.
pair-heraclea = Pyrrhus against Rome
    .about = Heraclea, 280 BC: pikes and elephants win, at a Pyrrhic price.
pair-cannae = Hannibal against Rome
    .about = Cannae, 216 BC: an army of many peoples means to surround the legions.
pair-carrhae = Parthia against Crassus
    .about = Carrhae, 53 BC: horse archers and lancers circle the legions.
pair-alesia = Caesar against Vercingetorix
    .about = Alesia, 52 BC: a few legions against the charge of all Gaul.
pair-watling-street = Boudicca against Rome
    .about = Watling Street, AD 60: chariots and warbands fall on the legions.
pair-catalaunian-fields = Attila against Rome
    .about = The Catalaunian Fields, AD 451: the Huns meet the last great army of the West.
pair-hastings = William against Harold
    .about = Hastings, 1066: Norman knights ride at the shield wall.
pair-legnano = The Lombard League against Barbarossa
    .about = Legnano, 1176: the spears of the cities stand around their standard wagon.
pair-hattin = Saladin against the Crusaders
    .about = Hattin, 1187: light horse, and thirst, against armoured knights.
pair-peipus = Nevsky against the Teutonic Knights
    .about = Lake Peipus, 1242: the wedge of knights comes over the ice.
pair-bannockburn = Bruce against Edward
    .about = Bannockburn, 1314: Scottish pikes against English knights.
pair-agincourt = Henry V against France
    .about = Agincourt, 1415: a thin line of longbows against the knights of France.
pair-nancy = The Swiss against Charles the Bold
    .about = Nancy, 1477: blocks of pikes against knights, archers and guns.

## Who attacks

aggression-adds = Each army adds its aggression to its die: { $one } +{ $red }, { $other } +{ $blue }.
aggression-adds-1_22 = Nothing is added to the dice.
aggression-decides = The higher total attacks and moves first. The lower defends and places the terrain.
aggression-decides-3_0 = The higher total attacks: it chooses its table edge and moves first. The lower defends: it chooses the terrain and deploys first.
aggression-decides-2_2 = The higher total attacks and moves first. The lower defends: it places the terrain and deploys first.
aggression-decides-1_22 = The higher die attacks: it deploys first and moves first. The lower defends and places the terrain.
throw-to-beat = { $side } rolled { $sum }. To attack, the other side needs more than { $total } in all.
throw-tie = { $times ->
    [one] Tied at { $total }: roll again.
   *[other] Tied again, at { $total }: roll again.
}
aggression-roles = { $attacker } rolled { $sum }, { $defender } { $against }. The higher total attacks: { $attacker }.

## The steps of the setup

before-army = Choose your army
before-army-help = Your list leaves some elements open. Pick the ones you want.
before-army-for-me = Choose for me
before-topography = Choose the battlefield
before-topography-help = You defend, so the battle is fought on your home terrain. Your list names several: choose one.
before-topography-for-me = Choose for me
before-terrain = Place the terrain
before-terrain-help = You defend. Drag each piece to its place on the board, or let the referee place it.
before-terrain-for-me = Let the referee place it
terrain-complete = The terrain is complete. Press Done to keep it as it lies, or go on placing.
terrain-full = Nothing more would complete it: remove a feature, or let the referee replace the last one ({ $what }).
terrain-add = Add what is missing
terrain-replace = Replace: { $what }
before-features = Choose the terrain
before-features-help = You defend. Choose the pieces of terrain. A die sends each of them to a quarter of the table, where you place it.
before-features-for-me = Choose for me
features-compulsory = Compulsory: one kind of these
features-optional = Optional: { $least } to { $most }
before-quarter = Choose a quarter: { $what }
before-quarter-help = { $die ->
    [0] The die
   *[other] A { $die } was rolled for it: that
} leaves the choice to you. Press a quarter of the board.
before-quarter-for-me = Choose for me
before-edge = Choose your table edge
before-edge-help = You attack: press the edge that your army comes from. The defender gets the opposite one.
before-edge-for-me = Choose for me
before-garrison = Garrison the built-up area
before-garrison-help = Choose the element that starts the battle inside, or leave the place to its denizens.
before-garrison-for-me = Choose for me
before-edges = Number the table edges
before-edges-help = You attack: press the edges on the board, the one you like best last. Your die picks one: 1, 2 or 3 gives the first, second or third, and 4 to 6 the last.
before-edges-two-help = You attack: press the edges on the board, the one you like best first. The built-up area leaves two of them. A low die gives you the first, a higher one the second.
before-edges-defender-help = You defend: press the edges on the board to number them. The attacker rolls: 1 to 4 gives it the edge of that number. For a 5 or a 6 it names two neighbouring edges itself.
before-edges-for-me = Choose for me
before-prefer = Choose the two edges you prefer
before-prefer-help = You attack: press two neighbouring edges on the board. A 5 gives you the first and a 6 the second. Any other number gives you the edge that the defender numbered so.
before-prefer-for-me = Choose for me
before-camp = Place your camp
before-camp-help = Press its place on the board: on your base edge or shore, in good going. Keep it behind your line, for the enemy can take it.
before-camp-for-me = Place it for me
before-deployment = Deploy your army
before-deployment-help = Drag each element into the marked zone, or pick one and press its place. You can drag it again to move it.
before-deployment-help-keys = By keys: arrows, Q and E, then Enter.
before-deployment-pick = Pick one here, then press its place on the board.
before-deployment-for-me = Deploy for me
before-deployment-rest-for-me = Deploy the other { $count }
before-deployment-rest-sure = The other { $count } will be deployed for you: press again to do it.
before-deployment-rest-anyway = Yes, deploy { $count }
keep-back = { $count ->
    [one] You may keep the last one back, to land in your first bound.
   *[other] You may keep these { $count } back, to land in your first bound.
}
without = { $count ->
    [one] One element finds no room in your zone, and will not fight in this battle.
   *[other] { $count } elements find no room in your zone, and will not fight in this battle.
}
without-some = { $count } elements find no room in your zone. { $absent } will not fight in this battle; the rest may land in your first bound.
without-sure = Go on without { $count ->
    [one] it
   *[other] them
}?
without-do = Go on without { $count }
before-swap = Swap some elements?
before-swap-help = { $swaps ->
    [one] You have seen the enemy deploy: one pair of your elements may change places.
   *[other] You have seen the enemy deploy: up to { $swaps } pairs of your elements may change places.
} Select one, and the list has those that it may change with.
before-swap-for-me = Leave them as they stand
before-all-for-me = Set up the rest for me
pace-skip-setup = Skip to my next choice
