/** Words that every part of the house uses. */
export const common = {
  // Games
  'game.cats': 'The Isle of Cats',
  'game.wistar': 'Rats of Wistar',
  'game.woodcraft': 'Woodcraft',

  // Modes
  'mode.classic': 'classic',
  'mode.solo': 'solo',
  'mode.family': 'family',
  'mode.peaceful': 'peaceful',

  // Who plays
  player: 'Player {n, number}',
  formerPlayer: 'Former player',
  bot: '{mind} (bot {n, number})',
  'mind.random': 'Random',
  'mind.novice': 'Novice',
  'mind.casual': 'Casual',
  'mind.skilled': 'Skilled',
  'mind.master': 'Master',
  // As the casual bot was called before.
  'mind.greedy': 'Casual',
  watcher: 'Spectator',

  // Counts
  points: '{n, plural, one {# point} other {# points}}',
  players: '{n, plural, one {# player} other {# players}}',

  // What stands on a card
  'mark.cost': 'cost: {things}',
  'mark.needs': 'needs: {things}',
  'mark.gives': 'gives: {things}',

  // Two parts of a line, with the dash of the language
  dashed: '{first} – {second}',

  // Where a game is
  'calendar.day': 'Day {n, number}',
  'calendar.round': 'Round {n, number}',
  'calendar.of': 'of {n, number}',
  'calendar.setup': 'Setup',
} as const
