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

  // Lines of the score sheet
  'score.rats': 'Rats',
  'score.sections': 'Unfilled sections',
  'score.families': 'Cat families',
  'score.rare': 'Rare treasures',
  'score.lesson': 'Private lesson',
  'score.publicLesson': 'Public lesson',
  'score.familyLesson': 'Family lesson',
  'score.soloLesson': 'Lesson of the sister',
  'score.soloColour': 'Colour of the sister',

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

  // Where a tile may not lie
  'why.notAPlacement': 'This is not a way to lay this tile.',
  'why.outsideShip': 'The tile would stick out of the boat.',
  'why.doesNotTouch': 'The tile must touch another tile on your boat.',
  'why.overlaps': 'Another tile already lies there.',
  'why.noLegalPlacement': 'There is no room for this tile on your boat.',
  'why.supplyEmpty': 'No treasure of this shape is left.',

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
