import { woodcraftLessons } from './lessons.ts'

/**
 * The rulebook of Woodcraft. `chapter` is the title of a chapter, `chapter.paragraph` a paragraph with its heading on the
 * first line: see docs/writing-lessons.md.
 */
export const woodcraftRulebook = {
  goal: 'The goal',
  'goal.story':
    'A workshop in the forest\nDice are wood. You buy them, grow them, saw, splice and glue them until they fit what your customers have ordered.',
  'goal.win':
    'How to win\nOrders, reputation, public contracts, helpers and tools bring hazelnuts, which are victory points :points:. After 14 rounds (13 with four players), whoever has the most wins.',

  parts: 'What’s on the table',
  'parts.dice':
    'Wood\nGreen :die-green:, yellow :die-yellow: and brown :die-brown: dice. A die in your lumber pile is a piece of wood of that colour and length; in a pot it’s a tree. Brown is worth more than yellow, yellow more than green.',
  'parts.goods':
    'Goods\nBlueberries :berry: are money. Lanterns :lantern: buy other actions. Scrapwood :scrapwood:, glue :glue: and saw blades :blade: are materials for the work on wood. None of these ever runs out, and neither do dice.',
  'parts.workshop':
    'Your workshop\nPots for trees, tiles for sawing :saw-tile:, splicing :splice-tile: and gluing :glue-tile:, spaces for helpers, the attic for tools, and beside the board five rows for open orders.',

  setup: 'Setup',
  'setup.common':
    'The forest\nThe seven action tiles start in one quadrant of the wheel, whose bonuses are covered by the arc tile; the arrow of the saw points to the far end of the next one. Two dice of each colour are rolled into the lumber yard. Four orders, four helpers, one public contract more than there are players, and two reward tiles lie face up.',
  'setup.player':
    'Each player\nA brown 1, a yellow 2, a green 3, 12 blueberries, 1 lantern (2 with four players), a sawing tile, a splicing tile for +1 and a green pot.',
  'setup.cards':
    'First cards\nKeep one of three helpers and pay for it. Keep two of five orders and get two hazelnut orders. One of these four goes beside your board, into the row it shows; three stay in your hand. The start player is drawn at random and begins every round.',

  turn: 'A turn',
  'turn.grow':
    'First: trees grow\nEvery die in a pot grows by 2, to 6 at most. A 6 is harvested at once and goes to your lumber pile.',
  'turn.act':
    'Then: act\nMove one action tile and take its [main action](actions.lumber). In any order you may also take one [bonus action](wheel.bonusAction) and any number of extra actions: [saw](work.saw), [splice](work.splice), [glue](work.glue), [harvest](work.harvest), [complete orders](orders.complete), use [helpers](helpers.abilities).',
  'turn.end':
    'At the end\nYou may advance once on the [marketing](tracks.marketing) track. Then keep up to six dice in your pile; trees in pots don’t count.',

  wheel: 'The action wheel',
  'wheel.move':
    'Moving a tile\nThe tile you choose moves clockwise to the next quadrant: to its far end if it’s empty, otherwise until it touches another tile. Gaps beyond that tile stay open.',
  'wheel.bonus':
    'What the place gives\nYou gain the bonus of the space the tile leaves and, if the saw window :saw-window: shows one there, that too. The further a quadrant lies behind the arrow, the better its window. Spaces under the arc tile give nothing until the first quadrant is empty.',
  'wheel.saw':
    'The saw turns\nA tile that leaves the quadrant before the arrow crosses it, and the saw turns by one quadrant.',
  'wheel.blocked': 'Blocked tiles\nA tile may cross the arrow only into a completely empty quadrant.',
  'wheel.instead':
    'Something else instead\nInstead of the tile’s action you may take 3 blueberries, or pay 1 lantern and take the action of any other tile, even a blocked one. That lantern can’t be one this tile has just brought. The chosen tile still moves.',
  'wheel.bonusAction':
    'Bonus action\nOnce per turn you may pay 3 lanterns and take the action of any tile. No tile moves for it.',

  actions: 'Main actions',
  'actions.lumber':
    'Buy lumber\nBuy one or two dice from the lumber yard. A die costs its value, a yellow one 1 more, a brown one 2 more. New dice are rolled afterwards.',
  'actions.exchange':
    'Exchange dice\nSell one of your dice for twice its value, 1 more for yellow, 2 more for brown. Then you may buy a 6 from the supply at the usual price, in a different colour from the one you sold. You may leave out either half.',
  'actions.materials':
    'Buy materials\nOne or two bundles of different materials: 2 glue for 1 or 3 for 3, 2 scrapwood for 1 or 3 for 3, 2 saw blades for 2 blueberries.',
  'actions.orders':
    'Choose orders\nTake one of the face-up orders into the row it shows. For 3 blueberries you may take a second.',
  'actions.helper': 'Choose a helper\nHire one of the face-up helpers and pay for it: see [helpers](helpers.place).',
  'actions.produce':
    'Produce or plant a tree\nProduce with two different helpers, or with one and [plant a tree](actions.plant). You may leave out either part, but not both.',
  'actions.plant':
    'Planting a tree\nPut a 1 or a 2 from your pile into an empty pot of its colour. You may cut a 1 or 2 off a larger die for it; the rest stays in your pile, and no saw is used. With the brown pot you may plant two trees.',
  'actions.improve':
    'Improve the workshop\nPay for one improvement: the yellow pot, then the brown one, each with a seedling of 1; a second and a third sawing tile; a splicing tile for up to +2, then up to +4; the gluing tile. Each one also advances an income, the gluing tile both of them, and the third sawing tile your reputation by 2 besides. With the second sawing tile every 6 you buy costs 2 less.',

  work: 'Working the wood',
  'work.saw':
    'Sawing\nUse a sawing tile: one die becomes two of the same colour with the same sum. Every saw blade you pay makes one more piece. A 1 can’t be sawn.',
  'work.splice':
    'Splicing\nPay 1 scrapwood and use a splicing tile: one die grows by up to the number on the tile, but not beyond 6.',
  'work.glue':
    'Gluing\nPay 1 glue and use the gluing tile: two dice that add up to 6 at most become one, in the colour of either. Two different colours bring 4 points at once.',
  'work.once':
    'Once until income\nA used tile is turned over and rests until the next [income phase](income.steps). A tile-reuse token :reuse: lets you use it once more; you still pay the material.',
  'work.harvest':
    'Harvest\nMove a die from a pot to your pile at any time. In the pot it can’t be worked on or handed in.',

  orders: 'Orders',
  'orders.complete':
    'Completing an order\nHand in exactly the dice and materials shown. Take the reward of the card, then that of its row. Completed orders are turned over; they count at the end.',
  'orders.rows':
    'Five rows\nFrom the top: 3, 2 or 1 reputation :row-rep3: :row-rep2: :row-rep1:, 1 blueberry :row-berry:, minus 1 point :row-late:. In every income phase open orders slide down one row. One that slides out is discarded and costs 2 reputation. Neither points nor reputation fall below where they started.',
  'orders.hazelnut':
    'Hazelnut orders and contracts\nA completed hazelnut order lets you claim one public contract, or gives the blueberries and points printed on it. Several players may claim the same contract only in the same round; after that it’s gone. You can’t claim one twice.',

  helpers: 'Helpers and attic',
  'helpers.place':
    'Placing a helper\nA new helper goes next to one you have. Its space advances an income and may let helpers produce. If all spaces are taken, you can’t hire.',
  'helpers.abilities':
    'Abilities\nImmediate: once, when placed. Once per turn: an extra action, even in the turn you hire it. Permanent: always, whenever it applies.',
  'helpers.produce':
    'Production\nA helper that produces gives what its card shows at the bottom. No helper produces twice in one production.',
  'helpers.tools':
    'Tools\nA tool :tool: goes into the attic at once. The bottom row is open; a space above opens when the two below it are filled, the ends of the top row when their neighbour is. If the attic is full, the tool is lost.',
  'helpers.neighbours':
    'Neighbours\nFor every neighbour of another type you get the reward between the two. Tools of the same type give nothing. If a type has run out, take another.',

  tracks: 'Tracks',
  'tracks.income':
    'Incomes\nBlueberry income :berry-income: and hazelnut income :nut-income: say what you get in each income phase. Passing a milestone brings a tool or 3 points. After 10 a second marker starts again from 1; both count, but only the first one earns milestones.',
  'tracks.reputation':
    'Reputation\nReputation :reputation: says what each completed order is worth at the end :order-value:. Every space beyond the end of the track is worth 2 points. You can’t fall below the start.',
  'tracks.reward':
    'Reward tiles\nTwo tiles lie on the reputation track. Whoever reaches one first gets its best reward; all who arrive in the same round share that rank, and later ones get less or nothing. With two players only the middle reward is given, to the first.',
  'tracks.marketing':
    'Marketing\nOnce at the end of your turn, pay for the next space :marketing: and take its points. On the last space you may pay 12 blueberries for 11 points every turn.',

  income: 'Income phases',
  'income.phases': 'When\nAfter rounds 4, 8, 11 and 14; with four players after 4, 7, 10 and 13.',
  'income.steps':
    'What happens\nOpen orders slide down one row. Everybody adds one order from their hand. Then you gain blueberries and points from your two incomes. All sawing, splicing and gluing tiles can be used again.',
  'income.cards':
    'New cards\nAfter the first and third phases the order and the helper that have been face up longest are discarded. After the second phase all face-up cards and the early decks are replaced by the late ones.',

  scoring: 'Final scoring',
  'scoring.contracts': 'Public contracts\nFirst the contracts you have claimed.',
  'scoring.leftovers':
    'Leftovers\nAdd up the values of all your dice, those in pots too, and your blueberries, scrapwood, glue and saw blades: 1 point for every 10.',
  'scoring.orders':
    'Orders\nEach open order costs 2 reputation. Then every completed order is worth what your reputation says, up to 6 points.',
  'scoring.tie': 'Tie\nWhoever is later in turn order wins.',

  solo: 'Solo',
  'solo.setup':
    'Setup\nSet up for two players, with one board. Neutral markers lie on rounds 10 and 13, and one starts on the reputation track.',
  'solo.cards':
    'Solo cards\nAfter each of your turns a card plays for the others: it moves one or two tiles, may discard orders or helpers or reroll lumber, or advances the neutral marker :foreign-marker:. A tile that can’t move is skipped. If none moves, another card is drawn.',
  'solo.race':
    'The neutral marker\nIf it reaches a reward tile before you, the tile is gone. If you get there first, you take the [reward for two players](tracks.reward).',
  'solo.contracts':
    'Contracts\nAt the start of rounds 10 and 13 one contract that you haven’t claimed is removed at random.',
  'solo.grade': 'How good is that?\n110 points is good, 140 excellent.',

  rulings: 'How Nora reads the book',
  'rulings.lantern':
    'A lantern just gained\nThe book forbids it only for the action of another tile. Nora: it may pay for the bonus action.',
  'rulings.pass': 'No useful action\nThe book doesn’t say. Nora: there are always the 3 blueberries; you can’t pass.',
  'rulings.pot':
    'What goes into which pot\nThe book says a 1 or a 2. Nora: of the pot’s colour, and the pot must be empty.',
  'rulings.discount': 'Discounts\nThe book doesn’t say. Nora: they add up, and no price drops below 0.',
  'rulings.last':
    'Orders in the last income phase\nIn the book they slide, and open ones also cost reputation at the end. Nora: those that slide out pay then, the rest in the final scoring, none twice.',
  'rulings.reward':
    'Passing a reward tile\nThe book says reaching or crossing it. Nora: landing on it or passing it, once for each player.',
  'rulings.rearmost':
    'The rearmost tile\nThe book says the one furthest behind. Nora: in the quadrant furthest behind the arrow, the one in the lowest space.',
  'rulings.house':
    'House cards\nThe faces of helpers, orders, contracts and solo cards and the bonuses of the wheel aren’t in the book’s text. Nora plays with its own house set, marked as such on every card; the owner of a box can put the printed ones in their place.',
  'rulings.all':
    'The full list\nThese are the readings you’re most likely to meet. The whole list is in the file docs/rulings.md of Nora’s source code.',

  icons: 'The icons',
  'icon.berry': 'Blueberry\nmoney',
  'icon.berry-income': 'Blueberry income\nin each income phase',
  'icon.blade': 'Saw blade\none more piece when sawing',
  'icon.die-any': 'Die\nof any colour',
  'icon.die-brown': 'Brown die\ncosts 2 more than green',
  'icon.die-brown-green': 'Brown or green die\nas you like',
  'icon.die-brown-yellow': 'Brown or yellow die\nas you like',
  'icon.die-green': 'Green die\nthe cheapest wood',
  'icon.die-green-yellow': 'Green or yellow die\nas you like',
  'icon.die-yellow': 'Yellow die\ncosts 1 more than green',
  'icon.foreign-marker': 'Neutral marker\nyour rival in a solo game',
  'icon.glue': 'Glue\nfor gluing',
  'icon.glue-tile': 'Gluing tile\njoins two dice',
  'icon.lantern': 'Lantern\nbuys other actions',
  'icon.marketing': 'Marketing\npoints for blueberries',
  'icon.nut-income': 'Hazelnut income\npoints in each income phase',
  'icon.order-value': 'Value of an order\nby your reputation',
  'icon.pot-brown': 'Brown pot\nfor a brown tree',
  'icon.pot-green': 'Green pot\nfor a green tree',
  'icon.pot-yellow': 'Yellow pot\nfor a yellow tree',
  'icon.reputation': 'Reputation\nmakes orders valuable',
  'icon.reuse': 'Tile-reuse token\nuse a tile once more',
  'icon.row-berry': 'Fourth row\n1 blueberry',
  'icon.row-late': 'Fifth row\nminus 1 point',
  'icon.row-rep1': 'Third row\n1 reputation',
  'icon.row-rep2': 'Second row\n2 reputation',
  'icon.row-rep3': 'First row\n3 reputation',
  'icon.saw-tile': 'Sawing tile\nsplits a die',
  'icon.saw-window': 'Saw window\na bonus behind the arrow',
  'icon.scrapwood': 'Scrapwood\nfor splicing',
  'icon.splice-tile': 'Splicing tile\nmakes a die longer',
  'icon.start-player': 'Start player\nfor the whole game',
  'icon.tool': 'Tool\nfor the attic',

  'example.helper':
    'The first helper\nOne of three stays. Compare what each one costs of your 12 blueberries with what it can do.',
  'example.wheel':
    'Move the first tile\nAll seven tiles lie in one quadrant. Choose one and see where it goes: to the far end of the next quadrant.',
  'example.saw': 'Saw the green 3\nYou have a sawing tile and a green 3. Saw it into a 1 and a 2; both stay green.',
  'example.buy':
    'Buy lumber\nThe tile has moved, now you buy. Each die shows its price: its value, 1 more for yellow, 2 more for brown.',
  'example.berries':
    'Three blueberries instead\nWhichever tile you move, you may take 3 blueberries instead of its action.',
  'example.plant':
    'Plant a tree\nA green 3 is too large for the pot, but you may cut off a 1 or a 2. It grows by 2 each turn.',
  'example.solo':
    'A solo card moves tiles\nYour turn is over, and a card has played for the others. Look at the wheel: which tiles have moved?',

  ...woodcraftLessons,
} as const
