import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'modrá',
  'colour.green': 'zelená',
  'colour.red': 'červená',
  'colour.purple': 'fialová',
  'colour.orange': 'oranžová',

  day: 'Den {day, number} z 5',

  // What is in the box
  'component.discoveryCards': 'Karty objevů',
  'component.rescueCards': 'Karty odlovu',
  'component.oshaxCards': 'Karty oshaxů',
  'component.treasureCards': 'Karty pokladů',
  'component.privateLessons': 'Osobní úkoly',
  'component.publicLessons': 'Veřejné úkoly',
  'component.anytimeCards': 'Univerzální karty',
  'component.cats': 'Kočky',
  'component.oshaxes': 'Oshaxové',
  'component.commonTreasures': 'Měděné poklady',
  'component.rareTreasures': 'Zlaté poklady',
  'component.boats': 'Lodě',
  'component.familyLessons': 'Úkoly rodinné hry',
  'component.soloCards': 'Karty pro sólovou hru',

  // Lines of the score sheet
  'score.rats': 'Krysy',
  'score.sections': 'Nezaplněné sekce',
  'score.families': 'Kočičí rodiny',
  'score.rare': 'Zlaté poklady',
  'score.privateLesson': 'Osobní úkoly',
  'score.publicLesson': 'Veřejné úkoly',
  'score.familyLesson': 'Úkoly rodinné hry',
  'score.soloLesson': 'Úkoly sestřičky',
  'score.soloColour': 'Barva sestřičky',
  // As the scorer of given boats calls it
  'score.lesson': 'Osobní úkol',

  // What a decision asks
  'kind.draft':
    '{rest, select, discarded {{keep, plural, one {Nech si # kartu a ostatní odhoď.} few {Nech si # karty a ostatní odhoď.} many {Nech si # karty a ostatní odhoď.} other {Nech si # karet a ostatní odhoď.}}} other {{keep, plural, one {Nech si # kartu a ostatní pošli dál.} few {Nech si # karty a ostatní pošli dál.} many {Nech si # karty a ostatní pošli dál.} other {Nech si # karet a ostatní pošli dál.}}}}',
  'kind.buy':
    '{fish, plural, one {Které karty si pořídíš? Máš # rybu.} few {Které karty si pořídíš? Máš # ryby.} many {Které karty si pořídíš? Máš # ryby.} other {Které karty si pořídíš? Máš # ryb.}}',
  'kind.colour': 'Zvol barvu: {what}.',
  'kind.rescueCards': 'Které karty odlovu vyložíš?',
  'kind.rescue': 'Zachraň kočku, zahraj kartu, nebo pasuj.',
  'kind.mustPass': 'Už se nedá nic dělat.',
  'kind.rareFinds': 'Zahraj kartu oshaxe nebo pokladu, nebo pasuj.',
  'kind.oshax': 'Který oshax půjde na loď?',
  'kind.treasure': 'Který poklad si vezmeš?',
  'kind.place': 'Kam dílek položíš: {tile}?',
  'kind.mapBonus': 'Mapa je nalezena! Který poklad si vezmeš?',
  'kind.anytime': 'Chceš zahrát kartu: kterou?',
  'kind.moveCat': 'Kterou kočku přesuneš?',
  'kind.zone': 'Kam přijde: {tile}?',
  'kind.giveLessons':
    '{number, plural, one {Který osobní úkol odhodíš?} few {Které # osobní úkoly odhodíš?} many {Kterých # osobních úkolů odhodíš?} other {Kterých # osobních úkolů odhodíš?}}',
  'kind.giveTreasures':
    '{number, plural, one {Který poklad odstraníš?} few {Které # poklady odstraníš?} many {Kterých # pokladů odstraníš?} other {Kterých # pokladů odstraníš?}}',
  'kind.familyRescue': 'Zachraň kočku, nebo pasuj.',

  // What happened
  'event.day': 'Začíná den {day, number}.',
  'event.lastDay': 'Je to poslední den.',
  'event.phase': 'Následuje: {phase}.',
  'event.setUp': 'Lodě: {boats}. Pořadí na tahu: {order}.',
  'event.rareFound': 'Zlaté poklady z pytlíku: {items}.',
  'event.zonesFilled': 'Levá zóna: {left}. Pravá zóna: {right}.',
  'event.fishing':
    '{fish, plural, one {Každý uloví # rybu.} few {Každý uloví # ryby.} many {Každý uloví # ryby.} other {Každý uloví # ryb.}}',
  'event.dealt':
    '{cards, plural, one {Každý dostává # kartu.} few {Každý dostává # karty.} many {Každý dostává # karty.} other {Každý dostává # karet.}}',
  'event.cardsPassed':
    '{way, select, left {Každý posílá ostatní karty doleva.} other {Každý posílá ostatní karty doprava.}}',
  'event.kept': '{name} si nechává: {items}.',
  'event.bought':
    '{fish, plural, one {{name} pořizuje za # rybu: {items}.} few {{name} pořizuje za # ryby: {items}.} many {{name} pořizuje za # ryby: {items}.} other {{name} pořizuje za # ryb: {items}.}}',
  'event.lessonsPlayed': '{name} vykládá úkoly: {items}.',
  'event.lessonColour': '{name} volí barvu úkolu {items}: {colour}.',
  'event.rescueCardsLaid': '{name} vykládá karty odlovu: {items}.',
  'event.revealed': '{name} má rychlost {speed, number}: {items}.',
  'event.turnOrder': 'Pořadí na tahu: {order}.',
  'event.rescued':
    '{fish, plural, =0 {{name} zachraňuje: {items}.} one {{name} zachraňuje za # rybu, {basket}: {items}.} few {{name} zachraňuje za # ryby, {basket}: {items}.} many {{name} zachraňuje za # ryby, {basket}: {items}.} other {{name} zachraňuje za # ryb, {basket}: {items}.}}',
  'event.extraRescues':
    '{waiting, plural, one {{name} smí v jednom tahu zachránit # kočku navíc.} few {{name} smí v jednom tahu zachránit # kočky navíc.} many {{name} smí v jednom tahu zachránit # kočky navíc.} other {{name} smí v jednom tahu zachránit # koček navíc.}}',
  'event.extraRescueUsed': '{name} využívá záchranu navíc; zbývá: {waiting, number}.',
  'event.placed': '{name} pokládá dílek: {items}, řada {row, number}, sloupec {column, number}.',
  'event.placedAs': '{name} pokládá dílek: {items}, barva: {colour}, řada {row, number}, sloupec {column, number}.',
  'event.nextTileAnywhere': '{name}: příští dílek nemusí sousedit s jiným.',
  'event.anywhereUsed': '{name}: příští dílek už zase musí sousedit s jiným.',
  'event.mapCovered': '{name} nachází mapu: {colour}.',
  'event.treasureTaken': '{name} bere: {items}.',
  'event.treasureCardPlayed':
    '{fish, plural, =0 {{name} hraje kartu pokladu: {items}; {take}.} one {{name} hraje kartu pokladu za # rybu: {items}; {take}.} few {{name} hraje kartu pokladu za # ryby: {items}; {take}.} many {{name} hraje kartu pokladu za # ryby: {items}; {take}.} other {{name} hraje kartu pokladu za # ryb: {items}; {take}.}}',
  'event.oshaxJoined': '{name} získává oshaxe: {items}.',
  'event.anytimePlayed': '{name} hraje: {items}.',
  'event.tilesDrawn': '{name} losuje z pytlíku: {items}.',
  'event.catPut': '{name} umísťuje kočku: {items}; {zone}.',
  'event.catPutAt': '{name} umísťuje kočku: {items}; {zone}, pozice {position, number}.',
  'event.lessonsGiven': '{name} odhazuje úkoly: {items}.',
  'event.treasuresGiven': '{name} odstraňuje poklady z lodi: {items}.',
  'event.basketGained': '{name} získává trvanlivý koš.',
  'event.basketSold':
    '{fish, plural, one {{name} vrací koš za # rybu.} few {{name} vrací koš za # ryby.} many {{name} vrací koš za # ryby.} other {{name} vrací koš za # ryb.}}',
  'event.fishGained':
    '{fish, plural, one {{name} získává # rybu.} few {{name} získává # ryby.} many {{name} získává # ryby.} other {{name} získává # ryb.}}',
  'event.tileLost': '{name} nemá kam umístit: {items}.',
  'event.passed': '{name} pasuje.',
  'event.passedDiscarding': '{name} pasuje a odhazuje: {items}.',
  'event.handRaised': '{name} chce zahrát kartu.',
  'event.handLowered': '{name} už nechce zahrát kartu.',
  'event.dayEnds': 'Den {day, number} končí. Odcházejí kočky: {items}.',
  'event.basketsReady': 'Použité koše jsou opět připravené.',
  'event.lessonsShown': '{name} otáčí úkoly: {items}.',

  // What the sister does
  'event.sisterLessons': 'Úkoly sestřičky: {items}.',
  'event.oshaxesLaid': 'Řada oshaxů zleva: {items}.',
  'event.sisterColour':
    '{points, plural, one {Nová barva sestřičky: {colour}, # bod za každou kočku.} few {Nová barva sestřičky: {colour}, # body za každou kočku.} many {Nová barva sestřičky: {colour}, # bodu za každou kočku.} other {Nová barva sestřičky: {colour}, # bodů za každou kočku.}}',
  'event.sisterReady':
    '{cards, plural, one {Sestřička otáčí kartu: {items}; dnes má # kartu, rychlost {speed, number}.} few {Sestřička otáčí kartu: {items}; dnes má # karty, rychlost {speed, number}.} many {Sestřička otáčí kartu: {items}; dnes má # karty, rychlost {speed, number}.} other {Sestřička otáčí kartu: {items}; dnes má # karet, rychlost {speed, number}.}}',
  'event.sisterTurn': 'Sestřička vyhodnocuje kartu: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Sestřička odhání kočku: {items}.} discardOshax {Sestřička odhání oshaxe: {items}.} discardRare {Sestřička bere zlatý poklad: {items}.} discardCommon {Sestřička bere měděný poklad: {items}.} other {Sestřička něco bere: {items}.}}',
  'event.sisterSwaps': 'Sestřička vyměňuje dvě kočky: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Sestřička nenachází žádnou kočku.} discardOshax {Sestřička nenachází žádného oshaxe.} discardRare {Sestřička nenachází žádný zlatý poklad.} discardCommon {Sestřička nenachází žádný měděný poklad tohoto tvaru.} swapCats {Sestřička nenachází dvě kočky k výměně.} other {Sestřička nenachází nic.}}',
  'event.sisterPasses': 'Sestřička pasuje.',
  'event.sisterScored':
    '{score, plural, one {Sestřička má # bod.} few {Sestřička má # body.} many {Sestřička má # bodu.} other {Sestřička má # bodů.}}',
  'tie.fish': 'počet zbylých ryb',
  'tie.fullSections': 'počet zaplněných sekcí',

  // Why not
  'why.notAPlacement': 'Takhle se tento dílek položit nedá.',
  'why.outsideShip': 'Dílek by přesahoval přes okraj lodi.',
  'why.doesNotTouch': 'Dílek musí sousedit s jiným dílkem na tvé lodi.',
  'why.overlaps': 'Leží tam už jiný dílek.',
  'why.noLegalPlacement': 'Na tvé lodi pro to není místo.',
  'why.supplyEmpty':
    '{supply, select, deck {Karty objevů už došly.} bag {Pytlík objevů je prázdný.} oshaxes {Oshaxové už došli.} baskets {Trvanlivé koše už došly.} rare {Zlaté poklady už došly.} common {Měděné poklady už došly.} small {Malé poklady už došly.} other {Poklady tohoto tvaru už došly.}}',
  'why.needsFish':
    '{needs, plural, one {Stojí to # rybu, máš {has, number}.} few {Stojí to # ryby, máš {has, number}.} many {Stojí to # ryby, máš {has, number}.} other {Stojí to # ryb, máš {has, number}.}}',
  'why.needsBasket':
    '{basket, select, permanent {Nezbývá ti žádný trvanlivý koš.} single {Nezbývá ti žádný jednorázový koš.} other {Nezbývají ti dva poškozené koše.}}',
  'why.needsLessons':
    '{needs, plural, one {Musíš odhodit # osobní úkol, máš {has, number}.} few {Musíš odhodit # osobní úkoly, máš {has, number}.} many {Musíš odhodit # osobního úkolu, máš {has, number}.} other {Musíš odhodit # osobních úkolů, máš {has, number}.}}',
  'why.needsTreasures':
    '{needs, plural, one {Musíš odstranit # poklad, máš {has, number}.} few {Musíš odstranit # poklady, máš {has, number}.} many {Musíš odstranit # pokladu, máš {has, number}.} other {Musíš odstranit # pokladů, máš {has, number}.}}',
  'why.noCats': 'V zónách není žádná kočka.',
  'why.noEffect': 'Tato karta by teď nic neudělala.',
  'why.notInHand': 'Tuto kartu nemáš.',
  'why.notInZones': 'Tato kočka není v žádné zóně.',
  'why.notThisMoment': 'Tato karta se v této chvíli fáze nehraje.',
  'why.notThisPhase':
    '{phase, select, lessons {Tato karta se hraje ve fázi úkolů.} rescue {Tato karta se hraje ve fázi záchrany koček.} rareFinds {Tato karta se hraje ve fázi vzácných objevů.} other {Tato karta se hraje v jiné fázi.}}',
  'why.notYourLesson': 'To není tvůj osobní úkol.',
  'why.notYourTreasure': 'Tento poklad na tvé lodi není.',
  'why.otherTreasure': 'Takový poklad se tu vzít nedá.',
  'why.wrongNumber': 'Musíš zvolit právě {number, number}.',
  'why.alreadyMoved': 'Tato kočka už byla přesunuta.',
  'why.alreadyPending': 'Tvůj příští dílek už teď nemusí sousedit s jiným.',
  'why.alreadyPlayed': 'V jednom tahu lze zahrát jen jednu kartu oshaxe nebo pokladu.',
  'why.alreadyRescued': 'V jednom tahu lze zachránit jen jednu kočku.',
  'why.buyFirst': 'Nejdřív si pořiď karty.',
  'why.emptyHand': 'Nemáš v ruce žádnou kartu.',
  'why.handIsDown': 'O zahrání karty teď nežádáš.',
  'why.handIsRaised': 'O zahrání karty už žádáš.',

  // What is wrong with the content of a pack
  'why.colourNotChosen': '{where}: barva se volí jen u veřejných úkolů.',
  'why.copiesFixed': '{where}: takový dílek je jen jeden, proto „{field}“ musí být 1.',
  'why.inTwoSections': '{where}: některé políčko patří i do jiné sekce.',
  'why.kindFixed': '{where}: balíček obsahu nemůže změnit druh dílku.',
  'why.notCommonShape': '{where}: „{field}“ musí být tvar měděného pokladu.',
  'why.notOneMapOfEachColour': '{where}: loď má právě jednu mapu každé barvy.',
  'why.notOnePiece': '{where}: čtverce musejí souviset a vyplnit nákres až k okrajům.',
  'why.notTheOutlineOfTheSections': '{where}: políčka lodi musejí odpovídat sekcím.',
  'why.onlyForTheSister': '{where}: na jiných úkolech může záviset jen úkol sestřičky.',
  'why.outsideGrid': '{where}: některé políčko leží mimo nákres lodi.',

  // What is wrong with a boat given for scoring; tiles are counted from 0, as in the file
  'case.tile.unknownColour': 'Dílek {tile, number} ({shape}) má špatnou barvu.',
  'case.tile.unknownShape': 'Dílek {tile, number}: tvar {shape} tohoto druhu neexistuje.',
  'case.tile.notThatShape': 'Políčka dílku {tile, number} netvoří tvar {shape}.',
  'case.tile.outsideShip': 'Dílek {tile, number} ({shape}) přesahuje přes okraj lodi.',
  'case.tile.overlaps': 'Dílek {tile, number} ({shape}) leží na dílku {otherTile, number}.',
  'case.tile.unconnected': 'Dílek {tile, number} ({shape}) nesouvisí s ostatními.',
  'case.field.malformed': 'Pole „{field}“ chybí nebo je špatně.',
  'case.field.unknownBoat': 'Loď „{value}“ neexistuje.',
  'case.field.unknownCard': 'Karta „{value}“ do pole „{field}“ nepatří.',
  'case.field.unknownColour': 'V „{value}“ je špatná barva.',
} satisfies Translation<'cats'>
