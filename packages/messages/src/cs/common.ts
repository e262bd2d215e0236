import type { Translation } from '../message-id.ts'

export const common = {
  // Games
  'game.cats': 'Ostrov koček',
  'game.wistar': 'Krysy z Wistaru',
  'game.woodcraft': 'Truhláři s. r. o.',

  // Modes
  'mode.classic': 'klasický',
  'mode.solo': 'sólový',
  'mode.family': 'rodinný',
  'mode.peaceful': 'bez přímého škození',

  // Who plays
  player: 'Hráč {n, number}',
  formerPlayer: 'Bývalý hráč',
  bot: '{mind} (bot č. {n, number})',
  'mind.random': 'Náhodný',
  'mind.novice': 'Začátečník',
  'mind.casual': 'Amatér',
  'mind.skilled': 'Zkušený',
  'mind.master': 'Mistr',
  // As the casual bot was called before.
  'mind.greedy': 'Amatér',
  watcher: 'Divák',

  // Counts
  points: '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  players: '{n, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}',

  // What stands on a card
  'mark.cost': 'stojí {things}',
  'mark.needs': 'vyžaduje: {things}',
  'mark.gives': 'dává: {things}',

  // Two parts of a line, with the dash of the language
  dashed: '{first} – {second}',

  // Where a game is
  'calendar.day': 'Den {n, number}',
  'calendar.round': 'Kolo {n, number}',
  'calendar.of': '{n, plural, =14 {ze 14} one {z #} few {ze #} many {z #} other {z #}}',
  'calendar.setup': 'Příprava',
} satisfies Translation<'common'>
