import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'niebieski',
  'colour.green': 'zielony',
  'colour.red': 'czerwony',
  'colour.purple': 'fioletowy',
  'colour.orange': 'pomarańczowy',

  // Phases of a day
  day: 'Dzień {day, number} z 5',
  'phase.fill': 'Uzupełnianie stref',
  'phase.fishing': 'Połów ryb',
  'phase.exploration': 'Eksploracja wyspy',
  'phase.lessons': 'Zadania',
  'phase.rescue': 'Ratowanie kotów',
  'phase.rareFinds': 'Rzadkie znaleziska',

  // Difficulty of the solo game
  'level.basic': 'podstawowy',
  'level.medium': 'średni',
  'level.hard': 'wysoki',
  'level.veryHard': 'bardzo wysoki',
  'level.expert': 'ekspercki',

  // Lines of the score sheet
  'score.rats': 'Szczury',
  'score.sections': 'Niewypełnione sekcje',
  'score.families': 'Kocie rodziny',
  'score.rare': 'Rzadkie skarby',
  'score.lesson': 'Zadanie prywatne',
  'score.publicLesson': 'Zadanie publiczne',
  'score.familyLesson': 'Zadanie rodzinne',
  'score.soloLesson': 'Zadanie siostry',
  'score.soloColour': 'Kolor siostry',

  // What the sister does
  'event.sisterLessons': 'Zadania siostry: {items}.',
  'event.sisterColour':
    '{points, plural, one {Nowy kolor siostry: {colour}, # punkt za każdego kota.} few {Nowy kolor siostry: {colour}, # punkty za każdego kota.} many {Nowy kolor siostry: {colour}, # punktów za każdego kota.} other {Nowy kolor siostry: {colour}, # punktu za każdego kota.}}',
  'event.sisterReady':
    '{cards, plural, one {Siostra odkrywa {items}: ma dziś # kartę, szybkość {speed, number}.} few {Siostra odkrywa {items}: ma dziś # karty, szybkość {speed, number}.} many {Siostra odkrywa {items}: ma dziś # kart, szybkość {speed, number}.} other {Siostra odkrywa {items}: ma dziś # karty, szybkość {speed, number}.}}',
  'event.sisterTurn': 'Siostra wykonuje kartę: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Siostra przepędza kota: {items}.} discardOshax {Siostra przepędza oshaxa: {items}.} discardRare {Siostra zabiera rzadki skarb: {items}.} discardCommon {Siostra zabiera zwykły skarb: {items}.} other {Siostra coś zabiera: {items}.}}',
  'event.sisterSwaps': 'Siostra zamienia dwa koty miejscami: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Siostra nie znajduje żadnego kota.} discardOshax {Siostra nie znajduje żadnego oshaxa.} discardRare {Siostra nie znajduje żadnego rzadkiego skarbu.} discardCommon {Siostra nie znajduje zwykłego skarbu tego kształtu.} swapCats {Siostra nie znajduje dwóch kotów do zamiany.} other {Siostra nic nie znajduje.}}',
  'event.sisterPasses': 'Siostra pasuje.',
  'event.sisterScored':
    '{score, plural, one {Siostra ma # punkt.} few {Siostra ma # punkty.} many {Siostra ma # punktów.} other {Siostra ma # punktu.}}',

  // Where a tile may not lie
  'why.notAPlacement': 'Tego kafelka nie da się tak położyć.',
  'why.outsideShip': 'Kafelek wystawałby poza łódź.',
  'why.doesNotTouch': 'Kafelek musi sąsiadować z innym kafelkiem na twojej łodzi.',
  'why.overlaps': 'Leży tam już inny kafelek.',
  'why.noLegalPlacement': 'Na twojej łodzi nie ma miejsca na ten kafelek.',
  'why.supplyEmpty': 'Skarby tego kształtu już się skończyły.',

  // What is wrong with a boat given for scoring; tiles are counted from 0, as in the file
  'case.tile.unknownColour': 'Kafelek {tile, number} ({shape}) ma zły kolor.',
  'case.tile.unknownShape': 'Kafelek {tile, number}: nie ma kształtu {shape} tego rodzaju.',
  'case.tile.notThatShape': 'Pola kafelka {tile, number} nie tworzą kształtu {shape}.',
  'case.tile.outsideShip': 'Kafelek {tile, number} ({shape}) wystaje poza łódź.',
  'case.tile.overlaps': 'Kafelek {tile, number} ({shape}) leży na kafelku {otherTile, number}.',
  'case.tile.unconnected': 'Kafelek {tile, number} ({shape}) nie łączy się z pozostałymi.',
  'case.field.malformed': 'Pole „{field}” jest błędne lub go brakuje.',
  'case.field.unknownBoat': 'Nie ma łodzi „{value}”.',
  'case.field.unknownCard': 'Karta „{value}” nie pasuje do pola „{field}”.',
  'case.field.unknownColour': 'W „{value}” jest zły kolor.',
} satisfies Translation<'cats'>
