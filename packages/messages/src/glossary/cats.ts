import type { Terms } from './terms.ts'

/** The Isle of Cats. */
export const cats = {
  // The island and the boats
  island: {
    name: { en: 'island', cs: 'ostrov', pl: 'wyspa', ru: 'остров' },
    from: { cs: 'Příprava obecných prvků' },
  },
  zone: {
    name: { en: 'zone', cs: 'zóna', pl: 'strefa', ru: 'зона' },
    from: { cs: 'Doplnění dílků' },
  },
  leftZone: {
    name: { en: 'left zone', cs: 'levá zóna', pl: 'lewa strefa', ru: 'левая зона' },
    from: { cs: 'Odlov koček' },
  },
  rightZone: {
    name: { en: 'right zone', cs: 'pravá zóna', pl: 'prawa strefa', ru: 'правая зона' },
    from: { cs: 'Odlov koček' },
  },
  boat: {
    name: { en: 'boat', cs: 'loď', pl: 'łódź', ru: 'корабль' },
    from: { cs: 'Popis lodí' },
    not: { en: ['ship*'], pl: ['statek', 'statk*'] },
  },
  section: {
    name: { en: 'section', cs: 'sekce', pl: 'sekcja', ru: 'отсек' },
    from: { cs: 'Sekce' },
  },
  stern: {
    name: { en: 'stern', cs: 'záď', pl: 'rufa', ru: 'корма' },
  },
  portCabin: {
    name: { en: 'port cabin', cs: 'kajuta na levoboku', pl: 'kajuta na lewej burcie', ru: 'каюта по левому борту' },
    from: { cs: 'Sekce' },
  },
  diningRoom: {
    name: { en: 'dining room', cs: 'jídelna', pl: 'jadalnia', ru: 'столовая' },
    from: { cs: 'Sekce' },
  },
  starboardCabin: {
    name: {
      en: 'starboard cabin',
      cs: 'kajuta na pravoboku',
      pl: 'kajuta na prawej burcie',
      ru: 'каюта по правому борту',
    },
    from: { cs: 'Sekce' },
  },
  deck: {
    name: { en: 'deck', cs: 'paluba', pl: 'pokład', ru: 'палуба' },
    from: { cs: 'Sekce' },
  },
  storeroom: {
    name: { en: 'storeroom', cs: 'skladiště', pl: 'magazyn', ru: 'кладовая' },
    from: { cs: 'Sekce' },
  },
  bow: {
    name: { en: 'bow', cs: 'příď', pl: 'dziób', ru: 'нос' },
  },
  cell: {
    name: { en: 'cell', cs: 'políčko', pl: 'pole', ru: 'клетка' },
    from: { cs: 'Sousedící políčka a dílky' },
  },
  edge: {
    name: { en: 'edge of the boat', cs: 'okraj lodi', pl: 'krawędź łodzi', ru: 'край корабля' },
    from: { cs: 'Okraj lodi' },
  },
  row: {
    name: { en: 'row', cs: 'řada', pl: 'rząd', ru: 'ряд' },
    from: { cs: 'Řady a sloupce' },
  },
  column: {
    name: { en: 'column', cs: 'sloupec', pl: 'kolumna', ru: 'столбец' },
    from: { cs: 'Řady a sloupce' },
  },
  rat: {
    name: { en: 'rat', cs: 'krysa', pl: 'szczur', ru: 'крыса' },
    from: { cs: 'Krysy' },
  },
  uncoveredRat: {
    name: { en: 'visible rat', cs: 'nezakrytá krysa', pl: 'widoczny szczur', ru: 'видимая крыса' },
    from: { cs: 'Krysy' },
    not: { cs: ['viditeln*'] },
  },
  map: {
    name: { en: 'map', cs: 'mapa', pl: 'mapa', ru: 'карта сокровищ' },
    from: { cs: 'Mapy' },
  },
  adjacent: {
    name: { en: 'adjacent', cs: 'sousedící', pl: 'sąsiadujący', ru: 'соседний' },
    from: { cs: 'Sousedící políčka a dílky' },
  },

  // Tiles
  tile: {
    name: { en: 'tile', cs: 'dílek', pl: 'kafelek', ru: 'фигура' },
    from: { cs: 'Pravidla vykládání dílků' },
    not: { ru: ['плитк*'] },
  },
  place: {
    name: { en: 'place a tile', cs: 'umístit dílek', pl: 'położyć kafelek', ru: 'положить фигуру' },
    from: { cs: 'Pravidla vykládání dílků' },
    not: { en: ['lay', 'lays', 'laid'] },
  },
  cat: {
    name: { en: 'cat', cs: 'kočka', pl: 'kot', ru: 'кошка' },
    from: { cs: 'Kočky' },
    not: { ru: ['кот', 'кота', 'коты', 'котов'] },
  },
  family: {
    name: { en: 'family', cs: 'rodina', pl: 'rodzina', ru: 'семья' },
    from: { cs: 'Kočičí rodiny' },
  },
  oshax: {
    name: { en: 'oshax', cs: 'oshax', pl: 'oshax', ru: 'ошакс' },
    from: { cs: 'Oshaxové' },
    not: { cs: ['kočk* oshax*'], pl: ['kot* oshax*'] },
  },
  commonTreasure: {
    name: { en: 'common treasure', cs: 'měděný poklad', pl: 'zwykły skarb', ru: 'обычное сокровище' },
    from: { cs: 'Mapy' },
  },
  smallTreasure: {
    name: { en: 'small treasure', cs: 'malý poklad', pl: 'mały skarb', ru: 'малое сокровище' },
    from: { cs: 'Karty 107–112' },
  },
  rareTreasure: {
    name: { en: 'rare treasure', cs: 'zlatý poklad', pl: 'rzadki skarb', ru: 'редкое сокровище' },
    from: { cs: 'Zlaté poklady' },
  },
  discoveryBag: {
    name: { en: 'discovery bag', cs: 'pytlík objevů', pl: 'worek odkryć', ru: 'мешок открытий' },
    from: { cs: 'Příprava obecných prvků' },
    not: { cs: ['vak', 'vaku', 'vakem'] },
  },
  colour: {
    name: { en: 'colour', cs: 'barva', pl: 'kolor', ru: 'цвет' },
    from: { cs: 'Barvy koček' },
  },

  // Days and phases
  day: {
    name: { en: 'day', cs: 'den', pl: 'dzień', ru: 'день' },
    from: { cs: 'Průběh hry' },
  },
  vesh: {
    name: { en: 'Vesh', cs: 'Veth Černoruký', pl: 'Vesh Czarnoręki', ru: 'Веш Чернорукий' },
    from: { cs: 'Příprava na další den' },
    not: { en: ['Veth*'], cs: ['Vesh*'], pl: ['Veth*'], ru: ['Вет', 'Вета', 'Вету'] },
  },
  fill: {
    name: { en: 'filling the zones', cs: 'doplnění dílků', pl: 'uzupełnianie stref', ru: 'пополнение зон' },
    from: { cs: 'Doplnění dílků' },
  },
  fishing: {
    name: { en: 'fishing', cs: 'rybaření', pl: 'połów ryb', ru: 'рыбалка' },
    from: { cs: 'Fáze 1: Rybaření' },
  },
  exploration: {
    name: { en: 'exploration', cs: 'průzkum ostrova', pl: 'eksploracja wyspy', ru: 'исследование острова' },
    from: { cs: 'Fáze 2: Průzkum ostrova' },
  },
  draft: {
    name: { en: 'draft', cs: 'výběr karet', pl: 'wybór kart', ru: 'выбор карт' },
    from: { cs: 'Výběr karet' },
  },
  purchase: {
    name: { en: 'purchase', cs: 'pořízení karet', pl: 'zakup kart', ru: 'покупка карт' },
    from: { cs: 'Pořízení karet' },
    not: { cs: ['koup*', 'kupu*', 'nákup*'] },
  },
  lessonsPhase: {
    name: { en: 'lessons phase', cs: 'fáze úkolů', pl: 'faza zadań', ru: 'фаза заданий' },
    from: { cs: 'Fáze 3: Úkoly' },
  },
  rescue: {
    name: { en: 'rescue', cs: 'záchrana', pl: 'ratunek', ru: 'спасение' },
    from: { cs: 'Fáze 4: Záchrana koček' },
  },
  rareFinds: {
    name: { en: 'rare finds', cs: 'vzácné objevy', pl: 'rzadkie znaleziska', ru: 'редкие находки' },
    from: { cs: 'Fáze 5: Vzácné objevy' },
  },
  nextDay: {
    name: {
      en: 'preparing the next day',
      cs: 'příprava na další den',
      pl: 'przygotowanie następnego dnia',
      ru: 'подготовка к следующему дню',
    },
    from: { cs: 'Příprava na další den' },
    not: { cs: ['konec dne'], pl: ['koniec dnia'], ru: ['конец дня'] },
  },
  finalScoring: {
    name: { en: 'final scoring', cs: 'závěrečné vyhodnocení', pl: 'punktacja końcowa', ru: 'итоговый подсчёт' },
    from: { cs: 'Závěrečné vyhodnocení' },
    not: { cs: ['bodován*'] },
  },
  turnOrder: {
    name: { en: 'turn order', cs: 'pořadí na tahu', pl: 'kolejność tury', ru: 'порядок хода' },
    from: { cs: 'Fáze 4: Záchrana koček' },
  },
  speed: {
    name: { en: 'speed', cs: 'rychlost', pl: 'szybkość', ru: 'скорость' },
    from: { cs: 'Rychlost' },
  },

  // Fish, baskets, cards
  fish: {
    name: { en: 'fish', cs: 'ryba', pl: 'ryba', ru: 'рыба' },
    from: { cs: 'Fáze 1: Rybaření' },
  },
  basket: {
    name: { en: 'basket', cs: 'koš', pl: 'kosz', ru: 'корзина' },
    from: { cs: 'Koše' },
    not: { cs: ['košík*'], pl: ['koszyk*'] },
    except: {
      'cats.020': 'the name of a card',
      'cats.044': 'the name of a card',
      'cats.085': 'the name of a card',
    },
  },
  permanentBasket: {
    name: { en: 'permanent basket', cs: 'trvanlivý koš', pl: 'trwały kosz', ru: 'прочная корзина' },
    from: { cs: 'Trvanlivý koš' },
  },
  singleUseBasket: {
    name: { en: 'single-use basket', cs: 'jednorázový koš', pl: 'jednorazowy kosz', ru: 'одноразовая корзина' },
    from: { cs: 'Jednorázový koš' },
  },
  brokenBasket: {
    name: { en: 'broken basket', cs: 'poškozený koš', pl: 'uszkodzony kosz', ru: 'дырявая корзина' },
    from: { cs: 'Poškozený koš' },
    not: { cs: ['rozbit*'], pl: ['zniszcz*'], ru: ['сломан*'] },
  },
  discoveryCard: {
    name: { en: 'discovery card', cs: 'karta objevů', pl: 'karta odkrycia', ru: 'карта открытия' },
    from: { cs: 'Výběr karet' },
  },
  rescueCard: {
    name: { en: 'rescue card', cs: 'karta odlovu', pl: 'karta ratunku', ru: 'карта спасения' },
    from: { cs: 'Fáze 4: Záchrana koček' },
  },
  oshaxCard: {
    name: { en: 'oshax card', cs: 'karta oshaxe', pl: 'karta oshaxa', ru: 'карта ошакса' },
    from: { cs: 'Fáze 5: Vzácné objevy' },
  },
  treasureCard: {
    name: { en: 'treasure card', cs: 'karta pokladu', pl: 'karta skarbu', ru: 'карта сокровища' },
    from: { cs: 'Fáze 5: Vzácné objevy' },
  },
  anytimeCard: {
    name: { en: 'anytime card', cs: 'univerzální karta', pl: 'karta uniwersalna', ru: 'универсальная карта' },
    from: { cs: 'Univerzální karty' },
  },
  lesson: {
    name: { en: 'lesson', cs: 'úkol', pl: 'zadanie', ru: 'задание' },
    from: { cs: 'Fáze 3: Úkoly' },
    not: { cs: ['lekc*'], pl: ['lekcj*'], ru: ['урок*'] },
    except: { 'cats.086': 'the name of a card' },
  },
  privateLesson: {
    name: { en: 'private lesson', cs: 'osobní úkol', pl: 'zadanie prywatne', ru: 'личное задание' },
    from: { cs: 'Karty osobních úkolů' },
  },
  publicLesson: {
    name: { en: 'public lesson', cs: 'veřejný úkol', pl: 'zadanie publiczne', ru: 'общее задание' },
    from: { cs: 'Karty veřejných úkolů' },
  },
  familyLesson: {
    name: { en: 'family lesson', cs: 'úkol rodinné hry', pl: 'zadanie rodzinne', ru: 'семейное задание' },
  },

  // Alone against the sister
  sister: {
    name: { en: 'sister', cs: 'sestřička', pl: 'siostra', ru: 'сестра' },
    from: { cs: 'Příprava sestřičky' },
  },
  sisterCard: {
    name: { en: 'sister card', cs: 'hrací karta sestřičky', pl: 'karta siostry', ru: 'карта сестры' },
    from: { cs: 'Balíček hracích karet sestřičky' },
  },
  colourCard: {
    name: { en: 'colour card', cs: 'karta barvy', pl: 'karta koloru', ru: 'карта цвета' },
    from: { cs: 'Příprava sestřičky' },
  },
  basicLesson: {
    name: { en: 'basic lesson', cs: 'základní úkol', pl: 'zadanie podstawowe', ru: 'базовое задание' },
    from: { cs: 'Základní karty úkolů' },
  },
  hardLesson: {
    name: { en: 'hard lesson', cs: 'těžký úkol', pl: 'zadanie trudne', ru: 'сложное задание' },
    from: { cs: 'Příprava sestřičky' },
  },
  hardLevel: {
    name: { en: 'hard', cs: 'vysoká obtížnost', pl: 'wysoki poziom trudności', ru: 'высокий уровень сложности' },
    from: { cs: 'Příprava sestřičky' },
    not: { cs: ['těžká'], pl: ['trudny'], ru: ['трудн*'] },
  },
  expertLevel: {
    name: { en: 'expert', cs: 'obtížnost pro experty', pl: 'poziom ekspercki', ru: 'уровень для экспертов' },
    from: { cs: 'Příprava sestřičky' },
    not: { cs: ['pro znalce'], ru: ['для знатоков'] },
  },
} satisfies Terms
