/** The Isle of Cats. */
export const cats = {
  // Colours of the cats
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.red': 'red',
  'colour.purple': 'purple',
  'colour.orange': 'orange',

  day: 'Day {day, number} of 5',

  // What is in the box
  'component.discoveryCards': 'Discovery cards',
  'component.rescueCards': 'Rescue cards',
  'component.oshaxCards': 'Oshax cards',
  'component.treasureCards': 'Treasure cards',
  'component.privateLessons': 'Private lessons',
  'component.publicLessons': 'Public lessons',
  'component.anytimeCards': 'Anytime cards',
  'component.cats': 'Cats',
  'component.oshaxes': 'Oshaxes',
  'component.commonTreasures': 'Common treasures',
  'component.rareTreasures': 'Rare treasures',
  'component.boats': 'Boats',
  'component.familyLessons': 'Family lessons',
  'component.soloCards': 'Solo cards',

  // Lines of the score sheet
  'score.rats': 'Rats',
  'score.sections': 'Unfilled sections',
  'score.families': 'Cat families',
  'score.rare': 'Rare treasures',
  'score.privateLesson': 'Private lessons',
  'score.publicLesson': 'Public lessons',
  'score.familyLesson': 'Family lessons',
  'score.soloLesson': 'The sister’s lessons',
  'score.soloColour': 'The sister’s colour',
  // As the scorer of given boats calls it
  'score.lesson': 'Private lesson',

  // What a decision asks
  'kind.draft':
    '{rest, select, discarded {{keep, plural, one {Keep # card and discard the rest.} other {Keep # cards and discard the rest.}}} other {{keep, plural, one {Keep # card and pass the rest on.} other {Keep # cards and pass the rest on.}}}}',
  'kind.buy':
    '{fish, plural, one {Which cards will you buy? You have # fish.} other {Which cards will you buy? You have # fish.}}',
  'kind.colour': 'Choose a colour: {what}.',
  'kind.rescueCards': 'Which rescue cards will you play?',
  'kind.rescue': 'Rescue a cat, play a card, or pass.',
  'kind.mustPass': 'There’s nothing left to do.',
  'kind.rareFinds': 'Play an oshax card or a treasure card, or pass.',
  'kind.oshax': 'Which oshax comes aboard?',
  'kind.treasure': 'Which treasure will you take?',
  'kind.place': 'Where will you place it: {tile}?',
  'kind.mapBonus': 'You found the map! Which treasure will you take?',
  'kind.anytime': 'You asked to play a card: which one?',
  'kind.moveCat': 'Which cat will you move?',
  'kind.zone': 'Where should it go: {tile}?',
  'kind.giveLessons':
    '{number, plural, one {Which private lesson will you discard?} other {Which # private lessons will you discard?}}',
  'kind.giveTreasures':
    '{number, plural, one {Which treasure will you remove?} other {Which # treasures will you remove?}}',
  'kind.familyRescue': 'Rescue a cat or pass.',

  // What happened
  'event.day': 'Day {day, number} begins.',
  'event.lastDay': 'It’s the last day.',
  'event.phase': 'Next: {phase}.',
  'event.setUp': 'Boats: {boats}. Turn order: {order}.',
  'event.rareFound': 'Rare treasures from the bag: {items}.',
  'event.zonesFilled': 'Left zone: {left}. Right zone: {right}.',
  'event.fishing': '{fish, plural, one {Everyone catches # fish.} other {Everyone catches # fish.}}',
  'event.dealt': '{cards, plural, one {Everyone is dealt # card.} other {Everyone is dealt # cards.}}',
  'event.cardsPassed':
    '{way, select, left {Everyone passes the other cards to the left.} other {Everyone passes the other cards to the right.}}',
  'event.kept': '{name} keeps: {items}.',
  'event.bought': '{fish, plural, one {{name} buys for # fish: {items}.} other {{name} buys for # fish: {items}.}}',
  'event.lessonsPlayed': '{name} plays lessons: {items}.',
  'event.lessonColour': '{name} chooses a colour for {items}: {colour}.',
  'event.rescueCardsLaid': '{name} plays rescue cards: {items}.',
  'event.revealed': '{name} has speed {speed, number}: {items}.',
  'event.turnOrder': 'Turn order: {order}.',
  'event.rescued':
    '{fish, plural, =0 {{name} rescues: {items}.} one {{name} rescues for # fish, {basket}: {items}.} other {{name} rescues for # fish, {basket}: {items}.}}',
  'event.extraRescues':
    '{waiting, plural, one {{name} may rescue # more cat in one turn.} other {{name} may rescue # more cats in one turn.}}',
  'event.extraRescueUsed': '{name} uses an extra rescue; left: {waiting, number}.',
  'event.placed': '{name} places a tile: {items}, row {row, number}, column {column, number}.',
  'event.placedAs': '{name} places a tile: {items} as {colour}, row {row, number}, column {column, number}.',
  'event.nextTileAnywhere': '{name}’s next tile doesn’t have to touch another one.',
  'event.anywhereUsed': '{name}’s next tile must touch another one again.',
  'event.mapCovered': '{name} finds the map: {colour}.',
  'event.treasureTaken': '{name} takes: {items}.',
  'event.treasureCardPlayed':
    '{fish, plural, =0 {{name} plays {items}: {take}.} one {{name} plays {items} for # fish: {take}.} other {{name} plays {items} for # fish: {take}.}}',
  'event.oshaxJoined': 'An oshax joins {name}: {items}.',
  'event.anytimePlayed': '{name} plays {items}.',
  'event.tilesDrawn': '{name} draws from the bag: {items}.',
  'event.catPut': '{name} puts a cat into the {zone}: {items}.',
  'event.catPutAt': '{name} puts a cat into the {zone}, position {position, number}: {items}.',
  'event.lessonsGiven': '{name} discards lessons: {items}.',
  'event.treasuresGiven': '{name} removes treasures from the boat: {items}.',
  'event.basketGained': '{name} gains a permanent basket.',
  'event.basketSold':
    '{fish, plural, one {{name} returns a basket for # fish.} other {{name} returns a basket for # fish.}}',
  'event.fishGained': '{fish, plural, one {{name} gains # fish.} other {{name} gains # fish.}}',
  'event.tileLost': '{name} has no room for: {items}.',
  'event.passed': '{name} passes.',
  'event.passedDiscarding': '{name} passes and discards: {items}.',
  'event.handRaised': '{name} wants to play a card.',
  'event.handLowered': '{name} no longer wants to play a card.',
  'event.dayEnds': 'Day {day, number} ends. Cats that leave: {items}.',
  'event.basketsReady': 'Used baskets are ready again.',
  'event.lessonsShown': '{name} turns over lessons: {items}.',

  // What the sister does
  'event.sisterLessons': 'The sister’s lessons: {items}.',
  'event.oshaxesLaid': 'Oshaxes in a row, from the left: {items}.',
  'event.sisterColour':
    '{points, plural, one {The sister’s new colour is {colour}: # point per cat.} other {The sister’s new colour is {colour}: # points per cat.}}',
  'event.sisterReady':
    '{cards, plural, one {The sister reveals {items}: # card today, speed {speed, number}.} other {The sister reveals {items}: # cards today, speed {speed, number}.}}',
  'event.sisterTurn': 'The sister resolves {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {The sister scares a cat away: {items}.} discardOshax {The sister scares an oshax away: {items}.} discardRare {The sister takes a rare treasure away: {items}.} discardCommon {The sister takes a common treasure away: {items}.} other {The sister takes something away: {items}.}}',
  'event.sisterSwaps': 'The sister swaps two cats: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {The sister finds no cat.} discardOshax {The sister finds no oshax.} discardRare {The sister finds no rare treasure.} discardCommon {The sister finds no common treasure of this shape.} swapCats {The sister finds no two cats to swap.} other {The sister finds nothing.}}',
  'event.sisterPasses': 'The sister passes.',
  // Told by games of release 0.1.0, which go on by their own rules.
  'event.sisterScored': '{score, plural, one {The sister has # point.} other {The sister has # points.}}',
  'tie.fish': 'fish left',
  'tie.fullSections': 'full sections',

  // Why not
  'why.notAPlacement': 'This tile can’t be placed like that.',
  'why.outsideShip': 'The tile would stick out of the boat.',
  'why.doesNotTouch': 'The tile must touch another tile on your boat.',
  'why.overlaps': 'There’s already a tile there.',
  'why.noLegalPlacement': 'There’s no room for this on your boat.',
  'why.supplyEmpty':
    '{supply, select, deck {There are no discovery cards left.} bag {The discovery bag is empty.} oshaxes {There are no oshaxes left.} baskets {There are no permanent baskets left.} rare {There are no rare treasures left.} common {There are no common treasures left.} small {There are no small treasures left.} other {There are no treasures of this shape left.}}',
  'why.needsFish':
    '{needs, plural, one {This costs # fish; you have {has, number}.} other {This costs # fish; you have {has, number}.}}',
  'why.needsBasket':
    '{basket, select, permanent {You have no permanent baskets left.} single {You have no single-use baskets left.} other {You don’t have two broken baskets.}}',
  'why.needsLessons':
    '{needs, plural, one {You must discard # private lesson; you have {has, number}.} other {You must discard # private lessons; you have {has, number}.}}',
  'why.needsTreasures':
    '{needs, plural, one {You must remove # treasure; you have {has, number}.} other {You must remove # treasures; you have {has, number}.}}',
  'why.noCats': 'There are no cats in the zones.',
  'why.noEffect': 'This card would do nothing now.',
  'why.notInHand': 'You don’t have this card.',
  'why.notInZones': 'This cat isn’t in either zone.',
  'why.notThisMoment': 'You can’t play this card at this point of the phase.',
  'why.notThisPhase':
    '{phase, select, lessons {Play this card in the lessons phase.} rescue {Play this card in the rescue phase.} rareFinds {Play this card in the rare finds phase.} other {Play this card in another phase.}}',
  'why.notYourLesson': 'This isn’t one of your private lessons.',
  'why.notYourTreasure': 'This treasure isn’t on your boat.',
  'why.otherTreasure': 'You can’t take this treasure here.',
  'why.wrongNumber': 'Choose exactly {number, number}.',
  'why.alreadyMoved': 'You’ve already moved this cat.',
  'why.alreadyPending': 'Your next tile doesn’t have to touch another one anyway.',
  'why.alreadyPlayed': 'You can play only one oshax or treasure card per turn.',
  'why.alreadyRescued': 'You can rescue only one cat per turn.',
  'why.buyFirst': 'Buy your cards first.',
  'why.emptyHand': 'You have no cards in hand.',
  'why.handIsDown': 'You haven’t asked to play a card.',
  'why.handIsRaised': 'You’ve already asked to play a card.',

  // What is wrong with the content of a pack
  'why.colourNotChosen': '{where}: only public lessons have a chosen colour.',
  'why.copiesFixed': '{where}: there’s only one such tile, so “{field}” must be 1.',
  'why.inTwoSections': '{where}: a cell belongs to another section too.',
  'why.kindFixed': '{where}: a pack can’t change the kind of a tile.',
  'why.notCommonShape': '{where}: “{field}” must name a common treasure.',
  'why.notOneMapOfEachColour': '{where}: a boat has exactly one map of each colour.',
  'why.notOnePiece': '{where}: the squares must be connected and fill the drawing to its edges.',
  'why.notTheOutlineOfTheSections': '{where}: the cells of the boat must match the sections.',
  'why.onlyForTheSister': '{where}: only the sister’s lessons can depend on other lessons.',
  'why.outsideGrid': '{where}: a cell lies outside the drawing of the boat.',

  // What is wrong with a boat given for scoring; tiles are counted from 0, as in the file
  'case.tile.unknownColour': 'Tile {tile, number} ({shape}) has a wrong colour.',
  'case.tile.unknownShape': 'Tile {tile, number}: there’s no shape {shape} of this kind.',
  'case.tile.notThatShape': 'The cells of tile {tile, number} don’t form the shape {shape}.',
  'case.tile.outsideShip': 'Tile {tile, number} ({shape}) sticks out of the boat.',
  'case.tile.overlaps': 'Tile {tile, number} ({shape}) overlaps tile {otherTile, number}.',
  'case.tile.unconnected': 'Tile {tile, number} ({shape}) isn’t connected to the others.',
  'case.field.malformed': 'The field “{field}” is missing or wrong.',
  'case.field.unknownBoat': 'There’s no boat “{value}”.',
  'case.field.unknownCard': 'There’s no card “{value}” for “{field}”.',
  'case.field.unknownColour': 'The colour in “{value}” is wrong.',
} as const
