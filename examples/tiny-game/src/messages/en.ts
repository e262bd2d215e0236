/** Everything the game says, as whole sentences or as parts that stand in one. English decides which there are. */
export const en = {
  acorns: '{n, plural, one {# acorn} other {# acorns}}',
  moreAcorns: 'more acorns than you',
  points: '{n, plural, one {# point} other {# points}}',
  morePoints: 'more points than you',
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
}

/** What a translation must hold: no message more, none less. */
export type Messages = { readonly [key in keyof typeof en]: string }
