/** How each game is played, in short; a line break begins a paragraph. */
export const webRules = {
  title: '{game}: how to play',
  lead: 'The short version. At the table, Nora offers only what’s allowed, tells you why something isn’t, and explains any piece you ask about.',
  contents: 'Contents',
  try: 'Try it against bots',
  'cats.aim.title': 'Goal',
  'cats.aim':
    'You have five days to bring cats aboard before Vesh arrives. Fill your boat, keep families of one colour together, cover the rats and complete your lessons. The player with the most points wins.',
  'cats.day.title': 'A day',
  'cats.day':
    'Each day has the same phases: the zones beside the island are refilled with tiles, everyone gets 20 fish, you draft and buy cards, play lessons, rescue cats, and finally take rare finds: oshaxes and treasures.\nFish are money. Whatever you don’t spend stays for the next day.',
  'cats.cards.title': 'Exploration: drafting and buying cards',
  'cats.cards':
    'You get seven cards, keep two and pass the rest on until all are taken. Then everyone pays fish for the cards they want to keep and discards the others.\nRescue cards give speed and baskets, lessons give points at the end, treasure and oshax cards give tiles, and anytime cards can be played at any time.',
  'cats.rescue.title': 'Rescue',
  'cats.rescue':
    'Everyone plays rescue cards face down; together they set your speed, and speed sets the turn order. On your turn take one cat: it costs 3 fish from the left zone or 5 from the right, plus one basket. A permanent basket works once a day, a single-use basket once; two broken baskets count as one.\nIf you can’t or don’t want to go on, pass.',
  'cats.placing.title': 'Placing tiles',
  'cats.placing':
    'Place your first tile anywhere on your boat; every other tile must share an edge with a tile already there. You may rotate and flip tiles, but they can’t overlap or stick out of the boat. Once placed, they stay.\nA cat that covers a map of its own colour earns a common treasure right away.',
  'cats.treasures.title': 'Treasures and oshaxes',
  'cats.treasures':
    'Common treasures are small and fill gaps; they score nothing themselves. Rare treasures are worth 3 points each. An oshax is a cat that joins any family: choose its colour when you place it.',
  'cats.scoring.title': 'Final scoring',
  'cats.scoring':
    'Three or more touching cats of one colour are a family: 8 points for three, 11 for four, 15 for five, 20 for six and 5 more for each cat after that. Each visible rat costs 1 point, each unfilled section 5. Add rare treasures, your lessons and the public lessons. Ties go to the player with more fish.',
  'cats.family.title': 'Family game',
  'cats.family':
    'No fish, no baskets, no cards to buy. Keep two of three lessons. On your turn take one cat and place it; a cat on a map of its colour earns a treasure of your choice. Score after five days.',
  'cats.solo.title': 'Solo against the sister',
  'cats.solo':
    'The sister has no boat. After each of your turns a card says which tiles she takes or moves. At the end she scores every cat on your boat by its colour, most for the colours revealed first, plus her own lessons. The level says how many of those are hard. Public lessons give you half their points. She wins ties.',
  'wistar.aim.title': 'Goal',
  'wistar.aim':
    'Your clan of rats has five rounds to dig its lair, build beds, explore the farm and turn rubbish into inventions. Everything earns victory points; the player with the most wins.',
  'wistar.round.title': 'A round',
  'wistar.round':
    'Players take turns placing one leader each until everyone has placed all three: fifteen turns in the whole game. Before the next round the leaders come home, the wheel turns by one segment, everyone gets income and the market moves on.',
  'wistar.wheel.title': 'The wheel',
  'wistar.wheel':
    'Place a leader on a free space of a segment. Do the main action beside the segment and the bonus action of the space, in any order. The strength of a main action is the number of your workers in its region: forest, lair or farm. You may have only one leader in each segment.\nOr send the leader to the alchemist’s hut for a movement token, a potion and an earlier turn in the next round.',
  'wistar.actions.title': 'Main actions',
  'wistar.actions':
    'Forest: gather wood, or dig rooms for 2 metal each. Lair: gather metal, or build beds for 2 wood each. Farm: develop projects, where a basic invention costs 1 strength and an advanced one 2, or explore.',
  'wistar.quick.title': 'Quick actions',
  'wistar.quick':
    'Before or after your action, as often as you like: send a worker from the lair entrance to a region, move one with a movement token, pitch a tent where your explorer stands, use a once-per-round invention, claim an objective, or buy a joker for 3 items or electricity for 4 (wood, metal or cards).',
  'wistar.explore.title': 'Exploring the farm',
  'wistar.explore':
    'Each exploration point opens a door, moves your explorer one room, reveals a mission or takes a guest into a free room of your lair. Doors and missions reward whoever opens or reveals them. Tents let you act in rooms your explorer has left. At the far end of the cellar there is cheese.',
  'wistar.inventions.title': 'Inventions',
  'wistar.inventions':
    'To play an invention, pay its wood, metal and movement. You also need the skills, guests, rooms or electricity it shows, but you don’t spend them. A joker replaces one skill. Inventions work at once, once per round, as income, permanently or at the end, and their skills help you play more.',
  'wistar.missions.title': 'Missions and objectives',
  'wistar.missions':
    'You can complete a mission once it is revealed and your explorer or tent is in its room: put a cube on a row whose requirements you meet and take its reward. The cube unlocks an ability on your board. Objectives go to whoever gets there first; the next player needs more.',
  'wistar.scoring.title': 'Final scoring',
  'wistar.scoring':
    'To the points from the game add: abilities, your best uncovered bed and room, guests and cheese, inventions and their endgame effects, 2 for strong electricity, 1 for every five leftovers (wood, metal, movement tokens, cards) and 1 for every two jokers. If tied, the player earlier in turn order wins.',
  'wistar.solo.title': 'Solo against Ratbot',
  'wistar.solo':
    'Ratbot places leaders like a player, but cards decide what it does. Its three state cards advance as it progresses and set the level. It scores what it digs, builds and finds; you have to beat it.',
  'woodcraft.aim.title': 'Goal',
  'woodcraft.aim':
    'You run a workshop in the forest. Dice are wood: buy, grow, saw, splice and glue them until they match your orders. Orders, reputation, helpers and a full attic earn hazelnuts, which are victory points.',
  'woodcraft.turn.title': 'A turn',
  'woodcraft.turn':
    'First your trees grow by 2. Then do one main action from the wheel and any number of extra actions: saw, splice, glue, harvest, complete orders, use helpers. Three lanterns buy one bonus action. At the end you can buy points with marketing; you may keep only six dice.',
  'woodcraft.wheel.title': 'The action wheel',
  'woodcraft.wheel':
    'Take an action tile, gain the reward of its slot and of the saw window, and move it to the next quadrant. The longer a tile has waited, the more it gives. When a tile crosses the saw’s arrow, the saw turns and everything behind it becomes more valuable; a tile can’t cross into a quadrant that isn’t empty.\nInstead of the action you may take 3 blueberries, or pay a lantern to do another tile’s action.',
  'woodcraft.wood.title': 'Wood',
  'woodcraft.wood':
    'Green is cheap, yellow costs 1 more, brown 2 more. Sawing splits a die into smaller ones of the same colour; saw blades add cuts. Splicing raises a die for a piece of scrapwood; gluing joins two dice into one of at most 6, and two colours give 4 points. Each tile of your workshop works once until the next income phase.\nA small die planted in a pot of its colour grows by itself.',
  'woodcraft.orders.title': 'Orders',
  'woodcraft.orders':
    'An order needs dice of exactly these colours and values, and sometimes material. Hand them in and take the reward of the card and of its row. In every income phase open orders slide down a row: completed early they give reputation, later only a blueberry, in the last row they cost a point, and an order that slides off costs 2 reputation. A hazelnut order can claim a public contract.',
  'woodcraft.helpers.title': 'Helpers and workshop',
  'woodcraft.helpers':
    'Helpers cost blueberries and sit side by side. They help at once, once per turn or permanently, and they produce; their space raises an income. Improvements add sawing, splicing and gluing tiles and pots. Stack tools in the attic like a pyramid: two different neighbours give what’s shown between them.',
  'woodcraft.income.title': 'Income phase',
  'woodcraft.income':
    'About every fourth round, orders slide down and everyone adds a new one from their hand, takes blueberries and hazelnuts from their two tracks and turns used tiles face up again. Milestones on the tracks give tools and points, and reward tiles wait along the reputation track.',
  'woodcraft.scoring.title': 'Final scoring',
  'woodcraft.scoring':
    'Score public contracts, then 1 point for every 10 of unused wood, blueberries and material. Each open order costs 2 reputation. Then every completed order is worth what your reputation says. If tied, the player later in turn order wins.',
  'woodcraft.solo.title': 'Solo',
  'woodcraft.solo':
    'A deck plays the others: after each of your turns a card moves one or two tiles, removes cards or wood and sometimes advances on the reputation track. At the end your points are graded.',
} as const
