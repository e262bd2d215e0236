import type { SquirrelMessages } from '../en/squirrels.ts'

export const squirrels = {
  'acorns.some': '{n, plural, one {# жёлудь} few {# жёлудя} many {# желудей} other {# жёлудя}}',
  'acorns.each':
    '{n, plural, one {за каждый жёлудь} few {за каждые # жёлудя} many {за каждые # желудей} other {за каждые # жёлудя}}',
  'acorns.more': 'больше желудей, чем у тебя',
  'points.some': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'points.each':
    '{n, plural, one {за каждое очко} few {за каждые # очка} many {за каждые # очков} other {за каждые # очка}}',
  'points.more': 'больше очков, чем у тебя',
  cards: '{n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  bury: '{n, plural, one {закопай # карту из руки} few {закопай # карты из руки} many {закопай # карт из руки} other {закопай # карты из руки}}',
  hide: '{n, plural, one {спрячь # жёлудь} few {спрячь до # желудей} many {спрячь до # желудей} other {спрячь до # жёлудя}}',
  'trees.each':
    '{tree, select, oak {за каждый дуб в дупле} hazel {за каждый орешник в дупле} other {за каждую сосну в дупле}}',
  'trees.some':
    '{tree, select, oak {{n, plural, one {# дуб} few {# дуба} many {# дубов} other {# дуба}}} hazel {{n, plural, one {# орешник} few {# орешника} many {# орешников} other {# орешника}}} other {{n, plural, one {# сосну} few {# сосны} many {# сосен} other {# сосны}}}}',
  'trees.more':
    '{tree, select, oak {больше дубов, чем у тебя} hazel {больше орешников, чем у тебя} other {больше сосен, чем у тебя}}',
  'why.noAcorns': 'У тебя нет желудей.',
  'why.notInHand': 'Этой карты нет у тебя в руке.',

  // За столом
  'ask.act': 'Что ты делаешь в раунде {round, number}?',
  'ask.choose': 'Выбери одно.',
  'ask.may': 'Хочешь? {effect}',
  'ask.pick': 'Какую карту ты закопаешь?',
  'do.forage': 'Собирай: 2 жёлудя и карта',
  'do.play': 'Сыграй карту «{card}»',
  'do.do': 'Да',
  'do.skip': 'Нет',
  'do.none': 'Ничего',
  'card.price':
    '{n, plural, =0 {ничего не стоит} one {стоит # жёлудь} few {стоит # жёлудя} many {стоит # желудей} other {стоит # жёлудя}}',
  'card.points': '{n, plural, one {даёт # очко} few {даёт # очка} many {даёт # очков} other {даёт # очка}}',
  'card.faceDown': 'Карта рубашкой вверх',
  'tree.oak': 'дуб',
  'tree.hazel': 'орешник',
  'tree.pine': 'сосна',
  'fact.acorns': 'под рукой {n, plural, one {# жёлудь} few {# жёлудя} many {# желудей} other {# жёлудя}}',
  'fact.hidden': 'спрятано {n, plural, one {# жёлудь} few {# жёлудя} many {# желудей} other {# жёлудя}}',
  'fact.points': 'набрано {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'fact.cards': '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'fact.round': 'Раунд {n, number} из {of, number}',
  'group.hand': 'Рука',
  'group.den': 'Дупло',
  'group.deck': 'Колода',
  'group.discards': 'Закопанные карты',
  'event.hide': '{name}: спрятано {n, plural, one {# жёлудь} few {# жёлудя} many {# желудей} other {# жёлудя}}.',
  'score.card': 'Карты в дупле',
  'score.points': 'Набранные очки',
  'score.hidden': 'Спрятанные жёлуди',
  'score.acorns': 'Каждый третий жёлудь под рукой',
} satisfies SquirrelMessages
