import type { Translation } from '../../message-id.ts'

export const catsCards = {
  // Discovery cards
  oshax: 'Weź oshaxa, połóż go na swojej łodzi i wybierz jego kolor.',
  'rescue.speed': 'Szybkość: {speed, number}.',
  'rescue.baskets':
    '{n, plural, one {# jednorazowy kosz.} few {# jednorazowe kosze.} many {# jednorazowych koszy.} other {# jednorazowego kosza.}}',
  'rescue.brokenBaskets':
    '{n, plural, one {# uszkodzony kosz; do uratowania kota potrzeba dwóch.} few {# uszkodzone kosze; do uratowania kota potrzeba dwóch.} many {# uszkodzonych koszy; do uratowania kota potrzeba dwóch.} other {# uszkodzonego kosza; do uratowania kota potrzeba dwóch.}}',
  chooseColour: 'Wybierz kolor.',
  treasure: 'Weź {options}.',
  'treasure.rare':
    '{n, plural, one {# rzadki skarb} few {maksymalnie # rzadkie skarby} many {maksymalnie # rzadkich skarbów} other {maksymalnie # rzadkiego skarbu}}',
  'treasure.common':
    '{n, plural, one {# zwykły skarb} few {maksymalnie # zwykłe skarby} many {maksymalnie # zwykłych skarbów} other {maksymalnie # zwykłego skarbu}}',
  'treasure.small':
    '{n, plural, one {# mały skarb (o wielkości 1–2 kwadratów)} few {maksymalnie # małe skarby (o wielkości 1–2 kwadratów)} many {maksymalnie # małych skarbów (o wielkości 1–2 kwadratów)} other {maksymalnie # małego skarbu (o wielkości 1–2 kwadratów)}}',
  'treasure.paid':
    '{fish, plural, one {{what} za # rybę} few {{what} za # ryby} many {{what} za # ryb} other {{what} za # ryby}}',

  // Anytime cards
  'anytime.gainFish':
    '{n, plural, one {Zdobądź # rybę {per}.} few {Zdobądź # ryby {per}.} many {Zdobądź # ryb {per}.} other {Zdobądź # ryby {per}.}}',
  'anytime.nextTileAnywhere': 'Następny kafelek, który położysz, nie musi sąsiadować z innym.',
  'anytime.drawCards':
    '{n, plural, one {Dobierz # kartę i jeśli chcesz, zatrzymaj ją za zwykłą cenę.} few {Dobierz # karty i zatrzymaj dowolne z nich za zwykłą cenę.} many {Dobierz # kart i zatrzymaj dowolne z nich za zwykłą cenę.} other {Dobierz # karty i zatrzymaj dowolne z nich za zwykłą cenę.}}',
  'anytime.drawTileToBoat': 'Wylosuj kafelek z worka odkryć i połóż go za darmo na swojej łodzi.',
  'anytime.sellBasket':
    '{n, plural, one {Oddaj trwały kosz, użyty albo nie, i zdobądź # rybę.} few {Oddaj trwały kosz, użyty albo nie, i zdobądź # ryby.} many {Oddaj trwały kosz, użyty albo nie, i zdobądź # ryb.} other {Oddaj trwały kosz, użyty albo nie, i zdobądź # ryby.}}',
  'anytime.moveCats':
    '{n, plural, one {Przenieś # kota do drugiej strefy; w grze solo na dowolną pozycję.} few {Przenieś maksymalnie # koty do drugiej strefy; w grze solo na dowolne pozycje.} many {Przenieś maksymalnie # kotów do drugiej strefy; w grze solo na dowolne pozycje.} other {Przenieś maksymalnie # kota do drugiej strefy; w grze solo na dowolne pozycje.}}',
  'anytime.extraRescue':
    '{n, plural, one {Uratuj o # kota więcej w jednej turze, z własnym koszem i rybami.} few {Uratuj o # koty więcej w jednej turze, każdego z własnym koszem i rybami.} many {Uratuj o # kotów więcej w jednej turze, każdego z własnym koszem i rybami.} other {Uratuj o # kota więcej w jednej turze, każdego z własnym koszem i rybami.}}',
  'anytime.drawTilesToZones':
    '{n, plural, one {Wylosuj # kafelek z worka odkryć: kota połóż w wybranej strefie, rzadki skarb pod planszą wyspy.} few {Wylosuj # kafelki z worka odkryć: każdego kota połóż w wybranej strefie, rzadkie skarby pod planszą wyspy.} many {Wylosuj # kafelków z worka odkryć: każdego kota połóż w wybranej strefie, rzadkie skarby pod planszą wyspy.} other {Wylosuj # kafelka z worka odkryć: każdego kota połóż w wybranej strefie, rzadkie skarby pod planszą wyspy.}}',
  'anytime.gainBasket': 'Zdobądź trwały kosz.',
  'anytime.gainBasket.privateLessons':
    '{n, plural, one {Odrzuć # zadanie prywatne leżące obok łodzi i zdobądź trwały kosz.} few {Odrzuć # zadania prywatne leżące obok łodzi i zdobądź trwały kosz.} many {Odrzuć # zadań prywatnych leżących obok łodzi i zdobądź trwały kosz.} other {Odrzuć # zadania prywatnego leżącego obok łodzi i zdobądź trwały kosz.}}',
  'anytime.gainBasket.treasures':
    '{n, plural, one {Zdejmij ze swojej łodzi # skarb i zdobądź trwały kosz.} few {Zdejmij ze swojej łodzi # skarby i zdobądź trwały kosz.} many {Zdejmij ze swojej łodzi # skarbów i zdobądź trwały kosz.} other {Zdejmij ze swojej łodzi # skarbu i zdobądź trwały kosz.}}',

  // Cards of the sister
  colourCard:
    'Siostra zdobywa punkty za każdego {colour} kota na łodzi zależnie od tego, jako która z kolei zostanie odkryta ta karta koloru: {points}.',
  'sister.first':
    '{cards, plural, one {Jako pierwsza karta dnia: dziś # karta, szybkość {speed, number}.} few {Jako pierwsza karta dnia: dziś # karty, szybkość {speed, number}.} many {Jako pierwsza karta dnia: dziś # kart, szybkość {speed, number}.} other {Jako pierwsza karta dnia: dziś # karty, szybkość {speed, number}.}}',
  'sister.discardCat': 'Usuń z gry kota na pozycji {position, number}.',
  'sister.discardOshax': 'Usuń z gry oshaxa na pozycji {position, number}.',
  'sister.discardRare': 'Usuń z gry rzadki skarb na pozycji {position, number}.',
  'sister.discardCommon': 'Usuń z gry zwykły skarb: {shape}.',
  'sister.swapCats': 'Koty na pozycjach {one, number} i {other, number} zamieniają się miejscami.',
  'shape.line':
    '{n, plural, one {# kwadrat} few {# kwadraty w linii} many {# kwadratów w linii} other {# kwadratu w linii}}',
  'shape.bent':
    '{n, plural, one {# kwadrat} few {# kwadraty pod kątem} many {# kwadratów pod kątem} other {# kwadratu pod kątem}}',

  // Lessons. `per` is “for each cat aboard”, `condition` is a clause.
  'lesson.each':
    '{who, select, everyone {{points, plural, one {Każdy gracz zdobywa # punkt {per}.} few {Każdy gracz zdobywa # punkty {per}.} many {Każdy gracz zdobywa # punktów {per}.} other {Każdy gracz zdobywa # punktu {per}.}}} sister {{points, plural, one {Siostra zdobywa # punkt {per}.} few {Siostra zdobywa # punkty {per}.} many {Siostra zdobywa # punktów {per}.} other {Siostra zdobywa # punktu {per}.}}} other {{points, plural, one {# punkt {per}.} few {# punkty {per}.} many {# punktów {per}.} other {# punktu {per}.}}}}',
  'lesson.eachBeyond':
    '{who, select, everyone {{points, plural, one {Każdy gracz zdobywa # punkt {per} powyżej {beyond, number}.} few {Każdy gracz zdobywa # punkty {per} powyżej {beyond, number}.} many {Każdy gracz zdobywa # punktów {per} powyżej {beyond, number}.} other {Każdy gracz zdobywa # punktu {per} powyżej {beyond, number}.}}} sister {{points, plural, one {Siostra zdobywa # punkt {per} powyżej {beyond, number}.} few {Siostra zdobywa # punkty {per} powyżej {beyond, number}.} many {Siostra zdobywa # punktów {per} powyżej {beyond, number}.} other {Siostra zdobywa # punktu {per} powyżej {beyond, number}.}}} other {{points, plural, one {# punkt {per} powyżej {beyond, number}.} few {# punkty {per} powyżej {beyond, number}.} many {# punktów {per} powyżej {beyond, number}.} other {# punktu {per} powyżej {beyond, number}.}}}}',
  'lesson.once':
    '{who, select, everyone {{points, plural, one {Każdy gracz zdobywa # punkt, jeśli {condition}.} few {Każdy gracz zdobywa # punkty, jeśli {condition}.} many {Każdy gracz zdobywa # punktów, jeśli {condition}.} other {Każdy gracz zdobywa # punktu, jeśli {condition}.}}} sister {{points, plural, one {Siostra zdobywa # punkt, jeśli {condition}.} few {Siostra zdobywa # punkty, jeśli {condition}.} many {Siostra zdobywa # punktów, jeśli {condition}.} other {Siostra zdobywa # punktu, jeśli {condition}.}}} other {{points, plural, one {# punkt, jeśli {condition}.} few {# punkty, jeśli {condition}.} many {# punktów, jeśli {condition}.} other {# punktu, jeśli {condition}.}}}}',
  'lesson.family':
    '{who, select, everyone {Każdy gracz zdobywa tyle punktów, ile daje {family} na jego łodzi.} sister {Siostra zdobywa tyle punktów, ile daje {family} na łodzi.} other {Tyle punktów, ile daje {family} na łodzi.}}',
  family:
    '{rank, select, first {największa rodzina} second {druga co do wielkości rodzina} other {trzecia co do wielkości rodzina}}',
  'lesson.bestOther': 'Siostra zdobywa jeszcze raz punkty za najlepsze ze swoich pozostałych zadań.',

  // Conditions: what stands after “if”. `what` is “5 cats aboard”.
  'if.exactly': '{who, select, everyone {ma dokładnie {what}} other {masz dokładnie {what}}}',
  'if.atLeast': '{who, select, everyone {ma co najmniej {what}} other {masz co najmniej {what}}}',
  'if.fewerThan': '{who, select, everyone {ma mniej niż {what}} other {masz mniej niż {what}}}',
  'if.none': '{who, select, everyone {nie ma {what}} other {nie masz {what}}}',
  'if.everyColour.cats':
    '{who, select, everyone {{n, plural, one {ma na łodzi co najmniej # kota każdego koloru} few {ma na łodzi co najmniej # koty każdego koloru} many {ma na łodzi co najmniej # kotów każdego koloru} other {ma na łodzi co najmniej # kota każdego koloru}}} other {{n, plural, one {masz na łodzi co najmniej # kota każdego koloru} few {masz na łodzi co najmniej # koty każdego koloru} many {masz na łodzi co najmniej # kotów każdego koloru} other {masz na łodzi co najmniej # kota każdego koloru}}}}',
  'if.everyColour.catsAtEdge':
    '{who, select, everyone {{n, plural, one {ma co najmniej # kota każdego koloru sąsiadującego z krawędzią łodzi} few {ma co najmniej # koty każdego koloru sąsiadujące z krawędzią łodzi} many {ma co najmniej # kotów każdego koloru sąsiadujących z krawędzią łodzi} other {ma co najmniej # kota każdego koloru sąsiadującego z krawędzią łodzi}}} other {{n, plural, one {masz co najmniej # kota każdego koloru sąsiadującego z krawędzią łodzi} few {masz co najmniej # koty każdego koloru sąsiadujące z krawędzią łodzi} many {masz co najmniej # kotów każdego koloru sąsiadujących z krawędzią łodzi} other {masz co najmniej # kota każdego koloru sąsiadującego z krawędzią łodzi}}}}',
  'if.full':
    '{n, plural, one {ta część łodzi jest całkowicie wypełniona: {areas}} few {te części łodzi są całkowicie wypełnione: {areas}} many {te części łodzi są całkowicie wypełnione: {areas}} other {te części łodzi są całkowicie wypełnione: {areas}}}',
  'if.empty':
    '{n, plural, one {ta część łodzi jest całkowicie pusta: {areas}} few {te części łodzi są całkowicie puste: {areas}} many {te części łodzi są całkowicie puste: {areas}} other {te części łodzi są całkowicie puste: {areas}}}',
  'area.edge': 'krawędź',
  'area.middleRow': 'środkowy rząd',
  'if.firstInTurnOrder':
    '{who, select, everyone {na koniec gry zajmuje pierwsze miejsce w kolejności tury} other {na koniec gry zajmujesz pierwsze miejsce w kolejności tury}}',
  'if.largestFamily':
    '{who, select, everyone {ma rodzinę, a nikt inny nie ma większej} other {masz rodzinę, a nikt inny nie ma większej}}',
  'if.largestFamilyAlone':
    '{who, select, everyone {{n, plural, one {ma rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kota} few {ma rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # koty} many {ma rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kotów} other {ma rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kota}}} other {{n, plural, one {masz rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kota} few {masz rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # koty} many {masz rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kotów} other {masz rodzinę, a nikt inny nie ma większej; w grze solo, jeśli liczy ona co najmniej # kota}}}}',

  // What is counted: for each of them, or so many of them; always an accusative, a genitive for none.
  every: '{n, plural, one {za każde {what}} few {za każde {what}} many {za każde {what}} other {za każde {what}}}',
  'coloured.blue': '{n, plural, one {niebieskiego} few {niebieskie} many {niebieskich} other {niebieskiego}}',
  'coloured.green': '{n, plural, one {zielonego} few {zielone} many {zielonych} other {zielonego}}',
  'coloured.red': '{n, plural, one {czerwonego} few {czerwone} many {czerwonych} other {czerwonego}}',
  'coloured.purple': '{n, plural, one {fioletowego} few {fioletowe} many {fioletowych} other {fioletowego}}',
  'coloured.orange':
    '{n, plural, one {pomarańczowego} few {pomarańczowe} many {pomarańczowych} other {pomarańczowego}}',
  'of.chosen': 'wybranego koloru',
  'of.best': 'twojego najlepszego koloru',
  'each.cats': 'za każdego kota na łodzi',
  'some.cats':
    '{n, plural, =0 {żadnego kota na łodzi} one {# kota na łodzi} few {# koty na łodzi} many {# kotów na łodzi} other {# kota na łodzi}}',
  'each.cats.coloured': 'za każdego {colour} kota na łodzi',
  'some.cats.coloured':
    '{n, plural, =0 {żadnego {colour} kota na łodzi} one {# {colour} kota na łodzi} few {# {colour} koty na łodzi} many {# {colour} kotów na łodzi} other {# {colour} kota na łodzi}}',
  'each.cats.of': 'za każdego kota {colour} na łodzi',
  'some.cats.of':
    '{n, plural, =0 {żadnego kota {colour} na łodzi} one {# kota {colour} na łodzi} few {# koty {colour} na łodzi} many {# kotów {colour} na łodzi} other {# kota {colour} na łodzi}}',
  'each.catsAtEdge': 'za każdego kota sąsiadującego z krawędzią łodzi',
  'some.catsAtEdge':
    '{n, plural, =0 {żadnego kota sąsiadującego z krawędzią łodzi} one {# kota sąsiadującego z krawędzią łodzi} few {# koty sąsiadujące z krawędzią łodzi} many {# kotów sąsiadujących z krawędzią łodzi} other {# kota sąsiadującego z krawędzią łodzi}}',
  'each.catsAtEdge.coloured': 'za każdego {colour} kota sąsiadującego z krawędzią łodzi',
  'some.catsAtEdge.coloured':
    '{n, plural, =0 {żadnego {colour} kota sąsiadującego z krawędzią łodzi} one {# {colour} kota sąsiadującego z krawędzią łodzi} few {# {colour} koty sąsiadujące z krawędzią łodzi} many {# {colour} kotów sąsiadujących z krawędzią łodzi} other {# {colour} kota sąsiadującego z krawędzią łodzi}}',
  'each.catsAtEdge.of': 'za każdego kota {colour} sąsiadującego z krawędzią łodzi',
  'some.catsAtEdge.of':
    '{n, plural, =0 {żadnego kota {colour} sąsiadującego z krawędzią łodzi} one {# kota {colour} sąsiadującego z krawędzią łodzi} few {# koty {colour} sąsiadujące z krawędzią łodzi} many {# kotów {colour} sąsiadujących z krawędzią łodzi} other {# kota {colour} sąsiadującego z krawędzią łodzi}}',
  'each.lonelyCats': 'za każdego kota, który nie sąsiaduje z innym kotem swojego koloru',
  'some.lonelyCats':
    '{n, plural, =0 {żadnego kota, który nie sąsiaduje z innym kotem swojego koloru} one {# kota, który nie sąsiaduje z innym kotem swojego koloru} few {# koty, które nie sąsiadują z innym kotem swojego koloru} many {# kotów, które nie sąsiadują z innym kotem swojego koloru} other {# kota, który nie sąsiaduje z innym kotem swojego koloru}}',
  'each.lonelyCats.coloured': 'za każdego {colour} kota, który nie sąsiaduje z innym kotem swojego koloru',
  'some.lonelyCats.coloured':
    '{n, plural, =0 {żadnego {colour} kota, który nie sąsiaduje z innym kotem swojego koloru} one {# {colour} kota, który nie sąsiaduje z innym kotem swojego koloru} few {# {colour} koty, które nie sąsiadują z innym kotem swojego koloru} many {# {colour} kotów, które nie sąsiadują z innym kotem swojego koloru} other {# {colour} kota, który nie sąsiaduje z innym kotem swojego koloru}}',
  'each.lonelyCats.of': 'za każdego kota {colour}, który nie sąsiaduje z innym kotem swojego koloru',
  'some.lonelyCats.of':
    '{n, plural, =0 {żadnego kota {colour}, który nie sąsiaduje z innym kotem swojego koloru} one {# kota {colour}, który nie sąsiaduje z innym kotem swojego koloru} few {# koty {colour}, które nie sąsiadują z innym kotem swojego koloru} many {# kotów {colour}, które nie sąsiadują z innym kotem swojego koloru} other {# kota {colour}, który nie sąsiaduje z innym kotem swojego koloru}}',
  'each.treasuresAtCats': 'za każdy skarb leżący obok kota',
  'some.treasuresAtCats':
    '{n, plural, =0 {żadnego skarbu leżącego obok kota} one {# skarb leżący obok kota} few {# skarby leżące obok kota} many {# skarbów leżących obok kota} other {# skarbu leżącego obok kota}}',
  'each.treasuresAtCats.coloured': 'za każdy skarb leżący obok {colour} kota',
  'some.treasuresAtCats.coloured':
    '{n, plural, =0 {żadnego skarbu leżącego obok {colour} kota} one {# skarb leżący obok {colour} kota} few {# skarby leżące obok {colour} kota} many {# skarbów leżących obok {colour} kota} other {# skarbu leżącego obok {colour} kota}}',
  'each.treasuresAtCats.of': 'za każdy skarb leżący obok kota {colour}',
  'some.treasuresAtCats.of':
    '{n, plural, =0 {żadnego skarbu leżącego obok kota {colour}} one {# skarb leżący obok kota {colour}} few {# skarby leżące obok kota {colour}} many {# skarbów leżących obok kota {colour}} other {# skarbu leżącego obok kota {colour}}}',
  'each.families': 'za każdą rodzinę o wielkości co najmniej {size, number} kotów',
  'some.families':
    '{n, plural, =0 {żadnej rodziny o wielkości co najmniej {size, number} kotów} one {# rodzinę o wielkości co najmniej {size, number} kotów} few {# rodziny o wielkości co najmniej {size, number} kotów} many {# rodzin o wielkości co najmniej {size, number} kotów} other {# rodziny o wielkości co najmniej {size, number} kotów}}',
  'each.coloursAwayFrom.edge': 'za każdy z 5 kolorów, którego żaden kot nie sąsiaduje z krawędzią łodzi',
  'some.coloursAwayFrom.edge':
    '{n, plural, =0 {żadnego koloru, którego żaden kot nie sąsiaduje z krawędzią łodzi} one {# kolor, którego żaden kot nie sąsiaduje z krawędzią łodzi} few {# kolory, których żaden kot nie sąsiaduje z krawędzią łodzi} many {# kolorów, których żaden kot nie sąsiaduje z krawędzią łodzi} other {# koloru, którego żaden kot nie sąsiaduje z krawędzią łodzi}}',
  'each.coloursAwayFrom.treasure': 'za każdy z 5 kolorów, którego żaden kot nie sąsiaduje ze skarbem',
  'some.coloursAwayFrom.treasure':
    '{n, plural, =0 {żadnego koloru, którego żaden kot nie sąsiaduje ze skarbem} one {# kolor, którego żaden kot nie sąsiaduje ze skarbem} few {# kolory, których żaden kot nie sąsiaduje ze skarbem} many {# kolorów, których żaden kot nie sąsiaduje ze skarbem} other {# koloru, którego żaden kot nie sąsiaduje ze skarbem}}',
  'each.coloursAwayFrom.visibleRat': 'za każdy z 5 kolorów, którego żaden kot nie sąsiaduje z widocznym szczurem',
  'some.coloursAwayFrom.visibleRat':
    '{n, plural, =0 {żadnego koloru, którego żaden kot nie sąsiaduje z widocznym szczurem} one {# kolor, którego żaden kot nie sąsiaduje z widocznym szczurem} few {# kolory, których żaden kot nie sąsiaduje z widocznym szczurem} many {# kolorów, których żaden kot nie sąsiaduje z widocznym szczurem} other {# koloru, którego żaden kot nie sąsiaduje z widocznym szczurem}}',
  'each.catColours': 'za każdy kolor kotów na łodzi',
  'some.catColours':
    '{n, plural, =0 {żadnego koloru kotów na łodzi} one {# kolor kotów na łodzi} few {# kolory kotów na łodzi} many {# kolorów kotów na łodzi} other {# koloru kotów na łodzi}}',
  'each.catsInLargestFamily': 'za każdego kota w największej rodzinie',
  'some.catsInLargestFamily':
    '{n, plural, =0 {żadnego kota w największej rodzinie} one {# kota w największej rodzinie} few {# koty w największej rodzinie} many {# kotów w największej rodzinie} other {# kota w największej rodzinie}}',
  'each.catsAwayFromTreasure': 'za każdego kota, który nie sąsiaduje ze skarbem',
  'some.catsAwayFromTreasure':
    '{n, plural, =0 {żadnego kota, który nie sąsiaduje ze skarbem} one {# kota, który nie sąsiaduje ze skarbem} few {# koty, które nie sąsiadują ze skarbem} many {# kotów, które nie sąsiadują ze skarbem} other {# kota, który nie sąsiaduje ze skarbem}}',
  'each.oshaxes': 'za każdego oshaxa na łodzi',
  'some.oshaxes':
    '{n, plural, =0 {żadnego oshaxa na łodzi} one {# oshaxa na łodzi} few {# oshaxy na łodzi} many {# oshaxów na łodzi} other {# oshaxa na łodzi}}',
  'each.treasures': 'za każdy skarb na łodzi',
  'some.treasures':
    '{n, plural, =0 {żadnego skarbu na łodzi} one {# skarb na łodzi} few {# skarby na łodzi} many {# skarbów na łodzi} other {# skarbu na łodzi}}',
  'each.commonTreasures': 'za każdy zwykły skarb na łodzi',
  'some.commonTreasures':
    '{n, plural, =0 {żadnego zwykłego skarbu na łodzi} one {# zwykły skarb na łodzi} few {# zwykłe skarby na łodzi} many {# zwykłych skarbów na łodzi} other {# zwykłego skarbu na łodzi}}',
  'each.rareTreasures': 'za każdy rzadki skarb na łodzi',
  'some.rareTreasures':
    '{n, plural, =0 {żadnego rzadkiego skarbu na łodzi} one {# rzadki skarb na łodzi} few {# rzadkie skarby na łodzi} many {# rzadkich skarbów na łodzi} other {# rzadkiego skarbu na łodzi}}',
  'each.visibleRats': 'za każdego widocznego szczura',
  'some.visibleRats':
    '{n, plural, =0 {żadnego widocznego szczura} one {# widocznego szczura} few {# widoczne szczury} many {# widocznych szczurów} other {# widocznego szczura}}',
  'each.visibleMaps': 'za każdą widoczną mapę',
  'some.visibleMaps':
    '{n, plural, =0 {żadnej widocznej mapy} one {# widoczną mapę} few {# widoczne mapy} many {# widocznych map} other {# widocznej mapy}}',
  'each.coveredMaps': 'za każdą zakrytą mapę',
  'some.coveredMaps':
    '{n, plural, =0 {żadnej zakrytej mapy} one {# zakrytą mapę} few {# zakryte mapy} many {# zakrytych map} other {# zakrytej mapy}}',
  'each.fullSections': 'za każdą wypełnioną sekcję',
  'some.fullSections':
    '{n, plural, =0 {żadnej wypełnionej sekcji} one {# wypełnioną sekcję} few {# wypełnione sekcje} many {# wypełnionych sekcji} other {# wypełnionej sekcji}}',
  'each.fish': 'za każdą pozostałą rybę',
  'some.fish': '{n, plural, =0 {żadnej ryby} one {# rybę} few {# ryby} many {# ryb} other {# ryby}}',
  'each.permanentBaskets': 'za każdy trwały kosz',
  'some.permanentBaskets':
    '{n, plural, =0 {żadnego trwałego kosza} one {# trwały kosz} few {# trwałe kosze} many {# trwałych koszy} other {# trwałego kosza}}',
  'each.privateLessons': 'za każde zadanie prywatne obok łodzi',
  'some.privateLessons':
    '{n, plural, =0 {żadnego zadania prywatnego obok łodzi} one {# zadanie prywatne obok łodzi} few {# zadania prywatne obok łodzi} many {# zadań prywatnych obok łodzi} other {# zadania prywatnego obok łodzi}}',

  // Short rules help
  'help.section':
    '{n, plural, one {Sekcja {section}: na koniec gry tracisz # punkt, jeśli któreś jej pole jest odkryte.} few {Sekcja {section}: na koniec gry tracisz # punkty, jeśli któreś jej pole jest odkryte.} many {Sekcja {section}: na koniec gry tracisz # punktów, jeśli któreś jej pole jest odkryte.} other {Sekcja {section}: na koniec gry tracisz # punktu, jeśli któreś jej pole jest odkryte.}}',
  'help.rat':
    '{n, plural, one {Szczur: na koniec gry tracisz # punkt, jeśli wciąż go widać. Zakryj go kafelkiem.} few {Szczur: na koniec gry tracisz # punkty, jeśli wciąż go widać. Zakryj go kafelkiem.} many {Szczur: na koniec gry tracisz # punktów, jeśli wciąż go widać. Zakryj go kafelkiem.} other {Szczur: na koniec gry tracisz # punktu, jeśli wciąż go widać. Zakryj go kafelkiem.}}',
  'help.map': 'Mapa: zakryj ją kotem jej koloru i od razu możesz wziąć zwykły skarb.',
  'help.fish':
    'Rybami płaci się za karty i koty. Kot w lewej strefie kosztuje {left, number}, w prawej {right, number}.',
  'help.permanentBasket': 'Trwały kosz ratuje każdego dnia jednego kota.',
  'help.singleUseBasket': 'Jednorazowy kosz ratuje jednego kota; potem jego kartę się odrzuca.',
  'help.brokenBasket': 'Dwa uszkodzone kosze razem ratują jednego kota; potem ich karty się odrzuca.',
  'help.cat':
    '{n, plural, one {Kot o wielkości # kwadratu.} few {Kot o wielkości # kwadratów.} many {Kot o wielkości # kwadratów.} other {Kot o wielkości # kwadratu.}}',
  'help.oshax': 'Oshax jest pod każdym względem kotem tego koloru, który dla niego wybierzesz.',
  'help.family':
    'Rodzinę tworzą co najmniej {least, number} sąsiadujące koty jednego koloru. Punkty za {sizes} kotów: {points}, za każdego kolejnego kota {more, number}.',
  'help.common': 'Zwykły skarb wypełnia luki. Nie ma koloru i nie daje punktów.',
  'help.rare':
    '{n, plural, one {Rzadki skarb daje na koniec gry # punkt, ale w grze rodzinnej żadnych.} few {Rzadki skarb daje na koniec gry # punkty, ale w grze rodzinnej żadnych.} many {Rzadki skarb daje na koniec gry # punktów, ale w grze rodzinnej żadnych.} other {Rzadki skarb daje na koniec gry # punktu, ale w grze rodzinnej żadnych.}}',
} satisfies Translation<'catsCards'>
