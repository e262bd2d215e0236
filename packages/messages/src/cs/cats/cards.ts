import type { Translation } from '../../message-id.ts'

export const catsCards = {
  // Discovery cards
  oshax: 'Vezmi si oshaxe, umísti ho na loď a urči jeho barvu.',
  'rescue.speed': 'Rychlost: {speed, number}.',
  'rescue.baskets':
    '{n, plural, one {# jednorázový koš.} few {# jednorázové koše.} many {# jednorázového koše.} other {# jednorázových košů.}}',
  'rescue.brokenBaskets':
    '{n, plural, one {# poškozený koš; k záchraně kočky jsou potřeba dva.} few {# poškozené koše; k záchraně kočky jsou potřeba dva.} many {# poškozeného koše; k záchraně kočky jsou potřeba dva.} other {# poškozených košů; k záchraně kočky jsou potřeba dva.}}',
  chooseColour: 'Zvol barvu.',
  treasure: 'Vezmi si {options}.',
  'treasure.rare':
    '{n, plural, one {# zlatý poklad} few {až # zlaté poklady} many {až # zlatého pokladu} other {až # zlatých pokladů}}',
  'treasure.common':
    '{n, plural, one {# měděný poklad} few {až # měděné poklady} many {až # měděného pokladu} other {až # měděných pokladů}}',
  'treasure.small':
    '{n, plural, one {# malý poklad (o velikosti 1–2 čtverce)} few {až # malé poklady (o velikosti 1–2 čtverce)} many {až # malého pokladu (o velikosti 1–2 čtverce)} other {až # malých pokladů (o velikosti 1–2 čtverce)}}',
  'treasure.paid':
    '{fish, plural, one {{what} za # rybu} few {{what} za # ryby} many {{what} za # ryby} other {{what} za # ryb}}',

  // Anytime cards
  'anytime.gainFish':
    '{n, plural, one {Získej # rybu {per}.} few {Získej # ryby {per}.} many {Získej # ryby {per}.} other {Získej # ryb {per}.}}',
  'anytime.nextTileAnywhere': 'Příští dílek, který položíš, nemusí sousedit s jiným dílkem.',
  'anytime.drawCards':
    '{n, plural, one {Dober si # kartu a nech si ji za obvyklou cenu, pokud chceš.} few {Dober si # karty a nech si z nich libovolné za obvyklou cenu.} many {Dober si # karty a nech si z nich libovolné za obvyklou cenu.} other {Dober si # karet a nech si z nich libovolné za obvyklou cenu.}}',
  'anytime.drawTileToBoat': 'Vylosuj dílek z pytlíku objevů a zdarma ho umísti na svou loď.',
  'anytime.sellBasket':
    '{n, plural, one {Vrať jeden trvanlivý koš, použitý či nepoužitý, a získej # rybu.} few {Vrať jeden trvanlivý koš, použitý či nepoužitý, a získej # ryby.} many {Vrať jeden trvanlivý koš, použitý či nepoužitý, a získej # ryby.} other {Vrať jeden trvanlivý koš, použitý či nepoužitý, a získej # ryb.}}',
  'anytime.moveCats':
    '{n, plural, one {Přesuň # kočku do druhé zóny; v sólové hře na jakoukoli pozici.} few {Přesuň až # kočky do druhé zóny; v sólové hře na jakékoli pozice.} many {Přesuň až # kočky do druhé zóny; v sólové hře na jakékoli pozice.} other {Přesuň až # koček do druhé zóny; v sólové hře na jakékoli pozice.}}',
  'anytime.extraRescue':
    '{n, plural, one {Zachraň v jednom tahu o # kočku víc, s vlastním košem a rybami.} few {Zachraň v jednom tahu o # kočky víc, každou s vlastním košem a rybami.} many {Zachraň v jednom tahu o # kočky víc, každou s vlastním košem a rybami.} other {Zachraň v jednom tahu o # koček víc, každou s vlastním košem a rybami.}}',
  'anytime.drawTilesToZones':
    '{n, plural, one {Vylosuj # dílek z pytlíku objevů: kočku dej do zóny podle své volby, zlatý poklad pod desku ostrova.} few {Vylosuj # dílky z pytlíku objevů: každou kočku dej do zóny podle své volby, zlaté poklady pod desku ostrova.} many {Vylosuj # dílku z pytlíku objevů: každou kočku dej do zóny podle své volby, zlaté poklady pod desku ostrova.} other {Vylosuj # dílků z pytlíku objevů: každou kočku dej do zóny podle své volby, zlaté poklady pod desku ostrova.}}',
  'anytime.gainBasket': 'Získej trvanlivý koš.',
  'anytime.gainBasket.privateLessons':
    '{n, plural, one {Odhoď # osobní úkol ležící vedle lodi a získej trvanlivý koš.} few {Odhoď # osobní úkoly ležící vedle lodi a získej trvanlivý koš.} many {Odhoď # osobního úkolu ležícího vedle lodi a získej trvanlivý koš.} other {Odhoď # osobních úkolů ležících vedle lodi a získej trvanlivý koš.}}',
  'anytime.gainBasket.treasures':
    '{n, plural, one {Odstraň ze své lodi # poklad a získej trvanlivý koš.} few {Odstraň ze své lodi # poklady a získej trvanlivý koš.} many {Odstraň ze své lodi # pokladu a získej trvanlivý koš.} other {Odstraň ze své lodi # pokladů a získej trvanlivý koš.}}',

  // Cards of the sister
  colourCard:
    'Sestřička získá body za každou {colour} kočku na lodi podle toho, kolikátá se tato karta barvy otočí: {points}.',
  'sister.first':
    '{cards, plural, one {Je-li první kartou dne: dnes # karta, rychlost {speed, number}.} few {Je-li první kartou dne: dnes # karty, rychlost {speed, number}.} many {Je-li první kartou dne: dnes # karty, rychlost {speed, number}.} other {Je-li první kartou dne: dnes # karet, rychlost {speed, number}.}}',
  'sister.discardCat': 'Vyřaď ze hry kočku na pozici {position, number}.',
  'sister.discardOshax': 'Vyřaď ze hry oshaxe na pozici {position, number}.',
  'sister.discardRare': 'Vyřaď ze hry zlatý poklad na pozici {position, number}.',
  'sister.discardCommon': 'Vyřaď ze hry měděný poklad: {shape}.',
  'sister.swapCats': 'Navzájem vyměň kočky na pozicích {one, number} a {other, number}.',
  'shape.line': '{n, plural, one {# čtverec} few {# čtverce v řadě} many {# čtverce v řadě} other {# čtverců v řadě}}',
  'shape.bent':
    '{n, plural, one {# čtverec} few {# čtverce v pravém úhlu} many {# čtverce v pravém úhlu} other {# čtverců v pravém úhlu}}',

  // Lessons. `per` is “for each cat aboard”, `condition` is a clause.
  'lesson.each':
    '{who, select, everyone {{points, plural, one {Každý hráč získá # bod {per}.} few {Každý hráč získá # body {per}.} many {Každý hráč získá # bodu {per}.} other {Každý hráč získá # bodů {per}.}}} sister {{points, plural, one {Sestřička získá # bod {per}.} few {Sestřička získá # body {per}.} many {Sestřička získá # bodu {per}.} other {Sestřička získá # bodů {per}.}}} other {{points, plural, one {# bod {per}.} few {# body {per}.} many {# bodu {per}.} other {# bodů {per}.}}}}',
  'lesson.eachBeyond':
    '{who, select, everyone {{points, plural, one {Každý hráč získá # bod {per} nad počet {beyond, number}.} few {Každý hráč získá # body {per} nad počet {beyond, number}.} many {Každý hráč získá # bodu {per} nad počet {beyond, number}.} other {Každý hráč získá # bodů {per} nad počet {beyond, number}.}}} sister {{points, plural, one {Sestřička získá # bod {per} nad počet {beyond, number}.} few {Sestřička získá # body {per} nad počet {beyond, number}.} many {Sestřička získá # bodu {per} nad počet {beyond, number}.} other {Sestřička získá # bodů {per} nad počet {beyond, number}.}}} other {{points, plural, one {# bod {per} nad počet {beyond, number}.} few {# body {per} nad počet {beyond, number}.} many {# bodu {per} nad počet {beyond, number}.} other {# bodů {per} nad počet {beyond, number}.}}}}',
  'lesson.once':
    '{who, select, everyone {{points, plural, one {Každý hráč získá # bod, pokud {condition}.} few {Každý hráč získá # body, pokud {condition}.} many {Každý hráč získá # bodu, pokud {condition}.} other {Každý hráč získá # bodů, pokud {condition}.}}} sister {{points, plural, one {Sestřička získá # bod, pokud {condition}.} few {Sestřička získá # body, pokud {condition}.} many {Sestřička získá # bodu, pokud {condition}.} other {Sestřička získá # bodů, pokud {condition}.}}} other {{points, plural, one {# bod, pokud {condition}.} few {# body, pokud {condition}.} many {# bodu, pokud {condition}.} other {# bodů, pokud {condition}.}}}}',
  'lesson.family':
    '{who, select, everyone {Každý hráč získá tolik bodů, kolik přináší {family} na jeho lodi.} sister {Sestřička získá tolik bodů, kolik přináší {family} na lodi.} other {Tolik bodů, kolik přináší {family} na lodi.}}',
  family: '{rank, select, first {největší rodina} second {druhá největší rodina} other {třetí největší rodina}}',
  'lesson.bestOther': 'Sestřička získá ještě jednou body za svůj nejvýnosnější jiný úkol.',

  // Conditions: what stands after “if”. `what` is “5 cats aboard”.
  'if.exactly': '{who, select, everyone {má právě {what}} other {máš právě {what}}}',
  'if.atLeast': '{who, select, everyone {má alespoň {what}} other {máš alespoň {what}}}',
  'if.fewerThan': '{who, select, everyone {má méně než {what}} other {máš méně než {what}}}',
  'if.none': '{who, select, everyone {nemá {what}} other {nemáš {what}}}',
  'if.everyColour.cats':
    '{who, select, everyone {{n, plural, one {má na lodi alespoň # kočku každé barvy} few {má na lodi alespoň # kočky každé barvy} many {má na lodi alespoň # kočky každé barvy} other {má na lodi alespoň # koček každé barvy}}} other {{n, plural, one {máš na lodi alespoň # kočku každé barvy} few {máš na lodi alespoň # kočky každé barvy} many {máš na lodi alespoň # kočky každé barvy} other {máš na lodi alespoň # koček každé barvy}}}}',
  'if.everyColour.catsAtEdge':
    '{who, select, everyone {{n, plural, one {má alespoň # kočku každé barvy sousedící s okrajem lodi} few {má alespoň # kočky každé barvy sousedící s okrajem lodi} many {má alespoň # kočky každé barvy sousedící s okrajem lodi} other {má alespoň # koček každé barvy sousedících s okrajem lodi}}} other {{n, plural, one {máš alespoň # kočku každé barvy sousedící s okrajem lodi} few {máš alespoň # kočky každé barvy sousedící s okrajem lodi} many {máš alespoň # kočky každé barvy sousedící s okrajem lodi} other {máš alespoň # koček každé barvy sousedících s okrajem lodi}}}}',
  'if.full':
    '{n, plural, one {je zcela zaplněná tato část lodi: {areas}} few {jsou zcela zaplněné tyto části lodi: {areas}} many {jsou zcela zaplněné tyto části lodi: {areas}} other {jsou zcela zaplněné tyto části lodi: {areas}}}',
  'if.empty':
    '{n, plural, one {je zcela prázdná tato část lodi: {areas}} few {jsou zcela prázdné tyto části lodi: {areas}} many {jsou zcela prázdné tyto části lodi: {areas}} other {jsou zcela prázdné tyto části lodi: {areas}}}',
  'area.edge': 'okraj',
  'area.middleRow': 'prostřední řada',
  'if.firstInTurnOrder':
    '{who, select, everyone {je na konci hry v pořadí na tahu první} other {jsi na konci hry v pořadí na tahu první}}',
  'if.largestFamily':
    '{who, select, everyone {má rodinu a nikdo jiný nemá větší} other {máš rodinu a nikdo jiný nemá větší}}',
  'if.largestFamilyAlone':
    '{who, select, everyone {{n, plural, one {má rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočku} few {má rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočky} many {má rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočky} other {má rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # koček}}} other {{n, plural, one {máš rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočku} few {máš rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočky} many {máš rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # kočky} other {máš rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň # koček}}}}',

  // What is counted: for each of them, or so many of them; always an accusative.
  every: '{n, plural, one {za každých {what}} few {za každé {what}} many {za každé {what}} other {za každých {what}}}',
  'coloured.blue': '{n, plural, one {modrou} few {modré} many {modré} other {modrých}}',
  'coloured.green': '{n, plural, one {zelenou} few {zelené} many {zelené} other {zelených}}',
  'coloured.red': '{n, plural, one {červenou} few {červené} many {červené} other {červených}}',
  'coloured.purple': '{n, plural, one {fialovou} few {fialové} many {fialové} other {fialových}}',
  'coloured.orange': '{n, plural, one {oranžovou} few {oranžové} many {oranžové} other {oranžových}}',
  'of.chosen': 'zvolené barvy',
  'of.best': 'tvé nejlepší barvy',
  'each.cats': 'za každou kočku na lodi',
  'some.cats':
    '{n, plural, =0 {žádnou kočku na lodi} one {# kočku na lodi} few {# kočky na lodi} many {# kočky na lodi} other {# koček na lodi}}',
  'each.cats.coloured': 'za každou {colour} kočku na lodi',
  'some.cats.coloured':
    '{n, plural, =0 {žádnou {colour} kočku na lodi} one {# {colour} kočku na lodi} few {# {colour} kočky na lodi} many {# {colour} kočky na lodi} other {# {colour} koček na lodi}}',
  'each.cats.of': 'za každou kočku {colour} na lodi',
  'some.cats.of':
    '{n, plural, =0 {žádnou kočku {colour} na lodi} one {# kočku {colour} na lodi} few {# kočky {colour} na lodi} many {# kočky {colour} na lodi} other {# koček {colour} na lodi}}',
  'each.catsAtEdge': 'za každou kočku sousedící s okrajem lodi',
  'some.catsAtEdge':
    '{n, plural, =0 {žádnou kočku sousedící s okrajem lodi} one {# kočku sousedící s okrajem lodi} few {# kočky sousedící s okrajem lodi} many {# kočky sousedící s okrajem lodi} other {# koček sousedících s okrajem lodi}}',
  'each.catsAtEdge.coloured': 'za každou {colour} kočku sousedící s okrajem lodi',
  'some.catsAtEdge.coloured':
    '{n, plural, =0 {žádnou {colour} kočku sousedící s okrajem lodi} one {# {colour} kočku sousedící s okrajem lodi} few {# {colour} kočky sousedící s okrajem lodi} many {# {colour} kočky sousedící s okrajem lodi} other {# {colour} koček sousedících s okrajem lodi}}',
  'each.catsAtEdge.of': 'za každou kočku {colour} sousedící s okrajem lodi',
  'some.catsAtEdge.of':
    '{n, plural, =0 {žádnou kočku {colour} sousedící s okrajem lodi} one {# kočku {colour} sousedící s okrajem lodi} few {# kočky {colour} sousedící s okrajem lodi} many {# kočky {colour} sousedící s okrajem lodi} other {# koček {colour} sousedících s okrajem lodi}}',
  'each.lonelyCats': 'za každou kočku, která nesousedí s jinou kočkou své barvy',
  'some.lonelyCats':
    '{n, plural, =0 {žádnou kočku, která nesousedí s jinou kočkou své barvy} one {# kočku, která nesousedí s jinou kočkou své barvy} few {# kočky, které nesousedí s jinou kočkou své barvy} many {# kočky, která nesousedí s jinou kočkou své barvy} other {# koček, které nesousedí s jinou kočkou své barvy}}',
  'each.lonelyCats.coloured': 'za každou {colour} kočku, která nesousedí s jinou kočkou své barvy',
  'some.lonelyCats.coloured':
    '{n, plural, =0 {žádnou {colour} kočku, která nesousedí s jinou kočkou své barvy} one {# {colour} kočku, která nesousedí s jinou kočkou své barvy} few {# {colour} kočky, které nesousedí s jinou kočkou své barvy} many {# {colour} kočky, která nesousedí s jinou kočkou své barvy} other {# {colour} koček, které nesousedí s jinou kočkou své barvy}}',
  'each.lonelyCats.of': 'za každou kočku {colour}, která nesousedí s jinou kočkou své barvy',
  'some.lonelyCats.of':
    '{n, plural, =0 {žádnou kočku {colour}, která nesousedí s jinou kočkou své barvy} one {# kočku {colour}, která nesousedí s jinou kočkou své barvy} few {# kočky {colour}, které nesousedí s jinou kočkou své barvy} many {# kočky {colour}, která nesousedí s jinou kočkou své barvy} other {# koček {colour}, které nesousedí s jinou kočkou své barvy}}',
  'each.treasuresAtCats': 'za každý poklad sousedící s kočkou',
  'some.treasuresAtCats':
    '{n, plural, =0 {žádný poklad sousedící s kočkou} one {# poklad sousedící s kočkou} few {# poklady sousedící s kočkou} many {# pokladu sousedícího s kočkou} other {# pokladů sousedících s kočkou}}',
  'each.treasuresAtCats.coloured': 'za každý poklad sousedící s {colour} kočkou',
  'some.treasuresAtCats.coloured':
    '{n, plural, =0 {žádný poklad sousedící s {colour} kočkou} one {# poklad sousedící s {colour} kočkou} few {# poklady sousedící s {colour} kočkou} many {# pokladu sousedícího s {colour} kočkou} other {# pokladů sousedících s {colour} kočkou}}',
  'each.treasuresAtCats.of': 'za každý poklad sousedící s kočkou {colour}',
  'some.treasuresAtCats.of':
    '{n, plural, =0 {žádný poklad sousedící s kočkou {colour}} one {# poklad sousedící s kočkou {colour}} few {# poklady sousedící s kočkou {colour}} many {# pokladu sousedícího s kočkou {colour}} other {# pokladů sousedících s kočkou {colour}}}',
  'each.families': 'za každou rodinu o {size, number} a více kočkách',
  'some.families':
    '{n, plural, =0 {žádnou rodinu o {size, number} a více kočkách} one {# rodinu o {size, number} a více kočkách} few {# rodiny o {size, number} a více kočkách} many {# rodiny o {size, number} a více kočkách} other {# rodin o {size, number} a více kočkách}}',
  'each.coloursAwayFrom.edge': 'za každou z 5 barev, jejíž žádná kočka nesousedí s okrajem lodi',
  'some.coloursAwayFrom.edge':
    '{n, plural, =0 {žádnou barvu, jejíž žádná kočka nesousedí s okrajem lodi} one {# barvu, jejíž žádná kočka nesousedí s okrajem lodi} few {# barvy, jejichž žádná kočka nesousedí s okrajem lodi} many {# barvy, jejíž žádná kočka nesousedí s okrajem lodi} other {# barev, jejichž žádná kočka nesousedí s okrajem lodi}}',
  'each.coloursAwayFrom.treasure': 'za každou z 5 barev, jejíž žádná kočka nesousedí s pokladem',
  'some.coloursAwayFrom.treasure':
    '{n, plural, =0 {žádnou barvu, jejíž žádná kočka nesousedí s pokladem} one {# barvu, jejíž žádná kočka nesousedí s pokladem} few {# barvy, jejichž žádná kočka nesousedí s pokladem} many {# barvy, jejíž žádná kočka nesousedí s pokladem} other {# barev, jejichž žádná kočka nesousedí s pokladem}}',
  'each.coloursAwayFrom.visibleRat': 'za každou z 5 barev, jejíž žádná kočka nesousedí s nezakrytou krysou',
  'some.coloursAwayFrom.visibleRat':
    '{n, plural, =0 {žádnou barvu, jejíž žádná kočka nesousedí s nezakrytou krysou} one {# barvu, jejíž žádná kočka nesousedí s nezakrytou krysou} few {# barvy, jejichž žádná kočka nesousedí s nezakrytou krysou} many {# barvy, jejíž žádná kočka nesousedí s nezakrytou krysou} other {# barev, jejichž žádná kočka nesousedí s nezakrytou krysou}}',
  'each.catColours': 'za každou barvu koček na lodi',
  'some.catColours':
    '{n, plural, =0 {žádnou barvu koček na lodi} one {# barvu koček na lodi} few {# barvy koček na lodi} many {# barvy koček na lodi} other {# barev koček na lodi}}',
  'each.catsInLargestFamily': 'za každou kočku v největší rodině',
  'some.catsInLargestFamily':
    '{n, plural, =0 {žádnou kočku v největší rodině} one {# kočku v největší rodině} few {# kočky v největší rodině} many {# kočky v největší rodině} other {# koček v největší rodině}}',
  'each.catsAwayFromTreasure': 'za každou kočku, která nesousedí s pokladem',
  'some.catsAwayFromTreasure':
    '{n, plural, =0 {žádnou kočku, která nesousedí s pokladem} one {# kočku, která nesousedí s pokladem} few {# kočky, které nesousedí s pokladem} many {# kočky, která nesousedí s pokladem} other {# koček, které nesousedí s pokladem}}',
  'each.oshaxes': 'za každého oshaxe na lodi',
  'some.oshaxes':
    '{n, plural, =0 {žádného oshaxe na lodi} one {# oshaxe na lodi} few {# oshaxe na lodi} many {# oshaxe na lodi} other {# oshaxů na lodi}}',
  'each.treasures': 'za každý poklad na lodi',
  'some.treasures':
    '{n, plural, =0 {žádný poklad na lodi} one {# poklad na lodi} few {# poklady na lodi} many {# pokladu na lodi} other {# pokladů na lodi}}',
  'each.commonTreasures': 'za každý měděný poklad na lodi',
  'some.commonTreasures':
    '{n, plural, =0 {žádný měděný poklad na lodi} one {# měděný poklad na lodi} few {# měděné poklady na lodi} many {# měděného pokladu na lodi} other {# měděných pokladů na lodi}}',
  'each.rareTreasures': 'za každý zlatý poklad na lodi',
  'some.rareTreasures':
    '{n, plural, =0 {žádný zlatý poklad na lodi} one {# zlatý poklad na lodi} few {# zlaté poklady na lodi} many {# zlatého pokladu na lodi} other {# zlatých pokladů na lodi}}',
  'each.visibleRats': 'za každou nezakrytou krysu',
  'some.visibleRats':
    '{n, plural, =0 {žádnou nezakrytou krysu} one {# nezakrytou krysu} few {# nezakryté krysy} many {# nezakryté krysy} other {# nezakrytých krys}}',
  'each.visibleMaps': 'za každou nezakrytou mapu',
  'some.visibleMaps':
    '{n, plural, =0 {žádnou nezakrytou mapu} one {# nezakrytou mapu} few {# nezakryté mapy} many {# nezakryté mapy} other {# nezakrytých map}}',
  'each.coveredMaps': 'za každou zakrytou mapu',
  'some.coveredMaps':
    '{n, plural, =0 {žádnou zakrytou mapu} one {# zakrytou mapu} few {# zakryté mapy} many {# zakryté mapy} other {# zakrytých map}}',
  'each.fullSections': 'za každou zaplněnou sekci',
  'some.fullSections':
    '{n, plural, =0 {žádnou zaplněnou sekci} one {# zaplněnou sekci} few {# zaplněné sekce} many {# zaplněné sekce} other {# zaplněných sekcí}}',
  'each.fish': 'za každou zbylou rybu',
  'some.fish': '{n, plural, =0 {žádnou rybu} one {# rybu} few {# ryby} many {# ryby} other {# ryb}}',
  'each.permanentBaskets': 'za každý trvanlivý koš',
  'some.permanentBaskets':
    '{n, plural, =0 {žádný trvanlivý koš} one {# trvanlivý koš} few {# trvanlivé koše} many {# trvanlivého koše} other {# trvanlivých košů}}',
  'each.privateLessons': 'za každý osobní úkol vedle lodi',
  'some.privateLessons':
    '{n, plural, =0 {žádný osobní úkol vedle lodi} one {# osobní úkol vedle lodi} few {# osobní úkoly vedle lodi} many {# osobního úkolu vedle lodi} other {# osobních úkolů vedle lodi}}',

  // Short rules help
  'help.section':
    '{n, plural, one {Sekce {section}: na konci hry odečti # bod, pokud je některé její políčko nezakryté.} few {Sekce {section}: na konci hry odečti # body, pokud je některé její políčko nezakryté.} many {Sekce {section}: na konci hry odečti # bodu, pokud je některé její políčko nezakryté.} other {Sekce {section}: na konci hry odečti # bodů, pokud je některé její políčko nezakryté.}}',
  'help.rat':
    '{n, plural, one {Krysa: na konci hry za ni odečti # bod, pokud je nezakrytá. Zakryj ji dílkem.} few {Krysa: na konci hry za ni odečti # body, pokud je nezakrytá. Zakryj ji dílkem.} many {Krysa: na konci hry za ni odečti # bodu, pokud je nezakrytá. Zakryj ji dílkem.} other {Krysa: na konci hry za ni odečti # bodů, pokud je nezakrytá. Zakryj ji dílkem.}}',
  'help.map': 'Mapa: zakryj ji kočkou stejné barvy a můžeš si hned vzít měděný poklad.',
  'help.fish': 'Rybami se platí karty a kočky. Kočka v levé zóně stojí {left, number}, v pravé {right, number}.',
  'help.permanentBasket': 'Trvanlivý koš zachrání každý den jednu kočku.',
  'help.singleUseBasket': 'Jednorázový koš zachrání jednu kočku; jeho karta se pak odhodí.',
  'help.brokenBasket': 'Dva poškozené koše společně zachrání jednu kočku; jejich karty se pak odhodí.',
  'help.cat':
    '{n, plural, one {Kočka o velikosti # čtverec.} few {Kočka o velikosti # čtverce.} many {Kočka o velikosti # čtverce.} other {Kočka o velikosti # čtverců.}}',
  'help.oshax': 'Oshax se ve všem počítá jako kočka barvy, kterou mu určíš.',
  'help.family':
    'Rodinu tvoří alespoň {least, number} sousedící kočky stejné barvy. Body za {sizes} koček: {points}, za každou další kočku {more, number}.',
  'help.common': 'Měděný poklad vyplní mezery. Nemá barvu a nepřináší body.',
  'help.rare':
    '{n, plural, one {Zlatý poklad přinese na konci hry # bod, v rodinné hře však žádný.} few {Zlatý poklad přinese na konci hry # body, v rodinné hře však žádné.} many {Zlatý poklad přinese na konci hry # bodu, v rodinné hře však žádné.} other {Zlatý poklad přinese na konci hry # bodů, v rodinné hře však žádné.}}',
} satisfies Translation<'catsCards'>
