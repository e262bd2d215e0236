import type { Translation } from '../message-id.ts'

export const cats = {
  // Colours of the cats
  'colour.blue': 'niebieski',
  'colour.green': 'zielony',
  'colour.red': 'czerwony',
  'colour.purple': 'fioletowy',
  'colour.orange': 'pomarańczowy',

  day: 'Dzień {day, number} z 5',

  // What is in the box
  'component.discoveryCards': 'Karty odkryć',
  'component.rescueCards': 'Karty ratunku',
  'component.oshaxCards': 'Karty oshaxów',
  'component.treasureCards': 'Karty skarbów',
  'component.privateLessons': 'Zadania prywatne',
  'component.publicLessons': 'Zadania publiczne',
  'component.anytimeCards': 'Karty uniwersalne',
  'component.cats': 'Koty',
  'component.oshaxes': 'Oshaxy',
  'component.commonTreasures': 'Zwykłe skarby',
  'component.rareTreasures': 'Rzadkie skarby',
  'component.boats': 'Łodzie',
  'component.familyLessons': 'Zadania rodzinne',
  'component.soloCards': 'Karty do gry solo',

  // Lines of the score sheet
  'score.rats': 'Szczury',
  'score.sections': 'Niewypełnione sekcje',
  'score.families': 'Kocie rodziny',
  'score.rare': 'Rzadkie skarby',
  'score.privateLesson': 'Zadania prywatne',
  'score.publicLesson': 'Zadania publiczne',
  'score.familyLesson': 'Zadania rodzinne',
  'score.soloLesson': 'Zadania siostry',
  'score.soloColour': 'Kolor siostry',
  // As the scorer of given boats calls it
  'score.lesson': 'Zadanie prywatne',

  // What a decision asks
  'kind.draft':
    '{rest, select, discarded {{keep, plural, one {Zatrzymaj # kartę, a resztę odrzuć.} few {Zatrzymaj # karty, a resztę odrzuć.} many {Zatrzymaj # kart, a resztę odrzuć.} other {Zatrzymaj # karty, a resztę odrzuć.}}} other {{keep, plural, one {Zatrzymaj # kartę, a resztę podaj dalej.} few {Zatrzymaj # karty, a resztę podaj dalej.} many {Zatrzymaj # kart, a resztę podaj dalej.} other {Zatrzymaj # karty, a resztę podaj dalej.}}}}',
  'kind.buy':
    '{fish, plural, one {Które karty kupujesz? Masz # rybę.} few {Które karty kupujesz? Masz # ryby.} many {Które karty kupujesz? Masz # ryb.} other {Które karty kupujesz? Masz # ryby.}}',
  'kind.colour': 'Wybierz kolor: {what}.',
  'kind.rescueCards': 'Które karty ratunku wykładasz?',
  'kind.rescue': 'Uratuj kota, zagraj kartę albo spasuj.',
  'kind.mustPass': 'Nie ma już nic do zrobienia.',
  'kind.rareFinds': 'Zagraj kartę oshaxa albo skarbu, albo spasuj.',
  'kind.oshax': 'Który oshax wchodzi na łódź?',
  'kind.treasure': 'Który skarb bierzesz?',
  'kind.place': 'Gdzie kładziesz: {tile}?',
  'kind.mapBonus': 'Mapa znaleziona! Który skarb bierzesz?',
  'kind.anytime': 'Chcesz zagrać kartę: którą?',
  'kind.moveCat': 'Którego kota przenosisz?',
  'kind.zone': 'Dokąd trafia: {tile}?',
  'kind.giveLessons':
    '{number, plural, one {Które zadanie prywatne odrzucasz?} few {Które # zadania prywatne odrzucasz?} many {Których # zadań prywatnych odrzucasz?} other {Które # zadania prywatnego odrzucasz?}}',
  'kind.giveTreasures':
    '{number, plural, one {Który skarb zdejmujesz?} few {Które # skarby zdejmujesz?} many {Których # skarbów zdejmujesz?} other {Które # skarbu zdejmujesz?}}',
  'kind.familyRescue': 'Uratuj kota albo spasuj.',

  // What happened
  'event.day': 'Zaczyna się dzień {day, number}.',
  'event.lastDay': 'To ostatni dzień.',
  'event.phase': 'Następnie: {phase}.',
  'event.setUp': 'Łodzie: {boats}. Kolejność tury: {order}.',
  'event.rareFound': 'Rzadkie skarby z worka: {items}.',
  'event.zonesFilled': 'Lewa strefa: {left}. Prawa strefa: {right}.',
  'event.fishing':
    '{fish, plural, one {Każdy łowi # rybę.} few {Każdy łowi # ryby.} many {Każdy łowi # ryb.} other {Każdy łowi # ryby.}}',
  'event.dealt':
    '{cards, plural, one {Każdy dostaje # kartę.} few {Każdy dostaje # karty.} many {Każdy dostaje # kart.} other {Każdy dostaje # karty.}}',
  'event.cardsPassed':
    '{way, select, left {Każdy podaje pozostałe karty w lewo.} other {Każdy podaje pozostałe karty w prawo.}}',
  'event.kept': '{name} zatrzymuje: {items}.',
  'event.bought':
    '{fish, plural, one {{name} kupuje za # rybę: {items}.} few {{name} kupuje za # ryby: {items}.} many {{name} kupuje za # ryb: {items}.} other {{name} kupuje za # ryby: {items}.}}',
  'event.lessonsPlayed': '{name} wykłada zadania: {items}.',
  'event.lessonColour': '{name} wybiera kolor zadania {items}: {colour}.',
  'event.rescueCardsLaid': '{name} wykłada karty ratunku: {items}.',
  'event.revealed': '{name} ma szybkość {speed, number}: {items}.',
  'event.turnOrder': 'Kolejność tury: {order}.',
  'event.rescued':
    '{fish, plural, =0 {{name} ratuje: {items}.} one {{name} ratuje za # rybę, {basket}: {items}.} few {{name} ratuje za # ryby, {basket}: {items}.} many {{name} ratuje za # ryb, {basket}: {items}.} other {{name} ratuje za # ryby, {basket}: {items}.}}',
  'event.extraRescues':
    '{waiting, plural, one {{name} może w jednej turze uratować o # kota więcej.} few {{name} może w jednej turze uratować o # koty więcej.} many {{name} może w jednej turze uratować o # kotów więcej.} other {{name} może w jednej turze uratować o # kota więcej.}}',
  'event.extraRescueUsed': '{name} wykorzystuje dodatkowy ratunek; zostaje: {waiting, number}.',
  'event.placed': '{name} kładzie: {items}; rząd {row, number}, kolumna {column, number}.',
  'event.placedAs': '{name} kładzie: {items}, kolor: {colour}; rząd {row, number}, kolumna {column, number}.',
  'event.nextTileAnywhere': '{name}: następny kafelek nie musi sąsiadować z innym.',
  'event.anywhereUsed': '{name}: następny kafelek znów musi sąsiadować z innym.',
  'event.mapCovered': '{name} znajduje mapę: {colour}.',
  'event.treasureTaken': '{name} bierze: {items}.',
  'event.treasureCardPlayed':
    '{fish, plural, =0 {{name} zagrywa kartę skarbu: {items}; {take}.} one {{name} zagrywa kartę skarbu za # rybę: {items}; {take}.} few {{name} zagrywa kartę skarbu za # ryby: {items}; {take}.} many {{name} zagrywa kartę skarbu za # ryb: {items}; {take}.} other {{name} zagrywa kartę skarbu za # ryby: {items}; {take}.}}',
  'event.oshaxJoined': '{name} zdobywa oshaxa: {items}.',
  'event.anytimePlayed': '{name} zagrywa kartę: {items}.',
  'event.tilesDrawn': '{name} losuje z worka: {items}.',
  'event.catPut': '{name} przenosi: {items}; {zone}.',
  'event.catPutAt': '{name} przenosi: {items}; {zone}, pozycja {position, number}.',
  'event.lessonsGiven': '{name} odrzuca zadania: {items}.',
  'event.treasuresGiven': '{name} usuwa skarby z łodzi: {items}.',
  'event.basketGained': '{name} zdobywa trwały kosz.',
  'event.basketSold':
    '{fish, plural, one {{name} oddaje kosz za # rybę.} few {{name} oddaje kosz za # ryby.} many {{name} oddaje kosz za # ryb.} other {{name} oddaje kosz za # ryby.}}',
  'event.fishGained':
    '{fish, plural, one {{name} zdobywa # rybę.} few {{name} zdobywa # ryby.} many {{name} zdobywa # ryb.} other {{name} zdobywa # ryby.}}',
  'event.tileLost': '{name} nie ma miejsca na: {items}.',
  'event.passed': '{name} pasuje.',
  'event.passedDiscarding': '{name} pasuje i odrzuca: {items}.',
  'event.handRaised': '{name} chce zagrać kartę.',
  'event.handLowered': '{name} nie chce już zagrać karty.',
  'event.dayEnds': 'Dzień {day, number} się kończy. Odchodzą koty: {items}.',
  'event.basketsReady': 'Użyte kosze są znów gotowe.',
  'event.lessonsShown': '{name} odkrywa zadania: {items}.',

  // What the sister does
  'event.sisterLessons': 'Zadania siostry: {items}.',
  'event.oshaxesLaid': 'Rząd oshaxów od lewej: {items}.',
  'event.sisterColour':
    '{points, plural, one {Nowy kolor siostry: {colour}, # punkt za każdego kota.} few {Nowy kolor siostry: {colour}, # punkty za każdego kota.} many {Nowy kolor siostry: {colour}, # punktów za każdego kota.} other {Nowy kolor siostry: {colour}, # punktu za każdego kota.}}',
  'event.sisterReady':
    '{cards, plural, one {Siostra odkrywa: {items}; ma dziś # kartę, szybkość {speed, number}.} few {Siostra odkrywa: {items}; ma dziś # karty, szybkość {speed, number}.} many {Siostra odkrywa: {items}; ma dziś # kart, szybkość {speed, number}.} other {Siostra odkrywa: {items}; ma dziś # karty, szybkość {speed, number}.}}',
  'event.sisterTurn': 'Siostra rozpatruje kartę: {items}.',
  'event.sisterDiscards':
    '{do, select, discardCat {Siostra przepędza kota: {items}.} discardOshax {Siostra przepędza oshaxa: {items}.} discardRare {Siostra zabiera rzadki skarb: {items}.} discardCommon {Siostra zabiera zwykły skarb: {items}.} other {Siostra coś zabiera: {items}.}}',
  'event.sisterSwaps': 'Siostra zamienia dwa koty miejscami: {items}.',
  'event.sisterFindsNothing':
    '{do, select, discardCat {Siostra nie znajduje żadnego kota.} discardOshax {Siostra nie znajduje żadnego oshaxa.} discardRare {Siostra nie znajduje żadnego rzadkiego skarbu.} discardCommon {Siostra nie znajduje zwykłego skarbu tego kształtu.} swapCats {Siostra nie znajduje dwóch kotów do zamiany.} other {Siostra nic nie znajduje.}}',
  'event.sisterPasses': 'Siostra pasuje.',
  'event.sisterScored':
    '{score, plural, one {Siostra ma # punkt.} few {Siostra ma # punkty.} many {Siostra ma # punktów.} other {Siostra ma # punktu.}}',
  'tie.fish': 'liczba pozostałych ryb',
  'tie.fullSections': 'liczba wypełnionych sekcji',

  // Why not
  'why.notAPlacement': 'Tego kafelka nie da się tak położyć.',
  'why.outsideShip': 'Kafelek wystawałby poza łódź.',
  'why.doesNotTouch': 'Kafelek musi sąsiadować z innym kafelkiem na twojej łodzi.',
  'why.overlaps': 'Leży tam już inny kafelek.',
  'why.noLegalPlacement': 'Na twojej łodzi nie ma na to miejsca.',
  'why.supplyEmpty':
    '{supply, select, deck {Karty odkryć już się skończyły.} bag {Worek odkryć jest pusty.} oshaxes {Oshaxy już się skończyły.} baskets {Trwałe kosze już się skończyły.} rare {Rzadkie skarby już się skończyły.} common {Zwykłe skarby już się skończyły.} small {Małe skarby już się skończyły.} other {Skarby tego kształtu już się skończyły.}}',
  'why.needsFish':
    '{needs, plural, one {To kosztuje # rybę, masz {has, number}.} few {To kosztuje # ryby, masz {has, number}.} many {To kosztuje # ryb, masz {has, number}.} other {To kosztuje # ryby, masz {has, number}.}}',
  'why.needsBasket':
    '{basket, select, permanent {Nie masz już trwałego kosza.} single {Nie masz już jednorazowego kosza.} other {Nie masz już dwóch uszkodzonych koszy.}}',
  'why.needsLessons':
    '{needs, plural, one {Musisz odrzucić # zadanie prywatne, masz {has, number}.} few {Musisz odrzucić # zadania prywatne, masz {has, number}.} many {Musisz odrzucić # zadań prywatnych, masz {has, number}.} other {Musisz odrzucić # zadania prywatnego, masz {has, number}.}}',
  'why.needsTreasures':
    '{needs, plural, one {Musisz zdjąć # skarb, masz {has, number}.} few {Musisz zdjąć # skarby, masz {has, number}.} many {Musisz zdjąć # skarbów, masz {has, number}.} other {Musisz zdjąć # skarbu, masz {has, number}.}}',
  'why.noCats': 'W strefach nie ma żadnego kota.',
  'why.noEffect': 'Ta karta nic by teraz nie dała.',
  'why.notInHand': 'Nie masz tej karty.',
  'why.notInZones': 'Tego kota nie ma w żadnej strefie.',
  'why.notThisMoment': 'Tej karty nie zagrywa się w tym momencie fazy.',
  'why.notThisPhase':
    '{phase, select, lessons {Tę kartę zagrywa się w fazie zadań.} rescue {Tę kartę zagrywa się w fazie ratunku.} rareFinds {Tę kartę zagrywa się w fazie rzadkich znalezisk.} other {Tę kartę zagrywa się w innej fazie.}}',
  'why.notYourLesson': 'To nie jest twoje zadanie prywatne.',
  'why.notYourTreasure': 'Tego skarbu nie ma na twojej łodzi.',
  'why.otherTreasure': 'Takiego skarbu nie można tu wziąć.',
  'why.wrongNumber': 'Musisz wybrać dokładnie {number, number}.',
  'why.alreadyMoved': 'Ten kot został już przeniesiony.',
  'why.alreadyPending': 'Twój następny kafelek i tak nie musi sąsiadować z innym.',
  'why.alreadyPlayed': 'W jednej turze można zagrać tylko jedną kartę oshaxa lub skarbu.',
  'why.alreadyRescued': 'W jednej turze można uratować tylko jednego kota.',
  'why.buyFirst': 'Najpierw kup karty.',
  'why.emptyHand': 'Nie masz żadnej karty na ręce.',
  'why.handIsDown': 'Nie prosisz o zagranie karty.',
  'why.handIsRaised': 'Już prosisz o zagranie karty.',

  // What is wrong with the content of a pack
  'why.colourNotChosen': '{where}: kolor wybiera się tylko dla zadań publicznych.',
  'why.copiesFixed': '{where}: taki kafelek jest tylko jeden, więc „{field}” musi wynosić 1.',
  'why.inTwoSections': '{where}: któreś pole należy też do innej sekcji.',
  'why.kindFixed': '{where}: pakiet nie może zmienić rodzaju kafelka.',
  'why.notCommonShape': '{where}: „{field}” musi wskazywać zwykły skarb.',
  'why.notOneMapOfEachColour': '{where}: łódź ma dokładnie jedną mapę każdego koloru.',
  'why.notOnePiece': '{where}: kwadraty muszą być połączone i wypełniać rysunek aż po brzegi.',
  'why.notTheOutlineOfTheSections': '{where}: pola łodzi muszą odpowiadać sekcjom.',
  'why.onlyForTheSister': '{where}: tylko zadanie siostry może zależeć od innych zadań.',
  'why.outsideGrid': '{where}: któreś pole leży poza rysunkiem łodzi.',

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
