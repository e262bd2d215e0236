/** Everything the game says, as whole sentences or as parts that stand in one. English decides which there are. */
export const squirrels = {
  'acorns.some': '{n, plural, one {# acorn} other {# acorns}}',
  'acorns.each': '{n, plural, one {for each acorn} other {for every # acorns}}',
  'acorns.more': 'more acorns than you',
  'points.some': '{n, plural, one {# point} other {# points}}',
  'points.each': '{n, plural, one {for each point} other {for every # points}}',
  'points.more': 'more points than you',
  cards: '{n, plural, one {# card} other {# cards}}',
  bury: '{n, plural, one {bury # card of your hand} other {bury # cards of your hand}}',
  hide: '{n, plural, one {hide # acorn} other {hide up to # acorns}}',
  'trees.each':
    '{tree, select, oak {for each oak in your den} hazel {for each hazel in your den} other {for each pine in your den}}',
  'trees.some':
    '{tree, select, oak {{n, plural, one {# oak} other {# oaks}}} hazel {{n, plural, one {# hazel} other {# hazels}}} other {{n, plural, one {# pine} other {# pines}}}}',
  'trees.more': '{tree, select, oak {more oaks than you} hazel {more hazels than you} other {more pines than you}}',
  'why.noAcorns': 'You have no acorns.',
  'why.notInHand': 'This card is not in your hand.',

  // At the table
  'ask.act': 'What do you do in round {round, number}?',
  'ask.choose': 'Choose one.',
  'ask.may': 'Do you want this? {effect}',
  'ask.pick': 'Which card do you bury?',
  'do.forage': 'Forage: 2 acorns and a card',
  'do.play': 'Play {card}',
  'do.do': 'Yes',
  'do.skip': 'No',
  'do.none': 'Nothing',
  'card.price': '{n, plural, =0 {costs nothing} one {costs # acorn} other {costs # acorns}}',
  'card.points': '{n, plural, one {worth # point} other {worth # points}}',
  'card.faceDown': 'A card face down',
  'tree.oak': 'oak',
  'tree.hazel': 'hazel',
  'tree.pine': 'pine',
  'fact.acorns': '{n, plural, one {# acorn} other {# acorns}} at hand',
  'fact.hidden': '{n, plural, one {# acorn} other {# acorns}} hidden',
  'fact.points': '{n, plural, one {# point} other {# points}} won',
  'fact.cards': '{n, plural, one {# card} other {# cards}}',
  'fact.round': 'Round {n, number} of {of, number}',
  'group.hand': 'Hand',
  'group.den': 'Den',
  'group.deck': 'Deck',
  'group.discards': 'Buried cards',
  'event.hide': '{name} hides {n, plural, one {# acorn} other {# acorns}}.',
  'score.card': 'Cards in the den',
  'score.points': 'Points won',
  'score.hidden': 'Hidden acorns',
  'score.acorns': 'Every third acorn at hand',
} as const

/** What a translation must hold: no message more, none less. */
export type SquirrelMessages = { readonly [key in keyof typeof squirrels]: string }
