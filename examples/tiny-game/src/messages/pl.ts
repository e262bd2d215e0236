import type { Messages } from './en.ts'

export const pl: Messages = {
  acorns: '{n, plural, one {# żołądź} few {# żołędzie} many {# żołędzi} other {# żołędzia}}',
  moreAcorns: 'więcej żołędzi niż ty',
  points: '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  morePoints: 'więcej punktów niż ty',
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
}
