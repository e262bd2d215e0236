/** What the lessons of the game say, `lesson.<lesson>.<step>`: see docs/writing-lessons.md. */
export const woodcraftLessons = {
  'lesson.rounds': 'Your first four rounds\nDice are wood: buy, saw, plant and deliver, up to the first income.',
  'lesson.rounds.welcome':
    'Your workshop.\nDice are wood: the colour is the sort, the number the length. Orders want exactly the right pieces.',
  'lesson.rounds.helper':
    'A helper.\nKeep one of three and pay for it. Take this one: it leaves you the most blueberries.',
  'lesson.rounds.orders': 'Two orders.\nKeep two of five. Take this one and any other.',
  'lesson.rounds.row':
    'Beside your board.\nOne order begins now. Put this one out: it wants green 1, green 2 and yellow 2.',
  'lesson.rounds.wheel':
    'The action wheel.\nIn a turn you move one action tile and do its action. Everybody shares the tiles.',
  'lesson.rounds.tile': 'Move a tile.\nTake “Buy lumber”: it goes to the next quadrant.',
  'lesson.rounds.lumber': 'Do its action.\nChoose it once more. Or you could take 3 blueberries instead.',
  'lesson.rounds.die': 'Buy wood.\nA die costs its value. Buy the green 5.',
  'lesson.rounds.enough': 'One is enough.\nA second one would be possible too. Stop here.',
  'lesson.rounds.end': 'End your turn.\nThen it’s your opponent’s.',
  'lesson.rounds.saw': 'The saw.\nYou can work on wood besides your action. Take the sawing tile.',
  'lesson.rounds.cut': 'Saw.\nThe green 3 becomes a 1 and a 2.',
  'lesson.rounds.complete':
    'Deliver!\nNow you have what the order wants. Complete it: you gain its reward and reputation.',
  'lesson.rounds.next': 'Your action.\nMove “Buy materials”. You also gain what the space it leaves shows.',
  'lesson.rounds.materials': 'Materials.\nDo the action.',
  'lesson.rounds.scrapwood': 'Scrapwood.\nWith it a die grows by splicing. Take this bundle.',
  'lesson.rounds.stop': 'Enough.\nStop here.',
  'lesson.rounds.second': 'End your turn.\nYou have worked, delivered and bought, all in one turn.',
  'lesson.rounds.gardener':
    'Into the next quadrant.\nMove “Produce or plant”. As the wheel goes on, the saw turns and its windows get better.',
  'lesson.rounds.window': 'From the window.\nIt gives a die. Take the green one.',
  'lesson.rounds.garden': 'Plant.\nDo the action of the tile.',
  'lesson.rounds.plant': 'A tree.\nFirst plant one.',
  'lesson.rounds.tree':
    'A seedling of 2.\nCut a 2 off the green 3; the rest stays with you. Each turn the tree grows by 2, and a 6 is felled.',
  'lesson.rounds.produce': 'Your helper.\nLet it produce what is shown at its foot.',
  'lesson.rounds.third': 'End your turn.\nYour tree grows when your next turn begins.',
  'lesson.rounds.customers': 'New customers.\nMove “Choose orders”.',
  'lesson.rounds.reward': 'From the window.\nTake either die.',
  'lesson.rounds.choose': 'Orders.\nDo the action.',
  'lesson.rounds.order':
    'Take one.\nAny order you like: it goes into the row it shows. The higher, the more reputation.',
  'lesson.rounds.only': 'One is enough.\nA second one would cost 3 blueberries.',
  'lesson.rounds.fourth': 'End your turn.\nAfter the fourth round comes the first income.',
  'lesson.rounds.income':
    'Income.\nOpen orders slide down a row, one order from your hand joins them, you gain blueberries and points, and all tiles are fresh again.',
  'lesson.rounds.points':
    'Up to the end.\nEvery completed order counts by your reputation; contracts, helpers and tools are added. You know the ropes.',
  'lesson.solo': 'Alone: the solo deck\nCards play the others. As far as the first of them.',
  'lesson.solo.welcome':
    'Alone.\nYou play for points: 110 are good, 140 excellent. Cards move the tiles as others would.',
  'lesson.solo.helper': 'A helper.\nKeep this one.',
  'lesson.solo.orders': 'Two orders.\nKeep any two.',
  'lesson.solo.row': 'Beside your board.\nPut one of them out.',
  'lesson.solo.tile': 'Move a tile.\nTake “Buy materials”.',
  'lesson.solo.materials': 'Materials.\nDo the action.',
  'lesson.solo.bundle': 'A bundle.\nTake 2 glue for 1 blueberry.',
  'lesson.solo.stop': 'Enough.\nStop here.',
  'lesson.solo.end': 'End your turn.\nThen a card is turned over.',
  'lesson.solo.card':
    'The solo card.\nIt moves one or two tiles, may discard cards or reroll wood, or moves the neutral marker. What it moves you can’t.',
  'lesson.solo.score':
    'The race.\nThe neutral marker takes reward tiles if it arrives first. Otherwise everything is as you know it.',
  'lesson.puzzle':
    'The shortest way.\nComplete the marked order with the fewest extra actions: saw, splice, glue, harvest, deliver. No tile is moved.',
} as const
