import type { Translation } from '../message-id.ts'

export const common = {
  // Games
  'game.cats': 'Wyspa kotów',
  'game.wistar': 'Szczury z Wistar',
  'game.woodcraft': 'Leśny warsztat',

  // Modes
  'mode.classic': 'klasyczny',
  'mode.solo': 'solo',
  'mode.family': 'rodzinny',
  'mode.peaceful': 'pokojowy',

  // Who plays
  player: 'Gracz {n, number}',
  formerPlayer: 'Dawny gracz',
  bot: '{mind} (bot nr {n, number})',
  'mind.random': 'Losowy',
  'mind.novice': 'Nowicjusz',
  'mind.casual': 'Amator',
  'mind.skilled': 'Doświadczony',
  'mind.master': 'Mistrz',
  // As the casual bot was called before.
  'mind.greedy': 'Amator',
  watcher: 'Widz',

  // Counts
  points: '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  players: '{n, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}}',

  // What stands on a card
  'mark.cost': 'kosztuje {things}',
  'mark.needs': 'wymaga: {things}',
  'mark.gives': 'daje: {things}',

  // Two parts of a line, with the dash of the language
  dashed: '{first} – {second}',

  // Where a game is
  'calendar.day': 'Dzień {n, number}',
  'calendar.round': 'Runda {n, number}',
  'calendar.of': 'z {n, number}',
  'calendar.setup': 'Przygotowanie',
} satisfies Translation<'common'>
