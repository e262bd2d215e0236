import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'modrá',
  'colour.green': 'zelená',
  'colour.red': 'červená',
  'colour.purple': 'fialová',
  'colour.orange': 'oranžová',

  // Phases of a day
  day: 'Den {day, number}, celkem 5',
  'phase.fill': 'Doplnění dílků',
  'phase.fishing': 'Rybaření',
  'phase.exploration': 'Průzkum ostrova',
  'phase.lessons': 'Úkoly',
  'phase.rescue': 'Záchrana koček',
  'phase.rareFinds': 'Vzácné objevy',

  // Difficulty of the solo game
  'level.basic': 'základní',
  'level.medium': 'střední',
  'level.hard': 'vysoká',
  'level.veryHard': 'velmi vysoká',
  'level.expert': 'pro experty',

  // Lines of the score sheet
  'score.rats': 'Krysy',
  'score.sections': 'Nezaplněné sekce',
  'score.families': 'Kočičí rodiny',
  'score.rare': 'Zlaté poklady',
  'score.lesson': 'Osobní úkol',
  'score.publicLesson': 'Veřejný úkol',
  'score.familyLesson': 'Úkol rodinné hry',
  'score.soloLesson': 'Úkol sestřičky',
  'score.soloColour': 'Barva sestřičky',

  // What the sister does
  'event.sisterLessons': 'Úkoly sestřičky: {items}.',
  'event.sisterColour':
    '{points, plural, one {Nová barva sestřičky: {colour}, # bod za každou kočku.} few {Nová barva sestřičky: {colour}, # body za každou kočku.} many {Nová barva sestřičky: {colour}, # bodu za každou kočku.} other {Nová barva sestřičky: {colour}, # bodů za každou kočku.}}',
  'event.sisterReady':
    '{cards, plural, one {Sestřička otáčí {items}: dnes má # kartu, rychlost {speed, number}.} few {Sestřička otáčí {items}: dnes má # karty, rychlost {speed, number}.} many {Sestřička otáčí {items}: dnes má # karty, rychlost {speed, number}.} other {Sestřička otáčí {items}: dnes má # karet, rychlost {speed, number}.}}',
  'event.sisterTurn': 'Sestřička provádí kartu: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Sestřička odhání kočku: {items}.} discardOshax {Sestřička odhání oshaxe: {items}.} discardRare {Sestřička bere zlatý poklad: {items}.} discardCommon {Sestřička bere měděný poklad: {items}.} other {Sestřička něco bere: {items}.}}',
  'event.sisterSwaps': 'Sestřička vyměňuje dvě kočky: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Sestřička nenachází žádnou kočku.} discardOshax {Sestřička nenachází žádného oshaxe.} discardRare {Sestřička nenachází žádný zlatý poklad.} discardCommon {Sestřička nenachází žádný měděný poklad tohoto tvaru.} swapCats {Sestřička nenachází dvě kočky k výměně.} other {Sestřička nenachází nic.}}',
  'event.sisterPasses': 'Sestřička pasuje.',
  'event.sisterScored':
    '{score, plural, one {Sestřička má # bod.} few {Sestřička má # body.} many {Sestřička má # bodu.} other {Sestřička má # bodů.}}',

  // Where a tile may not lie
  'why.notAPlacement': 'Takhle se tento dílek položit nedá.',
  'why.outsideShip': 'Dílek by přesahoval přes okraj lodi.',
  'why.doesNotTouch': 'Dílek musí sousedit s jiným dílkem na tvé lodi.',
  'why.overlaps': 'Leží tam už jiný dílek.',
  'why.noLegalPlacement': 'Na tvé lodi pro tento dílek není místo.',
  'why.supplyEmpty': 'Poklady tohoto tvaru už došly.',

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
