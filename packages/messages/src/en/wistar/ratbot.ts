/** Alone against Ratbot: what is asked, and what Ratbot does. */
export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards': 'Which state cards does Ratbot use? They must add up to level {level, number}.',
  'ask.ratbotGuest': 'Which tent does Ratbot take a guest from?',
  'do.stateSide': '{card} (difficulty {index, number})',

  // What happened
  'log.ratbotReady': 'Ratbot plays at level {level, number}. State cards: {cards}.',
  'log.ratbotTurn': 'Ratbot’s turn: {items}. {text}',
  'log.ratbotLeader': 'Ratbot places a leader: {action}.',
  'log.ratbotVisitsHut': 'Ratbot places a leader in the alchemist’s hut.',
  'log.ratbotWorker':
    '{region, select, forest {Ratbot sends a worker to the forest.} lair {Ratbot sends a worker to the lair.} other {Ratbot sends a worker to the farm.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Ratbot gathers wood, strength {strength, number}.} digRooms {Ratbot digs rooms, strength {strength, number}.} gatherMetal {Ratbot gathers metal, strength {strength, number}.} buildBeds {Ratbot builds beds, strength {strength, number}.} developProjects {Ratbot develops projects, strength {strength, number}.} other {Ratbot explores, strength {strength, number}.}}',
  'log.ratbotScores': '{points, plural, one {Ratbot scores # point.} other {Ratbot scores # points.}}',
  'log.ratbotScoresBy':
    '{points, plural, one {Ratbot scores # point ({source}).} other {Ratbot scores # points ({source}).}}',
  // Told by games of release 0.1.0, which go on by their own rules.
  'log.ratbotScored': '{score, plural, one {Ratbot has # point.} other {Ratbot has # points.}}',
  'log.ratbotDigs': 'Ratbot digs a room; total so far: {rooms, number}.',
  'log.ratbotBuilds': 'Ratbot builds a bed; total so far: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Ratbot takes basic inventions: {items}.} other {Ratbot takes advanced inventions: {items}.}}',
  'log.ratbotExplores': 'Ratbot explores from {place}, {items}: {steps}.',
  'log.ratbotMoves': 'Ratbot’s explorer moves {from} → {to}.',
  'log.ratbotOpensDoor': 'Ratbot opens a door: {passage}.',
  'log.ratbotReveals': 'Ratbot reveals a mission ({space}): {items}.',
  'log.ratbotPitches': 'Ratbot pitches a tent: {room}.',
  'log.ratbotTakesGuest': 'Ratbot takes a guest: {items}.',
  'log.ratbotCompletes': 'Ratbot completes a mission, row {row, number}: {items} ({space}).',
  'log.ratbotClaims': 'Ratbot claims an objective: {items}.',
  'log.ratbotAdvances': 'Ratbot advances ({skill}): {card}, space {space, number}: {text}.',
  'log.ratbotAttacks':
    '{against, select, metal {Ratbot is after your metal.} wood {Ratbot is after your wood.} rooms {Ratbot is after your rooms.} doors {Ratbot is after your doors.} movement {Ratbot is after your movement tokens.} hand {Ratbot is after your hand.} guests {Ratbot is after your guests.} other {Ratbot is after your jokers.}}',
  'log.ratbotHeldOff': 'The Robodog holds Ratbot off.',
  'log.ratbotLoses': '{points, plural, one {Ratbot loses # point.} other {Ratbot loses # points.}}',
  'log.ratbotLosesGuest': 'Ratbot loses a guest: {items}.',
} as const
