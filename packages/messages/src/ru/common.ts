import type { Translation } from '../message-id.ts'

export const common = {
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
  formerPlayer: 'Бывший игрок',
  bot: '{mind} (бот № {n, number})',
  'mind.random': 'Случайный',
  'mind.novice': 'Новичок',
  'mind.casual': 'Любитель',
  'mind.skilled': 'Опытный',
  'mind.master': 'Мастер',
  // As the casual bot was called before.
  'mind.greedy': 'Любитель',
  watcher: 'Зритель',

  // Counts
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  players: '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',

  // What stands on a card
  'mark.cost': 'стоит {things}',
  'mark.needs': 'требует: {things}',
  'mark.gives': 'даёт: {things}',

  // Two parts of a line, with the dash of the language
  dashed: '{first} — {second}',

  // Where a game is
  'calendar.day': 'День {n, number}',
  'calendar.round': 'Раунд {n, number}',
  'calendar.of': 'из {n, number}',
  'calendar.setup': 'Подготовка',
} satisfies Translation<'common'>
