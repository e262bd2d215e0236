import type { SquirrelMessages } from '../en/squirrels.ts'

export const squirrels = {
  'acorns.some': '{n, plural, one {# żołądź} few {# żołędzie} many {# żołędzi} other {# żołędzia}}',
  'acorns.each':
    '{n, plural, one {za każdy żołądź} few {za każde # żołędzie} many {za każde # żołędzi} other {za każde # żołędzia}}',
  'acorns.more': 'więcej żołędzi niż ty',
  'points.some': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'points.each':
    '{n, plural, one {za każdy punkt} few {za każde # punkty} many {za każde # punktów} other {za każde # punktu}}',
  'points.more': 'więcej punktów niż ty',
  cards: '{n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  bury: '{n, plural, one {zakop # kartę z ręki} few {zakop # karty z ręki} many {zakop # kart z ręki} other {zakop # karty z ręki}}',
  hide: '{n, plural, one {schowaj # żołądź} few {schowaj do # żołędzi} many {schowaj do # żołędzi} other {schowaj do # żołędzia}}',
  'trees.each':
    '{tree, select, oak {za każdy dąb w dziupli} hazel {za każdą leszczynę w dziupli} other {za każdą sosnę w dziupli}}',
  'trees.some':
    '{tree, select, oak {{n, plural, one {# dąb} few {# dęby} many {# dębów} other {# dębu}}} hazel {{n, plural, one {# leszczynę} few {# leszczyny} many {# leszczyn} other {# leszczyny}}} other {{n, plural, one {# sosnę} few {# sosny} many {# sosen} other {# sosny}}}}',
  'trees.more': '{tree, select, oak {więcej dębów niż ty} hazel {więcej leszczyn niż ty} other {więcej sosen niż ty}}',
  'why.noAcorns': 'Nie masz żołędzi.',
  'why.notInHand': 'Tej karty nie masz na ręce.',

  // Przy stole
  'ask.act': 'Co robisz w rundzie {round, number}?',
  'ask.choose': 'Wybierz jedno.',
  'ask.may': 'Chcesz tego? {effect}',
  'ask.pick': 'Którą kartę zakopiesz?',
  'do.forage': 'Zbieraj: 2 żołędzie i karta',
  'do.play': 'Zagraj kartę {card}',
  'do.do': 'Tak',
  'do.skip': 'Nie',
  'do.none': 'Nic',
  'card.price':
    '{n, plural, =0 {nic nie kosztuje} one {kosztuje # żołądź} few {kosztuje # żołędzie} many {kosztuje # żołędzi} other {kosztuje # żołędzia}}',
  'card.points': '{n, plural, one {warta # punkt} few {warta # punkty} many {warta # punktów} other {warta # punktu}}',
  'card.faceDown': 'Zakryta karta',
  'tree.oak': 'dąb',
  'tree.hazel': 'leszczyna',
  'tree.pine': 'sosna',
  'fact.acorns': '{n, plural, one {# żołądź} few {# żołędzie} many {# żołędzi} other {# żołędzia}} pod łapą',
  'fact.hidden': 'schowane: {n, plural, one {# żołądź} few {# żołędzie} many {# żołędzi} other {# żołędzia}}',
  'fact.points': 'zdobyte: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'fact.cards': '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'fact.round': 'Runda {n, number} z {of, number}',
  'group.hand': 'Ręka',
  'group.den': 'Dziupla',
  'group.deck': 'Talia',
  'group.discards': 'Zakopane karty',
  'event.hide': '{name}: schowane {n, plural, one {# żołądź} few {# żołędzie} many {# żołędzi} other {# żołędzia}}.',
  'score.card': 'Karty w dziupli',
  'score.points': 'Zdobyte punkty',
  'score.hidden': 'Schowane żołędzie',
  'score.acorns': 'Co trzeci żołądź pod łapą',
} satisfies SquirrelMessages
