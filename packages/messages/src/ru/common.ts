import type { Translation } from '../message-id.ts'

export const common = {
  // Languages by their own name
  language: 'Русский',

  // Games
  'game.cats': 'Остров кошек',
  'game.wistar': 'Побег из Вистара',
  'game.woodcraft': 'Лесная мастерская',

  // Modes
  'mode.classic': 'классический',
  'mode.solo': 'одиночный',
  'mode.family': 'семейный',
  'mode.peaceful': 'мирный',

  // Who plays
  player: 'Игрок {n, number}',
  bot: '{mind} (бот № {n, number})',
  'mind.random': 'Случай',
  'mind.greedy': 'Жадина',
  fate: 'Случай',
  watcher: 'Зритель',

  // Small words
  yes: 'да',
  no: 'нет',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  players: '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  level: 'Уровень {level, number}',

  // What stands on a card
  'mark.cost': 'цена: {things}',
  'mark.needs': 'требует: {things}',
  'mark.gives': 'даёт: {things}',
} satisfies Translation<'common'>
