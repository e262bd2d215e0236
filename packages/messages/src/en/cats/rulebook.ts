import { catsLessons } from './lessons.ts'

/**
 * The rulebook of The Isle of Cats. `chapter` is the title of a chapter, `chapter.paragraph` a paragraph with its heading on
 * the first line: see docs/writing-lessons.md.
 */
export const catsRulebook = {
  goal: 'The goal',
  'goal.story':
    'Five days\nVesh and his fleet arrive in five days. Until then, make friends with the cats of the island and bring as many of them aboard as your boat can carry.',
  'goal.win':
    'How to win\nCover your boat with tiles, keep cats of one colour together as [families](scoring.families), hide the [rats](scoring.rats), fill whole [sections](scoring.sections) and play [lessons](lessons.play). Whoever has the most points after the fifth day wins.',

  parts: 'What’s on the table',
  'parts.boat':
    'The boat\nEach of the four boats has 142 cells in seven sections: stern, port cabin, dining room, starboard cabin, deck, storeroom and bow. Nineteen cells show a rat and five show a map, one in each colour. The lines inside the boat only mark sections; tiles may lie across them.',
  'parts.terms':
    'Adjacent, edge, row, column\nTwo cells or tiles are adjacent if they share a side; a corner isn’t enough. The edge of the boat is every cell that has a side on the outline. Rows run from stern to bow, columns across.',
  'parts.tiles':
    'Tiles\nThere are 85 cats, 17 in each of five colours :cat-blue: :cat-green: :cat-red: :cat-purple: :cat-orange:, six oshaxes :oshax:, 44 common treasures :treasure-common: in four small shapes and 25 rare treasures :treasure-rare:. Cats and rare treasures come out of the discovery bag.',
  'parts.cards':
    'Discovery cards\nFive kinds: [rescue cards](rescue.cards), [lessons](lessons.play), [oshax cards](finds.oshax), [treasure cards](finds.treasures) and [anytime cards](anytime.when). The number in the corner is the price in fish.',

  setup: 'Setup',
  'setup.common':
    'The island\nFor each shape of common treasure put out 5 tiles with one or two players, 8 with three, all 11 with four. When a shape runs out, it’s gone for good. All oshaxes lie face up. Shuffle the discovery cards; cats and rare treasures go into the bag.',
  'setup.player':
    'Each player\nEverybody gets a boat and one permanent basket :basket:. The first turn order is random; in the book, whoever stroked a cat last goes first.',

  day: 'A day',
  'day.phases':
    'The phases\nEvery day runs the same way: fill the zones, fishing, exploration, lessons, rescue, rare finds. Then Vesh is one day closer.',
  'day.fill':
    'Filling the zones\nDraw tiles from the bag until each zone beside the island holds two cats for every player (four in a solo game). The first half goes left, the rest right. Rare treasures you draw don’t count; they join the treasures on the table. Cats left over from yesterday have gone overnight.',
  'day.fishing': 'Fishing\nEverybody takes 20 fish :fish:. Fish you don’t spend stay with you.',
  'day.next':
    'The next day\nUsed permanent baskets can be used again, cats still in the zones leave the game, and you keep your cards and fish. After the fifth day comes the [final scoring](scoring.rats).',

  explore: 'Exploration',
  'explore.draft':
    'Draft\nEverybody is dealt seven cards, keeps two and passes the rest on; then two of the five, two of the three, and the last one. On days 1, 3 and 5 cards go to the left, on days 2 and 4 to the right. Cards from earlier days stay aside and aren’t passed on.',
  'explore.buy':
    'Purchase\nNow decide which of your seven cards to buy. Pay the price of each in fish; the others are discarded. Everybody decides at the same time. How many cards each player bought, and for how many fish, is shown once the last one has bought; which cards they are stays secret. Keep some fish: [rescuing cats](rescue.price) costs fish too.',
  'explore.kept':
    'Cards in hand\nBought cards stay in your hand until you play them, on any later day if you like. There’s no hand limit.',

  lessons: 'Lessons',
  'lessons.play':
    'Playing lessons\nAll lessons in your hand must be played now, in turn order. One you gain later waits for the next day; on the fifth day it’s worth nothing.',
  'lessons.private':
    'Private lessons\nA private lesson lies face down in front of you, and only you score it. Several of the same kind score one by one.',
  'lessons.public':
    'Public lessons\nA public lesson lies face up in the middle and counts for everybody. If it needs a colour, whoever plays it chooses the colour at that moment.',
  'lessons.sets':
    'Sets\nOf the 38 lessons 14 are basic and 24 belong to the sets A, B and C. All public lessons are in set C.',

  rescue: 'Rescue',
  'rescue.cards':
    'Choosing rescue cards\nIn turn order everybody puts down any number of rescue cards, or none, face down. Then all are revealed together. They give :speed: speed and baskets for this day only.',
  'rescue.speed':
    'Speed\nAdd up the speed on your cards; the fastest goes first. Players with the same speed keep their order. Without a card your speed is 0. The new order holds from now on, on later days too.',
  'rescue.turn':
    'Your turn\nTake one cat from a zone, pay for it and [place it](placing.rules) on your boat at once. Then it’s the next player’s turn, and so on until everybody has passed.',
  'rescue.price':
    'What a cat costs\nA cat in the left zone costs 3 fish, one in the right zone 5. On top of that you need one [basket](rescue.baskets) for every cat.',
  'rescue.baskets':
    'Baskets\nA permanent basket :basket: works once a day. A single-use basket is printed on a rescue card and works once. A broken basket :basket-broken: is half a basket: two of them carry one cat. Single-use and broken baskets you don’t use are lost when you pass.',
  'rescue.pass':
    'Passing\nIf you can’t or don’t want to rescue another cat, pass: you’re out for this phase, and your rescue cards are discarded.',

  placing: 'Placing tiles',
  'placing.rules':
    'Where a tile may go\nEvery tile must share a side with one that’s already on your boat; only the first may go anywhere. Turn and flip it as you like. It must lie wholly on the boat and may not overlap another tile. Rats, maps and the lines between sections don’t matter. Once placed, a tile stays. A tile that fits nowhere may not be taken.',
  'placing.maps':
    'Maps\nWhen a cat covers the map of its own colour, you may at once place one common treasure. Only cats do this, oshaxes of that colour included; a treasure on a map earns nothing.',

  finds: 'Rare finds',
  'finds.turn':
    'Taking turns\nIn turn order play one oshax card or treasure card and place its tiles at once, or pass. The phase ends when everybody has passed.',
  'finds.oshax':
    'Oshaxes\nChoose any oshax, place it, then choose its colour. From then on it’s a cat of that colour for everything: families, maps, lessons.',
  'finds.treasures':
    'Treasures\nA treasure card says which treasures you may place: rare ones from the table, common ones, or small ones. Small treasures are the common ones of one or two cells. Common treasures fill gaps and score nothing; a rare treasure is worth 3 points.',

  anytime: 'Anytime cards',
  'anytime.when':
    'When\nAn anytime card can be played at any moment, even on someone else’s turn, and is resolved completely before play continues. At the table, raise your hand :hand-raised: and play stops at the next pause.',
  'anytime.order': 'Several at once\nIf more than one player wants to play such a card, they do so in turn order.',
  'anytime.draw':
    'Cards that draw cards\nWhile exploring, a card that lets you draw others can be played only after you have paid for your purchase. The new cards have to be paid for too.',
  'anytime.cost':
    'What a card asks for\nSome cards make you discard lessons, treasures or a basket. Without them the card can’t be played, and neither can one that would do nothing. You may discard a permanent basket even after using it.',

  scoring: 'Final scoring',
  'scoring.rats': 'Rats\nMinus 1 point for every rat that’s still visible.',
  'scoring.sections': 'Sections\nMinus 5 points for every section with at least one empty cell.',
  'scoring.families':
    'Families\nThree or more adjacent cats of one colour are a family: 8 points for three, 11 for four, 15 for five, 20 for six, and 5 more for each further cat. Groups that touch only at a corner are separate, and you may have several families of one colour.',
  'scoring.treasures': 'Rare treasures\n3 points each.',
  'scoring.lessons': 'Lessons\nAdd your own lessons, then what the public lessons give you.',
  'scoring.tie': 'Tie\nThe tied player with more fish wins. If that’s equal too, the win is shared.',

  family: 'Family mode',
  'family.setup':
    'Without fish\nNo fish, no baskets, no discovery cards, no oshaxes. Everybody gets three family lessons and keeps two.',
  'family.turn':
    'Turns\nThe zones are filled as usual. On your turn take one cat for free and place it, or pass. A cat on the map of its colour earns one treasure, common or rare. When the day ends, the first player becomes the last.',
  'family.score':
    'Scoring\nRats, sections and families count as usual, then your two lessons. Rare treasures score nothing here. If tied, the player with more full sections wins.',

  solo: 'Solo: the sister',
  'solo.setup':
    'Your opponent\nThe sister has no boat. She has five colour cards, one more of which is revealed each day, three basic lessons and, depending on the level, up to four hard ones. Oshaxes lie in a row in random order. Who goes first is random.',
  'solo.day':
    'Your day\nDraw five cards and keep three, twice, then take one more: you buy from these seven. The zones hold four cats each, placed in a row and numbered from the left, 1 to 8.',
  'solo.cards':
    'Her cards\nOnce you’ve chosen your rescue cards, reveal her top card. Its baskets say how many cards she has today, its speed how fast she is. You take turns; on hers she carries out one card from top to bottom. Baskets and speed on her later cards don’t matter. If you pass first, she carries out all she has left. In rare finds she does nothing.',
  'solo.orders':
    'What a card says\n“Cat 3” removes the third cat from the left, “gold 2” one rare treasure of the second column, “oshax 5” the fifth oshax, a small picture a common treasure of that shape. “Swap 2, 6” exchanges two cats. After each of these the positions are numbered anew.',
  'solo.missing': 'Nothing at that position\nThen it means the last one. If there’s none at all, nothing happens.',
  'solo.wind':
    'Cats that move or come later\nWhere an anytime card moves cats between the zones or brings new ones, you choose their positions in the row.',
  'solo.lessons':
    'Lessons in a solo game\nLesson 121 needs a family of at least seven cats. Her own lessons 197, 203 and 215 concern all five colours, even one you have no cats of.',
  'solo.score':
    'Scoring\nYou score as usual, except that public lessons give half, rounded up for each card. The sister scores every cat on your boat by its colour: 5 points each for the colour revealed first, then 4, 3, 2 and 1. Her own lessons are added. You must have more points than her: she wins ties.',

  rulings: 'How Nora reads the book',
  'rulings.first':
    'An empty boat again\nThe book lets the first tile go anywhere. Nora: whenever the boat is empty, even if it has become empty again.',
  'rulings.map':
    'When a map pays\nThe book: at once, if you want. Nora: the same; what you decline is gone. The treasure must touch a tile as usual.',
  'rulings.earlier':
    'Cards from earlier days\nThe book puts them aside while you explore. Nora: they can’t be bought or passed on again, but an anytime card among them may be played, because any time means any time.',
  'rulings.empty':
    'Empty zones\nIn other descriptions of the game, rescue ends when the zones are empty. Nora plays on until everybody has passed, because a card may fill them again.',
  'rulings.corner':
    'The example of the orange cats\nThe book’s own example joins two groups at a corner in words, but not in its points. Nora: a corner never joins a family.',
  'rulings.count':
    'Lessons that count lessons\nThe book doesn’t say. Nora counts private lessons on the table only: public ones belong to nobody.',
  'rulings.family': 'Family mode\nIts rules aren’t in the book we have. Nora plays by public descriptions of them.',
  'rulings.swap':
    'A swap with one cat missing\nThe book takes the last position. Nora: the first missing one is the last but one, the second the last; two swapped cats also exchange zones.',
  'rulings.all':
    'The full list\nThese are the readings you’re most likely to meet. The whole list is in the file docs/rulings.md of Nora’s source code.',

  icons: 'The icons',
  'icon.fish': 'Fish\nyou pay for cards and cats with it',
  'icon.basket': 'Basket\none for every cat you rescue',
  'icon.basket-broken': 'Broken basket\ntwo make one',
  'icon.speed': 'Speed\nthe fastest goes first',
  'icon.lesson': 'Lesson\npoints at the end',
  'icon.tile': 'Tile\nanything that is placed on a boat',
  'icon.cells': 'Cells\nhow much of the boat is covered',
  'icon.hand-raised': 'Raised hand\nsomebody wants to play an anytime card',
  'icon.phase': 'Phase\nhow far the day has got',
  'icon.cat': 'Cat\nof any colour',
  'icon.cat-blue': 'Blue cat\none of the five colours; its coat has a pattern of its own',
  'icon.cat-green': 'Green cat\none of the five colours; its coat has a pattern of its own',
  'icon.cat-red': 'Red cat\none of the five colours; its coat has a pattern of its own',
  'icon.cat-purple': 'Purple cat\none of the five colours; its coat has a pattern of its own',
  'icon.cat-orange': 'Orange cat\none of the five colours; its coat has a pattern of its own',
  'icon.oshax': 'Oshax\na cat of the colour you choose',
  'icon.treasure-common': 'Common treasure\nfills a gap, scores nothing',
  'icon.treasure-rare': 'Rare treasure\n3 points',

  'example.draft':
    'Seven cards, keep two\nThe morning of the first day. Choose any two of your cards; the rest go to your neighbour. Try to keep fish for later: each card shows its price.',
  'example.buy':
    'What to buy for 20 fish\nAll seven of your cards are here. Choose the ones you want and see how many fish are left: you should still be able to rescue at least one cat.',
  'example.first':
    'The first tile\nThe boat is empty, so this cat may go anywhere. Choose a cat, turn it, and place it.',
  'example.touch':
    'It has to touch\nOne cat is aboard. The next may go only where it shares a side with it. Move it elsewhere and the table tells you why not.',
  'example.map': 'A cat on its own map\nA cat has covered the map of its colour, so you may place a treasure at once.',
  'example.family':
    'Three of a colour\nTwo cats of one colour lie side by side. A third that touches them makes a family: 8 points.',
  'example.sister':
    'The sister takes her turn\nYour first rescue in a solo game. As soon as your cat is aboard, she carries out her card.',

  ...catsLessons,
} as const
