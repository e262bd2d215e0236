/** What the lessons of the game say, `lesson.<lesson>.<step>`: see docs/writing-lessons.md. */
export const wistarLessons = {
  'lesson.rounds':
    'Your first two rounds\nWorkers, leaders and the wheel: wood, a room, a bed, a door and an invention.',
  'lesson.rounds.welcome':
    'An old farm.\nYour clan of rats has five rounds to dig, build, explore and invent. Whoever has the most points wins.',
  'lesson.rounds.pair': 'First cards.\nEverybody starts with two inventions. Take either pair; you’ll play them later.',
  'lesson.rounds.wheel':
    'The wheel.\nIts six segments lie beside six main actions. On your turn you place one of your three leaders :leader: on a space.',
  'lesson.rounds.forest':
    'Workers.\nThe strength of a main action is the number of your workers in its region. Send one from the lair entrance to the forest: it’s free.',
  'lesson.rounds.another': 'One more.\nSend your second worker there too: now you have strength 2 in the forest.',
  'lesson.rounds.leader': 'Place a leader.\nPlace it on a space beside “Gather wood”.',
  'lesson.rounds.wood': 'The main action.\nGather wood: as much as your strength, so 2 :wood:.',
  'lesson.rounds.bonus':
    'The bonus.\nEvery space has its own bonus action. You may take it before or after the main action, or not at all.',
  'lesson.rounds.end': 'End your turn.\nSkip the bonus for now.',
  'lesson.rounds.hut':
    'The hut.\nYour opponent went to the hut: a movement token, a potion (an invention, a mission, 1 metal or 1 wood), and an earlier turn in the next round.',
  'lesson.rounds.digger': 'More room.\nDigging belongs to the forest too. Place a leader beside “Dig rooms”.',
  'lesson.rounds.dig': 'Dig.\nTake the main action.',
  'lesson.rounds.room':
    'A room for 2 metal.\nYou have enough metal for one. Dig it: the tile you remove uncovers points. At the end only the highest uncovered room counts.',
  'lesson.rounds.dug': 'End your turn.\nThe room stays free until something moves in.',
  'lesson.rounds.move':
    'A movement token.\nYou have no strength in the lair yet. Pay your movement token :movement: to move a worker from the forest to the lair.',
  'lesson.rounds.builder': 'The last leader.\nPlace it beside “Build beds”. Two of your leaders never share a segment.',
  'lesson.rounds.build': 'Build.\nTake the main action: strength 1 means one bed.',
  'lesson.rounds.bed': 'A bed for 2 wood.\nIt needs a free room. The worker that sat on it is now yours.',
  'lesson.rounds.built': 'End your turn.\nThat was your third leader, so the round is over.',
  'lesson.rounds.round':
    'A new round.\nLeaders come home, and the wheel turns by one segment: actions and bonuses are paired anew. Whoever was in the hut goes first.',
  'lesson.rounds.farm': 'The new worker.\nSend it to the farm.',
  'lesson.rounds.scout': 'Explore.\nPlace a leader beside “Explore”.',
  'lesson.rounds.explore': 'Exploration points.\nTake the main action: you get one point for each worker on the farm.',
  'lesson.rounds.door':
    'Open a door.\nYour explorer stands at the farm entrance. Open one of its doors and take the bonus behind it.',
  'lesson.rounds.rooms':
    'Behind the doors.\nGuests :guest: and missions :mission: lie in the rooms. Later you can take guests in and complete missions; objectives :objective: are easier for whoever claims them first.',
  'lesson.rounds.joker':
    'A bonus.\nThis time take the bonus of the space too: a joker :joker:. Inventions and missions ask for skills; it replaces one you lack.',
  'lesson.rounds.opened': 'End your turn.\nTwo leaders are left for this round.',
  'lesson.rounds.smith':
    'Metal.\nInventions cost wood and metal. Place a leader beside “Gather metal”, on the space with a metal.',
  'lesson.rounds.metal': 'Gather.\nTake the main action: with strength 1 it’s 1 metal :metal:.',
  'lesson.rounds.more': 'And the bonus.\nTake one more metal.',
  'lesson.rounds.gathered': 'End your turn.\nYour last leader of the round will invent something.',
  'lesson.rounds.inventor':
    'Inventing.\nPlace it beside “Develop projects”, on the space that lets you play an invention :play:.',
  'lesson.rounds.projects': 'New cards.\nTake the main action: one project point for each worker on the farm.',
  'lesson.rounds.project':
    'Take a card.\nA basic invention costs 1 point, an advanced one 2. Take any you can pay for.',
  'lesson.rounds.invent': 'Play one.\nNow the bonus: an invention from your hand :play:.',
  'lesson.rounds.invention':
    'Your invention.\nChoose one you can pay for. It stays in front of you: points, a skill and what it does.',
  'lesson.rounds.invented': 'End your turn.\nThat was the second round. Three more follow.',
  'lesson.rounds.points':
    'What counts.\nBeds, rooms, doors, guests, inventions, missions and objectives: nearly everything scores. Five rounds, fifteen leaders: choose well.',
  'lesson.ratbot': 'Solo: Ratbot\nA machine that plays by cards. Up to its first turns.',
  'lesson.ratbot.welcome':
    'Ratbot.\nIt has its own board and goes first. It needs neither wood nor metal, and it does what its cards say.',
  'lesson.ratbot.pair': 'First cards.\nKeep one of two pairs.',
  'lesson.ratbot.send': 'A worker.\nSend one to the lair.',
  'lesson.ratbot.leader':
    'Place a leader.\nPlace it beside “Gather metal”. Ratbot’s leaders occupy spaces like everyone else’s.',
  'lesson.ratbot.metal': 'Gather metal.\nTake the main action.',
  'lesson.ratbot.end': 'End your turn.\nThen Ratbot reveals its next card.',
  'lesson.ratbot.turn':
    'Its turn.\nThe card says where its leader goes, whether a worker joins it, and which bonuses follow. The table shows each of them.',
  'lesson.ratbot.score': 'To win.\nAt the end you need more points than Ratbot: a tie isn’t enough.',
  'lesson.puzzle.leader':
    'The best leader.\nPlace a leader and end your turn without quick actions. What brings the most points that are certain, as if the game ended then?',
  'lesson.puzzle.exploration':
    'The best way.\nSpend your exploration points and end your turn without quick actions; a bonus action you still have counts too. What brings the most points that are certain, as if the game ended then?',

  'first.startingCards': 'Choose a pair, a basic and an advanced invention: you begin with these two cards.',
  'first.discard': 'Choose cards in your hand that you can do without: they go to the discards.',
  'first.skillToken': 'A skill token counts as an icon of its skill for the rest of the game.',
  'first.keepObjective':
    'A private objective is yours alone: it has only its top space, and needs a disc like any other.',
  'first.guestSupply': 'This guest comes from the supply and needs a free room in your lair.',
  'first.loseGuest': 'A guest you lose leaves the game, with its points and its help; its room is free again.',
  'first.copy': 'Choose an effect that works once per round and use it now; it doesn’t have to be your own.',
  'first.takeFaceUp': 'The invention you take goes to your hand; you play it later.',
  'first.effect.choose':
    'A card, a guest or a bonus names several things, and only one of them happens: you decide which.',
  'first.effect.may': 'You may do what is offered, or do without it.',
  'first.effect.pay': 'This can be paid in more than one way: choose what to pay with.',
  'first.mustTakeFaceUp': 'The invention you take goes to your hand; you play it later.',
  'first.takeDiscarded': 'The invention you take goes to your hand; you play it later.',
} as const
