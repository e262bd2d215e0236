/** What the cards of Woodcraft say: clauses that can stand in those of the effects. Stocks and dice are accusatives. */
export const woodcraftCards = {
  // So many of a thing, as the object of a verb
  'stock.berries': '{n, plural, one {# blueberry} other {# blueberries}}',
  'stock.berries.each': '{n, plural, one {for each blueberry you have} other {for every # blueberries you have}}',
  'stock.berries.more': 'more blueberries than you',
  'stock.lanterns': '{n, plural, one {# lantern} other {# lanterns}}',
  'stock.lanterns.each': '{n, plural, one {for each lantern you have} other {for every # lanterns you have}}',
  'stock.lanterns.more': 'more lanterns than you',
  'stock.glue': '{n, plural, one {# glue} other {# glue}}',
  'stock.glue.each': '{n, plural, one {for each glue you have} other {for every # glue you have}}',
  'stock.glue.more': 'more glue than you',
  'stock.scrapwood': '{n, plural, one {# scrapwood} other {# scrapwood}}',
  'stock.scrapwood.each': '{n, plural, one {for each scrapwood you have} other {for every # scrapwood you have}}',
  'stock.scrapwood.more': 'more scrapwood than you',
  'stock.blades': '{n, plural, one {# saw blade} other {# saw blades}}',
  'stock.blades.each': '{n, plural, one {for each saw blade you have} other {for every # saw blades you have}}',
  'stock.blades.more': 'more saw blades than you',
  'stock.reuse': '{n, plural, one {# tile-reuse token} other {# tile-reuse tokens}}',
  'stock.reuse.each':
    '{n, plural, one {for each tile-reuse token you have} other {for every # tile-reuse tokens you have}}',
  'stock.reuse.more': 'more tile-reuse tokens than you',
  'stock.berryIncome': '{n, plural, one {# blueberry income} other {# blueberry income}}',
  'stock.berryIncome.each':
    '{n, plural, one {for each blueberry income you have} other {for every # blueberry income you have}}',
  'stock.berryIncome.more': 'more blueberry income than you',
  'stock.nutIncome': '{n, plural, one {# hazelnut income} other {# hazelnut income}}',
  'stock.nutIncome.each':
    '{n, plural, one {for each hazelnut income you have} other {for every # hazelnut income you have}}',
  'stock.nutIncome.more': 'more hazelnut income than you',
  'stock.reputation': '{n, plural, one {# reputation} other {# reputation}}',
  'stock.reputation.each': '{n, plural, one {for each reputation you have} other {for every # reputation you have}}',
  'stock.reputation.more': 'more reputation than you',

  // A die as the object of a verb
  'die.value':
    '{colour, select, green {a green {value, number}} yellow {a yellow {value, number}} brown {a brown {value, number}} greenOrYellow {a green or yellow {value, number}} brownOrGreen {a brown or green {value, number}} brownOrYellow {a brown or yellow {value, number}} other {a {value, number} of any colour}}',
  'die.any':
    '{colour, select, green {a green die of any value} yellow {a yellow die of any value} brown {a brown die of any value} greenOrYellow {a green or yellow die of any value} brownOrGreen {a brown or green die of any value} brownOrYellow {a brown or yellow die of any value} other {any die}}',

  // What cards do
  'effect.score': '{n, plural, one {gain # point} other {gain # points}}',
  'effect.scoreEach': '{n, plural, one {gain # point {each}} other {gain # points {each}}}',
  'effect.scoreEachMost':
    '{n, plural, one {gain # point {each}, up to {most, number}} other {gain # points {each}, up to {most, number}}}',
  'effect.die': 'gain {die}',
  'effect.tool': 'gain a tool: {tool}',
  'effect.anyTool': 'gain a tool of any type',
  'effect.produce': '{n, plural, one {produce with # helper} other {produce with up to # different helpers}}',
  'effect.plant': '{n, plural, one {plant # tree} other {plant up to # trees}}',
  'effect.saw':
    '{n, plural, one {saw a die without using a tile (# free cut)} other {saw a die without using a tile (# free cuts)}}',
  'effect.splice': '{n, plural, one {raise a die by #} other {raise a die by up to #}}',
  'effect.shave': '{n, plural, one {lower a die by #} other {lower a die by up to #}}',
  'effect.glue': 'glue two dice without a tile or glue',
  'effect.recolour': '{colour, select, green {make a die green} yellow {make a die yellow} other {make a die brown}}',
  'effect.recolourAny': 'change the colour of a die',
  'effect.turnOver': 'turn a die to its opposite face',
  'effect.grow': 'all your trees grow by {n, number}',
  'effect.ready':
    '{tile, select, saw {turn a used sawing tile face up} splice {turn a used splicing tile face up} glue {turn a used gluing tile face up} other {turn a used tile face up}}',
  'effect.act':
    '{action, select, buyLumber {take the action “buy lumber”} exchangeDice {take the action “exchange dice”} buyMaterials {take the action “buy materials”} chooseOrders {take the action “choose orders”} chooseHelper {take the action “choose a helper”} produceOrPlant {take the action “produce or plant a tree”} other {take the action “improve the workshop”}}',
  'effect.actCheaper':
    '{action, select, buyLumber {take the action “buy lumber” with {n, number} off each price} exchangeDice {take the action “exchange dice” with {n, number} off each price} buyMaterials {take the action “buy materials” with {n, number} off each price} chooseOrders {take the action “choose orders” with {n, number} off each price} chooseHelper {take the action “choose a helper” with {n, number} off each price} produceOrPlant {take the action “produce or plant a tree” with {n, number} off each price} other {take the action “improve the workshop” with {n, number} off each price}}',
  'effect.sell':
    '{n, plural, =0 {sell a die} one {sell a die for # more blueberry} other {sell a die for # more blueberries}}',
  'effect.buySix':
    '{n, plural, =0 {buy a 6} one {buy a 6 for # blueberry less} other {buy a 6 for # blueberries less}}',
  'effect.takeOrder': 'take a face-up order',
  'effect.market':
    '{n, plural, =0 {advance in marketing} one {advance in marketing for # blueberry less} other {advance in marketing for # blueberries less}}',
  'effect.raiseOrder': '{n, plural, one {move an order up # row} other {move an order up # rows}}',

  // What is counted
  'count.completedOrders.each': '{n, plural, one {for each completed order} other {for every # completed orders}}',
  'count.completedOrders.some': '{n, plural, one {# completed order} other {# completed orders}}',
  'count.completedOrders.more': 'more completed orders than you',
  'count.hazelnutOrders.each':
    '{n, plural, one {for each completed hazelnut order} other {for every # completed hazelnut orders}}',
  'count.hazelnutOrders.some': '{n, plural, one {# completed hazelnut order} other {# completed hazelnut orders}}',
  'count.hazelnutOrders.more': 'more completed hazelnut orders than you',
  'count.lateOrders.each': '{n, plural, one {for each completed late order} other {for every # completed late orders}}',
  'count.lateOrders.some': '{n, plural, one {# completed late order} other {# completed late orders}}',
  'count.lateOrders.more': 'more completed late orders than you',
  'count.openOrders.each': '{n, plural, one {for each open order} other {for every # open orders}}',
  'count.openOrders.some': '{n, plural, one {# open order} other {# open orders}}',
  'count.openOrders.more': 'more open orders than you',
  'count.helpers.each': '{n, plural, one {for each helper} other {for every # helpers}}',
  'count.helpers.some': '{n, plural, one {# helper} other {# helpers}}',
  'count.helpers.more': 'more helpers than you',
  'count.improvements.each': '{n, plural, one {for each improvement} other {for every # improvements}}',
  'count.improvements.some': '{n, plural, one {# improvement} other {# improvements}}',
  'count.improvements.more': 'more improvements than you',
  'count.tools.each': '{n, plural, one {for each tool} other {for every # tools}}',
  'count.tools.some': '{n, plural, one {# tool} other {# tools}}',
  'count.tools.more': 'more tools than you',
  'count.toolTypes.each': '{n, plural, one {for each type of tool} other {for every # types of tools}}',
  'count.toolTypes.some': '{n, plural, one {# type of tool} other {# types of tools}}',
  'count.toolTypes.more': 'more types of tools than you',
  'count.pairs.each':
    '{n, plural, one {for each pair of different tools side by side} other {for every # pairs of different tools side by side}}',
  'count.pairs.some':
    '{n, plural, one {# pair of different tools side by side} other {# pairs of different tools side by side}}',
  'count.pairs.more': 'more pairs of different tools side by side than you',
  'count.lumber.each':
    '{n, plural, one {for each die in your lumber pile} other {for every # dice in your lumber pile}}',
  'count.lumber.some': '{n, plural, one {# die in your lumber pile} other {# dice in your lumber pile}}',
  'count.lumber.more': 'more dice in the lumber pile than you',
  'count.trees.each': '{n, plural, one {for each tree} other {for every # trees}}',
  'count.trees.some': '{n, plural, one {# tree} other {# trees}}',
  'count.trees.more': 'more trees than you',
  'count.colours.each': '{n, plural, one {for each colour of wood} other {for every # colours of wood}}',
  'count.colours.some': '{n, plural, one {# colour of wood} other {# colours of wood}}',
  'count.colours.more': 'more colours of wood than you',
  'count.claimedContracts.each':
    '{n, plural, one {for each claimed public contract} other {for every # claimed public contracts}}',
  'count.claimedContracts.some': '{n, plural, one {# claimed public contract} other {# claimed public contracts}}',
  'count.claimedContracts.more': 'more claimed public contracts than you',
  'count.marketingSteps.each': '{n, plural, one {for each marketing space} other {for every # marketing spaces}}',
  'count.marketingSteps.some': '{n, plural, one {# marketing space} other {# marketing spaces}}',
  'count.marketingSteps.more': 'more marketing spaces than you',
  'count.reputationValue.each':
    '{n, plural, one {for each point your reputation is worth} other {for every # points your reputation is worth}}',
  'count.reputationValue.some': 'a reputation value of {n, number}',
  'count.reputationValue.more': 'a higher reputation value than you',
  'count.benches.each':
    '{n, plural, one {for each sawing, splicing or gluing tile} other {for every # sawing, splicing or gluing tiles}}',
  'count.benches.some':
    '{n, plural, one {# sawing, splicing or gluing tile} other {# sawing, splicing or gluing tiles}}',
  'count.benches.more': 'more sawing, splicing or gluing tiles than you',
  'count.usedBenches.each': '{n, plural, one {for each used tile} other {for every # used tiles}}',
  'count.usedBenches.some': '{n, plural, one {# used tile} other {# used tiles}}',
  'count.usedBenches.more': 'more used tiles than you',
  'count.atticRow.each':
    '{row, select, bottom {{n, plural, one {for each tool in the bottom row} other {for every # tools in the bottom row}}} middle {{n, plural, one {for each tool in the middle row} other {for every # tools in the middle row}}} other {{n, plural, one {for each tool in the top row} other {for every # tools in the top row}}}}',
  'count.atticRow.some':
    '{row, select, bottom {{n, plural, one {# tool in the bottom row} other {# tools in the bottom row}}} middle {{n, plural, one {# tool in the middle row} other {# tools in the middle row}}} other {{n, plural, one {# tool in the top row} other {# tools in the top row}}}}',
  'count.atticRow.more':
    '{row, select, bottom {more tools in the bottom row than you} middle {more tools in the middle row than you} other {more tools in the top row than you}}',
  'count.helpersOf.each':
    '{ability, select, immediate {{n, plural, one {for each helper with an immediate ability} other {for every # helpers with an immediate ability}}} oncePerTurn {{n, plural, one {for each helper with a once-per-turn ability} other {for every # helpers with a once-per-turn ability}}} other {{n, plural, one {for each helper with a permanent ability} other {for every # helpers with a permanent ability}}}}',
  'count.helpersOf.some':
    '{ability, select, immediate {{n, plural, one {# helper with an immediate ability} other {# helpers with an immediate ability}}} oncePerTurn {{n, plural, one {# helper with a once-per-turn ability} other {# helpers with a once-per-turn ability}}} other {{n, plural, one {# helper with a permanent ability} other {# helpers with a permanent ability}}}}',
  'count.helpersOf.more':
    '{ability, select, immediate {more helpers with an immediate ability than you} oncePerTurn {more helpers with a once-per-turn ability than you} other {more helpers with a permanent ability than you}}',
  'count.dice.each':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {for each green die} other {for every # green dice}}} one {{n, plural, one {for each green die of value {value, number}} other {for every # green dice of value {value, number}}}} other {{n, plural, one {for each green die of value {value, number}} other {for every # green dice of value {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {for each yellow die} other {for every # yellow dice}}} one {{n, plural, one {for each yellow die of value {value, number}} other {for every # yellow dice of value {value, number}}}} other {{n, plural, one {for each yellow die of value {value, number}} other {for every # yellow dice of value {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {for each brown die} other {for every # brown dice}}} one {{n, plural, one {for each brown die of value {value, number}} other {for every # brown dice of value {value, number}}}} other {{n, plural, one {for each brown die of value {value, number}} other {for every # brown dice of value {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {for each die} other {for every # dice}}} one {{n, plural, one {for each die of value {value, number}} other {for every # dice of value {value, number}}}} other {{n, plural, one {for each die of value {value, number}} other {for every # dice of value {value, number}}}}}}}',
  'count.dice.some':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {# green die} other {# green dice}}} one {{n, plural, one {# green die of value {value, number}} other {# green dice of value {value, number}}}} other {{n, plural, one {# green die of value {value, number}} other {# green dice of value {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {# yellow die} other {# yellow dice}}} one {{n, plural, one {# yellow die of value {value, number}} other {# yellow dice of value {value, number}}}} other {{n, plural, one {# yellow die of value {value, number}} other {# yellow dice of value {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {# brown die} other {# brown dice}}} one {{n, plural, one {# brown die of value {value, number}} other {# brown dice of value {value, number}}}} other {{n, plural, one {# brown die of value {value, number}} other {# brown dice of value {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {# die} other {# dice}}} one {{n, plural, one {# die of value {value, number}} other {# dice of value {value, number}}}} other {{n, plural, one {# die of value {value, number}} other {# dice of value {value, number}}}}}}}',
  'count.dice.more':
    '{colour, select, green {{value, plural, =0 {more green dice than you} one {more green dice of value {value, number} than you} other {more green dice of value {value, number} than you}}} yellow {{value, plural, =0 {more yellow dice than you} one {more yellow dice of value {value, number} than you} other {more yellow dice of value {value, number} than you}}} brown {{value, plural, =0 {more brown dice than you} one {more brown dice of value {value, number} than you} other {more brown dice of value {value, number} than you}}} other {{value, plural, =0 {more dice than you} one {more dice of value {value, number} than you} other {more dice of value {value, number} than you}}}}',

  // What permanent abilities hold
  'rule.discount':
    '{on, select, yardDie {dice from the lumber yard cost {n, number} less} six {every 6 you buy costs {n, number} less} material {every purchase of material costs {n, number} less} order {a further order costs {n, number} less} helper {helpers cost {n, number} less} improvement {improvements cost {n, number} less} other {marketing costs {n, number} less}}',
  'rule.sellHigher': 'every die you sell brings {n, number} more',
  'rule.moreDice':
    '{n, plural, one {you may buy # more die when you buy lumber} other {you may buy # more dice when you buy lumber}}',
  'rule.moreBundles':
    '{n, plural, one {you may buy # more kind of material} other {you may buy # more kinds of material}}',
  'rule.moreOrders':
    '{n, plural, one {you may take # more order when you choose orders} other {you may take # more orders when you choose orders}}',
  'rule.moreProduction':
    '{n, plural, one {you may produce with # more helper} other {you may produce with # more helpers}}',
  'rule.moreTrees': '{n, plural, one {you may plant # more tree} other {you may plant # more trees}}',
  'rule.largerTrees': 'you may plant dice up to {n, number}',
  'rule.fasterGrowth': 'your trees grow {n, number} more',
  'rule.freeCuts': '{n, plural, one {# more free cut whenever you saw} other {# more free cuts whenever you saw}}',
  'rule.higherSplice': 'splicing tiles raise a die by {n, number} more',
  'rule.spliceFree': 'splicing doesn’t need scrapwood',
  'rule.glueFree': 'gluing doesn’t need glue',
  'rule.gluePoints': 'gluing two colours scores {n, number} more',
  'rule.largerPile': '{n, plural, one {your lumber pile holds # more die} other {your lumber pile holds # more dice}}',
  'rule.cheaperBonus':
    '{n, plural, one {the bonus action costs # lantern less} other {the bonus action costs # lanterns less}}',
  'rule.richerSubstitute':
    '{n, plural, one {you take # more blueberry instead of an action} other {you take # more blueberries instead of an action}}',
  'rule.orderReputation': 'orders that bring reputation bring {n, number} more',
  'rule.marketPoints': 'every marketing space scores {n, number} more',

  // What sets permanent abilities off
  'ability.when': 'permanently, {when}: {effect}',
  'when.sellDie': 'when you sell a die',
  'when.takeOrder': 'when you take an order',
  'when.hire': 'when you hire another helper',
  'when.produce': 'for each helper that produces',
  'when.improve': 'when you improve your workshop',
  'when.saw': 'when you saw',
  'when.splice': 'when you splice',
  'when.glue': 'when you glue',
  'when.harvest': 'when you harvest',
  'when.placeTool': 'when you place a tool',
  'when.market': 'when you advance in marketing',
  'when.substitute': 'when you take blueberries instead of an action',
  'when.bonusAction': 'when you take a bonus action',
  'when.income': 'in every income phase',
  'when.buyDie':
    '{colour, select, green {when you buy a green die} yellow {when you buy a yellow die} brown {when you buy a brown die} other {when you buy a die}}',
  'when.plant':
    '{colour, select, green {when you plant a green tree} yellow {when you plant a yellow tree} brown {when you plant a brown tree} other {when you plant a tree}}',
  'when.buyBundle':
    '{material, select, glue {when you buy glue} scrapwood {when you buy scrapwood} blades {when you buy saw blades} other {when you buy material}}',
  'when.completeOrder':
    '{row, select, rep3 {when you complete an order in the top row} rep2 {when you complete an order in the second row} rep1 {when you complete an order in the third row} berry {when you complete an order in the blueberry row} late {when you complete an order in the last row} other {when you complete an order}}',
  'when.moveTile':
    '{action, select, buyLumber {when you move the tile “buy lumber”} exchangeDice {when you move the tile “exchange dice”} buyMaterials {when you move the tile “buy materials”} chooseOrders {when you move the tile “choose orders”} chooseHelper {when you move the tile “choose a helper”} produceOrPlant {when you move the tile “produce or plant a tree”} improveWorkshop {when you move the tile “improve the workshop”} other {when you move a tile}}',
} as const
