import type { Translation } from '../../message-id.ts'

export const woodcraftCards = {
  // So many of a thing, as the object of a verb
  'stock.berries': '{n, plural, one {# borůvku} few {# borůvky} many {# borůvky} other {# borůvek}}',
  'stock.berries.each':
    '{n, plural, one {za každou borůvku} few {za každé # borůvky} many {za každé # borůvky} other {za každých # borůvek}}',
  'stock.berries.more': 'víc borůvek než ty',
  'stock.lanterns': '{n, plural, one {# lucernu} few {# lucerny} many {# lucerny} other {# luceren}}',
  'stock.lanterns.each':
    '{n, plural, one {za každou lucernu} few {za každé # lucerny} many {za každé # lucerny} other {za každých # luceren}}',
  'stock.lanterns.more': 'víc luceren než ty',
  'stock.glue':
    '{n, plural, one {# disk lepidla} few {# disky lepidla} many {# disku lepidla} other {# disků lepidla}}',
  'stock.glue.each':
    '{n, plural, one {za každý disk lepidla} few {za každé # disky lepidla} many {za každé # disku lepidla} other {za každých # disků lepidla}}',
  'stock.glue.more': 'víc disků lepidla než ty',
  'stock.scrapwood':
    '{n, plural, one {# kostičku odřezků} few {# kostičky odřezků} many {# kostičky odřezků} other {# kostiček odřezků}}',
  'stock.scrapwood.each':
    '{n, plural, one {za každou kostičku odřezků} few {za každé # kostičky odřezků} many {za každé # kostičky odřezků} other {za každých # kostiček odřezků}}',
  'stock.scrapwood.more': 'víc kostiček odřezků než ty',
  'stock.blades':
    '{n, plural, one {# pilový kotouč} few {# pilové kotouče} many {# pilového kotouče} other {# pilových kotoučů}}',
  'stock.blades.each':
    '{n, plural, one {za každý pilový kotouč} few {za každé # pilové kotouče} many {za každé # pilového kotouče} other {za každých # pilových kotoučů}}',
  'stock.blades.more': 'víc pilových kotoučů než ty',
  'stock.reuse':
    '{n, plural, one {# žeton opětovného využití dílku} few {# žetony opětovného využití dílku} many {# žetonu opětovného využití dílku} other {# žetonů opětovného využití dílku}}',
  'stock.reuse.each':
    '{n, plural, one {za každý žeton opětovného využití dílku} few {za každé # žetony opětovného využití dílku} many {za každé # žetonu opětovného využití dílku} other {za každých # žetonů opětovného využití dílku}}',
  'stock.reuse.more': 'víc žetonů opětovného využití dílku než ty',
  'stock.berryIncome':
    '{n, plural, one {# pole na stupnici příjmu borůvek} few {# pole na stupnici příjmu borůvek} many {# pole na stupnici příjmu borůvek} other {# polí na stupnici příjmu borůvek}}',
  'stock.berryIncome.each':
    '{n, plural, one {za každé pole na stupnici příjmu borůvek} few {za každá # pole na stupnici příjmu borůvek} many {za každé # pole na stupnici příjmu borůvek} other {za každých # polí na stupnici příjmu borůvek}}',
  'stock.berryIncome.more': 'víc polí na stupnici příjmu borůvek než ty',
  'stock.nutIncome':
    '{n, plural, one {# pole na stupnici příjmu oříšků} few {# pole na stupnici příjmu oříšků} many {# pole na stupnici příjmu oříšků} other {# polí na stupnici příjmu oříšků}}',
  'stock.nutIncome.each':
    '{n, plural, one {za každé pole na stupnici příjmu oříšků} few {za každá # pole na stupnici příjmu oříšků} many {za každé # pole na stupnici příjmu oříšků} other {za každých # polí na stupnici příjmu oříšků}}',
  'stock.nutIncome.more': 'víc polí na stupnici příjmu oříšků než ty',
  'stock.reputation':
    '{n, plural, one {# pole na stupnici pověsti} few {# pole na stupnici pověsti} many {# pole na stupnici pověsti} other {# polí na stupnici pověsti}}',
  'stock.reputation.each':
    '{n, plural, one {za každé pole na stupnici pověsti} few {za každá # pole na stupnici pověsti} many {za každé # pole na stupnici pověsti} other {za každých # polí na stupnici pověsti}}',
  'stock.reputation.more': 'víc polí na stupnici pověsti než ty',

  // A die as the object of a verb
  'die.value':
    '{colour, select, green {zelenou {value, number}} yellow {žlutou {value, number}} brown {hnědou {value, number}} greenOrYellow {zelenou nebo žlutou {value, number}} brownOrGreen {hnědou nebo zelenou {value, number}} brownOrYellow {hnědou nebo žlutou {value, number}} other {kostku {value, number} libovolné barvy}}',
  'die.any':
    '{colour, select, green {zelenou kostku libovolné hodnoty} yellow {žlutou kostku libovolné hodnoty} brown {hnědou kostku libovolné hodnoty} greenOrYellow {zelenou nebo žlutou kostku libovolné hodnoty} brownOrGreen {hnědou nebo zelenou kostku libovolné hodnoty} brownOrYellow {hnědou nebo žlutou kostku libovolné hodnoty} other {libovolnou kostku}}',

  // What cards do
  'effect.score': '{n, plural, one {získej # bod} few {získej # body} many {získej # bodu} other {získej # bodů}}',
  'effect.scoreEach':
    '{n, plural, one {získej # bod {each}} few {získej # body {each}} many {získej # bodu {each}} other {získej # bodů {each}}}',
  'effect.scoreEachMost':
    '{n, plural, one {získej # bod {each}, nejvýše {most, number}} few {získej # body {each}, nejvýše {most, number}} many {získej # bodu {each}, nejvýše {most, number}} other {získej # bodů {each}, nejvýše {most, number}}}',
  'effect.die': 'získej {die}',
  'effect.tool': 'získej nářadí: {tool}',
  'effect.anyTool': 'získej nářadí libovolného druhu',
  'effect.produce':
    '{n, plural, one {proveď výrobu s # pomocníkem} few {proveď výrobu až se # různými pomocníky} many {proveď výrobu až s # pomocníka} other {proveď výrobu až s # různými pomocníky}}',
  'effect.plant':
    '{n, plural, one {zasaď # strom} few {zasaď až # stromy} many {zasaď až # stromu} other {zasaď až # stromů}}',
  'effect.saw':
    '{n, plural, one {rozřež kostku bez dílku (# řez zdarma)} few {rozřež kostku bez dílku (# řezy zdarma)} many {rozřež kostku bez dílku (# řezu zdarma)} other {rozřež kostku bez dílku (# řezů zdarma)}}',
  'effect.splice':
    '{n, plural, one {zvyš kostku o #} few {zvyš kostku až o #} many {zvyš kostku až o #} other {zvyš kostku až o #}}',
  'effect.shave':
    '{n, plural, one {sniž kostku o #} few {sniž kostku až o #} many {sniž kostku až o #} other {sniž kostku až o #}}',
  'effect.glue': 'slep dvě kostky bez dílku a lepidla',
  'effect.recolour':
    '{colour, select, green {změň kostku na zelenou} yellow {změň kostku na žlutou} other {změň kostku na hnědou}}',
  'effect.recolourAny': 'změň barvu kostky',
  'effect.turnOver': 'otoč kostku na protější stranu',
  'effect.grow': 'všechny tvé stromy povyrostou o {n, number}',
  'effect.ready':
    '{tile, select, saw {otoč využitý dílek řezání lícem nahoru} splice {otoč využitý dílek spojů lícem nahoru} glue {otoč využitý dílek lepení lícem nahoru} other {otoč využitý dílek lícem nahoru}}',
  'effect.act':
    '{action, select, buyLumber {proveď akci „nákup dřeva“} exchangeDice {proveď akci „výměna kostek“} buyMaterials {proveď akci „nákup materiálu“} chooseOrders {proveď akci „výběr objednávek“} chooseHelper {proveď akci „výběr pomocníka“} produceOrPlant {proveď akci „výroba / zasazení stromu“} other {proveď akci „vylepšení dílny“}}',
  'effect.actCheaper':
    '{action, select, buyLumber {proveď akci „nákup dřeva“ se slevou {n, number} z každé ceny} exchangeDice {proveď akci „výměna kostek“ se slevou {n, number} z každé ceny} buyMaterials {proveď akci „nákup materiálu“ se slevou {n, number} z každé ceny} chooseOrders {proveď akci „výběr objednávek“ se slevou {n, number} z každé ceny} chooseHelper {proveď akci „výběr pomocníka“ se slevou {n, number} z každé ceny} produceOrPlant {proveď akci „výroba / zasazení stromu“ se slevou {n, number} z každé ceny} other {proveď akci „vylepšení dílny“ se slevou {n, number} z každé ceny}}',
  'effect.sell':
    '{n, plural, =0 {prodej kostku} one {prodej kostku o # borůvku dráž} few {prodej kostku o # borůvky dráž} many {prodej kostku o # borůvky dráž} other {prodej kostku o # borůvek dráž}}',
  'effect.buySix':
    '{n, plural, =0 {kup šestku} one {kup šestku o # borůvku levněji} few {kup šestku o # borůvky levněji} many {kup šestku o # borůvky levněji} other {kup šestku o # borůvek levněji}}',
  'effect.takeOrder': 'vezmi vyloženou objednávku',
  'effect.market':
    '{n, plural, =0 {postup na stupnici marketingu} one {postup na stupnici marketingu o # borůvku levněji} few {postup na stupnici marketingu o # borůvky levněji} many {postup na stupnici marketingu o # borůvky levněji} other {postup na stupnici marketingu o # borůvek levněji}}',
  'effect.raiseOrder':
    '{n, plural, one {posuň objednávku o # řadu výš} few {posuň objednávku o # řady výš} many {posuň objednávku o # řady výš} other {posuň objednávku o # řad výš}}',

  // What is counted
  'count.completedOrders.each':
    '{n, plural, one {za každou splněnou objednávku} few {za každé # splněné objednávky} many {za každé # splněné objednávky} other {za každých # splněných objednávek}}',
  'count.completedOrders.some':
    '{n, plural, one {# splněnou objednávku} few {# splněné objednávky} many {# splněné objednávky} other {# splněných objednávek}}',
  'count.completedOrders.more': 'víc splněných objednávek než ty',
  'count.hazelnutOrders.each':
    '{n, plural, one {za každou splněnou oříškovou objednávku} few {za každé # splněné oříškové objednávky} many {za každé # splněné oříškové objednávky} other {za každých # splněných oříškových objednávek}}',
  'count.hazelnutOrders.some':
    '{n, plural, one {# splněnou oříškovou objednávku} few {# splněné oříškové objednávky} many {# splněné oříškové objednávky} other {# splněných oříškových objednávek}}',
  'count.hazelnutOrders.more': 'víc splněných oříškových objednávek než ty',
  'count.lateOrders.each':
    '{n, plural, one {za každou splněnou objednávku pro pozdější část hry} few {za každé # splněné objednávky pro pozdější část hry} many {za každé # splněné objednávky pro pozdější část hry} other {za každých # splněných objednávek pro pozdější část hry}}',
  'count.lateOrders.some':
    '{n, plural, one {# splněnou objednávku pro pozdější část hry} few {# splněné objednávky pro pozdější část hry} many {# splněné objednávky pro pozdější část hry} other {# splněných objednávek pro pozdější část hry}}',
  'count.lateOrders.more': 'víc splněných objednávek pro pozdější část hry než ty',
  'count.openOrders.each':
    '{n, plural, one {za každou nesplněnou objednávku} few {za každé # nesplněné objednávky} many {za každé # nesplněné objednávky} other {za každých # nesplněných objednávek}}',
  'count.openOrders.some':
    '{n, plural, one {# nesplněnou objednávku} few {# nesplněné objednávky} many {# nesplněné objednávky} other {# nesplněných objednávek}}',
  'count.openOrders.more': 'víc nesplněných objednávek než ty',
  'count.helpers.each':
    '{n, plural, one {za každého pomocníka} few {za každé # pomocníky} many {za každé # pomocníka} other {za každých # pomocníků}}',
  'count.helpers.some': '{n, plural, one {# pomocníka} few {# pomocníky} many {# pomocníka} other {# pomocníků}}',
  'count.helpers.more': 'víc pomocníků než ty',
  'count.improvements.each':
    '{n, plural, one {za každé vylepšení dílny} few {za každá # vylepšení dílny} many {za každé # vylepšení dílny} other {za každých # vylepšení dílny}}',
  'count.improvements.some':
    '{n, plural, one {# vylepšení dílny} few {# vylepšení dílny} many {# vylepšení dílny} other {# vylepšení dílny}}',
  'count.improvements.more': 'víc vylepšení dílny než ty',
  'count.tools.each':
    '{n, plural, one {za každé nářadí} few {za každá # nářadí} many {za každé # nářadí} other {za každých # nářadí}}',
  'count.tools.some': '{n, plural, one {# nářadí} few {# nářadí} many {# nářadí} other {# nářadí}}',
  'count.tools.more': 'víc nářadí než ty',
  'count.toolTypes.each':
    '{n, plural, one {za každý druh nářadí} few {za každé # druhy nářadí} many {za každé # druhu nářadí} other {za každých # druhů nářadí}}',
  'count.toolTypes.some':
    '{n, plural, one {# druh nářadí} few {# druhy nářadí} many {# druhu nářadí} other {# druhů nářadí}}',
  'count.toolTypes.more': 'víc druhů nářadí než ty',
  'count.pairs.each':
    '{n, plural, one {za každou dvojici různého sousedního nářadí} few {za každé # dvojice různého sousedního nářadí} many {za každé # dvojice různého sousedního nářadí} other {za každých # dvojic různého sousedního nářadí}}',
  'count.pairs.some':
    '{n, plural, one {# dvojici různého sousedního nářadí} few {# dvojice různého sousedního nářadí} many {# dvojice různého sousedního nářadí} other {# dvojic různého sousedního nářadí}}',
  'count.pairs.more': 'víc dvojic různého sousedního nářadí než ty',
  'count.lumber.each':
    '{n, plural, one {za každou kostku ve skladu dřeva} few {za každé # kostky ve skladu dřeva} many {za každé # kostky ve skladu dřeva} other {za každých # kostek ve skladu dřeva}}',
  'count.lumber.some':
    '{n, plural, one {# kostku ve skladu dřeva} few {# kostky ve skladu dřeva} many {# kostky ve skladu dřeva} other {# kostek ve skladu dřeva}}',
  'count.lumber.more': 'víc kostek ve skladu dřeva než ty',
  'count.trees.each':
    '{n, plural, one {za každý strom} few {za každé # stromy} many {za každé # stromu} other {za každých # stromů}}',
  'count.trees.some': '{n, plural, one {# strom} few {# stromy} many {# stromu} other {# stromů}}',
  'count.trees.more': 'víc stromů než ty',
  'count.colours.each':
    '{n, plural, one {za každou barvu dřeva} few {za každé # barvy dřeva} many {za každé # barvy dřeva} other {za každých # barev dřeva}}',
  'count.colours.some':
    '{n, plural, one {# barvu dřeva} few {# barvy dřeva} many {# barvy dřeva} other {# barev dřeva}}',
  'count.colours.more': 'víc barev dřeva než ty',
  'count.claimedContracts.each':
    '{n, plural, one {za každou získanou veřejnou zakázku} few {za každé # získané veřejné zakázky} many {za každé # získané veřejné zakázky} other {za každých # získaných veřejných zakázek}}',
  'count.claimedContracts.some':
    '{n, plural, one {# získanou veřejnou zakázku} few {# získané veřejné zakázky} many {# získané veřejné zakázky} other {# získaných veřejných zakázek}}',
  'count.claimedContracts.more': 'víc získaných veřejných zakázek než ty',
  'count.marketingSteps.each':
    '{n, plural, one {za každé pole marketingu} few {za každá # pole marketingu} many {za každé # pole marketingu} other {za každých # polí marketingu}}',
  'count.marketingSteps.some':
    '{n, plural, one {# pole marketingu} few {# pole marketingu} many {# pole marketingu} other {# polí marketingu}}',
  'count.marketingSteps.more': 'víc polí marketingu než ty',
  'count.reputationValue.each':
    '{n, plural, one {za každý bod hodnoty pověsti} few {za každé # body hodnoty pověsti} many {za každé # bodu hodnoty pověsti} other {za každých # bodů hodnoty pověsti}}',
  'count.reputationValue.some':
    '{n, plural, one {# bod hodnoty pověsti} few {# body hodnoty pověsti} many {# bodu hodnoty pověsti} other {# bodů hodnoty pověsti}}',
  'count.reputationValue.more': 'víc bodů hodnoty pověsti než ty',
  'count.benches.each':
    '{n, plural, one {za každý dílek řezání, spojů nebo lepení} few {za každé # dílky řezání, spojů nebo lepení} many {za každé # dílku řezání, spojů nebo lepení} other {za každých # dílků řezání, spojů nebo lepení}}',
  'count.benches.some':
    '{n, plural, one {# dílek řezání, spojů nebo lepení} few {# dílky řezání, spojů nebo lepení} many {# dílku řezání, spojů nebo lepení} other {# dílků řezání, spojů nebo lepení}}',
  'count.benches.more': 'víc dílků řezání, spojů nebo lepení než ty',
  'count.usedBenches.each':
    '{n, plural, one {za každý využitý dílek} few {za každé # využité dílky} many {za každé # využitého dílku} other {za každých # využitých dílků}}',
  'count.usedBenches.some':
    '{n, plural, one {# využitý dílek} few {# využité dílky} many {# využitého dílku} other {# využitých dílků}}',
  'count.usedBenches.more': 'víc využitých dílků než ty',
  'count.atticRow.each':
    '{row, select, bottom {{n, plural, one {za každé nářadí v dolní řadě} few {za každá # nářadí v dolní řadě} many {za každého # nářadí v dolní řadě} other {za každých # nářadí v dolní řadě}}} middle {{n, plural, one {za každé nářadí v prostřední řadě} few {za každá # nářadí v prostřední řadě} many {za každého # nářadí v prostřední řadě} other {za každých # nářadí v prostřední řadě}}} other {{n, plural, one {za každé nářadí v horní řadě} few {za každá # nářadí v horní řadě} many {za každého # nářadí v horní řadě} other {za každých # nářadí v horní řadě}}}}',
  'count.atticRow.some':
    '{row, select, bottom {{n, plural, one {# nářadí v dolní řadě} few {# nářadí v dolní řadě} many {# nářadí v dolní řadě} other {# nářadí v dolní řadě}}} middle {{n, plural, one {# nářadí v prostřední řadě} few {# nářadí v prostřední řadě} many {# nářadí v prostřední řadě} other {# nářadí v prostřední řadě}}} other {{n, plural, one {# nářadí v horní řadě} few {# nářadí v horní řadě} many {# nářadí v horní řadě} other {# nářadí v horní řadě}}}}',
  'count.atticRow.more':
    '{row, select, bottom {víc nářadí v dolní řadě než ty} middle {víc nářadí v prostřední řadě než ty} other {víc nářadí v horní řadě než ty}}',
  'count.helpersOf.each':
    '{ability, select, immediate {{n, plural, one {za každého pomocníka s okamžitou schopností} few {za každé # pomocníky s okamžitou schopností} many {za každého # pomocníka s okamžitou schopností} other {za každých # pomocníků s okamžitou schopností}}} oncePerTurn {{n, plural, one {za každého pomocníka se schopností jednou za tah} few {za každé # pomocníky se schopností jednou za tah} many {za každého # pomocníka se schopností jednou za tah} other {za každých # pomocníků se schopností jednou za tah}}} other {{n, plural, one {za každého pomocníka s trvalou schopností} few {za každé # pomocníky s trvalou schopností} many {za každého # pomocníka s trvalou schopností} other {za každých # pomocníků s trvalou schopností}}}}',
  'count.helpersOf.some':
    '{ability, select, immediate {{n, plural, one {# pomocníka s okamžitou schopností} few {# pomocníky s okamžitou schopností} many {# pomocníka s okamžitou schopností} other {# pomocníků s okamžitou schopností}}} oncePerTurn {{n, plural, one {# pomocníka se schopností jednou za tah} few {# pomocníky se schopností jednou za tah} many {# pomocníka se schopností jednou za tah} other {# pomocníků se schopností jednou za tah}}} other {{n, plural, one {# pomocníka s trvalou schopností} few {# pomocníky s trvalou schopností} many {# pomocníka s trvalou schopností} other {# pomocníků s trvalou schopností}}}}',
  'count.helpersOf.more':
    '{ability, select, immediate {víc pomocníků s okamžitou schopností než ty} oncePerTurn {víc pomocníků se schopností jednou za tah než ty} other {víc pomocníků s trvalou schopností než ty}}',
  'count.dice.each':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {za každou zelenou kostku} few {za každé # zelené kostky} many {za každé # zelené kostky} other {za každých # zelených kostek}}} one {{n, plural, one {za každou zelenou kostku hodnoty {value, number}} few {za každé # zelené kostky hodnoty {value, number}} many {za každé # zelené kostky hodnoty {value, number}} other {za každých # zelených kostek hodnoty {value, number}}}} few {{n, plural, one {za každou zelenou kostku hodnoty {value, number}} few {za každé # zelené kostky hodnoty {value, number}} many {za každé # zelené kostky hodnoty {value, number}} other {za každých # zelených kostek hodnoty {value, number}}}} many {{n, plural, one {za každou zelenou kostku hodnoty {value, number}} few {za každé # zelené kostky hodnoty {value, number}} many {za každé # zelené kostky hodnoty {value, number}} other {za každých # zelených kostek hodnoty {value, number}}}} other {{n, plural, one {za každou zelenou kostku hodnoty {value, number}} few {za každé # zelené kostky hodnoty {value, number}} many {za každé # zelené kostky hodnoty {value, number}} other {za každých # zelených kostek hodnoty {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {za každou žlutou kostku} few {za každé # žluté kostky} many {za každé # žluté kostky} other {za každých # žlutých kostek}}} one {{n, plural, one {za každou žlutou kostku hodnoty {value, number}} few {za každé # žluté kostky hodnoty {value, number}} many {za každé # žluté kostky hodnoty {value, number}} other {za každých # žlutých kostek hodnoty {value, number}}}} few {{n, plural, one {za každou žlutou kostku hodnoty {value, number}} few {za každé # žluté kostky hodnoty {value, number}} many {za každé # žluté kostky hodnoty {value, number}} other {za každých # žlutých kostek hodnoty {value, number}}}} many {{n, plural, one {za každou žlutou kostku hodnoty {value, number}} few {za každé # žluté kostky hodnoty {value, number}} many {za každé # žluté kostky hodnoty {value, number}} other {za každých # žlutých kostek hodnoty {value, number}}}} other {{n, plural, one {za každou žlutou kostku hodnoty {value, number}} few {za každé # žluté kostky hodnoty {value, number}} many {za každé # žluté kostky hodnoty {value, number}} other {za každých # žlutých kostek hodnoty {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {za každou hnědou kostku} few {za každé # hnědé kostky} many {za každé # hnědé kostky} other {za každých # hnědých kostek}}} one {{n, plural, one {za každou hnědou kostku hodnoty {value, number}} few {za každé # hnědé kostky hodnoty {value, number}} many {za každé # hnědé kostky hodnoty {value, number}} other {za každých # hnědých kostek hodnoty {value, number}}}} few {{n, plural, one {za každou hnědou kostku hodnoty {value, number}} few {za každé # hnědé kostky hodnoty {value, number}} many {za každé # hnědé kostky hodnoty {value, number}} other {za každých # hnědých kostek hodnoty {value, number}}}} many {{n, plural, one {za každou hnědou kostku hodnoty {value, number}} few {za každé # hnědé kostky hodnoty {value, number}} many {za každé # hnědé kostky hodnoty {value, number}} other {za každých # hnědých kostek hodnoty {value, number}}}} other {{n, plural, one {za každou hnědou kostku hodnoty {value, number}} few {za každé # hnědé kostky hodnoty {value, number}} many {za každé # hnědé kostky hodnoty {value, number}} other {za každých # hnědých kostek hodnoty {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {za každou kostku} few {za každé # kostky} many {za každé # kostky} other {za každých # kostek}}} one {{n, plural, one {za každou kostku hodnoty {value, number}} few {za každé # kostky hodnoty {value, number}} many {za každé # kostky hodnoty {value, number}} other {za každých # kostek hodnoty {value, number}}}} few {{n, plural, one {za každou kostku hodnoty {value, number}} few {za každé # kostky hodnoty {value, number}} many {za každé # kostky hodnoty {value, number}} other {za každých # kostek hodnoty {value, number}}}} many {{n, plural, one {za každou kostku hodnoty {value, number}} few {za každé # kostky hodnoty {value, number}} many {za každé # kostky hodnoty {value, number}} other {za každých # kostek hodnoty {value, number}}}} other {{n, plural, one {za každou kostku hodnoty {value, number}} few {za každé # kostky hodnoty {value, number}} many {za každé # kostky hodnoty {value, number}} other {za každých # kostek hodnoty {value, number}}}}}}}',
  'count.dice.some':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {# zelenou kostku} few {# zelené kostky} many {# zelené kostky} other {# zelených kostek}}} one {{n, plural, one {# zelenou kostku hodnoty {value, number}} few {# zelené kostky hodnoty {value, number}} many {# zelené kostky hodnoty {value, number}} other {# zelených kostek hodnoty {value, number}}}} few {{n, plural, one {# zelenou kostku hodnoty {value, number}} few {# zelené kostky hodnoty {value, number}} many {# zelené kostky hodnoty {value, number}} other {# zelených kostek hodnoty {value, number}}}} many {{n, plural, one {# zelenou kostku hodnoty {value, number}} few {# zelené kostky hodnoty {value, number}} many {# zelené kostky hodnoty {value, number}} other {# zelených kostek hodnoty {value, number}}}} other {{n, plural, one {# zelenou kostku hodnoty {value, number}} few {# zelené kostky hodnoty {value, number}} many {# zelené kostky hodnoty {value, number}} other {# zelených kostek hodnoty {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {# žlutou kostku} few {# žluté kostky} many {# žluté kostky} other {# žlutých kostek}}} one {{n, plural, one {# žlutou kostku hodnoty {value, number}} few {# žluté kostky hodnoty {value, number}} many {# žluté kostky hodnoty {value, number}} other {# žlutých kostek hodnoty {value, number}}}} few {{n, plural, one {# žlutou kostku hodnoty {value, number}} few {# žluté kostky hodnoty {value, number}} many {# žluté kostky hodnoty {value, number}} other {# žlutých kostek hodnoty {value, number}}}} many {{n, plural, one {# žlutou kostku hodnoty {value, number}} few {# žluté kostky hodnoty {value, number}} many {# žluté kostky hodnoty {value, number}} other {# žlutých kostek hodnoty {value, number}}}} other {{n, plural, one {# žlutou kostku hodnoty {value, number}} few {# žluté kostky hodnoty {value, number}} many {# žluté kostky hodnoty {value, number}} other {# žlutých kostek hodnoty {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {# hnědou kostku} few {# hnědé kostky} many {# hnědé kostky} other {# hnědých kostek}}} one {{n, plural, one {# hnědou kostku hodnoty {value, number}} few {# hnědé kostky hodnoty {value, number}} many {# hnědé kostky hodnoty {value, number}} other {# hnědých kostek hodnoty {value, number}}}} few {{n, plural, one {# hnědou kostku hodnoty {value, number}} few {# hnědé kostky hodnoty {value, number}} many {# hnědé kostky hodnoty {value, number}} other {# hnědých kostek hodnoty {value, number}}}} many {{n, plural, one {# hnědou kostku hodnoty {value, number}} few {# hnědé kostky hodnoty {value, number}} many {# hnědé kostky hodnoty {value, number}} other {# hnědých kostek hodnoty {value, number}}}} other {{n, plural, one {# hnědou kostku hodnoty {value, number}} few {# hnědé kostky hodnoty {value, number}} many {# hnědé kostky hodnoty {value, number}} other {# hnědých kostek hodnoty {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {# kostku} few {# kostky} many {# kostky} other {# kostek}}} one {{n, plural, one {# kostku hodnoty {value, number}} few {# kostky hodnoty {value, number}} many {# kostky hodnoty {value, number}} other {# kostek hodnoty {value, number}}}} few {{n, plural, one {# kostku hodnoty {value, number}} few {# kostky hodnoty {value, number}} many {# kostky hodnoty {value, number}} other {# kostek hodnoty {value, number}}}} many {{n, plural, one {# kostku hodnoty {value, number}} few {# kostky hodnoty {value, number}} many {# kostky hodnoty {value, number}} other {# kostek hodnoty {value, number}}}} other {{n, plural, one {# kostku hodnoty {value, number}} few {# kostky hodnoty {value, number}} many {# kostky hodnoty {value, number}} other {# kostek hodnoty {value, number}}}}}}}',
  'count.dice.more':
    '{colour, select, green {{value, plural, =0 {víc zelených kostek než ty} one {víc zelených kostek hodnoty {value, number} než ty} few {víc zelených kostek hodnoty {value, number} než ty} many {víc zelených kostek hodnoty {value, number} než ty} other {víc zelených kostek hodnoty {value, number} než ty}}} yellow {{value, plural, =0 {víc žlutých kostek než ty} one {víc žlutých kostek hodnoty {value, number} než ty} few {víc žlutých kostek hodnoty {value, number} než ty} many {víc žlutých kostek hodnoty {value, number} než ty} other {víc žlutých kostek hodnoty {value, number} než ty}}} brown {{value, plural, =0 {víc hnědých kostek než ty} one {víc hnědých kostek hodnoty {value, number} než ty} few {víc hnědých kostek hodnoty {value, number} než ty} many {víc hnědých kostek hodnoty {value, number} než ty} other {víc hnědých kostek hodnoty {value, number} než ty}}} other {{value, plural, =0 {víc kostek než ty} one {víc kostek hodnoty {value, number} než ty} few {víc kostek hodnoty {value, number} než ty} many {víc kostek hodnoty {value, number} než ty} other {víc kostek hodnoty {value, number} než ty}}}}',

  // What permanent abilities hold
  'rule.discount':
    '{on, select, yardDie {každá kostka z veřejného skladu je levnější o {n, number}} six {každá koupená šestka je levnější o {n, number}} material {každý nákup materiálu je levnější o {n, number}} order {další objednávka je levnější o {n, number}} helper {pomocníci jsou levnější o {n, number}} improvement {vylepšení jsou levnější o {n, number}} other {marketing je levnější o {n, number}}}',
  'rule.sellHigher': 'každá prodaná kostka vynese o {n, number} víc',
  'rule.moreDice':
    '{n, plural, one {při nákupu dřeva smíš koupit o # kostku víc} few {při nákupu dřeva smíš koupit o # kostky víc} many {při nákupu dřeva smíš koupit o # kostky víc} other {při nákupu dřeva smíš koupit o # kostek víc}}',
  'rule.moreBundles':
    '{n, plural, one {při nákupu materiálu smíš koupit o # druh víc} few {při nákupu materiálu smíš koupit o # druhy víc} many {při nákupu materiálu smíš koupit o # druhu víc} other {při nákupu materiálu smíš koupit o # druhů víc}}',
  'rule.moreOrders':
    '{n, plural, one {při výběru objednávek si smíš vzít o # objednávku víc} few {při výběru objednávek si smíš vzít o # objednávky víc} many {při výběru objednávek si smíš vzít o # objednávky víc} other {při výběru objednávek si smíš vzít o # objednávek víc}}',
  'rule.moreProduction':
    '{n, plural, one {při každé výrobě smíš využít o # pomocníka víc} few {při každé výrobě smíš využít o # pomocníky víc} many {při každé výrobě smíš využít o # pomocníka víc} other {při každé výrobě smíš využít o # pomocníků víc}}',
  'rule.moreTrees':
    '{n, plural, one {smíš zasadit o # strom víc} few {smíš zasadit o # stromy víc} many {smíš zasadit o # stromu víc} other {smíš zasadit o # stromů víc}}',
  'rule.largerTrees': 'smíš sázet kostky až do {n, number}',
  'rule.fasterGrowth': 'tvoje stromy rostou o {n, number} víc',
  'rule.freeCuts':
    '{n, plural, one {při každém řezání je bez kotouče o # řez víc} few {při každém řezání jsou bez kotouče o # řezy víc} many {při každém řezání je bez kotouče o # řezu víc} other {při každém řezání je bez kotouče o # řezů víc}}',
  'rule.higherSplice': 'dílky spojů zvýší kostku o {n, number} víc',
  'rule.spliceFree': 'spojování nepotřebuje odřezky',
  'rule.glueFree': 'lepení nepotřebuje lepidlo',
  'rule.gluePoints':
    '{n, plural, one {lepení dvou barev přinese o # bod víc} few {lepení dvou barev přinese o # body víc} many {lepení dvou barev přinese o # bodu víc} other {lepení dvou barev přinese o # bodů víc}}',
  'rule.largerPile':
    '{n, plural, one {do skladu dřeva se vejde o # kostku víc} few {do skladu dřeva se vejde o # kostky víc} many {do skladu dřeva se vejde o # kostky víc} other {do skladu dřeva se vejde o # kostek víc}}',
  'rule.cheaperBonus':
    '{n, plural, one {bonusová akce stojí o # lucernu méně} few {bonusová akce stojí o # lucerny méně} many {bonusová akce stojí o # lucerny méně} other {bonusová akce stojí o # luceren méně}}',
  'rule.richerSubstitute':
    '{n, plural, one {místo akce si vezmeš o # borůvku víc} few {místo akce si vezmeš o # borůvky víc} many {místo akce si vezmeš o # borůvky víc} other {místo akce si vezmeš o # borůvek víc}}',
  'rule.orderReputation': 'objednávky, které přinášejí pověst, jí přinesou o {n, number} víc',
  'rule.marketPoints': 'každé pole marketingu přinese o {n, number} víc',

  // What sets permanent abilities off
  'ability.when': 'trvale, {when}: {effect}',
  'when.sellDie': 'když prodáš kostku',
  'when.takeOrder': 'když si vezmeš objednávku',
  'when.hire': 'když získáš dalšího pomocníka',
  'when.produce': 'za každého vyrábějícího pomocníka',
  'when.improve': 'když vylepšíš dílnu',
  'when.saw': 'když řežeš',
  'when.splice': 'když spojuješ odřezky',
  'when.glue': 'když lepíš',
  'when.harvest': 'když pokácíš strom',
  'when.placeTool': 'když umístíš nářadí',
  'when.market': 'když postoupíš na stupnici marketingu',
  'when.substitute': 'když si místo akce vezmeš borůvky',
  'when.bonusAction': 'když provedeš bonusovou akci',
  'when.income': 'v každé fázi příjmů',
  'when.buyDie':
    '{colour, select, green {když koupíš zelenou kostku} yellow {když koupíš žlutou kostku} brown {když koupíš hnědou kostku} other {když koupíš kostku}}',
  'when.plant':
    '{colour, select, green {když zasadíš zelený strom} yellow {když zasadíš žlutý strom} brown {když zasadíš hnědý strom} other {když zasadíš strom}}',
  'when.buyBundle':
    '{material, select, glue {když koupíš lepidlo} scrapwood {když koupíš kostičky odřezků} blades {když koupíš pilové kotouče} other {když koupíš materiál}}',
  'when.completeOrder':
    '{row, select, rep3 {když splníš objednávku v nejvyšší řadě} rep2 {když splníš objednávku ve druhé řadě} rep1 {když splníš objednávku ve třetí řadě} berry {když splníš objednávku v řadě s borůvkou} late {když splníš objednávku ve spodní řadě} other {když splníš objednávku}}',
  'when.moveTile':
    '{action, select, buyLumber {když přesuneš destičku „nákup dřeva“} exchangeDice {když přesuneš destičku „výměna kostek“} buyMaterials {když přesuneš destičku „nákup materiálu“} chooseOrders {když přesuneš destičku „výběr objednávek“} chooseHelper {když přesuneš destičku „výběr pomocníka“} produceOrPlant {když přesuneš destičku „výroba / zasazení stromu“} improveWorkshop {když přesuneš destičku „vylepšení dílny“} other {když přesuneš destičku}}',
} satisfies Translation<'woodcraftCards'>
