import type { SquirrelMessages } from '../en/squirrels.ts'

export const squirrels = {
  'acorns.some': '{n, plural, one {# žalud} few {# žaludy} many {# žaludu} other {# žaludů}}',
  'acorns.each':
    '{n, plural, one {za každý žalud} few {za každé # žaludy} many {za každé # žaludu} other {za každých # žaludů}}',
  'acorns.more': 'více žaludů než ty',
  'points.some': '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'points.each':
    '{n, plural, one {za každý bod} few {za každé # body} many {za každé # bodu} other {za každých # bodů}}',
  'points.more': 'více bodů než ty',
  cards: '{n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}',
  bury: '{n, plural, one {zahrab # kartu z ruky} few {zahrab # karty z ruky} many {zahrab # karty z ruky} other {zahrab # karet z ruky}}',
  hide: '{n, plural, one {schovej # žalud} few {schovej až # žaludy} many {schovej až # žaludu} other {schovej až # žaludů}}',
  'trees.each':
    '{tree, select, oak {za každý dub v doupěti} hazel {za každou lísku v doupěti} other {za každou borovici v doupěti}}',
  'trees.some':
    '{tree, select, oak {{n, plural, one {# dub} few {# duby} many {# dubu} other {# dubů}}} hazel {{n, plural, one {# lísku} few {# lísky} many {# lísky} other {# lísek}}} other {{n, plural, one {# borovici} few {# borovice} many {# borovice} other {# borovic}}}}',
  'trees.more': '{tree, select, oak {více dubů než ty} hazel {více lísek než ty} other {více borovic než ty}}',
  'why.noAcorns': 'Nemáš žádné žaludy.',
  'why.notInHand': 'Tuto kartu nemáš v ruce.',

  // U stolu
  'ask.act': 'Co uděláš v {round, number}. kole?',
  'ask.choose': 'Vyber jedno.',
  'ask.may': 'Chceš tohle? {effect}',
  'ask.pick': 'Kterou kartu zahrabeš?',
  'do.forage': 'Sbírej: 2 žaludy a karta',
  'do.play': 'Zahraj kartu {card}',
  'do.do': 'Ano',
  'do.skip': 'Ne',
  'do.none': 'Nic',
  'card.price':
    '{n, plural, =0 {nestojí nic} one {stojí # žalud} few {stojí # žaludy} many {stojí # žaludu} other {stojí # žaludů}}',
  'card.points': '{n, plural, one {za # bod} few {za # body} many {za # bodu} other {za # bodů}}',
  'card.faceDown': 'Karta lícem dolů',
  'tree.oak': 'dub',
  'tree.hazel': 'líska',
  'tree.pine': 'borovice',
  'fact.acorns': '{n, plural, one {# žalud} few {# žaludy} many {# žaludu} other {# žaludů}} po ruce',
  'fact.hidden': 'schováno: {n, plural, one {# žalud} few {# žaludy} many {# žaludu} other {# žaludů}}',
  'fact.points': 'získáno: {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  'fact.cards': '{n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'fact.round': '{n, number}. kolo ze {of, number}',
  'group.hand': 'Ruka',
  'group.den': 'Doupě',
  'group.deck': 'Balíček',
  'group.discards': 'Zahrabané karty',
  'event.hide': '{name}: schováno {n, plural, one {# žalud} few {# žaludy} many {# žaludu} other {# žaludů}}.',
  'score.card': 'Karty v doupěti',
  'score.points': 'Získané body',
  'score.hidden': 'Schované žaludy',
  'score.acorns': 'Každý třetí žalud po ruce',
} satisfies SquirrelMessages
