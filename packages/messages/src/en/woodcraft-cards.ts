/** What the cards of Woodcraft say: clauses that can stand in those of the effects. Stocks and dice are accusatives. */
export const woodcraftCards = {
  // So many of a thing, as the object of a verb
  'stock.berries': '{n, plural, one {# blueberry} other {# blueberries}}',
  'stock.lanterns': '{n, plural, one {# lantern} other {# lanterns}}',
  'stock.glue': '{n, plural, one {# disc of glue} other {# discs of glue}}',
  'stock.scrapwood': '{n, plural, one {# piece of scrapwood} other {# pieces of scrapwood}}',
  'stock.blades': '{n, plural, one {# saw blade} other {# saw blades}}',
  'stock.reuse': '{n, plural, one {# tile-reuse token} other {# tile-reuse tokens}}',
  'stock.berryIncome': '{n, plural, one {# step of blueberry income} other {# steps of blueberry income}}',
  'stock.nutIncome': '{n, plural, one {# step of hazelnut income} other {# steps of hazelnut income}}',
  'stock.reputation': '{n, plural, one {# step of reputation} other {# steps of reputation}}',

  // A die as the object of a verb
  'die.value':
    '{colour, select, green {a green {value, number}} yellow {a yellow {value, number}} brown {a brown {value, number}} greenOrYellow {a green or yellow {value, number}} brownOrGreen {a brown or green {value, number}} brownOrYellow {a brown or yellow {value, number}} other {a {value, number} of any colour}}',
  'die.any':
    '{colour, select, green {a green die of any value} yellow {a yellow die of any value} brown {a brown die of any value} greenOrYellow {a green or yellow die of any value} brownOrGreen {a brown or green die of any value} brownOrYellow {a brown or yellow die of any value} other {any die}}',

  // What cards do
  'effect.score': '{n, plural, one {gain # point} other {gain # points}}',
  'effect.scoreEach': '{n, plural, one {gain # point {each}} other {gain # points {each}}}',
  'effect.scoreEachMost':
    '{n, plural, one {gain # point {each}, at most {most, number}} other {gain # points {each}, at most {most, number}}}',
  'effect.die': 'gain {die}',
  'effect.tool': 'gain a tool: {tool}',
  'effect.anyTool': 'gain a tool of any type',
  'effect.produce': '{n, plural, one {produce with # helper} other {produce with up to # different helpers}}',
  'effect.plant': '{n, plural, one {plant # tree} other {plant up to # trees}}',
  'effect.saw':
    '{n, plural, one {saw a die without a tile with # free cut} other {saw a die without a tile with # free cuts}}',
  'effect.splice': '{n, plural, one {raise a die by #} other {raise a die by up to #}}',
  'effect.shave': '{n, plural, one {lower a die by #} other {lower a die by up to #}}',
  'effect.glue': 'glue two dice without tile and glue',
  'effect.recolour': '{colour, select, green {make a die green} yellow {make a die yellow} other {make a die brown}}',
  'effect.recolourAny': 'change the colour of a die',
  'effect.turnOver': 'turn a die to its opposite face',
  'effect.grow': 'all your trees grow by {n, number}',
  'effect.ready':
    '{tile, select, saw {turn a used sawing tile face up} splice {turn a used splicing tile face up} glue {turn a used gluing tile face up} other {turn a used tile face up}}',
  'effect.act':
    '{action, select, buyLumber {do the action “buy lumber”} exchangeDice {do the action “exchange dice”} buyMaterials {do the action “buy materials”} chooseOrders {do the action “choose orders”} chooseHelper {do the action “choose a helper”} produceOrPlant {do the action “produce or plant a tree”} other {do the action “improve the workshop”}}',
  'effect.actCheaper':
    '{action, select, buyLumber {do the action “buy lumber” with {n, number} off each price} exchangeDice {do the action “exchange dice” with {n, number} off each price} buyMaterials {do the action “buy materials” with {n, number} off each price} chooseOrders {do the action “choose orders” with {n, number} off each price} chooseHelper {do the action “choose a helper” with {n, number} off each price} produceOrPlant {do the action “produce or plant a tree” with {n, number} off each price} other {do the action “improve the workshop” with {n, number} off each price}}',
  'effect.sell':
    '{n, plural, =0 {sell a die} one {sell a die for # blueberry more} other {sell a die for # blueberries more}}',
  'effect.buySix':
    '{n, plural, =0 {buy a 6} one {buy a 6 for # blueberry less} other {buy a 6 for # blueberries less}}',
  'effect.takeOrder': 'take a shown order',
  'effect.market':
    '{n, plural, =0 {make a marketing step} one {make a marketing step for # blueberry less} other {make a marketing step for # blueberries less}}',
  'effect.raiseOrder': '{n, plural, one {move an order up # row} other {move an order up # rows}}',

  // What is counted
  'count.completedOrders.each': '{n, plural, one {for each completed order} other {for every # completed orders}}',
  'count.completedOrders.some': '{n, plural, one {# completed order} other {# completed orders}}',
  'count.hazelnutOrders.each':
    '{n, plural, one {for each completed hazelnut order} other {for every # completed hazelnut orders}}',
  'count.hazelnutOrders.some': '{n, plural, one {# completed hazelnut order} other {# completed hazelnut orders}}',
  'count.lateOrders.each': '{n, plural, one {for each completed late order} other {for every # completed late orders}}',
  'count.lateOrders.some': '{n, plural, one {# completed late order} other {# completed late orders}}',
  'count.openOrders.each': '{n, plural, one {for each open order} other {for every # open orders}}',
  'count.openOrders.some': '{n, plural, one {# open order} other {# open orders}}',
  'count.helpers.each': '{n, plural, one {for each helper} other {for every # helpers}}',
  'count.helpers.some': '{n, plural, one {# helper} other {# helpers}}',
  'count.improvements.each': '{n, plural, one {for each improvement} other {for every # improvements}}',
  'count.improvements.some': '{n, plural, one {# improvement} other {# improvements}}',
  'count.tools.each': '{n, plural, one {for each tool} other {for every # tools}}',
  'count.tools.some': '{n, plural, one {# tool} other {# tools}}',
  'count.toolTypes.each': '{n, plural, one {for each type of tool} other {for every # types of tools}}',
  'count.toolTypes.some': '{n, plural, one {# type of tool} other {# types of tools}}',
  'count.pairs.each':
    '{n, plural, one {for each pair of different neighbours in the attic} other {for every # pairs of different neighbours in the attic}}',
  'count.pairs.some':
    '{n, plural, one {# pair of different neighbours in the attic} other {# pairs of different neighbours in the attic}}',
  'count.lumber.each':
    '{n, plural, one {for each die in your lumber pile} other {for every # dice in your lumber pile}}',
  'count.lumber.some': '{n, plural, one {# die in your lumber pile} other {# dice in your lumber pile}}',
  'count.trees.each': '{n, plural, one {for each tree} other {for every # trees}}',
  'count.trees.some': '{n, plural, one {# tree} other {# trees}}',
  'count.colours.each': '{n, plural, one {for each colour of wood} other {for every # colours of wood}}',
  'count.colours.some': '{n, plural, one {# colour of wood} other {# colours of wood}}',
  'count.claimedContracts.each':
    '{n, plural, one {for each claimed public contract} other {for every # claimed public contracts}}',
  'count.claimedContracts.some': '{n, plural, one {# claimed public contract} other {# claimed public contracts}}',
  'count.marketingSteps.each': '{n, plural, one {for each marketing step} other {for every # marketing steps}}',
  'count.marketingSteps.some': '{n, plural, one {# marketing step} other {# marketing steps}}',
  'count.reputationValue.each':
    '{n, plural, one {for each point of reputation value} other {for every # points of reputation value}}',
  'count.reputationValue.some': '{n, plural, one {# point of reputation value} other {# points of reputation value}}',
  'count.benches.each':
    '{n, plural, one {for each sawing, splicing or gluing tile} other {for every # sawing, splicing or gluing tiles}}',
  'count.benches.some':
    '{n, plural, one {# sawing, splicing or gluing tile} other {# sawing, splicing or gluing tiles}}',
  'count.usedBenches.each': '{n, plural, one {for each used tile} other {for every # used tiles}}',
  'count.usedBenches.some': '{n, plural, one {# used tile} other {# used tiles}}',
  'count.atticRow.each':
    '{row, select, bottom {{n, plural, one {for each tool in the bottom row} other {for every # tools in the bottom row}}} middle {{n, plural, one {for each tool in the middle row} other {for every # tools in the middle row}}} other {{n, plural, one {for each tool in the top row} other {for every # tools in the top row}}}}',
  'count.atticRow.some':
    '{row, select, bottom {{n, plural, one {# tool in the bottom row} other {# tools in the bottom row}}} middle {{n, plural, one {# tool in the middle row} other {# tools in the middle row}}} other {{n, plural, one {# tool in the top row} other {# tools in the top row}}}}',
  'count.helpersOf.each':
    '{ability, select, immediate {{n, plural, one {for each helper with an immediate ability} other {for every # helpers with an immediate ability}}} oncePerTurn {{n, plural, one {for each helper with a once-per-turn ability} other {for every # helpers with a once-per-turn ability}}} other {{n, plural, one {for each helper with a permanent ability} other {for every # helpers with a permanent ability}}}}',
  'count.helpersOf.some':
    '{ability, select, immediate {{n, plural, one {# helper with an immediate ability} other {# helpers with an immediate ability}}} oncePerTurn {{n, plural, one {# helper with a once-per-turn ability} other {# helpers with a once-per-turn ability}}} other {{n, plural, one {# helper with a permanent ability} other {# helpers with a permanent ability}}}}',
  'count.dice.each':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {for each green die} other {for every # green dice}}} one {{n, plural, one {for each green die of value {value, number}} other {for every # green dice of value {value, number}}}} other {{n, plural, one {for each green die of value {value, number}} other {for every # green dice of value {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {for each yellow die} other {for every # yellow dice}}} one {{n, plural, one {for each yellow die of value {value, number}} other {for every # yellow dice of value {value, number}}}} other {{n, plural, one {for each yellow die of value {value, number}} other {for every # yellow dice of value {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {for each brown die} other {for every # brown dice}}} one {{n, plural, one {for each brown die of value {value, number}} other {for every # brown dice of value {value, number}}}} other {{n, plural, one {for each brown die of value {value, number}} other {for every # brown dice of value {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {for each die} other {for every # dice}}} one {{n, plural, one {for each die of value {value, number}} other {for every # dice of value {value, number}}}} other {{n, plural, one {for each die of value {value, number}} other {for every # dice of value {value, number}}}}}}}',
  'count.dice.some':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {# green die} other {# green dice}}} one {{n, plural, one {# green die of value {value, number}} other {# green dice of value {value, number}}}} other {{n, plural, one {# green die of value {value, number}} other {# green dice of value {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {# yellow die} other {# yellow dice}}} one {{n, plural, one {# yellow die of value {value, number}} other {# yellow dice of value {value, number}}}} other {{n, plural, one {# yellow die of value {value, number}} other {# yellow dice of value {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {# brown die} other {# brown dice}}} one {{n, plural, one {# brown die of value {value, number}} other {# brown dice of value {value, number}}}} other {{n, plural, one {# brown die of value {value, number}} other {# brown dice of value {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {# die} other {# dice}}} one {{n, plural, one {# die of value {value, number}} other {# dice of value {value, number}}}} other {{n, plural, one {# die of value {value, number}} other {# dice of value {value, number}}}}}}}',

  // What permanent abilities hold
  'rule.discount':
    '{on, select, yardDie {every die of the lumber yard costs {n, number} less} six {every bought 6 costs {n, number} less} material {every purchase of material costs {n, number} less} order {a further order costs {n, number} less} helper {helpers cost {n, number} less} improvement {improvements cost {n, number} less} other {marketing costs {n, number} less}}',
  'rule.sellHigher': 'every sold die brings {n, number} more',
  'rule.moreDice': 'you may buy {n, number} more when you buy lumber',
  'rule.moreBundles': 'you may make {n, number} more purchases of material',
  'rule.moreOrders': 'you may take {n, number} more when you choose orders',
  'rule.moreProduction': 'every production takes {n, number} more helpers',
  'rule.moreTrees': 'you may plant {n, number} more trees',
  'rule.largerTrees': 'you may plant dice up to {n, number}',
  'rule.fasterGrowth': 'your trees grow by {n, number} more',
  'rule.freeCuts': '{n, number} more cuts of every sawing need no blade',
  'rule.higherSplice': 'splicing tiles raise a die by {n, number} more',
  'rule.spliceFree': 'splicing needs no scrapwood',
  'rule.glueFree': 'gluing needs no glue',
  'rule.gluePoints': 'gluing two colours scores {n, number} more',
  'rule.largerPile': 'your lumber pile holds {n, number} more dice',
  'rule.cheaperBonus': 'the bonus action costs {n, number} lanterns less',
  'rule.richerSubstitute': 'blueberries taken instead of the action are {n, number} more',
  'rule.orderReputation': 'orders that bring reputation bring {n, number} more',
  'rule.marketPoints': 'every marketing step scores {n, number} more',

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
  'when.market': 'when you make a marketing step',
  'when.substitute': 'when you take blueberries instead of the action',
  'when.bonusAction': 'when you do a bonus action',
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
