import type { Translation } from '../../message-id.ts'

export const webCats = {
  parts: 'Części stołu',
  'part.island': 'Wyspa',
  'part.ship': 'Łódź',
  'part.cards': 'Karty',
  'part.others': 'Pozostali',
  'part.sister': 'Siostra',
  others: 'Łodzie pozostałych',
  stock: 'Skarby i oshaxy',
  vesh: '{left, plural, =0 {Dzień {day, number} z 5: Vesh już tu jest.} one {Dzień {day, number} z 5: Vesh przybędzie za # dzień.} few {Dzień {day, number} z 5: Vesh przybędzie za # dni.} many {Dzień {day, number} z 5: Vesh przybędzie za # dni.} other {Dzień {day, number} z 5: Vesh przybędzie za # dnia.}}',
  'zone.here': 'Połóż tutaj',
  'zone.numbered': '{n, number}. {tile}',
  pile: '{n, plural, one {{tile}, został #} few {{tile}, zostały #} many {{tile}, zostało #} other {{tile}, zostało #}}',
  'ship.mine': 'Moja łódź',
  'ship.of': 'Łódź: {name}',
  'ship.enlarge': 'Obejrzyj łódź z bliska: {name}',
  'ship.families': 'Rodziny',
  family:
    '{colour, select, blue {Niebieska} green {Zielona} red {Czerwona} purple {Fioletowa} other {Pomarańczowa}} rodzina, koty: {n, number}, punkty: {points, number}',
  'cards.cost': 'Koszt: {cost, number}, zostanie ryb: {left, number}',
  'cards.speed': 'Szybkość: {speed, number}',
  'cards.pick': 'Wybierz karty',
  'cards.draft':
    '{n, plural, one {Zatrzymaj # kartę} few {Zatrzymaj # karty} many {Zatrzymaj # kart} other {Zatrzymaj # karty}}',
  'cards.buy':
    '{n, plural, =0 {Nic nie kupuj} one {Kup # kartę} few {Kup # karty} many {Kup # kart} other {Kup # karty}}',
  'cards.rescueCards':
    '{n, plural, =0 {Nie wykładaj nic} one {Wyłóż # kartę} few {Wyłóż # karty} many {Wyłóż # kart} other {Wyłóż # karty}}',
  'cards.giveLessons':
    '{n, plural, one {Odrzuć # kartę} few {Odrzuć # karty} many {Odrzuć # kart} other {Odrzuć # karty}}',
  'place.keys':
    'W ręce: {tile}. Strzałki przesuwają, R obraca, F odwraca, N przechodzi do następnego miejsca, w którym się zmieści, Enter kładzie.',
  'place.turn': 'Obróć w prawo (R)',
  'place.turnBack': 'Obróć w lewo (Shift+R)',
  'place.flip': 'Odwróć (F)',
  'place.next': 'Następne miejsce',
  'place.put': 'Połóż tutaj',
  'preview.as':
    '{colour, select, blue {jako niebieski kot} green {jako zielony kot} red {jako czerwony kot} purple {jako fioletowy kot} other {jako pomarańczowy kot}}',
  'preview.family':
    '{colour, select, blue {Nowa niebieska rodzina} green {Nowa zielona rodzina} red {Nowa czerwona rodzina} purple {Nowa fioletowa rodzina} other {Nowa pomarańczowa rodzina}}: {to, number}',
  'preview.grows':
    '{colour, select, blue {Niebieska rodzina rośnie} green {Zielona rodzina rośnie} red {Czerwona rodzina rośnie} purple {Fioletowa rodzina rośnie} other {Pomarańczowa rodzina rośnie}}: {from, number} → {to, number}',
  'preview.finds':
    '{colour, select, blue {Znajduje niebieską mapę} green {Znajduje zieloną mapę} red {Znajduje czerwoną mapę} purple {Znajduje fioletową mapę} other {Znajduje pomarańczową mapę}}: skarb!',
  'preview.map':
    '{colour, select, blue {Zakrywa niebieską mapę} green {Zakrywa zieloną mapę} red {Zakrywa czerwoną mapę} purple {Zakrywa fioletową mapę} other {Zakrywa pomarańczową mapę}}: bez skarbu',
  'preview.filled': 'Wypełnia: {sections}',
  'sister.today':
    '{n, plural, one {Dziś ma # kartę} few {Dziś ma # karty} many {Dziś ma # kart} other {Dziś ma # karty}}',
  'sister.next': 'Jej następna karta',
  'sister.last': 'Jej ostatnia karta',
  bag: 'Worek',
  'part.goals': 'Zadania',
  'zone.each': 'za kota',
  'zone.inHand': 'w ręce',
  'zone.instead': 'Weź zamiast tego: {tile}',
  'zone.taken': 'zabrany',
  'place.back': 'Odłóż',
  'shelf.cats': '{n, plural, one {Koty za # rybę} few {Koty za # ryby} many {Koty za # ryb} other {Koty za # ryby}}',
  'shelf.common': 'Zwykłe',
  'shelf.rare': 'Rzadkie',
  'stage.oshax': 'Wybierz oshaxa',
  'stage.treasure': 'Weź jeden z nich',
  'stage.colour': 'Wybierz kolor',
  'stage.left': '{n, plural, one {został #} few {zostały #} many {zostało #} other {zostało #}}',
  'stage.name':
    '{sort, select, common {{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}} rare {{n, plural, one {rzadki, # pole} few {rzadki, # pola} many {rzadki, # pól} other {rzadki, # pola}}} other {{n, plural, one {oshax, # pole} few {oshax, # pola} many {oshax, # pól} other {oshax, # pola}}}}',
  'hand.anytime': 'w dowolnej chwili',
  'hand.next': 'Zaraz potem zagrasz kartę.',
  'goals.everybody': 'Dla wszystkich',
  'goals.mine': 'Tylko moje',
  'goals.hers': 'Zadania siostry',
  'goals.half': 'połowa, zaokr. w górę',
  'goals.far': '{have, number} z {need, number}',
  'goals.over': '{have, number} zamiast {need, number}',
  'goals.none': 'Na razie brak zadań.',
  'goals.baskets': 'Dwa uszkodzone kosze to jeden cały.',

  // The picture of the end
  'end.title': '{name} płynie do domu',
  'end.sentence':
    '{cats, plural, one {# kot} few {# koty} many {# kotów} other {# kota}} i {treasures, plural, one {# skarb} few {# skarby} many {# skarbów} other {# skarbu}} na pokładzie',
} satisfies Translation<'webCats'>
