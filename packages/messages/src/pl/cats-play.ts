import type { Translation } from '../message-id.ts'

export const catsPlay = {
  // Tiles
  'tile.cat':
    '{colour, select, blue {niebieski} green {zielony} red {czerwony} purple {fioletowy} other {pomarańczowy}} kot {shape}',
  'tile.oshax': 'kot oshax {shape}',
  'tile.common': 'zwykły skarb {shape}',
  'tile.rare': 'rzadki skarb {shape}',

  // Cards
  'card.oshax': 'karta oshaxa',
  'card.rescue':
    'karta ratunku, szybkość {speed, number}, kosze: {baskets, number}, uszkodzone kosze: {broken, number}',
  'card.anytime': 'karta uniwersalna',
  'card.treasure': 'karta skarbu',
  'card.privateLesson': 'zadanie prywatne',
  'card.publicLesson': 'zadanie publiczne',
  'card.familyLesson': 'zadanie rodzinne',
  'card.colour': 'karta koloru',
  'card.sister': 'karta siostry',
  'card.basicLesson': 'zadanie podstawowe',
  'card.hardLesson': 'zadanie trudne',
  'card.cost': 'cena: {fish, number}',

  // Choices
  'do.pass': 'pas',
  'do.end': 'zakończ turę',
  'do.stop': 'już nic',
  'do.leave': 'zostaw',
  'do.none': 'żadne',
  'do.raise': 'zgłoś się, żeby zagrać kartę',
  'do.lower': 'opuść rękę',
  'do.rescue': 'uratuj: {tile}, ryby: {fish, number}, {basket}',
  'do.play': 'zagraj: {card}',
  'do.playFor': 'zagraj: {card}; weź: {take}',
  'do.place': 'rząd {row, number}, kolumna {column, number}, obrót {turn, number}×90°',
  'do.placeFlipped': 'rząd {row, number}, kolumna {column, number}, odwrócony, obrót {turn, number}×90°',
  'do.row': 'rząd {row, number}',
  'do.rowColumn': 'rząd {row, number}, kolumna {column, number}',
  'do.position': '{zone}, pozycja {position, number}',
  'take.rare': 'rzadki skarb',
  'take.common': 'zwykły skarb',
  'take.small': 'małe skarby',
  'basket.permanent': 'trwały kosz',
  'basket.single': 'jednorazowy kosz',
  'basket.broken': 'dwa uszkodzone kosze',
  'hint.place':
    'Liczby wokół łodzi to rzędy i kolumny lewego górnego rogu kafelka. Wpisz rząd, kolumnę, liczbę ćwierćobrotów i f, aby odwrócić, na przykład: 4 7 1 f',
  'hint.cards': 'Możesz też wpisać numery kart, na przykład: 048 106',

  // The table
  'view.zone':
    '{zone, select, left {Lewa strefa} other {Prawa strefa}}{price, select, none {} other {, ryby: {fish, number}}}',
  'zone.left': 'lewa strefa',
  'zone.right': 'prawa strefa',
  'view.order': 'Kolejność tury: {order}',
  'view.oshaxes': 'Oshaxy',
  'view.rare': 'Rzadkie skarby: {tiles}',
  'view.common': 'Zwykłe skarby: {tiles}',
  'view.publicLessons': 'Zadania publiczne',
  'view.hand': 'Twoja ręka',
  'view.draft': 'Karty w obiegu',
  'view.offer': 'Karty, które zostawiasz',
  'view.lessons': 'Twoje zadania',
  'view.rescueCards': 'Twoje karty ratunku',
  'view.player':
    '{name}: ryby {fish, number}, trwałe kosze {baskets, number} (użyte {used, number}), szybkość {speed, number}, karty {cards, number}, zadania {lessons, number}, koty {cats, number}',
  'view.familyPlayer': '{name}: zadania {lessons, number}, koty {cats, number}',
  'view.boat': 'Łódź: {name}',
  'view.key': '· wolne, x szczur, litery w nawiasach to mapy; każdy kafelek ma literę swojego koloru',
  'view.sections': 'Cyfra na wolnym polu to jego sekcja: {sections}',
  'view.sister':
    'Siostra: szybkość {speed, number}, karty na dziś {cards, number}, punkty do tej pory {points, number}',
  'view.sisterColours': 'Jej punkty za każdego kota na pokładzie: {colours}',
  'view.sisterTurned': 'Jej następna karta',
  'view.sisterLessons': 'Zadania siostry',
  sister: 'siostra',
  'phase.fill': 'uzupełnianie stref',
  'phase.fishing': 'połów ryb',
  'phase.exploring': 'eksploracja wyspy',
  'phase.lessons': 'zadania',
  'phase.rescue': 'ratowanie kotów',
  'phase.rareFinds': 'rzadkie znaleziska',
  'phase.nextDay': 'koniec dnia',
  'phase.scoring': 'punktacja końcowa',
} satisfies Translation<'catsPlay'>
