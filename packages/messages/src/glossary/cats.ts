import type { Terms } from './terms.ts'

/** The Isle of Cats. The Czech terms are those of the Czech rulebook; Polish and Russian are translated here. */
export const cats = {
  // The island and the boats
  island: { en: 'island', cs: 'ostrov', pl: 'wyspa', ru: 'остров' },
  zone: { en: 'zone', cs: 'zóna', pl: 'strefa', ru: 'зона' },
  leftZone: { en: 'left zone', cs: 'levá zóna', pl: 'lewa strefa', ru: 'левая зона' },
  rightZone: { en: 'right zone', cs: 'pravá zóna', pl: 'prawa strefa', ru: 'правая зона' },
  boat: { en: 'boat', cs: 'loď', pl: 'łódź', ru: 'корабль' },
  section: { en: 'section', cs: 'sekce', pl: 'sekcja', ru: 'отсек' },
  stern: { en: 'stern', cs: 'záď', pl: 'rufa', ru: 'корма' },
  portCabin: { en: 'port cabin', cs: 'kajuta na levoboku', pl: 'kajuta na lewej burcie', ru: 'каюта по левому борту' },
  diningRoom: { en: 'dining room', cs: 'jídelna', pl: 'jadalnia', ru: 'столовая' },
  starboardCabin: {
    en: 'starboard cabin',
    cs: 'kajuta na pravoboku',
    pl: 'kajuta na prawej burcie',
    ru: 'каюта по правому борту',
  },
  deck: { en: 'deck', cs: 'paluba', pl: 'pokład', ru: 'палуба' },
  storeroom: { en: 'storeroom', cs: 'skladiště', pl: 'magazyn', ru: 'кладовая' },
  bow: { en: 'bow', cs: 'příď', pl: 'dziób', ru: 'нос' },
  cell: { en: 'cell', cs: 'políčko', pl: 'pole', ru: 'клетка' },
  edge: { en: 'edge of the boat', cs: 'okraj lodi', pl: 'krawędź łodzi', ru: 'край корабля' },
  row: { en: 'row', cs: 'řada', pl: 'rząd', ru: 'ряд' },
  column: { en: 'column', cs: 'sloupec', pl: 'kolumna', ru: 'столбец' },
  rat: { en: 'rat', cs: 'krysa', pl: 'szczur', ru: 'крыса' },
  map: { en: 'map', cs: 'mapa', pl: 'mapa', ru: 'карта сокровищ' },
  adjacent: { en: 'adjacent', cs: 'sousedící', pl: 'sąsiadujący', ru: 'соседний' },

  // Tiles
  tile: { en: 'tile', cs: 'dílek', pl: 'kafelek', ru: 'фигура' },
  cat: { en: 'cat', cs: 'kočka', pl: 'kot', ru: 'кошка' },
  family: { en: 'family', cs: 'rodina', pl: 'rodzina', ru: 'семья' },
  oshax: { en: 'oshax', cs: 'oshax', pl: 'oshax', ru: 'ошакс' },
  commonTreasure: { en: 'common treasure', cs: 'měděný poklad', pl: 'zwykły skarb', ru: 'обычное сокровище' },
  smallTreasure: { en: 'small treasure', cs: 'malý poklad', pl: 'mały skarb', ru: 'малое сокровище' },
  rareTreasure: { en: 'rare treasure', cs: 'zlatý poklad', pl: 'rzadki skarb', ru: 'редкое сокровище' },
  discoveryBag: { en: 'discovery bag', cs: 'pytlík objevů', pl: 'worek odkryć', ru: 'мешок открытий' },
  colour: { en: 'colour', cs: 'barva', pl: 'kolor', ru: 'цвет' },

  // Days and phases
  day: { en: 'day', cs: 'den', pl: 'dzień', ru: 'день' },
  vesh: { en: 'Vesh', cs: 'Veth Černoruký', pl: 'Vesh Czarnoręki', ru: 'Веш Чернорукий' },
  fill: { en: 'filling the zones', cs: 'doplnění dílků', pl: 'uzupełnianie stref', ru: 'пополнение зон' },
  fishing: { en: 'fishing', cs: 'rybaření', pl: 'połów ryb', ru: 'рыбалка' },
  exploration: { en: 'exploration', cs: 'průzkum ostrova', pl: 'eksploracja wyspy', ru: 'исследование острова' },
  draft: { en: 'draft', cs: 'výběr karet', pl: 'wybór kart', ru: 'выбор карт' },
  purchase: { en: 'purchase', cs: 'pořízení karet', pl: 'zakup kart', ru: 'покупка карт' },
  lessonsPhase: { en: 'lessons phase', cs: 'fáze úkolů', pl: 'faza zadań', ru: 'фаза заданий' },
  rescue: { en: 'rescue', cs: 'záchrana', pl: 'ratunek', ru: 'спасение' },
  rareFinds: { en: 'rare finds', cs: 'vzácné objevy', pl: 'rzadkie znaleziska', ru: 'редкие находки' },
  turnOrder: { en: 'turn order', cs: 'pořadí na tahu', pl: 'kolejność tury', ru: 'порядок хода' },
  speed: { en: 'speed', cs: 'rychlost', pl: 'szybkość', ru: 'скорость' },

  // Fish, baskets, cards
  fish: { en: 'fish', cs: 'ryba', pl: 'ryba', ru: 'рыба' },
  basket: { en: 'basket', cs: 'koš', pl: 'kosz', ru: 'корзина' },
  permanentBasket: { en: 'permanent basket', cs: 'trvanlivý koš', pl: 'trwały kosz', ru: 'прочная корзина' },
  singleUseBasket: {
    en: 'single-use basket',
    cs: 'jednorázový koš',
    pl: 'jednorazowy kosz',
    ru: 'одноразовая корзина',
  },
  brokenBasket: { en: 'broken basket', cs: 'poškozený koš', pl: 'uszkodzony kosz', ru: 'дырявая корзина' },
  discoveryCard: { en: 'discovery card', cs: 'karta objevů', pl: 'karta odkrycia', ru: 'карта открытия' },
  rescueCard: { en: 'rescue card', cs: 'karta odlovu', pl: 'karta ratunku', ru: 'карта спасения' },
  oshaxCard: { en: 'oshax card', cs: 'karta oshaxe', pl: 'karta oshaxa', ru: 'карта ошакса' },
  treasureCard: { en: 'treasure card', cs: 'karta pokladu', pl: 'karta skarbu', ru: 'карта сокровища' },
  anytimeCard: { en: 'anytime card', cs: 'univerzální karta', pl: 'karta uniwersalna', ru: 'универсальная карта' },
  lesson: { en: 'lesson', cs: 'úkol', pl: 'zadanie', ru: 'задание' },
  privateLesson: { en: 'private lesson', cs: 'osobní úkol', pl: 'zadanie prywatne', ru: 'личное задание' },
  publicLesson: { en: 'public lesson', cs: 'veřejný úkol', pl: 'zadanie publiczne', ru: 'общее задание' },
  familyLesson: { en: 'family lesson', cs: 'úkol rodinné hry', pl: 'zadanie rodzinne', ru: 'семейное задание' },

  // Alone against the sister
  sister: { en: 'sister', cs: 'sestřička', pl: 'siostra', ru: 'сестра' },
  sisterCard: { en: 'sister card', cs: 'hrací karta sestřičky', pl: 'karta siostry', ru: 'карта сестры' },
  colourCard: { en: 'colour card', cs: 'karta barvy', pl: 'karta koloru', ru: 'карта цвета' },
  basicLesson: { en: 'basic lesson', cs: 'základní úkol', pl: 'zadanie podstawowe', ru: 'базовое задание' },
  hardLesson: { en: 'hard lesson', cs: 'těžký úkol', pl: 'zadanie trudne', ru: 'сложное задание' },
} satisfies Terms
