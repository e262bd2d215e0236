import type { Messages } from './en.ts'

export const cs: Messages = {
  acorns: '{n, plural, one {# žalud} few {# žaludy} many {# žaludu} other {# žaludů}}',
  moreAcorns: 'více žaludů než ty',
  points: '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}',
  morePoints: 'více bodů než ty',
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
}
