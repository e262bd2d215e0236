/** Alone against Ratbot: what is asked, and what Ratbot does. */
export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards': 'Which state cards does Ratbot play with? Together they must make level {level, number}.',
  'ask.ratbotGuest': 'From which of its tents does Ratbot take a guest?',
  'do.stateSide': '{card} (difficulty {index, number})',

  // What happened
  'log.ratbotReady': 'Ratbot plays at level {level, number} with the state cards {cards}.',
  'log.ratbotTurn': 'Ratbot turns over {items}.',
  'log.ratbotLeader': 'Ratbot places a leader on {space}.',
  'log.ratbotVisitsHut': 'Ratbot places a leader in the alchemist’s hut.',
  'log.ratbotWorker':
    '{region, select, forest {Ratbot sends a worker to the forest.} lair {Ratbot sends a worker to the lair.} other {Ratbot sends a worker to the farm.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Ratbot gathers wood, strength {strength, number}.} digRooms {Ratbot digs rooms, strength {strength, number}.} gatherMetal {Ratbot gathers metal, strength {strength, number}.} buildBeds {Ratbot builds beds, strength {strength, number}.} developProjects {Ratbot develops projects, strength {strength, number}.} other {Ratbot explores, strength {strength, number}.}}',
  'log.ratbotScores': '{points, plural, one {Ratbot scores # point.} other {Ratbot scores # points.}}',
  'log.ratbotDigs': 'Ratbot digs a room; dug so far: {rooms, number}.',
  'log.ratbotBuilds': 'Ratbot builds a bed; built so far: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Ratbot takes basic inventions: {items}.} other {Ratbot takes advanced inventions: {items}.}}',
  'log.ratbotExplores': 'Ratbot plays {items}, row {place}.',
  'log.ratbotMoves': 'Ratbot’s explorer goes from {from} to {to}.',
  'log.ratbotOpensDoor': 'Ratbot takes the door in the passage {passage}.',
  'log.ratbotReveals': 'Ratbot reveals {items} on {space}.',
  'log.ratbotPitches': 'Ratbot pitches a tent in room {room}.',
  'log.ratbotTakesGuest': 'Ratbot takes {items}.',
  'log.ratbotCompletes': 'Ratbot completes row {row, number} of {items}.',
  'log.ratbotClaims': 'Ratbot claims {items}.',
  'log.ratbotAdvances': 'Ratbot advances on {card}, now on space {space, number}.',
  'log.ratbotAttacks':
    '{against, select, metal {Ratbot is after your metal.} wood {Ratbot is after your wood.} rooms {Ratbot is after your rooms.} doors {Ratbot is after your doors.} movement {Ratbot is after your movement tokens.} hand {Ratbot is after your hand.} guests {Ratbot is after your guests.} other {Ratbot is after your jokers.}}',
  'log.ratbotHeldOff': 'The Robodog holds Ratbot off.',
  'log.ratbotLoses': '{points, plural, one {Ratbot loses # point.} other {Ratbot loses # points.}}',
  'log.ratbotLosesGuest': 'Ratbot gives up {items}.',
  'log.ratbotScored': '{score, plural, one {Ratbot has # point.} other {Ratbot has # points.}}',
} as const
