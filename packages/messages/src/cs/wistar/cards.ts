import type { Translation } from '../../message-id.ts'

export const wistarCards = {
  // So many of a thing, as the object of a verb, and more of it than another player has
  'stock.wood.some': '{n, plural, one {# dřevo} few {# dřeva} many {# dřeva} other {# dřev}}',
  'stock.wood.each':
    '{n, plural, one {za každé dřevo} few {za každá # dřeva} many {za každé # dřeva} other {za každých # dřev}}',
  'stock.wood.more': 'víc dřeva než ty',
  'stock.metal.some': '{n, plural, one {# kov} few {# kovy} many {# kovu} other {# kovů}}',
  'stock.metal.each':
    '{n, plural, one {za každý kov} few {za každé # kovy} many {za každé # kovu} other {za každých # kovů}}',
  'stock.metal.more': 'víc kovu než ty',
  'stock.movement.some':
    '{n, plural, one {# žeton pohybu} few {# žetony pohybu} many {# žetonu pohybu} other {# žetonů pohybu}}',
  'stock.movement.each':
    '{n, plural, one {za každý žeton pohybu} few {za každé # žetony pohybu} many {za každé # žetonu pohybu} other {za každých # žetonů pohybu}}',
  'stock.movement.more': 'víc žetonů pohybu než ty',
  'stock.joker.some':
    '{n, plural, one {# žeton všeumětelství} few {# žetony všeumětelství} many {# žetonu všeumětelství} other {# žetonů všeumětelství}}',
  'stock.joker.each':
    '{n, plural, one {za každý žeton všeumětelství} few {za každé # žetony všeumětelství} many {za každé # žetonu všeumětelství} other {za každých # žetonů všeumětelství}}',
  'stock.joker.more': 'víc žetonů všeumětelství než ty',
  'stock.points.some':
    '{n, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}',
  'stock.points.each':
    '{n, plural, one {za každý vítězný bod} few {za každé # vítězné body} many {za každé # vítězného bodu} other {za každých # vítězných bodů}}',
  'stock.points.more': 'víc vítězných bodů než ty',
  'stock.electricity.some':
    '{n, plural, one {# žeton elektrického proudu} few {# žetony elektrického proudu} many {# žetonu elektrického proudu} other {# žetonů elektrického proudu}}',
  'stock.electricity.each':
    '{n, plural, one {za každý žeton elektrického proudu} few {za každé # žetony elektrického proudu} many {za každé # žetonu elektrického proudu} other {za každých # žetonů elektrického proudu}}',
  'stock.electricity.more': 'víc žetonů elektrického proudu než ty',
  'stock.basicCard.some':
    '{n, plural, one {# základní projekt} few {# základní projekty} many {# základního projektu} other {# základních projektů}}',
  'stock.basicCard.each':
    '{n, plural, one {za každý základní projekt v ruce} few {za každé # základní projekty v ruce} many {za každé # základního projektu v ruce} other {za každých # základních projektů v ruce}}',
  'stock.basicCard.more': 'víc základních projektů než ty',
  'stock.advancedCard.some':
    '{n, plural, one {# pokročilý projekt} few {# pokročilé projekty} many {# pokročilého projektu} other {# pokročilých projektů}}',
  'stock.advancedCard.each':
    '{n, plural, one {za každý pokročilý projekt v ruce} few {za každé # pokročilé projekty v ruce} many {za každé # pokročilého projektu v ruce} other {za každých # pokročilých projektů v ruce}}',
  'stock.advancedCard.more': 'víc pokročilých projektů než ty',
  'stock.card.some':
    '{n, plural, one {# kartu z ruky} few {# karty z ruky} many {# karty z ruky} other {# karet z ruky}}',
  'stock.card.each':
    '{n, plural, one {za každou kartu v ruce} few {za každé # karty v ruce} many {za každé # karty v ruce} other {za každých # karet v ruce}}',
  'stock.card.more': 'víc karet v ruce než ty',
  'stock.item.some':
    '{n, plural, one {# předmět (dřevo, kov nebo kartu z ruky)} few {# předměty (dřevo, kov nebo karty z ruky)} many {# předmětu (dřeva, kovu nebo karty z ruky)} other {# předmětů (dřevo, kov nebo karty z ruky)}}',
  'stock.item.each':
    '{n, plural, one {za každý předmět (dřevo, kov nebo kartu v ruce)} few {za každé # předměty (dřevo, kov nebo karty v ruce)} many {za každé # předmětu (dřeva, kovu nebo karty v ruce)} other {za každých # předmětů (dřevo, kov nebo karty v ruce)}}',
  'stock.item.more': 'víc předmětů (dřevo, kov nebo karty v ruce) než ty',
  'stock.guest.some': '{n, plural, one {# myš} few {# myši} many {# myši} other {# myší}}',
  'stock.guest.each':
    '{n, plural, one {za každou myš} few {za každé # myši} many {za každé # myši} other {za každých # myší}}',
  'stock.guest.more': 'víc myší než ty',
  'stock.houseGuest.some':
    '{n, plural, one {# myš z domu} few {# myši z domu} many {# myši z domu} other {# myší z domu}}',
  'stock.houseGuest.each':
    '{n, plural, one {za každou myš z domu} few {za každé # myši z domu} many {za každé # myši z domu} other {za každých # myší z domu}}',
  'stock.houseGuest.more': 'víc myší z domu než ty',
  'stock.cellarGuest.some':
    '{n, plural, one {# myš ze sklepa} few {# myši ze sklepa} many {# myši ze sklepa} other {# myší ze sklepa}}',
  'stock.cellarGuest.each':
    '{n, plural, one {za každou myš ze sklepa} few {za každé # myši ze sklepa} many {za každé # myši ze sklepa} other {za každých # myší ze sklepa}}',
  'stock.cellarGuest.more': 'víc myší ze sklepa než ty',
  'stock.bed.some':
    '{n, plural, one {# postavenou postel} few {# postavené postele} many {# postavené postele} other {# postavených postelí}}',
  'stock.bed.each':
    '{n, plural, one {za každou postavenou postel} few {za každé # postavené postele} many {za každé # postavené postele} other {za každých # postavených postelí}}',
  'stock.bed.more': 'víc postavených postelí než ty',

  // What is counted: for each, so many, more than another player has
  'count.icons.each':
    '{n, plural, one {za každý symbol dovednosti} few {za každé # symboly dovednosti} many {za každé # symbolu dovednosti} other {za každých # symbolů dovednosti}}',
  'count.icons.some':
    '{n, plural, one {# symbol dovednosti} few {# symboly dovednosti} many {# symbolu dovednosti} other {# symbolů dovednosti}}',
  'count.icons.more': 'víc symbolů dovednosti než ty',
  'count.iconsOf.each':
    '{n, plural, one {za každý symbol ({sort})} few {za každé # symboly ({sort})} many {za každé # symbolu ({sort})} other {za každých # symbolů ({sort})}}',
  'count.iconsOf.some':
    '{n, plural, one {# symbol ({sort})} few {# symboly ({sort})} many {# symbolu ({sort})} other {# symbolů ({sort})}}',
  'count.iconsOf.more': 'víc symbolů ({sort}) než ty',
  'count.skillKinds.each':
    '{n, plural, one {za každý druh dovednosti} few {za každé # druhy dovedností} many {za každé # druhu dovednosti} other {za každých # druhů dovedností}}',
  'count.skillKinds.some':
    '{n, plural, one {# druh dovednosti} few {# druhy dovedností} many {# druhu dovednosti} other {# druhů dovedností}}',
  'count.skillKinds.more': 'víc druhů dovedností než ty',
  'count.inventions.each':
    '{n, plural, one {za každý vyložený projekt} few {za každé # vyložené projekty} many {za každé # vyloženého projektu} other {za každých # vyložených projektů}}',
  'count.inventions.some':
    '{n, plural, one {# vyložený projekt} few {# vyložené projekty} many {# vyloženého projektu} other {# vyložených projektů}}',
  'count.inventions.more': 'víc vyložených projektů než ty',
  'count.inventionsOf.each':
    '{n, plural, one {za každý vyložený projekt ({sort})} few {za každé # vyložené projekty ({sort})} many {za každé # vyloženého projektu ({sort})} other {za každých # vyložených projektů ({sort})}}',
  'count.inventionsOf.some':
    '{n, plural, one {# vyložený projekt ({sort})} few {# vyložené projekty ({sort})} many {# vyloženého projektu ({sort})} other {# vyložených projektů ({sort})}}',
  'count.inventionsOf.more': 'víc vyložených projektů ({sort}) než ty',
  'count.powerKinds.each':
    '{n, plural, one {za každý druh efektu na vyložených projektech} few {za každé # druhy efektů na vyložených projektech} many {za každé # druhu efektu na vyložených projektech} other {za každých # druhů efektů na vyložených projektech}}',
  'count.powerKinds.some':
    '{n, plural, one {# druh efektu na vyložených projektech} few {# druhy efektů na vyložených projektech} many {# druhu efektu na vyložených projektech} other {# druhů efektů na vyložených projektech}}',
  'count.powerKinds.more': 'víc druhů efektů na vyložených projektech než ty',
  'count.beds.each':
    '{n, plural, one {za každou postavenou postel} few {za každé # postavené postele} many {za každé # postavené postele} other {za každých # postavených postelí}}',
  'count.beds.some':
    '{n, plural, one {# postavenou postel} few {# postavené postele} many {# postavené postele} other {# postavených postelí}}',
  'count.beds.more': 'víc postavených postelí než ty',
  'count.rooms.each':
    '{n, plural, one {za každou vyhloubenou komoru} few {za každé # vyhloubené komory} many {za každé # vyhloubené komory} other {za každých # vyhloubených komor}}',
  'count.rooms.some':
    '{n, plural, one {# vyhloubenou komoru} few {# vyhloubené komory} many {# vyhloubené komory} other {# vyhloubených komor}}',
  'count.rooms.more': 'víc vyhloubených komor než ty',
  'count.freeRooms.each':
    '{n, plural, one {za každou volnou komoru} few {za každé # volné komory} many {za každé # volné komory} other {za každých # volných komor}}',
  'count.freeRooms.some':
    '{n, plural, one {# volnou komoru} few {# volné komory} many {# volné komory} other {# volných komor}}',
  'count.freeRooms.more': 'víc volných komor než ty',
  'count.guests.each':
    '{n, plural, one {za každou myš} few {za každé # myši} many {za každé # myši} other {za každých # myší}}',
  'count.guests.some': '{n, plural, one {# myš} few {# myši} many {# myši} other {# myší}}',
  'count.guests.more': 'víc myší než ty',
  'count.guestsOf.each':
    '{n, plural, one {za každou myš ({sort})} few {za každé # myši ({sort})} many {za každé # myši ({sort})} other {za každých # myší ({sort})}}',
  'count.guestsOf.some':
    '{n, plural, one {# myš ({sort})} few {# myši ({sort})} many {# myši ({sort})} other {# myší ({sort})}}',
  'count.guestsOf.more': 'víc myší ({sort}) než ty',
  'count.doors.each':
    '{n, plural, one {za každý žeton dveří} few {za každé # žetony dveří} many {za každé # žetonu dveří} other {za každých # žetonů dveří}}',
  'count.doors.some':
    '{n, plural, one {# žeton dveří} few {# žetony dveří} many {# žetonu dveří} other {# žetonů dveří}}',
  'count.doors.more': 'víc žetonů dveří než ty',
  'count.tents.each':
    '{n, plural, one {za každý postavený stan} few {za každé # postavené stany} many {za každé # postaveného stanu} other {za každých # postavených stanů}}',
  'count.tents.some':
    '{n, plural, one {# postavený stan} few {# postavené stany} many {# postaveného stanu} other {# postavených stanů}}',
  'count.tents.more': 'víc postavených stanů než ty',
  'count.cubes.each':
    '{n, plural, one {za každou svou kostičku na úkolech} few {za každé # své kostičky na úkolech} many {za každé # své kostičky na úkolech} other {za každých # svých kostiček na úkolech}}',
  'count.cubes.some':
    '{n, plural, one {# kostičku na úkolech} few {# kostičky na úkolech} many {# kostičky na úkolech} other {# kostiček na úkolech}}',
  'count.cubes.more': 'víc kostiček na úkolech než ty',
  'count.cubesOf.each':
    '{n, plural, one {za každou svou kostičku na úkolech ({sort})} few {za každé # své kostičky na úkolech ({sort})} many {za každé # své kostičky na úkolech ({sort})} other {za každých # svých kostiček na úkolech ({sort})}}',
  'count.cubesOf.some':
    '{n, plural, one {# kostičku na úkolech ({sort})} few {# kostičky na úkolech ({sort})} many {# kostičky na úkolech ({sort})} other {# kostiček na úkolech ({sort})}}',
  'count.cubesOf.more': 'víc kostiček na úkolech ({sort}) než ty',
  'count.abilities.each':
    '{n, plural, one {za každou odemčenou schopnost} few {za každé # odemčené schopnosti} many {za každé # odemčené schopnosti} other {za každých # odemčených schopností}}',
  'count.abilities.some':
    '{n, plural, one {# odemčenou schopnost} few {# odemčené schopnosti} many {# odemčené schopnosti} other {# odemčených schopností}}',
  'count.abilities.more': 'víc odemčených schopností než ty',
  'count.abilitiesOf.each':
    '{n, plural, one {za každou odemčenou schopnost ({sort})} few {za každé # odemčené schopnosti ({sort})} many {za každé # odemčené schopnosti ({sort})} other {za každých # odemčených schopností ({sort})}}',
  'count.abilitiesOf.some':
    '{n, plural, one {# odemčenou schopnost ({sort})} few {# odemčené schopnosti ({sort})} many {# odemčené schopnosti ({sort})} other {# odemčených schopností ({sort})}}',
  'count.abilitiesOf.more': 'víc odemčených schopností ({sort}) než ty',
  'count.objectives.each':
    '{n, plural, one {za každý dosažený cíl} few {za každé # dosažené cíle} many {za každé # dosaženého cíle} other {za každých # dosažených cílů}}',
  'count.objectives.some':
    '{n, plural, one {# dosažený cíl} few {# dosažené cíle} many {# dosaženého cíle} other {# dosažených cílů}}',
  'count.objectives.more': 'víc dosažených cílů než ty',
  'count.electricity.each':
    '{n, plural, one {za každý žeton elektrického proudu} few {za každé # žetony elektrického proudu} many {za každé # žetonu elektrického proudu} other {za každých # žetonů elektrického proudu}}',
  'count.electricity.some':
    '{n, plural, one {# žeton elektrického proudu} few {# žetony elektrického proudu} many {# žetonu elektrického proudu} other {# žetonů elektrického proudu}}',
  'count.electricity.more': 'víc žetonů elektrického proudu než ty',
  'count.workers.each':
    '{n, plural, one {za každou krysu na herním plánu} few {za každé # krysy na herním plánu} many {za každé # krysy na herním plánu} other {za každých # krys na herním plánu}}',
  'count.workers.some':
    '{n, plural, one {# krysu na herním plánu} few {# krysy na herním plánu} many {# krysy na herním plánu} other {# krys na herním plánu}}',
  'count.workers.more': 'víc krys na herním plánu než ty',
  'count.workersOf.each':
    '{n, plural, one {za každou krysu na herním plánu ({sort})} few {za každé # krysy na herním plánu ({sort})} many {za každé # krysy na herním plánu ({sort})} other {za každých # krys na herním plánu ({sort})}}',
  'count.workersOf.some':
    '{n, plural, one {# krysu na herním plánu ({sort})} few {# krysy na herním plánu ({sort})} many {# krysy na herním plánu ({sort})} other {# krys na herním plánu ({sort})}}',
  'count.workersOf.more': 'víc krys na herním plánu ({sort}) než ty',
  'count.regions.each':
    '{n, plural, one {za každou oblast se svými krysami} few {za každé # oblasti se svými krysami} many {za každé # oblasti se svými krysami} other {za každých # oblastí se svými krysami}}',
  'count.regions.some':
    '{n, plural, one {# oblast se svými krysami} few {# oblasti se svými krysami} many {# oblasti se svými krysami} other {# oblastí se svými krysami}}',
  'count.regions.more': 'krysy ve více oblastech než ty',
  'count.hand.each':
    '{n, plural, one {za každou kartu v ruce} few {za každé # karty v ruce} many {za každé # karty v ruce} other {za každých # karet v ruce}}',
  'count.hand.some':
    '{n, plural, one {# kartu v ruce} few {# karty v ruce} many {# karty v ruce} other {# karet v ruce}}',
  'count.hand.more': 'víc karet v ruce než ty',
  'count.handOf.each':
    '{n, plural, one {za každou kartu v ruce ({sort})} few {za každé # karty v ruce ({sort})} many {za každé # karty v ruce ({sort})} other {za každých # karet v ruce ({sort})}}',
  'count.handOf.some':
    '{n, plural, one {# kartu v ruce ({sort})} few {# karty v ruce ({sort})} many {# karty v ruce ({sort})} other {# karet v ruce ({sort})}}',
  'count.handOf.more': 'víc karet v ruce ({sort}) než ty',
  'count.heroes.each':
    '{n, plural, one {za každého hrdinu} few {za každé # hrdiny} many {za každé # hrdiny} other {za každých # hrdinů}}',
  'count.heroes.some': '{n, plural, one {# hrdinu} few {# hrdiny} many {# hrdiny} other {# hrdinů}}',
  'count.heroes.more': 'víc hrdinů než ty',
  'count.hutLeaders.each':
    '{n, plural, one {za každého svého velitele na chaloupce} few {za každé # své velitele na chaloupce} many {za každé # svého velitele na chaloupce} other {za každých # svých velitelů na chaloupce}}',
  'count.hutLeaders.some':
    '{n, plural, one {# velitele na chaloupce} few {# velitele na chaloupce} many {# velitele na chaloupce} other {# velitelů na chaloupce}}',
  'count.hutLeaders.more': 'víc velitelů na chaloupce než ty',
  'count.usedCards.each':
    '{n, plural, one {za každý použitý projekt} few {za každé # použité projekty} many {za každé # použitého projektu} other {za každých # použitých projektů}}',
  'count.usedCards.some':
    '{n, plural, one {# použitý projekt} few {# použité projekty} many {# použitého projektu} other {# použitých projektů}}',
  'count.usedCards.more': 'víc použitých projektů než ty',

  // Names of icons, types, decks and the like, as they stand in brackets
  'icon.strength': 'síla',
  'icon.agility': 'hbitost',
  'icon.perception': 'bystrost',
  'icon.intelligence': 'inteligence',
  'icon.endurance': 'výdrž',
  'icon.energy': 'energie',
  'type.tool': 'nástroj',
  'type.automaton': 'samohyb',
  'type.building': 'budova',
  'deck.basic': 'základní',
  'deck.advanced': 'pokročilý',
  'kind.instant': 'okamžitý efekt',
  'kind.oncePerRound': 'efekt jednou za kolo',
  'kind.income': 'příjem',
  'kind.permanent': 'trvalý efekt',
  'kind.endgame': 'závěrečné bodování',
  'kind.offensive': 'agresivní efekt',
  'area.house': 'dům',
  'area.cellar': 'sklep',
  'region.forest': 'les',
  'region.lair': 'nora',
  'region.farm': 'statek',
  'colour.brown': 'hnědá',
  'colour.grey': 'šedá',
  'action.gatherWood': 'těžba dřeva',
  'action.digRooms': 'hloubení komor',
  'action.gatherMetal': 'sběr kovu',
  'action.buildBeds': 'stavba postelí',
  'action.developProjects': 'vývoj projektů',
  'action.explore': 'průzkum',

  // When an effect acts
  'power.instant': 'okamžitě: {effect}',
  'power.oncePerRound': 'jednou za kolo: {effect}',
  'power.income': 'hned a v každém dalším kole: {effect}',
  'power.offensive': 'proti ostatním: {effect}',
  'power.endgame': 'na konci hry: {effect}',
  'power.always': 'od této chvíle: {rule}',
  'power.permanent': 'pokaždé, když {when}: {effect}',

  // What sets off permanent effects
  'when.gain.wood': 'získáš dřevo',
  'when.gain.metal': 'získáš kov',
  'when.gain.movement': 'získáš žeton pohybu',
  'when.gain.joker': 'získáš žeton všeumětelství',
  'when.gainPoints': 'získáš body',
  'when.gainElectricity': 'získáš žeton elektrického proudu',
  'when.mainAction': 'provedeš hlavní akci',
  'when.mainActionOf': 'provedeš tuto hlavní akci ({sort})',
  'when.buildBed': 'postavíš postel',
  'when.digRoom': 'vyhloubíš komoru',
  'when.takeInvention': 'si vezmeš projekt z nabídky nebo z balíčku',
  'when.takeInventionOf': 'si vezmeš projekt ({sort}) z nabídky nebo z balíčku',
  'when.addIcon': 'přidáš symbol ({icon})',
  'when.addIconPerCard': 'vyložíš kartu se symbolem ({icon})',
  'when.playInvention': 'vyložíš projekt',
  'when.playInventionOf': 'vyložíš projekt ({sort})',
  'when.revealMission': 'odhalíš úkol',
  'when.openDoor': 'otevřeš dveře',
  'when.enterRoom': 'pohneš průzkumníkem',
  'when.takeGuest': 'získáš myš',
  'when.takeGuestOf': 'získáš myš ({sort})',
  'when.completeMission': 'splníš úkol',
  'when.completeMissionOf': 'splníš úkol ({sort})',
  'when.claimObjective': 'dosáhneš cíle',
  'when.pitchTent': 'postavíš stan',
  'when.visitHut': 'umístíš velitele na chaloupku alchymyšky',
  'when.drinkPotion': 'získáš lektvar',
  'when.removeCube': 'odebereš kostičku ze schopnosti',
  'when.removeCubeOf': 'odebereš kostičku ze schopnosti ({sort})',
  'when.useInvention': 'použiješ efekt jednou za kolo',
  'when.sendWorker': 'pošleš krysu od vchodu do nory',

  // Discounts
  'off.wood': '{n, plural, one {o # dřevo méně} few {o # dřeva méně} many {o # dřeva méně} other {o # dřev méně}}',
  'off.metal': '{n, plural, one {o # kov méně} few {o # kovy méně} many {o # kovu méně} other {o # kovů méně}}',
  'off.woodOrMetal':
    '{n, plural, one {o # dřevo nebo kov méně} few {o # dřeva nebo kovy méně} many {o # dřeva nebo kovu méně} other {o # dřev nebo kovů méně}}',

  // Lasting rules
  'rule.cheaperInventions': 'každý projekt stojí {off}',
  'rule.cheaperInventionsOf': 'každý projekt ({sort}) stojí {off}',
  'rule.ignoreSkill.inventions':
    '{by, plural, one {při vykládání projektu smíš ignorovat # symbol dovednosti} few {při vykládání projektu smíš ignorovat # symboly dovednosti} many {při vykládání projektu smíš ignorovat # symbolu dovednosti} other {při vykládání projektu smíš ignorovat # symbolů dovednosti}}',
  'rule.ignoreSkill.missions':
    '{by, plural, one {při plnění úkolu smíš ignorovat # symbol dovednosti} few {při plnění úkolu smíš ignorovat # symboly dovednosti} many {při plnění úkolu smíš ignorovat # symbolu dovednosti} other {při plnění úkolu smíš ignorovat # symbolů dovednosti}}',
  'rule.ignoreSkill.both':
    '{by, plural, one {při vykládání projektu i plnění úkolu smíš ignorovat # symbol dovednosti} few {při vykládání projektu i plnění úkolu smíš ignorovat # symboly dovednosti} many {při vykládání projektu i plnění úkolu smíš ignorovat # symbolu dovednosti} other {při vykládání projektu i plnění úkolu smíš ignorovat # symbolů dovednosti}}',
  'rule.gatherMore.wood': 'těžba dřeva přinese o {by, number} víc',
  'rule.gatherMore.metal': 'sběr kovu přinese o {by, number} víc',
  'rule.cheaperDigging':
    '{by, plural, one {akce hloubení komor stojí celkem o # kov méně} few {akce hloubení komor stojí celkem o # kovy méně} many {akce hloubení komor stojí celkem o # kovu méně} other {akce hloubení komor stojí celkem o # kovů méně}}',
  'rule.cheaperBuilding':
    '{by, plural, one {akce stavba postelí stojí celkem o # dřevo méně} few {akce stavba postelí stojí celkem o # dřeva méně} many {akce stavba postelí stojí celkem o # dřeva méně} other {akce stavba postelí stojí celkem o # dřev méně}}',
  'rule.extraRooms':
    '{by, plural, one {máš navíc # komoru} few {máš navíc # komory} many {máš navíc # komory} other {máš navíc # komor}}',
  'rule.immune': 'agresivní efekty se tě netýkají',
  'rule.stronger': 'tvé hlavní akce mají sílu o {by, number} vyšší',
  'rule.strongerOf': 'tvé hlavní akce ({sort}) mají sílu o {by, number} vyšší',
  'rule.cheaperJokers':
    '{by, plural, one {žeton všeumětelství stojí o # předmět méně} few {žeton všeumětelství stojí o # předměty méně} many {žeton všeumětelství stojí o # předmětu méně} other {žeton všeumětelství stojí o # předmětů méně}}',
  'rule.cheaperElectricity':
    '{by, plural, one {žeton elektrického proudu stojí o # předmět méně} few {žeton elektrického proudu stojí o # předměty méně} many {žeton elektrického proudu stojí o # předmětu méně} other {žeton elektrického proudu stojí o # předmětů méně}}',
  'rule.moreMoves':
    '{by, plural, one {žeton pohybu přesune o # krysu víc} few {žeton pohybu přesune o # krysy víc} many {žeton pohybu přesune o # krysy víc} other {žeton pohybu přesune o # krys víc}}',

  // What effects do
  'do.mainAction': 'proveď libovolnou hlavní akci',
  'do.mainActionOf': 'proveď hlavní akci ({sort})',
  'do.strongerAction': 'proveď libovolnou hlavní akci se silou o {more, number} vyšší',
  'do.strongerActionOf': 'proveď hlavní akci ({sort}) se silou o {more, number} vyšší',
  'do.buildBeds':
    '{n, plural, one {postav # postel} few {postav až # postele} many {postav až # postele} other {postav až # postelí}}',
  'do.buildBedsFree':
    '{n, plural, one {postav # postel zdarma} few {postav až # postele zdarma} many {postav až # postele zdarma} other {postav až # postelí zdarma}}',
  'do.buildBedsEach': 'postav postel {each}',
  'do.buildBedsFreeEach': 'postav zdarma postel {each}',
  'do.digRooms':
    '{n, plural, one {vyhlub # komoru} few {vyhlub až # komory} many {vyhlub až # komory} other {vyhlub až # komor}}',
  'do.digRoomsFree':
    '{n, plural, one {vyhlub # komoru zdarma} few {vyhlub až # komory zdarma} many {vyhlub až # komory zdarma} other {vyhlub až # komor zdarma}}',
  'do.digRoomsEach': 'vyhlub komoru {each}',
  'do.digRoomsFreeEach': 'vyhlub zdarma komoru {each}',
  'do.moveWorkers':
    '{n, plural, one {přesuň # krysu do jiné oblasti} few {přesuň až # krysy do jiných oblastí} many {přesuň až # krysy do jiných oblastí} other {přesuň až # krys do jiných oblastí}}',
  'do.sendWorkers':
    '{n, plural, one {přesuň # krysu od vchodu do nory do oblasti} few {přesuň až # krysy od vchodu do nory do oblastí} many {přesuň až # krysy od vchodu do nory do oblastí} other {přesuň až # krys od vchodu do nory do oblastí}}',
  'do.potion': 'získej lektvar alchymyšky',
  'do.removeCube': 'odeber kostičku ze své schopnosti; opouští hru',
  'do.removeCubeOf': 'odeber kostičku ze své schopnosti ({sort}); opouští hru',
  'do.takeHero': 'vezmi hrdinu',
  'do.takeSkillToken': 'vezmi žeton dovednosti',
  'do.develop':
    '{n, plural, one {využij # bod projektů} few {využij # body projektů} many {využij # bodu projektů} other {využij # bodů projektů}}',
  'do.developEach': 'využij bod projektů {each}',
  'do.explore':
    '{n, plural, one {využij # bod průzkumu} few {využij # body průzkumu} many {využij # bodu průzkumu} other {využij # bodů průzkumu}}',
  'do.exploreEach': 'využij bod průzkumu {each}',
  'do.play': 'vylož projekt',
  'do.playOf': 'vylož projekt ({sort})',
  'do.playFree': 'vylož projekt zdarma bez splnění požadavků',
  'do.playFreeOf': 'vylož projekt ({sort}) zdarma bez splnění požadavků',
  'do.playWithout': 'vylož projekt bez tohoto symbolu ({icon}); stojí {off}',
  'do.playCheaper': 'vylož projekt; stojí {off}',
  'do.playCheaperOf': 'vylož projekt ({sort}); stojí {off}',
  'do.playIgnoring':
    '{n, plural, one {vylož projekt; smíš ignorovat # symbol dovednosti} few {vylož projekt; smíš ignorovat # symboly dovednosti} many {vylož projekt; smíš ignorovat # symbolu dovednosti} other {vylož projekt; smíš ignorovat # symbolů dovednosti}}',
  'do.playIgnoringOf':
    '{n, plural, one {vylož projekt ({sort}); smíš ignorovat # symbol dovednosti} few {vylož projekt ({sort}); smíš ignorovat # symboly dovednosti} many {vylož projekt ({sort}); smíš ignorovat # symbolu dovednosti} other {vylož projekt ({sort}); smíš ignorovat # symbolů dovednosti}}',
  'do.playDrawn':
    '{n, plural, one {dober # projekt ({sort}) a vylož ho zdarma, nebo ho odhoď} few {dober # projekty ({sort}), jeden z nich vylož zdarma, zbylé odhoď} many {dober # projektu ({sort}), jeden z nich vylož zdarma, zbylé odhoď} other {dober # projektů ({sort}), jeden z nich vylož zdarma, zbylé odhoď}}',
  'do.copyOncePerRound': 'použij efekt jednou za kolo jiné karty, své nebo protihráčovy',
  'do.findInventionOf': 'vezmi projekt ({sort}) z nabídky (není-li tam, najdi ho v balíčku)',
  'do.mayFindInventionOf': 'vezmi projekt ({sort}) z nabídky nebo ho najdi v balíčku',
  'do.revealTop': 'odhal horní projekt balíčku ({deck}): je-li tohoto druhu ({type}), vezmi si ho, jinak ho odhoď',
  'do.takeDiscarded': 'vezmi libovolnou kartu z odkládací hromádky',
  'do.takeDiscardedOf': 'vezmi libovolný projekt ({sort}) z odkládací hromádky',
  'do.takeFaceUp': 'vezmi projekt z nabídky',
  'do.takeFaceUpOf': 'vezmi projekt ({sort}) z nabídky',
  'do.drawObjectives':
    '{n, plural, one {dober # cíl a nech si ho; dosáhnout ho můžeš jen ty} few {dober # cíle a jeden si nech; dosáhnout ho můžeš jen ty} many {dober # cíle a jeden si nech; dosáhnout ho můžeš jen ty} other {dober # cílů a jeden si nech; dosáhnout ho můžeš jen ty}}',
  'do.openDoor.near': 'otevři dveře vedle svého průzkumníka nebo stanu',
  'do.openDoor.anywhere': 'otevři libovolné dveře na statku',
  'do.revealMission.near': 'odhal úkol v místnosti svého průzkumníka nebo stanu',
  'do.revealMission.anywhere': 'odhal libovolný úkol na statku',
  'do.completeMission': 'splň úkol',
  'do.completeMissionOf': 'splň úkol ({sort})',
  'do.completeMissionIgnoring':
    '{n, plural, one {splň úkol; smíš ignorovat # symbol dovednosti} few {splň úkol; smíš ignorovat # symboly dovednosti} many {splň úkol; smíš ignorovat # symbolu dovednosti} other {splň úkol; smíš ignorovat # symbolů dovednosti}}',
  'do.completeMissionIgnoringOf':
    '{n, plural, one {splň úkol ({sort}); smíš ignorovat # symbol dovednosti} few {splň úkol ({sort}); smíš ignorovat # symboly dovednosti} many {splň úkol ({sort}); smíš ignorovat # symbolu dovednosti} other {splň úkol ({sort}); smíš ignorovat # symbolů dovednosti}}',
  'do.moveExplorer.step': 'pohni průzkumníkem do sousední místnosti',
  'do.moveExplorer.reach': 'pohni průzkumníkem do libovolné dostupné místnosti',
  'do.pitchTent.here': 'postav stan v místnosti svého průzkumníka',
  'do.pitchTent.reach': 'postav stan v libovolné dostupné místnosti, nebo tam některý přesuň',
  'do.takeGuest.farm': 'získej myš z místnosti svého průzkumníka nebo stanu',
  'do.takeGuest.farmOf': 'získej myš ({sort}) z místnosti svého průzkumníka nebo stanu',
  'do.takeGuest.supply': 'získej myš ze zásoby',
  'do.takeGuest.supplyOf': 'získej myš ({sort}) ze zásoby',
  'do.takeGuest.round': 'získej myš pro probíhající kolo',
  'do.takeGuest.roundOf': 'získej myš pro probíhající kolo ({sort})',
} satisfies Translation<'wistarCards'>
