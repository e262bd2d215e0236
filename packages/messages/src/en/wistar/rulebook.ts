import { wistarLessons } from './lessons.ts'

/**
 * The rulebook of Rats of Wistar. `chapter` is the title of a chapter, `chapter.paragraph` a paragraph with its heading on
 * the first line: see docs/writing-lessons.md.
 */
export const wistarRulebook = {
  goal: 'The goal',
  'goal.story':
    'A clan on the run\nThe rats have fled the laboratory. In five rounds your clan digs a lair under the old farm, builds beds, explores house and cellar and turns rubbish into inventions.',
  'goal.win':
    'How to win\nAlmost everything earns victory points :points:: some at once, most in the [final scoring](scoring.sum). The player with the most wins.',

  parts: 'What’s on the table',
  'parts.regions':
    'Three regions\nForest, lair and farm. Your workers :worker: stand in them and make you strong there: see [strength](wheel.strength). New workers wait at the lair entrance :worker-entrance:.',
  'parts.lair':
    'Your lair\nThree rooms are free from the start; the others lie under underground tiles and have to be [dug](actions.dig). A room :room-free: holds one thing: a bed, a guest or the cheese.',
  'parts.farm':
    'The farm\nA house with two floors and a cellar. Doors :door: close the ways between the rooms; missions :mission: and guests :guest: lie face down in them. Everybody’s explorer :explorer: starts at the farm entrance.',
  'parts.items':
    'Items\nWood :wood:, metal :metal: and invention cards in your hand are items :item:. Some things cost “any items”: you choose which. Wood and metal never run out.',

  setup: 'Setup',
  'setup.common':
    'The farm\nThe six segments of the wheel are put in random order. Three objectives lie face up; with fewer than four players some of their spaces are covered. Doors, missions and guests lie face down wherever the board shows your number of players. Three house guests on two cellar guests form the round stack; the top one is face up: the round guest.',
  'setup.cheese':
    'Cheese\nIn the back room of the cellar lies the cheese :cheese: for 6 points; with three or four players there’s another for 3 under it.',
  'setup.player':
    'Each player\n2 wood, 2 metal, 1 movement token, 10 points, two workers at the lair entrance, six more on their beds, one explorer, three leaders, two tents and ten cubes on the abilities.',
  'setup.cards':
    'First cards\nThere are as many pairs of a basic and an advanced invention as players. Turn order is random; whoever is last chooses a pair first.',

  round: 'Rounds and turns',
  'round.turns':
    'Five rounds of three turns\nIn each round everybody takes three turns: place one of your three leaders :leader: and act. That makes fifteen turns in the whole game.',
  'round.new':
    'Between rounds\nThe hut sets the [turn order](wheel.order). Leaders come home. If nobody took the round guest, it leaves; the next one is turned up. The wheel turns clockwise by one segment. Inventions and guests pay income :income:. Once-per-round cards are ready again. In each row of the market the two rightmost cards leave, the others move up and new ones come in.',

  wheel: 'Placing a leader',
  'wheel.place':
    'On the wheel\nPlace a leader on a free space of a segment. You can’t have two leaders in one segment, and a space holds only one. You then take the main action beside the segment and the bonus action of the space, in either order, one after the other. You may skip any part.',
  'wheel.strength':
    'Strength\nThe strength of a main action is the number of your workers in its region. With no worker there the strength is 0, and only the bonus action does anything.',
  'wheel.bonus':
    'Bonus actions\nMove one or two workers to other regions; gain a joker, 1 wood, 1 metal or the top basic card; 1 exploration point; a [potion](wheel.potion); take the round guest; play an invention; complete a mission.',
  'wheel.guest':
    'The round guest\nOne player per round can take it, and needs a free room for it. Without one you can still use the space, but the guest stays.',
  'wheel.hut':
    'The alchemist’s hut\nYou may place a leader in the hut :hut: instead of on the wheel. It holds any number of leaders, even several of yours. You gain 1 movement token and a potion. Leaders line up from left to right.',
  'wheel.potion': 'Potion\nA potion :potion: is one of these: play an invention, complete a mission, 1 metal, 1 wood.',
  'wheel.order':
    'Turn order\nIn the next round those in the hut come first, by their leftmost leader; the others follow in their old order. The order is set once more before the final scoring.',
  'wheel.workers':
    'Moving workers\nA worker moves from any region to any other. Those at the lair entrance don’t take part: they are [sent out](quick.worker). If you may move two, each goes where you like.',

  actions: 'Main actions',
  'actions.wood': 'Gather wood (forest)\nTake as much wood as your strength.',
  'actions.dig':
    'Dig rooms (forest)\nDig up to as many rooms as your strength, for 2 metal each. Always take the underground tile with the fewest points; the free room under it is yours at once.',
  'actions.metal': 'Gather metal (lair)\nTake as much metal as your strength.',
  'actions.beds':
    'Build beds (lair)\nBuild up to as many beds :bed: as your strength, for 2 wood each, each in a free room. Always take the bed with the fewest points; the worker that sat on it goes to the lair entrance and is now yours.',
  'actions.projects':
    'Develop projects (farm)\nYou have as many project points as your strength: a basic invention costs 1, an advanced one 2. Take cards from the market or from the top of a deck. Gaps are filled at the end of your turn. There’s no hand limit.',
  'actions.explore':
    'Explore (farm)\nYou have as many exploration points as your strength. Each pays for one step of [exploration](farm.points).',

  farm: 'Exploring the farm',
  'farm.points':
    'Four things to do\nOne exploration point :explore: opens a door, moves the explorer, reveals a mission or takes a guest. Mix them as you like.',
  'farm.doors':
    'Opening a door\nThe door must be next to the room of your explorer or of one of your tents; from the entrance there are doors to the ground floor and to the first floor. You gain its bonus and keep the token. From then on the way is open to everyone.',
  'farm.move': 'Moving\nThe explorer goes through an open passage :passage: to the next room.',
  'farm.reveal':
    'Revealing a mission\nTurn over a face-down mission in the room of your explorer or tent and take the bonus for revealing it.',
  'farm.guests':
    'Guests\nTake a guest from the room of your explorer or tent; you need a free room. Guests help at once, as income (also right away) or permanently, and are worth 0 to 3 points. House guests :guest-house: and cellar guests :guest-cellar: differ where a card says so.',
  'farm.cheese':
    'Cheese\nIn the back room of the cellar you may take the top cheese in the same way, but only one per player. It counts as a cellar guest.',
  'farm.tents':
    'Tents\nA tent :tent: acts like your explorer, except that it doesn’t move. Pitching one where the explorer stands is a quick action. You have two, never in the same room and not at the entrance.',

  quick: 'Quick actions',
  'quick.when': 'When\nAs many as you like, before or after a main or bonus action, but never in the middle of one.',
  'quick.joker': 'Buy a joker\nPay any 3 items for a joker :joker:.',
  'quick.electricity': 'Buy an electricity token\nPay any 4 items for an [electricity token](inventions.electricity).',
  'quick.movement':
    'Movement token\nPay a movement token :movement: to move one of your workers, or two with that ability unlocked.',
  'quick.once': 'Once per round\nUse an invention with :once:; it’s ready again next round.',
  'quick.worker': 'Send a worker\nMove a worker from the lair entrance to any region, for free.',
  'quick.tent': 'Pitch a tent\nWhere your explorer stands: see [tents](farm.tents).',

  inventions: 'Inventions',
  'inventions.play':
    'Playing one\nYou may play an invention when a bonus action, a potion or a card says so :play:. Pay its wood, metal and movement tokens. It stays in front of you, and from then on its icons count.',
  'inventions.needs':
    'What you must have\nYou must have the skills, card types, electricity, guests and dug rooms that a card shows, but you don’t spend them. Each joker you pay replaces one missing skill, here and for missions; never energy, and never for objectives.',
  'inventions.types':
    'Types and skills\nTools :tool:, automata :automaton: and buildings :building:. The skills are :skill-strength: strength, :skill-agility: agility, :skill-perception: perception, :skill-intelligence: intelligence and :skill-endurance: endurance; energy :energy: is an icon of its own.',
  'inventions.effects':
    'Effects\nInstant :instant: when played; once per round :once:; income :income: at once and in each new-round phase; permanent :always:; endgame :endgame: in the final scoring; offensive :offensive:. A card’s points can be negative. What it does is written out in words when you read the card.',
  'inventions.offensive':
    'Offensive inventions\nWhen you play one, it hits every opponent who has more of the named thing than you. Who is hit is settled before anyone loses anything.',
  'inventions.electricity':
    'Electricity\nThe first time you get the token on its grey side :electricity:, the second time you flip it to strong :electricity-strong:; a third time does nothing. Where basic electricity is asked for, either will do; strong needs strong.',
  'inventions.market':
    'Decks and discards\nFour basic and four advanced inventions lie face up. When a deck is empty, its discards become the new one.',

  missions: 'Missions and abilities',
  'missions.complete':
    'Completing a mission\nYou may complete one row when a bonus action, a potion or a card says so. The mission must be revealed, and your explorer or a tent must be in its room. Have and pay what the row asks for, put a cube on it and take the reward.',
  'missions.rows':
    'Rows and locks\nEach row can be completed once. A row with a lock :lock: opens when anyone has completed the row that unlocks it. You may complete several rows of one mission.',
  'missions.cubes':
    'Cubes\nThe cube comes from your board and unlocks the ability under it. Brown cubes :cube-brown: fit any mission, grey ones :cube-grey: only cellar missions.',
  'missions.abilities':
    'The ten abilities\nBeds for 1 wood and rooms for 1 metal (each costs one item when you unlock it); a porch, which is one more room (2 points); two workers for a movement token (1); a skill token (2); 3 points; 6 points (and 2 more with both); an invention for free, whatever it needs (1); any main action at once (2); a hero. All these points count at the end.',
  'missions.hero':
    'Heroes\nA hero :hero: gives 1 point for each icon of its skill that you have, its own two included, and stays with you.',

  objectives: 'Objectives',
  'objectives.claim':
    'Claiming\nClaiming an objective :objective: is a quick action: meet its requirement, put one of your three discs on the topmost free space, take the bonus. Whoever comes later needs more. Each player has one disc per card; jokers don’t help.',
  'objectives.private': 'A private objective\nIt has only its top space, and needs a disc like any other.',

  scoring: 'Final scoring',
  'scoring.sum':
    'What is added\nPoints from the game; unlocked abilities; the highest uncovered bed and the highest uncovered room, one of each; guests and cheese; points and endgame effects of inventions; 2 for strong electricity.',
  'scoring.leftovers':
    'Leftovers\nCount your wood, metal, movement tokens and cards in hand together: 1 point for every five. 1 point for every two jokers.',
  'scoring.tie': 'Tie\nWhoever is earlier in turn order wins.',

  modes: 'Variants',
  'modes.peaceful': 'Peaceful variant\nEleven cards that harm others, or protect from that, are left out.',
  'modes.editions':
    'Editions\nThe Czech and the Polish book differ on seven cards and on locks. The table option “edition” decides: recommended, Czech or Polish. See [the two readings](rulings.editions).',

  solo: 'Solo: Ratbot',
  'solo.setup':
    'Your opponent\nSet up for two. Ratbot has its own board, eight workers, an explorer, three leaders, two tents and three discs, and goes first. You keep one of two pairs of first cards.',
  'solo.level':
    'Level\nThree state cards with three different icons make the level, 0 to 9: add up their numbers, no two of which may differ by more than 1. Five skill-state tokens are dealt to them.',
  'solo.ignores':
    'What it doesn’t do\nIt has no wood, metal or electricity, and gets no bonuses from spaces, doors and missions and no effects from cards and guests. It takes only the points of objectives. If it should place a bed or a guest and has no free room, it digs one instead.',
  'solo.turn':
    'Its turn\nReveal an action card. Its leader goes to the segment shown, to the free space farthest from the middle, or, if that isn’t possible, to the next segment clockwise; one card says hut. If the card shows a worker, one joins that region, up to three. Then it acts, and then it carries out the card’s bonuses from top to bottom.',
  'solo.actions':
    'Its actions\nWood or metal: points equal to its strength. Beds or rooms: one, with three workers two. Projects: the two leftmost basic cards, with three workers the two leftmost advanced ones too, kept face down. Explore: one exploration card, with three workers two. Hut: a mission, otherwise the state shown advances.',
  'solo.bonuses':
    'Its bonuses\nThe bonuses of its action cards are its own: the two leftmost advanced cards; the round guest, or a cellar guest if that one is gone; the cheese where its explorer stands, otherwise a guest from there; a mission. With cards and the round guest the state shown advances as well, with the others only if they can’t be done; some cards do nothing but advance it.',
  'solo.explore':
    'Its exploration\nThe letter where its explorer stands says which line of the card is carried out, from left to right; what’s impossible is skipped. The last card stays for the rest of the game: cheese, otherwise a guest, otherwise on to the last room.',
  'solo.line':
    'What a line holds\nA guest comes from the room of its explorer, otherwise from that of a tent; between two tents you choose. On a move it takes the closed door in its way, without the bonus. Of two missions it reveals the one with the lower number on the next exploration card, without the bonus. A tent is pitched where its explorer stands, two at most. Cheese comes only from the room of its explorer.',
  'solo.mission':
    'Its missions\nIt needs a revealed mission where its explorer or a tent is. Its leftmost cube goes on the topmost free row, whatever that row asks for and even if it is locked; it takes no reward. Of several missions it takes the one with the lowest number on the next exploration card.',
  'solo.state':
    'State cards\nAdvancing moves the cube one space down and carries out what it says there: an objective, an exploration card, a mission, something nasty for you, or points that count at the end. At the end of a scale Ratbot scores points instead.',
  'solo.nasty':
    'Nasty spaces\nThey hit you only if you have enough of something: two wood or metal, two movement tokens, three cards, a joker, two doors, two dug rooms, two guests.',
  'solo.offensive':
    'Your offensive inventions\nThey hit Ratbot too if it has more than you. It has no items to lose, so it loses the points; of guests it discards the one worth least, of equals the one from the cellar.',
  'solo.round':
    'A new round\nIts leaders come home like yours, and all seven action cards are shuffled into a new deck.',
  'solo.end':
    'The end\nRatbot adds 1 point for each card in its pile, its state cards and their final effects, its best cube, bed and room, guests and cheese. You win only if you have more points.',

  rulings: 'How Nora reads the books',
  'rulings.editions':
    'The two readings\nCards 78 and 94: 1 wood and 1 metal less (Polish, recommended) or one of the two (Czech). Card 143: 1 point for a brown cube, or 2. Cards 53 and 78: for each icon, or once for each card. Card 131: may, or must. Card 137: from the market if it shows a tool, or also from the deck. A lock opens by the row that shows it, or by the row of that number. Peaceful: card 95 leaves, or stays.',
  'rulings.hut':
    'Who isn’t in the hut\nThe books speak only of relative order. Nora: those in the hut first, the others after them as before.',
  'rulings.bonus':
    'One bonus for each space\nThe books say one; elsewhere some spaces are said to have two. In the house set every space has one.',
  'rulings.discs':
    'With fewer than four players\nOne line of a book puts the extra discs on missions, the later text on objectives. Nora: on objectives.',
  'rulings.later':
    'Later spaces of an objective\nOne book says that the next space needs more, the other that its bonus stays the same. Nora: both; all spaces of a card bring the same bonus.',
  'rulings.stall':
    'Card 177\nOne book says an item for another item, the other names wood, metal and a card. Nora: any of the three; the card is the top one of the basic deck.',
  'rulings.heroes':
    'Heroes\nFace up from the start in one book, face down in the other. Nora: face up, with two icons each.',
  'rulings.points': 'Below zero\nThe books don’t say. Nora: points may fall below zero.',
  'rulings.entrance':
    'The entrance\nThe books don’t say. Nora: the explorer may go back there, but it isn’t a room, and no tent can be pitched there.',
  'rulings.ratbot':
    'Ratbot lacks a piece\nThe book doesn’t say. Nora: where it has no bed, underground tile or disc left, it advances on a state card instead.',
  'rulings.house':
    'House cards\nThe printed faces of most cards, missions, doors, guests and of the wheel aren’t in the books. Nora plays with its own house set, marked as such on every card; the owner of a box can put the printed ones in their place.',
  'rulings.all':
    'The full list\nThese are the readings you’re most likely to meet. The whole list is in the file docs/rulings.md of Nora’s source code.',

  icons: 'The icons',
  'icon.wood': 'Wood\nfor beds and inventions',
  'icon.metal': 'Metal\nfor rooms and inventions',
  'icon.movement': 'Movement token\nmoves a worker',
  'icon.item': 'Item\nwood, metal or a card in hand',
  'icon.joker': 'Joker\nreplaces a missing skill',
  'icon.electricity': 'Basic electricity\nthe grey side',
  'icon.electricity-strong': 'Strong electricity\nthe yellow side, 2 points at the end',
  'icon.bed': 'Bed\nbrings a worker',
  'icon.room': 'Dug room\nfree of its underground tile',
  'icon.room-free': 'Free room\nspace for a bed, a guest or cheese',
  'icon.guest': 'Guest\na mouse that moves in with you',
  'icon.guest-house': 'House guest\nfrom the rooms of the house',
  'icon.guest-cellar': 'Cellar guest\nfrom the cellar; cheese counts as one',
  'icon.door': 'Door\na bonus for whoever opens it',
  'icon.passage': 'Passage\nopen to all explorers',
  'icon.tent': 'Tent\nacts like the explorer',
  'icon.cube': 'Cube\ngoes from the board to a mission',
  'icon.cube-brown': 'Brown cube\nfor any mission',
  'icon.cube-grey': 'Grey cube\nonly for missions in the cellar',
  'icon.disc': 'Disc\nclaims an objective',
  'icon.leader': 'Leader\none turn each',
  'icon.worker': 'Worker\nstrength in its region',
  'icon.worker-entrance': 'Worker at the lair entrance\nwaits to be sent out',
  'icon.explorer': 'Explorer\nwalks through the farm',
  'icon.ability': 'Ability\nunder a cube on your board',
  'icon.mission': 'Mission\nrows to complete in a room',
  'icon.objective': 'Objective\nfirst come, first served',
  'icon.hero': 'Hero\npoints for icons of one skill',
  'icon.potion': 'Potion\nan invention, a mission, metal or wood',
  'icon.cheese': 'Cheese\n6 or 3 points',
  'icon.tool': 'Tool\na type of invention',
  'icon.automaton': 'Automaton\na type of invention',
  'icon.building': 'Building\na type of invention',
  'icon.skill-strength': 'Strength\na skill',
  'icon.skill-agility': 'Agility\na skill',
  'icon.skill-perception': 'Perception\na skill',
  'icon.skill-intelligence': 'Intelligence\na skill',
  'icon.skill-endurance': 'Endurance\na skill',
  'icon.energy': 'Energy\nan icon that no joker replaces',
  'icon.deck-basic': 'Deck of basic inventions\n1 project point per card',
  'icon.deck-advanced': 'Deck of advanced inventions\n2 project points per card',
  'icon.marker': 'Ratbot’s cube\nmarks its missions and states',
  'icon.card-basic': 'Basic invention\ncosts 1 project point',
  'icon.card-advanced': 'Advanced invention\ncosts 2 project points',
  'icon.play': 'Play an invention\nfrom your hand',
  'icon.lock': 'Lock\nanother row comes first',
  'icon.explore': 'Exploration point\none step on the farm',
  'icon.spade': 'Dig\na room for metal',
  'icon.once': 'Once per round\na quick action',
  'icon.always': 'Permanent\nworks by itself',
  'icon.income': 'Income\nat once and in each new round',
  'icon.instant': 'Instant\nwhen it’s played',
  'icon.offensive': 'Offensive\nhits those who have more',
  'icon.endgame': 'Endgame\npoints in the final scoring',
  'icon.wheel': 'Wheel\nwhere leaders are placed',
  'icon.farm': 'Farm\nhouse and cellar',
  'icon.market': 'Market\neight inventions face up',
  'icon.others': 'The others\ntheir boards and cards',
  'icon.hut': 'Alchemist’s hut\nmovement, a potion, turn order',

  'example.pair':
    'The first two cards\nA basic and an advanced invention form a pair. You choose before the others: take the pair you like.',
  'example.workers':
    'Send the workers out\nTwo workers wait at the lair entrance. Send both to the forest: gathering wood and digging rooms will then have strength 2.',
  'example.wood':
    'Gather wood with strength 2\nTwo workers stand in the forest. Place a leader on the segment beside “gather wood” and take 2 wood.',
  'example.segment':
    'One leader in each segment\nYour first leader stands on the wheel. The other spaces of its segment are closed to you; ask the table why.',
  'example.hut': 'To the hut\nPlace a leader in the hut: you gain a movement token and choose a potion.',
  'example.door':
    'A door in the first round\nTwo workers are on the farm. Explore and open a door: its bonus is yours, and the way is open.',
  'example.dig': 'Dig the first room\nTwo workers stand in the forest and you have 2 metal: enough for one room.',
  'example.ratbot':
    'Ratbot’s first turn\nIt has revealed a card and placed a leader. The log says what it did; now it’s your turn.',

  ...wistarLessons,
} as const
