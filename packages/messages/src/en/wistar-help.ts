/** What the places of the board mean: the rule of each, for whoever asks. */
export const wistarHelp = {
  space: 'Space on the wheel',
  'space.text':
    'A leader here does the main action beside it and the bonus actions drawn in it, in any order. One leader on a space, and never two of yours in one segment: then the rest of the segment is chained.',
  'hut.text':
    'Any number of leaders queue here from the left: each gains a movement token and a potion, and the queue makes the next turn order.',
  'action.text':
    'A main action is as strong as you have workers in its region; cards may add to it. At strength 0 nothing happens.',
  'region.text':
    'The number is how many workers stand here. A movement token moves one to another region; from the lair entrance they are sent for free.',
  'room.text':
    'Explorers go from room to room through open passages. Guests, missions and doors can be reached from your explorer and from your tents.',
  door: 'Door',
  'door.text':
    'Whoever opens it takes the bonus on its back and keeps the token; from then on the passage is open for everybody.',
  mission: 'Mission, face down',
  'mission.text': 'Revealing it costs an exploration point and gives its bonus at once; it then stays face up.',
  row: 'Row of a mission',
  'row.text':
    'Whoever meets what stands at the left puts a cube here and gains what stands at the right. A lock opens when the row it names is done.',
  'guests.text': 'Taking a guest costs an exploration point and a free chamber. The tile is turned over only then.',
  guests: 'Guests',
  'ability.cube':
    'The cube on it goes on a mission row and frees the ability. Brown cubes go on any mission, grey ones only in the cellar. A number is a fee in items.',
  build: 'Next bed',
  'build.text':
    'A bed costs 2 wood, 1 with the ability, and needs a free chamber. Its worker goes to the lair entrance. At the end only the highest value uncovered counts.',
  dig: 'Next chamber',
  'dig.text':
    'A chamber costs 2 metal, 1 with the ability. It has room for a bed or a guest. At the end only the highest value uncovered counts.',
  'deck.text':
    'A card from the top costs as many project points as one lying open: 1 for a basic, 2 for an advanced one. When a round begins the two cards at the right (») are discarded.',
  stock: 'What you have',
  'stock.text':
    'A joker costs 3 items and stands in for one missing skill icon; electricity costs 4. Items are wood, metal and cards from your hand. At the end 5 things left over are worth a point.',
  'tent.text':
    'A tent is pitched where your explorer stands and stays there for good: you can act there as if your explorer were there, except for moving.',
  tent: 'Tent',
} as const
