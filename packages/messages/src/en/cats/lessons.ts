/** What the lessons of the game say, `lesson.<lesson>.<step>`: see docs/writing-lessons.md. */
export const catsLessons = {
  'lesson.family': 'Your first day\nThe family game of The Isle of Cats: take cats, place them, build a family.',
  'lesson.family.boat':
    'Your boat.\nFill its seven sections: at the end each one with a gap costs you 5 points, and each rat you didn’t cover 1.',
  'lesson.family.lessons':
    'Lessons.\nThese cards score for you alone. Keep two of the three; for a first game any two will do.',
  'lesson.family.welcome':
    'The island.\nCats wait beside it in two zones. You have five days to bring aboard as many as will fit.',
  'lesson.family.cat': 'Take a cat.\nIn the family game cats are free. Take this green one.',
  'lesson.family.map':
    'Place it.\nTurn and flip it with the buttons or the keys R and F, and put it on the small green map on your boat: the first tile may go anywhere.',
  'lesson.family.treasure': 'A treasure!\nA cat on a map of its own colour finds one. Take whichever you like.',
  'lesson.family.fill': 'Fill a gap.\nEvery tile must share a side with one that’s already there. Place your treasure.',
  'lesson.family.rival': 'The others.\nYour opponent has taken a cat too. You take turns, one cat each.',
  'lesson.family.second': 'Another green one.\nCats like company in their own colour. Take this cat.',
  'lesson.family.beside':
    'Side by side.\nPlace it so that it shares a side with your green cat. A corner isn’t enough.',
  'lesson.family.third': 'And a third.\nThree make a family. Take this one too.',
  'lesson.family.family': 'A family.\nPlace it beside the other two.',
  'lesson.family.points':
    '8 points.\nA family of three is worth 8, and every further cat adds more. The button above the boat shows your families.',
  'lesson.family.pass':
    'Enough for today.\nNormally you’d go on while something fits. This time, pass: you’re out until tomorrow.',
  'lesson.family.days':
    'The next day.\nThe zones are filled again. After five days you count points: families and lessons, minus rats and unfilled sections.',
  'lesson.day': 'One day of the full game\nFish, cards and baskets: what the full game adds to the family game.',
  'lesson.day.fish':
    '20 fish.\nEvery morning you get 20 fish :fish: for cards and cats. What you don’t spend stays with you.',
  'lesson.day.draft': 'Seven cards.\nKeep two. The rest goes to your neighbour, and you get theirs.',
  'lesson.day.more': 'Five cards.\nThese come from your neighbour. Keep two again.',
  'lesson.day.last': 'Three cards.\nKeep two; the last one comes by itself. That makes seven.',
  'lesson.day.buy': 'Buy.\nChoose at least one card, and keep 3 fish for a cat. The rest is discarded.',
  'lesson.day.cards':
    'Five kinds.\nRescue cards bring baskets and speed, lessons score, oshax and treasure cards bring tiles, and anytime cards can be played whenever you like.',
  'lesson.day.rescue':
    'Rescue a cat.\nIn one zone a cat costs 3 fish, in the other 5, and each needs a basket :basket:. You own one, ready again every day. Take any cat you can pay for.',
  'lesson.day.place': 'Place it.\nIt may go anywhere: your boat is empty.',
  'lesson.day.next':
    'On to the next day.\nRescue while you have baskets; then come rare finds. In the morning there are fish, cats and cards again: keep two. After five days points are counted.',
  'lesson.sister': 'Solo: the sister\nAn opponent without a boat. Up to her first turn.',
  'lesson.sister.welcome':
    'Your sister.\nShe places nothing. She removes what you want, and scores the cats on your boat by colour.',
  'lesson.sister.draft': 'Five cards.\nIn a solo game you keep three of five.',
  'lesson.sister.more': 'And again.\nThree of five once more; another card comes by itself.',
  'lesson.sister.buy': 'Buy.\nChoose at least one card, and keep 3 fish for a cat.',
  'lesson.sister.rescue':
    'Rescue a cat.\nThe cats lie in one row, numbered 1 to 8 from the left: her card “cat 3” removes the third. Take any you can pay for before she does.',
  'lesson.sister.place': 'Place it.\nThen it’s her turn.',
  'lesson.sister.answer':
    'Her cards.\nOn her turn she carries out one card from top to bottom. The table shows what she did.',
  'lesson.sister.score':
    'Her points.\nEach day one more colour is revealed: she scores 5 points for every cat of the first one on your boat, then 4, 3, 2 and 1. You must have more points than her.',
  'lesson.puzzle.place':
    'The best place.\nPlace the tile so that your boat is worth as many points as possible, as if the game ended now.',

  'first.colour': 'Choose one of the five colours: for this card or this oshax it counts from now on.',
  'first.moveCat': 'Choose a cat beside the island and put it elsewhere in the zones.',
  'first.zone': 'Say where beside the island the cat goes: its price depends on the zone.',
  'first.familyRescue': 'Take one cat for free and place it on your boat, or pass.',
} as const
