/**
 * What the cards of The Isle of Cats say, read off their records. Lessons are sentences with clauses in them: “for each cat
 * aboard” and “5 cats aboard” are messages of their own, because every language counts and declines them in its own way.
 */
export const catsCards = {
  // Discovery cards
  oshax: 'Take an oshax, place it on your boat and choose its colour.',
  'rescue.speed': 'Speed: {speed, number}.',
  'rescue.baskets': '{n, plural, one {# single-use basket.} other {# single-use baskets.}}',
  'rescue.brokenBaskets':
    '{n, plural, one {# broken basket; you need two to rescue a cat.} other {# broken baskets; you need two to rescue a cat.}}',
  chooseColour: 'Choose a colour.',
  treasure: 'Take {options}.',
  'treasure.rare': '{n, plural, one {# rare treasure} other {up to # rare treasures}}',
  'treasure.common': '{n, plural, one {# common treasure} other {up to # common treasures}}',
  'treasure.small':
    '{n, plural, one {# small treasure (one or two squares)} other {up to # small treasures (one or two squares)}}',
  'treasure.paid': '{fish, plural, one {{what} for # fish} other {{what} for # fish}}',

  // Anytime cards
  'anytime.gainFish': '{n, plural, one {Gain # fish {per}.} other {Gain # fish {per}.}}',
  'anytime.nextTileAnywhere': 'The next tile you place doesn’t have to touch another one.',
  'anytime.drawCards':
    '{n, plural, one {Draw # card and keep it at its usual cost if you like.} other {Draw # cards and keep any of them at their usual cost.}}',
  'anytime.drawTileToBoat': 'Draw a tile from the discovery bag and place it on your boat for free.',
  'anytime.sellBasket':
    '{n, plural, one {Return a permanent basket, used or not, and gain # fish.} other {Return a permanent basket, used or not, and gain # fish.}}',
  'anytime.moveCats':
    '{n, plural, one {Move # cat to the other zone; in the solo game, to any position.} other {Move up to # cats to the other zone; in the solo game, to any position.}}',
  'anytime.extraRescue':
    '{n, plural, one {Rescue # more cat in one turn, with its own basket and fish.} other {Rescue # more cats in one turn, each with its own basket and fish.}}',
  'anytime.drawTilesToZones':
    '{n, plural, one {Draw # tile from the discovery bag: put a cat in either zone, a rare treasure below the island.} other {Draw # tiles from the discovery bag: put each cat in either zone, rare treasures below the island.}}',
  'anytime.gainBasket': 'Gain a permanent basket.',
  'anytime.gainBasket.privateLessons':
    '{n, plural, one {Discard # private lesson from beside your boat and gain a permanent basket.} other {Discard # private lessons from beside your boat and gain a permanent basket.}}',
  'anytime.gainBasket.treasures':
    '{n, plural, one {Remove # treasure from your boat and gain a permanent basket.} other {Remove # treasures from your boat and gain a permanent basket.}}',

  // Cards of the sister
  colourCard: 'The sister scores each {colour} cat aboard, depending on when this colour card is revealed: {points}.',
  'sister.first':
    '{cards, plural, one {If it’s her first card of the day: # card today, speed {speed, number}.} other {If it’s her first card of the day: # cards today, speed {speed, number}.}}',
  'sister.discardCat': 'Remove the cat at position {position, number} from the game.',
  'sister.discardOshax': 'Remove the oshax at position {position, number} from the game.',
  'sister.discardRare': 'Remove the rare treasure at position {position, number} from the game.',
  'sister.discardCommon': 'Remove a common treasure from the game: {shape}.',
  'sister.swapCats': 'Swap the cats at positions {one, number} and {other, number}.',
  'shape.line': '{n, plural, one {# square} other {# squares in a line}}',
  'shape.bent': '{n, plural, one {# square} other {# squares around a corner}}',

  // Lessons. `per` is “for each cat aboard”, `condition` is a clause.
  'lesson.each':
    '{who, select, everyone {{points, plural, one {Every player scores # point {per}.} other {Every player scores # points {per}.}}} sister {{points, plural, one {The sister scores # point {per}.} other {The sister scores # points {per}.}}} other {{points, plural, one {# point {per}.} other {# points {per}.}}}}',
  'lesson.eachBeyond':
    '{who, select, everyone {{points, plural, one {Every player scores # point {per} beyond the first {beyond, number}.} other {Every player scores # points {per} beyond the first {beyond, number}.}}} sister {{points, plural, one {The sister scores # point {per} beyond the first {beyond, number}.} other {The sister scores # points {per} beyond the first {beyond, number}.}}} other {{points, plural, one {# point {per} beyond the first {beyond, number}.} other {# points {per} beyond the first {beyond, number}.}}}}',
  'lesson.once':
    '{who, select, everyone {{points, plural, one {Every player scores # point if {condition}.} other {Every player scores # points if {condition}.}}} sister {{points, plural, one {The sister scores # point if {condition}.} other {The sister scores # points if {condition}.}}} other {{points, plural, one {# point if {condition}.} other {# points if {condition}.}}}}',
  'lesson.family':
    '{who, select, everyone {Every player scores the value of {family} aboard.} sister {The sister scores the value of {family} aboard.} other {The value of {family} aboard.}}',
  family:
    '{rank, select, first {the largest family} second {the second-largest family} other {the third-largest family}}',
  'lesson.bestOther': 'The sister scores her best other lesson again.',

  // Conditions: what stands after “if”. `what` is “5 cats aboard”.
  'if.exactly': '{who, select, everyone {they have exactly {what}} other {you have exactly {what}}}',
  'if.atLeast': '{who, select, everyone {they have at least {what}} other {you have at least {what}}}',
  'if.fewerThan': '{who, select, everyone {they have fewer than {what}} other {you have fewer than {what}}}',
  'if.none': '{who, select, everyone {they have {what}} other {you have {what}}}',
  'if.everyColour.cats':
    '{who, select, everyone {{n, plural, one {they have at least # cat of each colour aboard} other {they have at least # cats of each colour aboard}}} other {{n, plural, one {you have at least # cat of each colour aboard} other {you have at least # cats of each colour aboard}}}}',
  'if.everyColour.catsAtEdge':
    '{who, select, everyone {{n, plural, one {they have at least # cat of each colour touching the edge of the boat} other {they have at least # cats of each colour touching the edge of the boat}}} other {{n, plural, one {you have at least # cat of each colour touching the edge of the boat} other {you have at least # cats of each colour touching the edge of the boat}}}}',
  'if.full': '{n, plural, one {the {areas} is full} other {the {areas} are full}}',
  'if.empty': '{n, plural, one {the {areas} is empty} other {the {areas} are empty}}',
  'area.edge': 'edge of the boat',
  'area.middleRow': 'middle row',
  'if.firstInTurnOrder':
    '{who, select, everyone {they are first in turn order at the end of the game} other {you are first in turn order at the end of the game}}',
  'if.largestFamily':
    '{who, select, everyone {they have a family and nobody has a larger one} other {you have a family and nobody has a larger one}}',
  'if.largestFamilyAlone':
    '{who, select, everyone {{n, plural, one {they have a family and nobody has a larger one; solo, if it has at least # cat} other {they have a family and nobody has a larger one; solo, if it has at least # cats}}} other {{n, plural, one {you have a family and nobody has a larger one; solo, if it has at least # cat} other {you have a family and nobody has a larger one; solo, if it has at least # cats}}}}',

  // What is counted: for each of them, or so many of them.
  every: '{n, plural, one {for every {what}} other {for every {what}}}',
  'coloured.blue': '{n, plural, one {blue} other {blue}}',
  'coloured.green': '{n, plural, one {green} other {green}}',
  'coloured.red': '{n, plural, one {red} other {red}}',
  'coloured.purple': '{n, plural, one {purple} other {purple}}',
  'coloured.orange': '{n, plural, one {orange} other {orange}}',
  'of.chosen': 'of the chosen colour',
  'of.best': 'of your best colour',
  'each.cats': 'for each cat aboard',
  'some.cats': '{n, plural, =0 {no cat aboard} one {# cat aboard} other {# cats aboard}}',
  'each.cats.coloured': 'for each {colour} cat aboard',
  'some.cats.coloured':
    '{n, plural, =0 {no {colour} cat aboard} one {# {colour} cat aboard} other {# {colour} cats aboard}}',
  'each.cats.of': 'for each cat {colour} aboard',
  'some.cats.of': '{n, plural, =0 {no cat {colour} aboard} one {# cat {colour} aboard} other {# cats {colour} aboard}}',
  'each.catsAtEdge': 'for each cat touching the edge of the boat',
  'some.catsAtEdge':
    '{n, plural, =0 {no cat touching the edge of the boat} one {# cat touching the edge of the boat} other {# cats touching the edge of the boat}}',
  'each.catsAtEdge.coloured': 'for each {colour} cat touching the edge of the boat',
  'some.catsAtEdge.coloured':
    '{n, plural, =0 {no {colour} cat touching the edge of the boat} one {# {colour} cat touching the edge of the boat} other {# {colour} cats touching the edge of the boat}}',
  'each.catsAtEdge.of': 'for each cat {colour} touching the edge of the boat',
  'some.catsAtEdge.of':
    '{n, plural, =0 {no cat {colour} touching the edge of the boat} one {# cat {colour} touching the edge of the boat} other {# cats {colour} touching the edge of the boat}}',
  'each.lonelyCats': 'for each cat not touching another cat of its colour',
  'some.lonelyCats':
    '{n, plural, =0 {no cat without a neighbour of its colour} one {# cat not touching another cat of its colour} other {# cats not touching another cat of their colour}}',
  'each.lonelyCats.coloured': 'for each {colour} cat not touching another cat of its colour',
  'some.lonelyCats.coloured':
    '{n, plural, =0 {no {colour} cat without a neighbour of its colour} one {# {colour} cat not touching another cat of its colour} other {# {colour} cats not touching another cat of their colour}}',
  'each.lonelyCats.of': 'for each cat {colour} not touching another cat of its colour',
  'some.lonelyCats.of':
    '{n, plural, =0 {no cat {colour} without a neighbour of its colour} one {# cat {colour} not touching another cat of its colour} other {# cats {colour} not touching another cat of their colour}}',
  'each.treasuresAtCats': 'for each treasure touching a cat',
  'some.treasuresAtCats':
    '{n, plural, =0 {no treasure touching a cat} one {# treasure touching a cat} other {# treasures touching a cat}}',
  'each.treasuresAtCats.coloured': 'for each treasure touching any {colour} cat',
  'some.treasuresAtCats.coloured':
    '{n, plural, =0 {no treasure touching any {colour} cat} one {# treasure touching any {colour} cat} other {# treasures touching any {colour} cat}}',
  'each.treasuresAtCats.of': 'for each treasure touching a cat {colour}',
  'some.treasuresAtCats.of':
    '{n, plural, =0 {no treasure touching a cat {colour}} one {# treasure touching a cat {colour}} other {# treasures touching a cat {colour}}}',
  'each.families': 'for each family of {size, number} or more cats',
  'some.families':
    '{n, plural, =0 {no family of {size, number} or more cats} one {# family of {size, number} or more cats} other {# families of {size, number} or more cats}}',
  'each.coloursAwayFrom.edge': 'for each of the 5 colours with no cat touching the edge of the boat',
  'some.coloursAwayFrom.edge':
    '{n, plural, =0 {no colour with no cat touching the edge of the boat} one {# colour with no cat touching the edge of the boat} other {# colours with no cat touching the edge of the boat}}',
  'each.coloursAwayFrom.treasure': 'for each of the 5 colours with no cat touching a treasure',
  'some.coloursAwayFrom.treasure':
    '{n, plural, =0 {no colour with no cat touching a treasure} one {# colour with no cat touching a treasure} other {# colours with no cat touching a treasure}}',
  'each.coloursAwayFrom.visibleRat': 'for each of the 5 colours with no cat touching a visible rat',
  'some.coloursAwayFrom.visibleRat':
    '{n, plural, =0 {no colour with no cat touching a visible rat} one {# colour with no cat touching a visible rat} other {# colours with no cat touching a visible rat}}',
  'each.catColours': 'for each colour of cat aboard',
  'some.catColours':
    '{n, plural, =0 {no colour of cat aboard} one {# colour of cat aboard} other {# colours of cat aboard}}',
  'each.catsInLargestFamily': 'for each cat in the largest family',
  'some.catsInLargestFamily':
    '{n, plural, =0 {no cat in the largest family} one {# cat in the largest family} other {# cats in the largest family}}',
  'each.catsAwayFromTreasure': 'for each cat not touching a treasure',
  'some.catsAwayFromTreasure':
    '{n, plural, =0 {no cat without a treasure beside it} one {# cat not touching a treasure} other {# cats not touching a treasure}}',
  'each.oshaxes': 'for each oshax aboard',
  'some.oshaxes': '{n, plural, =0 {no oshax aboard} one {# oshax aboard} other {# oshaxes aboard}}',
  'each.treasures': 'for each treasure aboard',
  'some.treasures': '{n, plural, =0 {no treasure aboard} one {# treasure aboard} other {# treasures aboard}}',
  'each.commonTreasures': 'for each common treasure aboard',
  'some.commonTreasures':
    '{n, plural, =0 {no common treasure aboard} one {# common treasure aboard} other {# common treasures aboard}}',
  'each.rareTreasures': 'for each rare treasure aboard',
  'some.rareTreasures':
    '{n, plural, =0 {no rare treasure aboard} one {# rare treasure aboard} other {# rare treasures aboard}}',
  'each.visibleRats': 'for each visible rat',
  'some.visibleRats': '{n, plural, =0 {no visible rat} one {# visible rat} other {# visible rats}}',
  'each.visibleMaps': 'for each visible map',
  'some.visibleMaps': '{n, plural, =0 {no visible map} one {# visible map} other {# visible maps}}',
  'each.coveredMaps': 'for each covered map',
  'some.coveredMaps': '{n, plural, =0 {no covered map} one {# covered map} other {# covered maps}}',
  'each.fullSections': 'for each full section',
  'some.fullSections': '{n, plural, =0 {no full section} one {# full section} other {# full sections}}',
  'each.fish': 'for each fish left',
  'some.fish': '{n, plural, =0 {no fish left} one {# fish left} other {# fish left}}',
  'each.permanentBaskets': 'for each permanent basket',
  'some.permanentBaskets': '{n, plural, =0 {no permanent basket} one {# permanent basket} other {# permanent baskets}}',
  'each.privateLessons': 'for each private lesson beside the boat',
  'some.privateLessons':
    '{n, plural, =0 {no private lesson beside the boat} one {# private lesson beside the boat} other {# private lessons beside the boat}}',

  // Short rules help
  'help.section':
    '{n, plural, one {Section {section}: lose # point at the end if any of its cells is uncovered.} other {Section {section}: lose # points at the end if any of its cells is uncovered.}}',
  'help.rat':
    '{n, plural, one {A rat: lose # point at the end if it’s still visible. Cover it with a tile.} other {A rat: lose # points at the end if it’s still visible. Cover it with a tile.}}',
  'help.map': 'A map: cover it with a cat of its colour and you may take a common treasure right away.',
  'help.fish':
    'You pay for cards and cats with fish. A cat costs {left, number} in the left zone and {right, number} in the right zone.',
  'help.permanentBasket': 'A permanent basket rescues one cat every day.',
  'help.singleUseBasket': 'A single-use basket rescues one cat; its card is then discarded.',
  'help.brokenBasket': 'Two broken baskets together rescue one cat; their cards are then discarded.',
  'help.cat': '{n, plural, one {A cat of # square.} other {A cat of # squares.}}',
  'help.oshax': 'An oshax counts as a cat of the colour you choose for it.',
  'help.family':
    'At least {least, number} touching cats of one colour form a family. Points for {sizes} cats: {points}, plus {more, number} for each further cat.',
  'help.common': 'A common treasure fills gaps. It has no colour and scores nothing.',
  'help.rare':
    '{n, plural, one {A rare treasure is worth # point at the end, but nothing in the family game.} other {A rare treasure is worth # points at the end, but nothing in the family game.}}',
} as const
