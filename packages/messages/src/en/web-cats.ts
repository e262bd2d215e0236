/** The table of The Isle of Cats in the browser. */
export const webCats = {
  parts: 'Parts of the table',
  'part.island': 'Island',
  'part.ship': 'My boat',
  'part.cards': 'Cards',
  'part.others': 'Others',
  'part.sister': 'The sister',
  others: 'Other boats',
  stock: 'Treasures and oshaxes',
  veth: '{left, plural, =0 {Day {day, number} of 5: Vesh is here.} one {Day {day, number} of 5: Vesh arrives in # day.} other {Day {day, number} of 5: Vesh arrives in # days.}}',
  'zone.here': 'Put it here',
  'zone.numbered': '{n, number}: {tile}',
  pile: '{n, plural, one {{tile}, # left} other {{tile}, # left}}',
  'ship.mine': 'My boat',
  'ship.of': '{name}’s boat',
  'ship.enlarge': 'Zoom in on {name}’s boat',
  'ship.families': 'Families',
  family:
    '{colour, select, blue {Blue} green {Green} red {Red} purple {Purple} other {Orange}} family, cats: {n, number}, points: {points, number}',
  'cards.cost': 'Cost: {cost, number}, fish left: {left, number}',
  'cards.speed': 'Speed: {speed, number}',
  'cards.draft': '{n, plural, one {Keep # card} other {Keep # cards}}',
  'cards.buy': '{n, plural, =0 {Buy nothing} one {Buy # card} other {Buy # cards}}',
  'cards.rescueCards': '{n, plural, =0 {Play none} one {Play # card} other {Play # cards}}',
  'cards.giveLessons': '{n, plural, one {Discard # card} other {Discard # cards}}',
  'place.keys':
    'In hand: {tile}. Arrow keys move it, R rotates it, F flips it, N jumps to the next spot where it fits, Enter places it.',
  'place.turn': 'Rotate clockwise (R)',
  'place.turnBack': 'Rotate anticlockwise (Shift+R)',
  'place.flip': 'Flip (F)',
  'place.next': 'Next spot',
  'place.put': 'Place it here',
  'preview.points': 'Points: {points}',
  'preview.as':
    '{colour, select, blue {as a blue cat} green {as a green cat} red {as a red cat} purple {as a purple cat} other {as an orange cat}}',
  'preview.family':
    '{colour, select, blue {A new blue family} green {A new green family} red {A new red family} purple {A new purple family} other {A new orange family}}: {to, number}',
  'preview.grows':
    '{colour, select, blue {The blue family grows} green {The green family grows} red {The red family grows} purple {The purple family grows} other {The orange family grows}}: {from, number} → {to, number}',
  'preview.finds':
    '{colour, select, blue {Finds the blue map} green {Finds the green map} red {Finds the red map} purple {Finds the purple map} other {Finds the orange map}}: treasure!',
  'preview.map':
    '{colour, select, blue {Covers the blue map} green {Covers the green map} red {Covers the red map} purple {Covers the purple map} other {Covers the orange map}}: no treasure',
  'preview.rats': '{n, plural, one {Covers # rat} other {Covers # rats}}',
  'preview.filled': 'Fills: {sections}',
  'sister.today': '{n, plural, one {She has # card today} other {She has # cards today}}',
  'sister.last': 'Her last card',
} as const
