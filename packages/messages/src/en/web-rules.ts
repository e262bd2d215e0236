/** How each game is played, in short; a line break begins a paragraph. */
export const webRules = {
  title: '{game}: how it is played',
  lead: 'In short. The table itself offers only what is allowed, says why something is not, and explains every piece when you ask it.',
  contents: 'Chapters',
  try: 'Try it against bots',
  'cats.aim.title': 'The aim',
  'cats.aim':
    'You have five days to bring cats aboard before Veth arrives. Fill your boat, keep families of one colour together, cover the rats and fulfil your lessons. The most points win.',
  'cats.day.title': 'A day',
  'cats.day':
    'Each day has the same phases: the zones beside the island are filled with tiles, everybody gets 20 fish, cards are drafted and bought, lessons are laid out, cats are rescued, and last come the rare finds: oshaxes and treasures.\nFish are money. What you do not spend stays for the next day.',
  'cats.cards.title': 'Exploring: drafting and buying',
  'cats.cards':
    'You get seven cards, keep two and pass the rest on, until all are taken. Then everybody pays fish for the cards they want to keep; the others are discarded.\nRescue cards bring speed and baskets, lessons bring points at the end, treasure and oshax cards bring tiles, anytime cards can be played whenever you like.',
  'cats.rescue.title': 'Rescue',
  'cats.rescue':
    'Everybody lays out rescue cards face down; together they say how fast one is, and speed makes the turn order. In turn, take one cat: 3 fish from the left zone, 5 from the right, and one basket. Permanent baskets work once a day, single-use ones once; two broken ones make one basket.\nWhoever cannot or will not go on passes.',
  'cats.placing.title': 'Placing tiles',
  'cats.placing':
    'The first tile goes anywhere on your boat; every further one must touch a tile edge to edge. Tiles may be turned and flipped, never overlap and never leave the boat. Once placed they stay.\nA cat that covers a map of its own colour earns a common treasure at once.',
  'cats.treasures.title': 'Treasures and oshaxes',
  'cats.treasures':
    'Common treasures are small and fill gaps; they score nothing by themselves. Rare treasures are worth 3 points each. An oshax is a cat that joins any one family: you choose its colour when you place it.',
  'cats.scoring.title': 'Scoring',
  'cats.scoring':
    'A family is three or more cats of one colour that touch: 8 points for three, 11 for four, 15 for five, 20 for six and 5 more for each further cat. Every rat you see costs 1 point, every section that is not full 5. Add rare treasures, your lessons and the public lessons. On a tie more fish win.',
  'cats.family.title': 'Family game',
  'cats.family':
    'No fish, no baskets, no cards to buy. You keep two of three lessons. In turn everybody takes one cat and places it; a cat on a map of its colour brings a treasure of your choice. After five days you count.',
  'cats.solo.title': 'Alone against the Sister',
  'cats.solo':
    'The Sister has no boat. After each of your turns a card says which tiles she takes or moves, and at the end every cat on your boat scores for her by its colour, the colours she turned first most, besides her own lessons. The level says how many of those are hard. Public lessons bring you half. On a tie she wins.',
  'wistar.aim.title': 'The aim',
  'wistar.aim':
    'Your clan of rats has five rounds to dig its burrow, build beds, explore the farm and turn rubbish into inventions. Everything brings victory points; whoever has most at the end wins.',
  'wistar.round.title': 'A round',
  'wistar.round':
    'In turn everybody places one leader, until all three are placed: that makes fifteen turns in a game. Before the next round the leaders come home, the wheel turns by one segment, income is paid and the market moves on.',
  'wistar.wheel.title': 'The wheel',
  'wistar.wheel':
    'A leader takes a free space of a segment. You do the main action beside the segment and the bonus action of the space, in the order you like. A main action is as strong as you have rats in its region: forest, lair or farm. In each segment you may have one leader only.\nOr the leader visits the alchemist’s hut: a movement token, a potion and a better place in the next turn order.',
  'wistar.actions.title': 'Main actions',
  'wistar.actions':
    'Forest: gather wood, or dig rooms for 2 metal each. Lair: gather metal, or build beds for 2 wood each. Farm: take inventions into your hand, a basic one for 1 of the action’s strength and an advanced one for 2, or explore.',
  'wistar.quick.title': 'Quick actions',
  'wistar.quick':
    'Before or after your action, as often as you like: send a rat from the lair’s entrance to a region, move one with a movement token, pitch a tent where your explorer stands, use an invention that works once per round, reach an objective, or buy a joker for 3 and electricity for 4 wood, metal or cards.',
  'wistar.explore.title': 'Exploring the farm',
  'wistar.explore':
    'Each exploration point opens a door, moves your explorer one room on, turns over a mission or takes a guest mouse into a free room of your burrow. Doors and missions pay whoever opens them. Tents let you act in rooms your explorer has left. At the back of the cellar lies cheese.',
  'wistar.inventions.title': 'Inventions',
  'wistar.inventions':
    'To play an invention you pay wood, metal and movement and must have the skills, guests, rooms or electricity it shows; those are not used up. A joker stands for one skill. Inventions work at once, once per round, as income, for good or at the end, and their skills help to play the next.',
  'wistar.missions.title': 'Missions and objectives',
  'wistar.missions':
    'A mission can be fulfilled once it is revealed and your explorer or tent is in its room: put a cube on a row you qualify for and take its bonus. The cube uncovers an ability on your board. Objectives go to whoever gets there first; the next needs more.',
  'wistar.scoring.title': 'Scoring',
  'wistar.scoring':
    'To the points won during the game add: abilities, the best bed and the best room you uncovered, guests and cheese, inventions and their final effects, 2 for strong electricity, 1 for every five leftovers (wood, metal, movement, cards) and 1 for every two jokers. On a tie the earlier in turn order wins.',
  'wistar.solo.title': 'Alone against Ratbot',
  'wistar.solo':
    'Ratbot places leaders like a player, but cards decide what it does. Three state cards grow with its progress and make the level. It scores what it digs, builds and finds; you have to beat it.',
  'woodcraft.aim.title': 'The aim',
  'woodcraft.aim':
    'You run a workshop in the forest. Dice are wood: buy, grow, saw, splice and glue them until they fit the orders on your bench. Orders, reputation, helpers and a full attic bring hazelnuts, which are victory points.',
  'woodcraft.turn.title': 'A turn',
  'woodcraft.turn':
    'First your trees grow by 2. Then do one main action from the wheel and as many extra actions as you can: saw, splice, glue, harvest, complete orders, use helpers. Three lanterns buy one bonus action. At the end you may buy points by marketing; only six dice stay in store.',
  'woodcraft.wheel.title': 'The action wheel',
  'woodcraft.wheel':
    'Take a tile, win the reward of its place and of the saw’s window, and move it into the next quadrant. The longer a tile has waited, the more it brings. When a tile crosses the saw’s arrow the saw turns and everything left behind grows in value; a tile may not enter a quadrant that is not empty there.\nInstead of the action you may take 3 blueberries, or pay a lantern to do another tile’s action.',
  'woodcraft.wood.title': 'Wood',
  'woodcraft.wood':
    'Green is cheap, yellow costs 1 more, brown 2 more. Sawing splits a die into smaller ones of its colour; saw blades make more cuts. Splicing raises a die with a piece of scrapwood; gluing joins two dice of at most 6 together, and two colours bring 4 points. Each tile of your workshop works once until the next income.\nA small die planted in a pot of its colour grows by itself.',
  'woodcraft.orders.title': 'Orders',
  'woodcraft.orders':
    'An order wants dice of exactly these colours and values, and sometimes material. Give them back and take its reward and that of its row. With every income phase open orders slide down a row: completed early they bring reputation, later only a blueberry, at last they cost a point, and one that slides off costs 2 reputation. A hazelnut order may claim a public contract.',
  'woodcraft.helpers.title': 'Helpers and workshop',
  'woodcraft.helpers':
    'Helpers cost blueberries and sit beside one another. They help at once, once a turn or for good, and produce; their space raises an income. Improvements add sawing, splicing and gluing tiles and pots. Tools go to the attic like a pyramid: two different neighbours pay what is drawn between them.',
  'woodcraft.income.title': 'Income',
  'woodcraft.income':
    'About every fourth round orders slide down, everybody puts a new one from hand on the bench, takes blueberries and hazelnuts by their two tracks and turns used tiles up again. On the tracks milestones bring tools and points, and reward tiles wait along reputation.',
  'woodcraft.scoring.title': 'Scoring',
  'woodcraft.scoring':
    'Public contracts score, every 10 of unused wood, blueberries and material make 1 point, orders left open cost 2 reputation each. Then every completed order is worth as much as your reputation says. On a tie the later in turn order wins.',
  'woodcraft.solo.title': 'Alone',
  'woodcraft.solo':
    'A deck plays the others: after each of your turns a card moves one or two tiles, clears cards or wood away and sometimes steps along the reputation track. At the end your points are graded.',
} as const
