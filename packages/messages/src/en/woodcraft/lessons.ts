/** What the lessons of the game say, `lesson.<lesson>.<step>`: see docs/writing-lessons.md. */
export const woodcraftLessons = {
  'lesson.rounds':
    'Your first four rounds\nDice are wood: buy, saw, plant and complete orders, up to the first income.',
  'lesson.rounds.welcome':
    'Your workshop.\nDice are wood: the colour is the kind, the number is the length. Orders want exactly the right pieces.',
  'lesson.rounds.helper':
    'A helper.\nKeep one of three and pay for it. Take this one: it leaves you the most blueberries.',
  'lesson.rounds.orders': 'Two orders.\nKeep two of five. Take this one and any other.',
  'lesson.rounds.row':
    'Beside your board.\nOne order is open from the start. Place this one: it wants a green 1, a green 2 and a yellow 2.',
  'lesson.rounds.wheel':
    'The action wheel.\nOn your turn you move one action tile and take its action. Everybody shares the tiles.',
  'lesson.rounds.tile': 'Move a tile.\nTake “Buy lumber”: it goes to the next quadrant.',
  'lesson.rounds.lumber': 'Take its action.\nChoose it once more. You could also take 3 blueberries instead.',
  'lesson.rounds.die': 'Buy wood.\nA green die costs its value, yellow 1 and brown 2 more. Buy the green 5.',
  'lesson.rounds.enough': 'One is enough.\nYou could buy a second one. Stop here.',
  'lesson.rounds.end': 'End your turn.\nThen it’s your opponent’s.',
  'lesson.rounds.saw': 'The saw.\nYou can work on wood in addition to your action. Take the sawing tile.',
  'lesson.rounds.cut': 'Saw.\nThe green 3 becomes a 1 and a 2.',
  'lesson.rounds.complete':
    'Complete it!\nNow you have what the order wants. Complete it for its reward and for reputation, which makes every order worth more at the end.',
  'lesson.rounds.next': 'Your action.\nMove “Buy materials”. You also gain what the space it leaves shows.',
  'lesson.rounds.materials': 'Materials.\nTake the action.',
  'lesson.rounds.scrapwood': 'Scrapwood.\nSplicing it makes a die grow. Take this bundle.',
  'lesson.rounds.stop': 'Enough.\nStop here.',
  'lesson.rounds.second': 'End your turn.\nYou sawed, completed an order and bought materials, all in one turn.',
  'lesson.rounds.gardener':
    'Into the next quadrant.\nMove “Produce or plant a tree”. A tile left behind the saw’s arrow also brings what the saw window beside it shows.',
  'lesson.rounds.window': 'From the window.\nIt gives a die. Take the green one.',
  'lesson.rounds.garden': 'Plant.\nTake the tile’s action.',
  'lesson.rounds.plant': 'A tree.\nFirst plant one.',
  'lesson.rounds.tree':
    'A seedling of 2.\nCut a 2 off the green 3; you keep the rest. Each turn the tree grows by 2, and at 6 it is harvested.',
  'lesson.rounds.produce': 'Your helper.\nLet it produce what its card shows at the bottom.',
  'lesson.rounds.third': 'End your turn.\nYour tree grows at the start of your next turn.',
  'lesson.rounds.customers': 'New customers.\nMove “Choose orders”.',
  'lesson.rounds.reward': 'From the window.\nTake either die.',
  'lesson.rounds.choose': 'Orders.\nTake the action.',
  'lesson.rounds.order':
    'Take one.\nAny order you like: it goes into the row it shows. The higher the row, the more reputation.',
  'lesson.rounds.only': 'One is enough.\nA second one would cost 3 blueberries.',
  'lesson.rounds.fourth': 'End your turn.\nAfter the fourth round comes the first income.',
  'lesson.rounds.income':
    'Income.\nOpen orders slide down a row, one order from your hand joins them, you gain blueberries and points, and your sawing and splicing tiles can be used again.',
  'lesson.rounds.points':
    'To the end.\nEvery completed order scores by your reputation; contracts, helpers and tools are added. The rest, such as [improving the workshop](actions.improve), is in the rulebook.',
  'lesson.solo': 'Solo: the solo deck\nCards play for the others. Up to the first of them.',
  'lesson.solo.welcome':
    'Solo.\nYou play for points: 110 is good, 140 excellent. Cards move the tiles as other players would.',
  'lesson.solo.helper': 'A helper.\nKeep this one.',
  'lesson.solo.orders': 'Two orders.\nKeep any two.',
  'lesson.solo.row': 'Beside your board.\nPlace one of them.',
  'lesson.solo.tile': 'Move a tile.\nTake “Buy materials”.',
  'lesson.solo.materials': 'Materials.\nTake the action.',
  'lesson.solo.bundle': 'A bundle.\nTake 2 glue for 1 blueberry.',
  'lesson.solo.stop': 'Enough.\nStop here.',
  'lesson.solo.end': 'End your turn.\nThen a card is revealed.',
  'lesson.solo.card':
    'The solo card.\nIt moves one or two tiles, and nobody gets their bonuses. It may also discard cards, reroll wood or move the neutral marker.',
  'lesson.solo.score':
    'The race.\nThe neutral marker on the reputation track takes a reward tile away if it gets there first. Everything else is as you know it.',
  'lesson.puzzle.order':
    'The shortest way.\nComplete the marked order with the fewest extra actions: saw, splice, glue, harvest, complete. No tile is moved.',

  'first.turn':
    'On your turn, move one action tile and take its main action. Before and after it you may take extra actions: saw, splice, glue, harvest, complete orders, use helpers. Then end your turn.',
  'first.keepOrders': 'Keep two of your five orders; the two hazelnut orders are yours anyway.',
  'first.placeOrder': 'One order from your hand goes beside your board, into the row it shows.',
  'first.discardDie': 'Up to six dice may stay in your pile; trees in pots don’t count.',
  'first.buySix':
    'You may buy a 6 from the supply at the usual price, in a different colour from a die you’ve just sold.',
  'first.shave': 'A lowered die is shorter wood: its colour stays, its value becomes smaller.',
  'first.chooseDie': 'The die you take goes to your pile: it’s a piece of wood of that colour and length.',
  'first.recolour': 'The die changes its colour; its value stays.',
  'first.turnOver': 'Opposite faces add up to 7: a 1 becomes a 6, a 2 a 5, a 3 a 4, and the other way round.',
  'first.raiseOrder': 'The higher its row, the better the reward of an order, and the later it slides out.',
  'first.effect.choose': 'A card or a bonus names several things, and only one of them happens: you decide which.',
  'first.effect.may': 'You may do what is offered, or do without it.',
  'first.effect.pick': 'A card or a bonus lets you take one of these.',
  'first.effect.pay': 'This can be paid in more than one way: choose what to pay with.',
  'first.effect.chooseSecretly':
    'A card or a bonus names several things, and only one of them happens: you decide which.',
  'first.effect.maySecretly': 'You may do what is offered, or do without it.',
  'first.effect.pickSecretly': 'A card or a bonus lets you take one of these.',
} as const
