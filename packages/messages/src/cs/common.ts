import type { Translation } from '../message-id.ts'

export const common = {
  // Languages by their own name
  language: 'Čeština',

  // Games
  'game.cats': 'Ostrov koček',
  'game.wistar': 'Krysy z Wistaru',
  'game.woodcraft': 'Truhláři s. r. o.',

  // Modes
  'mode.classic': 'klasický',
  'mode.solo': 'sólový',
  'mode.family': 'rodinný',
  'mode.peaceful': 'mírumilovný',

  // Who plays
  player: 'Hráč {n, number}',
  bot: '{mind} (bot č. {n, number})',
  'mind.random': 'Náhoda',
  'mind.greedy': 'Hamoun',
  fate: 'Náhoda',
  watcher: 'Divák',

  // Small words
  yes: 'ano',
  no: 'ne',
  points: '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  players: '{n, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}}',
  level: 'Obtížnost {level, number}',

  // What stands on a card
  'mark.cost': 'cena: {things}',
  'mark.needs': 'vyžaduje: {things}',
  'mark.gives': 'dává: {things}',
} satisfies Translation<'common'>
