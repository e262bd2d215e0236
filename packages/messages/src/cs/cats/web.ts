import type { Translation } from '../../message-id.ts'

export const webCats = {
  parts: 'Části stolu',
  'part.island': 'Ostrov',
  'part.ship': 'Loď',
  'part.cards': 'Karty',
  'part.others': 'Ostatní',
  'part.sister': 'Sestřička',
  others: 'Lodě ostatních',
  stock: 'Poklady a oshaxové',
  vesh: '{left, plural, =0 {Den {day, number} z 5: Veth je tady.} one {Den {day, number} z 5: Veth dorazí za # den.} few {Den {day, number} z 5: Veth dorazí za # dny.} many {Den {day, number} z 5: Veth dorazí za # dne.} other {Den {day, number} z 5: Veth dorazí za # dní.}}',
  'zone.here': 'Dát sem',
  'zone.numbered': '{n, number}. {tile}',
  pile: '{n, plural, one {{tile}, zbývá #} few {{tile}, zbývají #} many {{tile}, zbývá #} other {{tile}, zbývá #}}',
  'ship.mine': 'Moje loď',
  'ship.of': 'Loď: {name}',
  'ship.enlarge': 'Prohlédnout loď zblízka: {name}',
  'ship.families': 'Rodiny',
  family:
    '{colour, select, blue {Modrá} green {Zelená} red {Červená} purple {Fialová} other {Oranžová}} rodina, koček: {n, number}, bodů: {points, number}',
  'cards.cost': 'Cena: {cost, number}, zbude ryb: {left, number}',
  'cards.speed': 'Rychlost: {speed, number}',
  'cards.pick': 'Vyber karty',
  'cards.draft':
    '{n, plural, one {Nechat si # kartu} few {Nechat si # karty} many {Nechat si # karty} other {Nechat si # karet}}',
  'cards.buy':
    '{n, plural, =0 {Nic nepořídit} one {Pořídit # kartu} few {Pořídit # karty} many {Pořídit # karty} other {Pořídit # karet}}',
  'cards.rescueCards':
    '{n, plural, =0 {Nevyložit nic} one {Vyložit # kartu} few {Vyložit # karty} many {Vyložit # karty} other {Vyložit # karet}}',
  'cards.giveLessons':
    '{n, plural, one {Odhodit # kartu} few {Odhodit # karty} many {Odhodit # karty} other {Odhodit # karet}}',
  'place.keys':
    'V ruce: {tile}. Šipky dílek posouvají, R otáčí, F převrací, N jde na další místo, kam se vejde, Enter ho položí.',
  'place.turn': 'Otočit po směru hodin (R)',
  'place.turnBack': 'Otočit proti směru hodin (Shift+R)',
  'place.flip': 'Převrátit (F)',
  'place.next': 'Další místo',
  'place.put': 'Položit sem',
  'preview.as':
    '{colour, select, blue {jako modrá kočka} green {jako zelená kočka} red {jako červená kočka} purple {jako fialová kočka} other {jako oranžová kočka}}',
  'preview.family':
    '{colour, select, blue {Nová modrá rodina} green {Nová zelená rodina} red {Nová červená rodina} purple {Nová fialová rodina} other {Nová oranžová rodina}}: {to, number}',
  'preview.grows':
    '{colour, select, blue {Modrá rodina roste} green {Zelená rodina roste} red {Červená rodina roste} purple {Fialová rodina roste} other {Oranžová rodina roste}}: {from, number} → {to, number}',
  'preview.finds':
    '{colour, select, blue {Najde modrou mapu} green {Najde zelenou mapu} red {Najde červenou mapu} purple {Najde fialovou mapu} other {Najde oranžovou mapu}}: poklad!',
  'preview.map':
    '{colour, select, blue {Zakryje modrou mapu} green {Zakryje zelenou mapu} red {Zakryje červenou mapu} purple {Zakryje fialovou mapu} other {Zakryje oranžovou mapu}}: bez pokladu',
  'preview.filled': 'Zaplní: {sections}',
  'sister.today':
    '{n, plural, one {Dnes má # kartu} few {Dnes má # karty} many {Dnes má # karty} other {Dnes má # karet}}',
  'sister.next': 'Její další karta',
  'sister.last': 'Její poslední karta',
  bag: 'Pytlík',
  'part.goals': 'Úkoly',
  'zone.each': 'za jednu',
  'zone.inHand': 'v ruce',
  'zone.instead': 'Vzít místo toho: {tile}',
  'zone.taken': 'pryč',
  'place.back': 'Vrátit',
  'shelf.cats':
    '{n, plural, one {Kočky za # rybu} few {Kočky za # ryby} many {Kočky za # ryby} other {Kočky za # ryb}}',
  'shelf.common': 'Měděné',
  'shelf.rare': 'Zlaté',
  'stage.oshax': 'Vyber oshaxe',
  'stage.treasure': 'Vezmi si jeden',
  'stage.colour': 'Vyber barvu',
  'stage.left': '{n, plural, one {zbývá #} few {zbývají #} many {zbývá #} other {zbývá #}}',
  'stage.name':
    '{sort, select, common {{n, plural, one {# čtverec} few {# čtverce} many {# čtverce} other {# čtverců}}} rare {{n, plural, one {zlatý, # čtverec} few {zlatý, # čtverce} many {zlatý, # čtverce} other {zlatý, # čtverců}}} other {{n, plural, one {oshax, # čtverec} few {oshax, # čtverce} many {oshax, # čtverce} other {oshax, # čtverců}}}}',
  'hand.anytime': 'kdykoli',
  'hand.next': 'Hned potom zahraješ kartu.',
  'goals.everybody': 'Pro všechny',
  'goals.mine': 'Jen moje',
  'goals.hers': 'Sestřiččiny',
  'goals.half': 'polovina, zaokr. nahoru',
  'goals.far': '{have, number} {need, plural, =6 {ze 6} =7 {ze 7} one {z #} few {ze #} many {z #} other {z #}}',
  'goals.over': '{have, number} místo {need, number}',
  'goals.none': 'Zatím žádné úkoly.',
  'goals.baskets': 'Dva poškozené koše jsou jeden celý.',

  // The picture of the end
  'end.title': '{name} pluje domů',
  'end.sentence':
    '{cats, plural, one {# kočka} few {# kočky} many {# kočky} other {# koček}} a {treasures, plural, one {# poklad} few {# poklady} many {# pokladu} other {# pokladů}} na lodi',
} satisfies Translation<'webCats'>
