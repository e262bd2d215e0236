/** Rats of Wistar. */
export const wistar = {
  // Modes and editions
  'option.edition': 'Edition',
  'edition.recommended': 'Recommended: where the rulebooks differ, the reading that fits the rest best',
  'edition.czech':
    'Czech: cards 78 and 94 save wood or metal, 143 gives 2 points, 53 and 78 work once per card, a lock is opened by the row with its number, 131 must be used, 137 may search the deck, the peaceful variant keeps card 95',
  'edition.polish':
    'Polish: cards 78 and 94 save wood and metal, 143 gives 1 point, 53 and 78 work for each icon, a lock is opened by the row that shows it, the peaceful variant removes card 95 too',
  'option.stateCards': 'Ratbot’s state cards',
  'stateCards.random': 'Drawn from those that add up to the level',
  'stateCards.chosen': 'Chosen by you',

  // What is in the box
  'component.inventions': 'Inventions',
  'component.missions': 'Missions',
  'component.objectives': 'Objectives',
  'component.guests': 'Guests',
  'component.cheeses': 'Cheeses',
  'component.doors': 'Doors',
  'component.segments': 'Wheel segments',
  'component.heroes': 'Heroes',
  'component.abilities': 'Abilities',
  'component.actionCards': 'Ratbot’s action cards',
  'component.explorationCards': 'Ratbot’s exploration cards',
  'component.stateCards': 'Ratbot’s state cards',
  'component.mainActions': 'Main actions',
  'component.rooms': 'Farm rooms',
  'component.passages': 'Passages',
  'component.playerBoards': 'Player boards',
  'component.automaBoards': 'Automa boards',

  // Lines of the score sheet
  'score.played': 'Points scored during the game',
  'score.ability': 'Abilities',
  'score.abilityPair': 'Both point abilities',
  'score.beds': 'Beds',
  'score.rooms': 'Rooms',
  'score.guest': 'Guests',
  'score.invention': 'Inventions',
  'score.endgame': 'Endgame effects',
  'score.electricity': 'Strong electricity',
  'score.leftovers': 'Leftovers',
  'score.jokers': 'Jokers',
  'score.ratbotPile': 'Inventions in the pile',
  'score.stateCard': 'Spaces on state cards',
  'score.finalEffect': 'Final effects',
  'score.markers': 'Cubes on missions',

  // Why something is not possible
  'why.alreadyThere': 'Your explorer is already there.',
  'why.contentIncomplete': '{where}: “{field}” is {found}; it must be {expected}.',
  'why.cubeGone': 'This cube is no longer on its ability.',
  'why.doorClosed': 'A door is in the way ({passage}).',
  'why.doorNotNear': 'Neither your explorer nor one of your tents is next to this door.',
  'why.doorOpen': 'This door is already open.',
  'why.electricityStrong': 'You already have strong electricity.',
  'why.emptyHand': 'You have no cards in hand.',
  'why.heroTaken': 'Another player already has this hero.',
  'why.hasIcon':
    '{icon, select, strength {The card can’t have a strength icon.} agility {The card can’t have an agility icon.} perception {The card can’t have a perception icon.} intelligence {The card can’t have an intelligence icon.} endurance {The card can’t have an endurance icon.} other {The card can’t have an energy icon.}}',
  'why.indicesApart': 'Two of these cards differ by 2 or more in difficulty.',
  'why.leaderInSegment': 'You already have a leader in this segment.',
  'why.leaderPlaced': 'You’ve already placed a leader this turn.',
  'why.missionHidden': 'This mission is still face down.',
  'why.missionOpen': 'This mission is already revealed.',
  'why.mustPlay': 'You must play a card.',
  'why.needsFee':
    '{fee, plural, one {Taking this cube costs # more item.} other {Taking this cube costs # more items.}}',
  'why.needsItems':
    '{needs, plural, one {You need # item; you have {has, number}.} other {You need # items; you have {has, number}.}}',
  'why.needsMetal': 'You need {needs, number} metal; you have {has, number}.',
  'why.needsMovement':
    '{needs, plural, one {You need # movement token; you have {has, number}.} other {You need # movement tokens; you have {has, number}.}}',
  'why.needsProjectPoints':
    '{needs, plural, one {You need # project point; you have {has, number}.} other {You need # project points; you have {has, number}.}}',
  'why.needsRooms':
    '{needs, plural, one {You need # dug room; you have {has, number}.} other {You need # dug rooms; you have {has, number}.}}',
  'why.needsType':
    '{type, select, tool {{needs, plural, one {You need # tool in play; you have {has, number}.} other {You need # tools in play; you have {has, number}.}}} automaton {{needs, plural, one {You need # automaton in play; you have {has, number}.} other {You need # automata in play; you have {has, number}.}}} other {{needs, plural, one {You need # building in play; you have {has, number}.} other {You need # buildings in play; you have {has, number}.}}}}',
  'why.needsWood': 'You need {needs, number} wood; you have {has, number}.',
  'why.noFreeRoom': 'You have no free room.',
  'why.noGuestHere': 'There’s no guest here.',
  'why.noMissionHere': 'There’s no revealed mission where your explorer or one of your tents is.',
  'why.noMovementToken': 'You have no movement tokens.',
  'why.noStrength': 'You have no worker in this region.',
  'why.noTentAtEntrance': 'Pitch tents in rooms, not at the entrance.',
  'why.noTentOfRatbot': 'Ratbot has no tent in this room.',
  'why.noWorkerAtEntrance': 'You have no worker at the lair entrance.',
  'why.noWorkerIn':
    '{region, select, forest {You have no worker in the forest.} lair {You have no worker in the lair.} other {You have no worker at the farm.}}',
  'why.noWorkerOnBoard': 'You have no workers on the board.',
  'why.notFaceUp': 'This card isn’t in the market.',
  'why.notInCheeseRoom': 'Neither your explorer nor one of your tents is in the cheese room.',
  'why.notInHand': 'This card isn’t in your hand.',
  'why.notInThisRoom': 'Neither your explorer nor one of your tents is in this room: {room}.',
  'why.notNextTo': '{to} isn’t next to {from}.',
  'why.notOncePerRound': 'This card has no once-per-round effect.',
  'why.notYourObjective': 'You can’t claim this objective.',
  'why.objectiveClaimed': 'You’ve already claimed this objective.',
  'why.objectiveFull': 'All spaces on this objective are taken.',
  'why.objectiveNotReached': 'The next space requires {needs, number}; you have {has, number}.',
  'why.otherColour':
    '{colour, select, grey {This cube is grey: it can only go on cellar missions.} other {This cube is brown; you need another colour.}}',
  'why.otherLevel': 'These cards add up to level {sum, number}; the game is at level {level, number}.',
  'why.needsElectricity': '{side, select, strong {You need strong electricity.} other {You need electricity.}}',
  'why.needsGuests':
    '{area, select, house {{needs, plural, one {You need # house guest; you have {has, number}.} other {You need # house guests; you have {has, number}.}}} cellar {{needs, plural, one {You need # cellar guest; you have {has, number}.} other {You need # cellar guests; you have {has, number}.}}} other {{needs, plural, one {You need # guest; you have {has, number}.} other {You need # guests; you have {has, number}.}}}}',
  'why.needsIcons':
    '{icon, select, strength {Strength icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).} agility {Agility icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).} perception {Perception icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).} intelligence {Intelligence icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).} endurance {Endurance icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).} other {Energy icons needed: {needs, number}; you have {has, number} (jokers: {jokers, number}).}}',
  'why.noneLeft':
    '{what, select, beds {All your beds are built.} rooms {All your rooms are dug.} tents {Both your tents are pitched.} discs {You have no discs left.} cheese {There’s no cheese left.} cubes {You have no such cube left.} brownCubes {You have no brown cubes left, and only those can go on a house mission.} discards {The discard pile is empty.} doors {There’s no door to open.} houseGuests {There are no house guests left in the supply.} cellarGuests {There are no cellar guests left in the supply.} heroes {There are no heroes left.} hiddenMissions {There’s no mission to reveal.} objectives {There are no objectives left to draw.} skillTokens {There are no skill tokens left.} basic {There are no basic inventions left to draw.} advanced {There are no advanced inventions left to draw.} faceUp {There’s no such card in the market.} effectsToCopy {There’s no once-per-round effect to use.} other {There’s no room to go to.}}',
  'why.otherSort':
    '{sort, select, house {It must be from the house.} cellar {It must be from the cellar.} basic {It must be a basic invention.} advanced {It must be an advanced invention.} tool {It must be a tool.} automaton {It must be an automaton.} other {It must be a building.}}',
  'why.outOfReach': 'Your explorer can’t get there through open passages.',
  'why.placeLeaderFirst': 'Place a leader first.',
  'why.roundGuestTaken': 'This round’s guest is gone.',
  'why.rowLocked': 'This row is locked: lock {lock, number} must be opened first.',
  'why.rowTaken': 'This row is already completed.',
  'why.sameRegion': 'The worker is already in this region.',
  'why.sameSymbol': 'Two of these cards have the same icon.',
  'why.secondCheese': 'You already have a cheese.',
  'why.spaceTaken': 'There’s a leader on this space.',
  'why.tentHere': 'You already have a tent in this room.',
  'why.usedThisRound': 'You’ve already used this card this round.',
  'tie.earlierInOrder': 'turn order, earlier wins',
} as const
