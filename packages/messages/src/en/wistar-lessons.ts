/** What the lessons of the game say, `lesson.<lesson>.<step>`: see docs/writing-lessons.md. */
export const wistarLessons = {
  'lesson.rounds': 'Your first two rounds\nWorkers, leaders and the wheel: wood, a room, a bed and a door.',
  'lesson.rounds.welcome':
    'An old farm.\nYour clan of rats has five rounds to dig, build, explore and invent. The most points win.',
  'lesson.rounds.pair': 'First cards.\nEverybody begins with two inventions. Take either pair; you’ll play them later.',
  'lesson.rounds.wheel':
    'The wheel.\nSix segments lie beside six main actions. On your turn you put one of your three leaders :leader: on a space.',
  'lesson.rounds.forest':
    'Workers.\nA main action is as strong as your workers in its region. Send one from the lair entrance to the forest: it’s free.',
  'lesson.rounds.another': 'One more.\nSend your second worker there as well: now you have strength 2 in the forest.',
  'lesson.rounds.leader': 'Place a leader.\nPut it on a space beside “Gather wood”.',
  'lesson.rounds.wood': 'The main action.\nGather wood: as much as your strength, so 2 :wood:.',
  'lesson.rounds.bonus':
    'The bonus.\nEvery space has a bonus action of its own. You may do it before or after the main action, or not at all.',
  'lesson.rounds.end': 'End your turn.\nLeave the bonus for now.',
  'lesson.rounds.hut':
    'The hut.\nYour opponent went to the hut: a movement token, a potion, and an early turn in the next round.',
  'lesson.rounds.digger': 'More room.\nDigging belongs to the forest too. Put a leader beside “Dig rooms”.',
  'lesson.rounds.dig': 'Dig.\nDo the main action.',
  'lesson.rounds.room':
    'A room for 2 metal.\nYour metal is enough for one. Dig it: the tile you take away is worth points.',
  'lesson.rounds.dug': 'End your turn.\nThe room stays free until something moves in.',
  'lesson.rounds.move':
    'A movement token.\nIn the lair you have no strength yet. Pay your movement token :movement:: take a worker from the forest to the lair.',
  'lesson.rounds.builder': 'The last leader.\nPut it beside “Build beds”. Two leaders of yours never share a segment.',
  'lesson.rounds.build': 'Build.\nDo the main action: with strength 1 it’s one bed.',
  'lesson.rounds.bed': 'A bed for 2 wood.\nIt needs a free room. The worker that sat on it is yours from now on.',
  'lesson.rounds.built': 'End your turn.\nThat was your third leader, and with it the round is over.',
  'lesson.rounds.round':
    'A new round.\nLeaders come home, the wheel turns by one segment: actions and bonuses meet anew. Whoever was in the hut begins.',
  'lesson.rounds.farm': 'The new worker.\nSend it to the farm.',
  'lesson.rounds.scout': 'Explore.\nPut a leader beside “Explore”.',
  'lesson.rounds.explore': 'Exploration points.\nDo the main action: one point for each worker on the farm.',
  'lesson.rounds.door':
    'Open a door.\nYour explorer stands at the farm entrance. Open one of its doors and take the bonus behind it.',
  'lesson.rounds.points':
    'What counts.\nBeds, rooms, doors, guests, inventions, missions and objectives: nearly everything is worth points. Five rounds, fifteen leaders: choose well.',
  'lesson.ratbot': 'Alone: Ratbot\nA machine that plays by cards. As far as its first turns.',
  'lesson.ratbot.welcome':
    'Ratbot.\nIt has its own board and goes first. It needs no wood and no metal, and it does what its cards say.',
  'lesson.ratbot.pair': 'First cards.\nOf two pairs you keep one.',
  'lesson.ratbot.send': 'A worker.\nSend one to the lair.',
  'lesson.ratbot.leader': 'Place a leader.\nPut it beside “Gather metal”. Ratbot’s leaders take spaces like anybody’s.',
  'lesson.ratbot.metal': 'Gather metal.\nDo the main action.',
  'lesson.ratbot.end': 'End your turn.\nThen Ratbot turns over its next card.',
  'lesson.ratbot.turn':
    'Its turn.\nThe card says where its leader goes, whether a worker joins, and which bonuses follow. The table shows each of them.',
  'lesson.ratbot.score': 'To win.\nAt the end you need more points than Ratbot: a tie isn’t enough.',
  'lesson.puzzle':
    'The best leader.\nPlace a leader and end your turn without quick actions. What brings the most points that are certain, as if the game ended then?',
} as const
