/** The table of The Isle of Cats in the browser. */
export const webCats = {
  parts: 'Parts of the table',
  'part.island': 'Island',
  'part.ship': 'My ship',
  'part.cards': 'Cards',
  'part.others': 'Others',
  'part.sister': 'The sister',
  others: 'Ships of the others',
  stock: 'Treasures and oshaxes',
  veth: '{left, plural, =0 {Day {day, number} of 5: Veth is here.} one {Day {day, number} of 5: Veth needs # more day.} other {Day {day, number} of 5: Veth needs # more days.}}',
  'zone.here': 'Put it here',
  'zone.numbered': '{n, number}: {tile}',
  pile: '{n, plural, one {{tile}, # left} other {{tile}, # left}}',
  'ship.mine': 'My ship',
  'ship.of': 'Ship of {name}',
  'ship.enlarge': 'Look closely at the ship of {name}',
  'ship.families': 'Families',
  family:
    '{colour, select, blue {Blue} green {Green} red {Red} purple {Purple} other {Orange}} family, cats: {n, number}, points: {points, number}',
  'cards.cost': 'Cost: {cost, number}, fish left: {left, number}',
  'cards.speed': 'Speed: {speed, number}',
  'cards.draft': '{n, plural, one {Keep # card} other {Keep # cards}}',
  'cards.buy': '{n, plural, =0 {Buy nothing} one {Buy # card} other {Buy # cards}}',
  'cards.rescueCards': '{n, plural, =0 {Lay down none} one {Lay down # card} other {Lay down # cards}}',
  'cards.giveLessons': '{n, plural, one {Give up # card} other {Give up # cards}}',
  'place.keys':
    'In hand: {tile}. Arrow keys move it, R turns it, F flips it, N goes to the next place where it fits, Enter lays it down.',
  'place.turn': 'Turn clockwise (R)',
  'place.turnBack': 'Turn anticlockwise (Shift+R)',
  'place.flip': 'Flip (F)',
  'place.next': 'Next fit',
  'place.put': 'Lay it here',
  'preview.points': 'Points: {points}',
  'preview.as':
    '{colour, select, blue {as a blue cat} green {as a green cat} red {as a red cat} purple {as a purple cat} other {as an orange cat}}',
  'preview.family':
    '{colour, select, blue {A new blue family} green {A new green family} red {A new red family} purple {A new purple family} other {A new orange family}}: {to, number}',
  'preview.grows':
    '{colour, select, blue {The blue family grows} green {The green family grows} red {The red family grows} purple {The purple family grows} other {The orange family grows}}: {from, number} → {to, number}',
  'preview.finds':
    '{colour, select, blue {Finds the blue map} green {Finds the green map} red {Finds the red map} purple {Finds the purple map} other {Finds the orange map}}: a treasure!',
  'preview.map':
    '{colour, select, blue {Covers the blue map} green {Covers the green map} red {Covers the red map} purple {Covers the purple map} other {Covers the orange map}}: no treasure',
  'preview.rats': '{n, plural, one {Covers # rat} other {Covers # rats}}',
  'preview.filled': 'Full: {sections}',
  'sister.today': '{n, plural, one {# card of hers today} other {# cards of hers today}}',
  'sister.last': 'Her last card',
} as const
