import type { Translation } from '../message-id.ts'

export const wistar = {
  // Modes and editions
  'option.edition': 'Vydání',
  'edition.recommended': 'Doporučené: kde se pravidla liší, platí výklad, který nejlépe sedí ke zbytku',
  'edition.czech':
    'České: karty 78 a 94 ušetří dřevo nebo kov, 143 dává 2 body, 53 a 78 působí jednou za kartu, zámek otevírá řádek s jeho číslem, 131 se musí využít, 137 smí prohledat balíček, varianta bez přímého škození ponechává kartu 95',
  'edition.polish':
    'Polské: karty 78 a 94 ušetří dřevo i kov, 143 dává 1 bod, 53 a 78 působí za každý symbol, zámek otevírá řádek, na kterém je, varianta bez přímého škození odstraní i kartu 95',
  'option.stateCards': 'Karty stupnic Krysobota',
  'stateCards.random': 'Vylosované z těch, které dají zvolenou obtížnost',
  'stateCards.chosen': 'Podle tvé volby',

  // What is in the box
  'component.inventions': 'Projekty',
  'component.missions': 'Úkoly',
  'component.objectives': 'Cíle',
  'component.guests': 'Myši',
  'component.cheeses': 'Sýry',
  'component.doors': 'Dveře',
  'component.segments': 'Sekce disku akcí',
  'component.heroes': 'Hrdinové',
  'component.abilities': 'Schopnosti',
  'component.actionCards': 'Krysobotovy karty akcí',
  'component.explorationCards': 'Krysobotovy karty průzkumu',
  'component.stateCards': 'Krysobotovy karty stupnic',
  'component.mainActions': 'Hlavní akce',
  'component.rooms': 'Místnosti statku',
  'component.passages': 'Průchody',
  'component.playerBoards': 'Desky hráčů',
  'component.automaBoards': 'Desky automy',

  // Lines of the score sheet
  'score.played': 'Body získané během hry',
  'score.ability': 'Schopnosti',
  'score.abilityPair': 'Obě bodové schopnosti',
  'score.beds': 'Postele',
  'score.rooms': 'Komory',
  'score.guest': 'Myši',
  'score.invention': 'Projekty',
  'score.endgame': 'Efekty závěrečného bodování',
  'score.electricity': 'Silný elektrický proud',
  'score.leftovers': 'Zbylé zdroje',
  'score.jokers': 'Žetony všeumětelství',
  'score.ratbotPile': 'Projekty v hromádce',
  'score.stateCard': 'Pole na kartách stupnic',
  'score.finalEffect': 'Závěrečné efekty',
  'score.markers': 'Kostičky na úkolech',

  // Why something is not possible
  'why.alreadyThere': 'Tvůj průzkumník už tam je.',
  'why.contentIncomplete': '{where}: „{field}“ je {found}; potřeba je {expected}.',
  'why.cubeGone': 'Tato kostička už na schopnosti není.',
  'why.doorClosed': 'V cestě jsou dveře ({passage}).',
  'why.doorNotNear': 'U těchto dveří není tvůj průzkumník ani stan.',
  'why.doorOpen': 'Tyto dveře už jsou otevřené.',
  'why.electricityStrong': 'Silný elektrický proud už máš.',
  'why.emptyHand': 'Nemáš v ruce žádné karty.',
  'why.heroTaken': 'Tohoto hrdinu už má jiný hráč.',
  'why.hasIcon':
    '{icon, select, strength {Karta nesmí mít tento symbol: síla.} agility {Karta nesmí mít tento symbol: hbitost.} perception {Karta nesmí mít tento symbol: bystrost.} intelligence {Karta nesmí mít tento symbol: inteligence.} endurance {Karta nesmí mít tento symbol: výdrž.} other {Karta nesmí mít tento symbol: energie.}}',
  'why.indicesApart': 'Obtížnost dvou z těchto karet se liší o 2 nebo víc.',
  'why.leaderInSegment': 'V této sekci už stojí tvůj velitel.',
  'why.leaderPlaced': 'V tomto tahu už je tvůj velitel umístěný.',
  'why.missionHidden': 'Tento úkol ještě není odhalený.',
  'why.missionOpen': 'Tento úkol už je odhalený.',
  'why.mustPlay': 'Musíš vyložit kartu.',
  'why.needsFee':
    '{fee, plural, one {Odebrat tuto kostičku stojí navíc # předmět.} few {Odebrat tuto kostičku stojí navíc # předměty.} many {Odebrat tuto kostičku stojí navíc # předmětu.} other {Odebrat tuto kostičku stojí navíc # předmětů.}}',
  'why.needsItems':
    '{needs, plural, one {Potřebuješ # předmět; máš {has, number}.} few {Potřebuješ # předměty; máš {has, number}.} many {Potřebuješ # předmětu; máš {has, number}.} other {Potřebuješ # předmětů; máš {has, number}.}}',
  'why.needsMetal':
    '{needs, plural, one {Potřebuješ # kov; máš {has, number}.} few {Potřebuješ # kovy; máš {has, number}.} many {Potřebuješ # kovu; máš {has, number}.} other {Potřebuješ # kovů; máš {has, number}.}}',
  'why.needsMovement':
    '{needs, plural, one {Potřebuješ # žeton pohybu; máš {has, number}.} few {Potřebuješ # žetony pohybu; máš {has, number}.} many {Potřebuješ # žetonu pohybu; máš {has, number}.} other {Potřebuješ # žetonů pohybu; máš {has, number}.}}',
  'why.needsProjectPoints':
    '{needs, plural, one {Potřebuješ # bod projektů; máš {has, number}.} few {Potřebuješ # body projektů; máš {has, number}.} many {Potřebuješ # bodu projektů; máš {has, number}.} other {Potřebuješ # bodů projektů; máš {has, number}.}}',
  'why.needsRooms':
    '{needs, plural, one {Potřebuješ # vyhloubenou komoru; máš {has, number}.} few {Potřebuješ # vyhloubené komory; máš {has, number}.} many {Potřebuješ # vyhloubené komory; máš {has, number}.} other {Potřebuješ # vyhloubených komor; máš {has, number}.}}',
  'why.needsType':
    '{type, select, tool {{needs, plural, one {Potřebuješ # vyložený nástroj; máš {has, number}.} few {Potřebuješ # vyložené nástroje; máš {has, number}.} many {Potřebuješ # vyloženého nástroje; máš {has, number}.} other {Potřebuješ # vyložených nástrojů; máš {has, number}.}}} automaton {{needs, plural, one {Potřebuješ # vyložený samohyb; máš {has, number}.} few {Potřebuješ # vyložené samohyby; máš {has, number}.} many {Potřebuješ # vyloženého samohybu; máš {has, number}.} other {Potřebuješ # vyložených samohybů; máš {has, number}.}}} other {{needs, plural, one {Potřebuješ # vyloženou budovu; máš {has, number}.} few {Potřebuješ # vyložené budovy; máš {has, number}.} many {Potřebuješ # vyložené budovy; máš {has, number}.} other {Potřebuješ # vyložených budov; máš {has, number}.}}}}',
  'why.needsWood':
    '{needs, plural, one {Potřebuješ # dřevo; máš {has, number}.} few {Potřebuješ # dřeva; máš {has, number}.} many {Potřebuješ # dřeva; máš {has, number}.} other {Potřebuješ # dřev; máš {has, number}.}}',
  'why.noFreeRoom': 'Nemáš volnou komoru.',
  'why.noGuestHere': 'Žádná myš tu není.',
  'why.noMissionHere': 'Tam, kde je tvůj průzkumník nebo stan, není odhalený úkol.',
  'why.noMovementToken': 'Nemáš žeton pohybu.',
  'why.noStrength': 'V této oblasti nemáš krysu.',
  'why.noTentAtEntrance': 'Stan se staví v místnosti, ne u vstupu.',
  'why.noTentOfRatbot': 'Krysobot nemá v této místnosti stan.',
  'why.noWorkerAtEntrance': 'U vchodu do nory nemáš krysu.',
  'why.noWorkerIn':
    '{region, select, forest {V lese nemáš krysu.} lair {V noře nemáš krysu.} other {Na statku nemáš krysu.}}',
  'why.noWorkerOnBoard': 'Na herním plánu nemáš krysu.',
  'why.notFaceUp': 'Tato karta není v nabídce.',
  'why.notInCheeseRoom': 'V místnosti se sýrem není tvůj průzkumník ani stan.',
  'why.notInHand': 'Tuto kartu nemáš v ruce.',
  'why.notInThisRoom': 'V této místnosti není tvůj průzkumník ani stan: {room}.',
  'why.notNextTo': '{to} a {from} nesousedí.',
  'why.notOncePerRound': 'Tato karta nemá efekt jednou za kolo.',
  'why.notYourObjective': 'Tento cíl není pro tebe.',
  'why.objectiveClaimed': 'Na tomto cíli už leží tvůj žeton.',
  'why.objectiveFull': 'Všechna pole tohoto cíle jsou obsazená.',
  'why.objectiveNotReached': 'Další pole vyžaduje {needs, number}; máš {has, number}.',
  'why.otherColour':
    '{colour, select, grey {Tato kostička je šedá: smí jen na úkoly ve sklepě.} other {Tato kostička je hnědá; potřeba je jiná barva.}}',
  'why.otherLevel': 'Tyto karty dávají obtížnost {sum, number}; hraje se s obtížností {level, number}.',
  'why.needsElectricity':
    '{side, select, strong {Potřebuješ silný elektrický proud.} other {Potřebuješ elektrický proud.}}',
  'why.needsGuests':
    '{area, select, house {{needs, plural, one {Potřebuješ # myš z domu; máš {has, number}.} few {Potřebuješ # myši z domu; máš {has, number}.} many {Potřebuješ # myši z domu; máš {has, number}.} other {Potřebuješ # myší z domu; máš {has, number}.}}} cellar {{needs, plural, one {Potřebuješ # myš ze sklepa; máš {has, number}.} few {Potřebuješ # myši ze sklepa; máš {has, number}.} many {Potřebuješ # myši ze sklepa; máš {has, number}.} other {Potřebuješ # myší ze sklepa; máš {has, number}.}}} other {{needs, plural, one {Potřebuješ # myš; máš {has, number}.} few {Potřebuješ # myši; máš {has, number}.} many {Potřebuješ # myši; máš {has, number}.} other {Potřebuješ # myší; máš {has, number}.}}}}',
  'why.needsIcons':
    '{icon, select, strength {Potřebuješ symboly (síla): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).} agility {Potřebuješ symboly (hbitost): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).} perception {Potřebuješ symboly (bystrost): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).} intelligence {Potřebuješ symboly (inteligence): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).} endurance {Potřebuješ symboly (výdrž): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).} other {Potřebuješ symboly (energie): {needs, number}; máš {has, number} (žetony všeumětelství: {jokers, number}).}}',
  'why.noneLeft':
    '{what, select, beds {Všechny tvé postele jsou postavené.} rooms {Všechny tvé komory jsou vyhloubené.} tents {Oba tvé stany už stojí.} discs {Nemáš už žádný hráčský žeton.} cheese {Žádný sýr už nezbývá.} cubes {Takovou kostičku už nemáš.} brownCubes {Nemáš už hnědou kostičku a jiná na úkol v domě nesmí.} discards {Na odkládací hromádce není žádná karta.} doors {Nejsou tu dveře, které by šlo otevřít.} houseGuests {V zásobě už nejsou myši z domu.} cellarGuests {V zásobě už nejsou myši ze sklepa.} heroes {Žádný hrdina už nezbývá.} hiddenMissions {Není tu úkol k odhalení.} objectives {Karty cílů už došly.} skillTokens {Žetony dovedností už došly.} basic {Základní projekty už došly.} advanced {Pokročilé projekty už došly.} faceUp {Taková karta v nabídce není.} effectsToCopy {Není tu efekt jednou za kolo, který by šel použít.} other {Není kam jít.}}',
  'why.otherSort':
    '{sort, select, house {Musí být z domu.} cellar {Musí být ze sklepa.} basic {Musí to být základní projekt.} advanced {Musí to být pokročilý projekt.} tool {Musí to být nástroj.} automaton {Musí to být samohyb.} other {Musí to být budova.}}',
  'why.outOfReach': 'Otevřenými průchody se tam tvůj průzkumník nedostane.',
  'why.placeLeaderFirst': 'Nejdřív umísti velitele.',
  'why.roundGuestTaken': 'Myš pro probíhající kolo už je pryč.',
  'why.rowLocked': 'Tento řádek je zamčený: nejdřív se musí otevřít zámek {lock, number}.',
  'why.rowTaken': 'Tento řádek už je splněný.',
  'why.sameRegion': 'Krysa už v této oblasti je.',
  'why.sameSymbol': 'Dvě z těchto karet mají stejný symbol.',
  'why.secondCheese': 'Jeden sýr už máš.',
  'why.spaceTaken': 'Na tomto poli stojí velitel.',
  'why.tentHere': 'V této místnosti už tvůj stan stojí.',
  'why.usedThisRound': 'Tato karta už je v tomto kole použitá.',
  'tie.earlierInOrder': 'pořadí průběhu hry, dřívější vyhrává',
} satisfies Translation<'wistar'>
