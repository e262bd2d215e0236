import type { Messages } from './en.ts'

export const ru: Messages = {
  acorns: '{n, plural, one {# жёлудь} few {# жёлудя} many {# желудей} other {# жёлудя}}',
  moreAcorns: 'больше желудей, чем у тебя',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  morePoints: 'больше очков, чем у тебя',
  cards: '{n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  bury: '{n, plural, one {закопай # карту с руки} few {закопай # карты с руки} many {закопай # карт с руки} other {закопай # карты с руки}}',
  hide: '{n, plural, one {спрячь # жёлудь} few {спрячь до # желудей} many {спрячь до # желудей} other {спрячь до # жёлудя}}',
  'trees.each':
    '{tree, select, oak {за каждый дуб в дупле} hazel {за каждый орешник в дупле} other {за каждую сосну в дупле}}',
  'trees.some':
    '{tree, select, oak {{n, plural, one {# дуб} few {# дуба} many {# дубов} other {# дуба}}} hazel {{n, plural, one {# орешник} few {# орешника} many {# орешников} other {# орешника}}} other {{n, plural, one {# сосну} few {# сосны} many {# сосен} other {# сосны}}}}',
  'trees.more':
    '{tree, select, oak {больше дубов, чем у тебя} hazel {больше орешников, чем у тебя} other {больше сосен, чем у тебя}}',
  'why.noAcorns': 'У тебя нет желудей.',
  'why.notInHand': 'Этой карты нет у тебя на руке.',
}
