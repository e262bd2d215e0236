/** The Isle of Cats. */
export const cats = {
  // Colours of the cats
  'colour.blue': 'blue',
  'colour.green': 'green',
  'colour.red': 'red',
  'colour.purple': 'purple',
  'colour.orange': 'orange',

  // Phases of a day
  day: 'Day {day, number} of 5',
  'phase.fill': 'Filling the zones',
  'phase.fishing': 'Fishing',
  'phase.exploration': 'Exploration',
  'phase.lessons': 'Lessons',
  'phase.rescue': 'Rescue',
  'phase.rareFinds': 'Rare finds',

  // Difficulty of the solo game
  'level.basic': 'basic',
  'level.medium': 'medium',
  'level.hard': 'hard',
  'level.veryHard': 'very hard',
  'level.expert': 'expert',

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
  'score.privateLesson': 'Private lesson',
  'score.publicLesson': 'Public lesson',
  'score.familyLesson': 'Family lesson',
  'score.soloLesson': 'Lesson of the sister',
  'score.soloColour': 'Colour of the sister',
  // As the scorer of given boats calls it
  'score.lesson': 'Private lesson',

  // What a decision asks
  'kind.draft':
    '{rest, select, discarded {{keep, plural, one {Keep # card and discard the rest.} other {Keep # cards and discard the rest.}}} other {{keep, plural, one {Keep # card and pass the rest on.} other {Keep # cards and pass the rest on.}}}}',
  'kind.buy':
    '{fish, plural, one {Which cards do you buy? You have # fish.} other {Which cards do you buy? You have # fish.}}',
  'kind.colour': 'Choose a colour: {what}.',
  'kind.rescueCards': 'Which rescue cards do you lay down?',
  'kind.rescue': 'Rescue a cat, play a card, or pass.',
  'kind.mustPass': 'There is nothing left to do.',
  'kind.rareFinds': 'Play an oshax card or a treasure card, or pass.',
  'kind.oshax': 'Which oshax comes aboard?',
  'kind.treasure': 'Which treasure do you take?',
  'kind.place': 'Where do you lay it: {tile}?',
  'kind.mapBonus': 'The map is found! Which treasure do you take?',
  'kind.anytime': 'Your hand is up: which card do you play?',
  'kind.moveCat': 'Which cat do you move?',
  'kind.zone': 'Where does it go: {tile}?',
  'kind.giveLessons':
    '{number, plural, one {Which private lesson do you give up?} other {Which # private lessons do you give up?}}',
  'kind.giveTreasures':
    '{number, plural, one {Which treasure do you give up?} other {Which # treasures do you give up?}}',
  'kind.familyRescue': 'Rescue a cat or pass.',

  // What happened
  'event.day': 'Day {day, number} begins.',
  'event.fishing': '{fish, plural, one {Everybody catches # fish.} other {Everybody catches # fish.}}',
  'event.dealt': '{cards, plural, one {Everybody is dealt # card.} other {Everybody is dealt # cards.}}',
  'event.kept': '{name} keeps: {items}.',
  'event.bought': '{fish, plural, one {{name} buys for # fish: {items}.} other {{name} buys for # fish: {items}.}}',
  'event.lessonsPlayed': '{name} lays down lessons: {items}.',
  'event.lessonColour': '{name} chooses a colour for {items}: {colour}.',
  'event.rescueCardsLaid': '{name} lays down rescue cards: {items}.',
  'event.revealed': '{name} has speed {speed, number}: {items}.',
  'event.turnOrder': 'Turn order: {order}.',
  'event.rescued':
    '{fish, plural, =0 {{name} rescues {items}.} one {{name} rescues for # fish: {items}.} other {{name} rescues for # fish: {items}.}}',
  'event.placed': '{name} lays {items} on row {row, number}, column {column, number}.',
  'event.mapCovered': '{name} finds the map: {colour}.',
  'event.treasureTaken': '{name} takes {items}.',
  'event.treasureCardPlayed': '{name} plays {items}.',
  'event.oshaxJoined': '{name} is joined by an oshax: {items}.',
  'event.anytimePlayed': '{name} plays {items}.',
  'event.basketGained': '{name} gains a permanent basket.',
  'event.basketSold':
    '{fish, plural, one {{name} gives up a basket for # fish.} other {{name} gives up a basket for # fish.}}',
  'event.fishGained': '{fish, plural, one {{name} gains # fish.} other {{name} gains # fish.}}',
  'event.tileLost': '{name} has no room for {items}.',
  'event.passed': '{name} passes.',
  'event.handRaised': '{name} raises a hand.',
  'event.dayEnds': 'Day {day, number} ends.',

  // What the sister does
  'event.sisterLessons': 'The sister’s lessons: {items}.',
  'event.sisterColour':
    '{points, plural, one {The sister’s new colour is {colour}: # point for each cat.} other {The sister’s new colour is {colour}: # points for each cat.}}',
  'event.sisterReady':
    '{cards, plural, one {The sister turns over {items}: # card today, speed {speed, number}.} other {The sister turns over {items}: # cards today, speed {speed, number}.}}',
  'event.sisterTurn': 'The sister carries out {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {The sister scares a cat away: {items}.} discardOshax {The sister scares an oshax away: {items}.} discardRare {The sister takes a rare treasure away: {items}.} discardCommon {The sister takes a common treasure away: {items}.} other {The sister takes something away: {items}.}}',
  'event.sisterSwaps': 'The sister swaps two cats: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {The sister finds no cat.} discardOshax {The sister finds no oshax.} discardRare {The sister finds no rare treasure.} discardCommon {The sister finds no common treasure of this shape.} swapCats {The sister does not find two cats to swap.} other {The sister finds nothing.}}',
  'event.sisterPasses': 'The sister passes.',
  'event.sisterScored': '{score, plural, one {The sister has # point.} other {The sister has # points.}}',

  // Why not
  'why.notAPlacement': 'This is not a way to lay this tile.',
  'why.outsideShip': 'The tile would stick out of the boat.',
  'why.doesNotTouch': 'The tile must touch another tile on your boat.',
  'why.overlaps': 'Another tile already lies there.',
  'why.noLegalPlacement': 'There is no room for this on your boat.',
  'why.supplyEmpty':
    '{supply, select, deck {No discovery card is left.} bag {The discovery bag is empty.} oshaxes {No oshax is left.} baskets {No permanent basket is left.} rare {No rare treasure is left.} common {No common treasure is left.} small {No small treasure is left.} other {No treasure of this shape is left.}}',
  'why.needsFish':
    '{needs, plural, one {This costs # fish; you have {has, number}.} other {This costs # fish; you have {has, number}.}}',
  'why.needsBasket':
    '{basket, select, permanent {You have no permanent basket left.} single {You have no single-use basket left.} other {You have no two broken baskets left.}}',
  'why.needsLessons':
    '{needs, plural, one {You must give up # private lesson; you have {has, number}.} other {You must give up # private lessons; you have {has, number}.}}',
  'why.needsTreasures':
    '{needs, plural, one {You must give up # treasure; you have {has, number}.} other {You must give up # treasures; you have {has, number}.}}',
  'why.noCats': 'There is no cat in the zones.',
  'why.noEffect': 'This card would do nothing now.',
  'why.notInHand': 'You do not have this card.',
  'why.notInZones': 'This cat is in neither zone.',
  'why.notThisMoment': 'This card is not played at this moment of the phase.',
  'why.notThisPhase':
    '{phase, select, lessons {This card is played in the lessons phase.} rescue {This card is played in the rescue phase.} rareFinds {This card is played in the rare finds phase.} other {This card is played in another phase.}}',
  'why.notYourLesson': 'This is not one of your private lessons.',
  'why.notYourTreasure': 'This treasure is not on your boat.',
  'why.otherTreasure': 'This is not a treasure that can be taken here.',
  'why.wrongNumber': 'You have to choose exactly {number, number}.',
  'why.alreadyMoved': 'This cat has already been moved.',
  'why.alreadyPending': 'Your next tile need not touch another one anyway.',
  'why.alreadyPlayed': 'Only one oshax or treasure card can be played in a turn.',
  'why.alreadyRescued': 'Only one cat can be rescued in a turn.',
  'why.buyFirst': 'Buy your cards first.',
  'why.emptyHand': 'You have no card in hand.',
  'why.handIsDown': 'Your hand is not raised.',
  'why.handIsRaised': 'Your hand is already raised.',

  // What is wrong with the content of a pack
  'why.colourNotChosen': '{where}: a colour is chosen for public lessons only.',
  'why.copiesFixed': '{where}: there is only one such tile, so “{field}” must be 1.',
  'why.inTwoSections': '{where}: a cell belongs to another section too.',
  'why.kindFixed': '{where}: a pack cannot change the kind of a tile.',
  'why.notCommonShape': '{where}: “{field}” must name a common treasure.',
  'why.notOneMapOfEachColour': '{where}: a boat has exactly one map of each colour.',
  'why.notOnePiece': '{where}: the squares must hang together and fill the drawing to its edges.',
  'why.notTheOutlineOfTheSections': '{where}: the cells of the boat must be those of the sections.',
  'why.onlyForTheSister': '{where}: only a lesson of the sister can look at other lessons.',
  'why.outsideGrid': '{where}: a cell lies outside the drawing of the boat.',

  // What is wrong with a boat given for scoring; tiles are counted from 0, as in the file
  'case.tile.unknownColour': 'Tile {tile, number} ({shape}) has a wrong colour.',
  'case.tile.unknownShape': 'Tile {tile, number}: there is no shape {shape} of this kind.',
  'case.tile.notThatShape': 'The cells of tile {tile, number} do not make the shape {shape}.',
  'case.tile.outsideShip': 'Tile {tile, number} ({shape}) sticks out of the boat.',
  'case.tile.overlaps': 'Tile {tile, number} ({shape}) lies on tile {otherTile, number}.',
  'case.tile.unconnected': 'Tile {tile, number} ({shape}) is not connected with the others.',
  'case.field.malformed': 'The field “{field}” is missing or wrong.',
  'case.field.unknownBoat': 'There is no boat “{value}”.',
  'case.field.unknownCard': 'There is no card “{value}” for “{field}”.',
  'case.field.unknownColour': 'The colour in “{value}” is wrong.',
} as const
