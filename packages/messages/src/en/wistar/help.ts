/** What the places of the board mean: the rule of each, for whoever asks. */
export const wistarHelp = {
  space: 'Space on the wheel',
  'space.text':
    'A leader here takes the main action beside it and the bonus action shown on it, in any order. One leader per space, and never two of yours in one segment: the rest of the segment is then chained off.',
  'hut.text':
    'Any number of leaders can line up here, from the left. Each brings a movement token and a potion, and the line sets the next turn order.',
  'action.text':
    'The strength of a main action is the number of your workers in its region; cards may add to it. At strength 0 nothing happens.',
  'region.text':
    'The number shows how many workers are here. A movement token moves one to another region; sending one from the lair entrance is free.',
  'room.text':
    'Explorers move from room to room through open passages. You can reach guests, missions and doors from your explorer and from your tents.',
  door: 'Door',
  'door.text':
    'Whoever opens it takes the bonus on its other side and keeps the token. From then on the passage is open to everyone.',
  mission: 'Mission, face down',
  'mission.text': 'Revealing it costs an exploration point and gives its bonus at once. It then stays face up.',
  row: 'Row of a mission',
  'row.text':
    'Whoever has what the left side asks for puts a cube here and gains what the right side shows. A lock opens once the row it names is completed.',
  'guests.text': 'Taking a guest costs an exploration point and needs a free room. Only then is its tile turned over.',
  guests: 'Guests',
  'ability.cube':
    'Its cube goes on a mission row, and the ability is unlocked. Brown cubes fit any mission, grey ones only cellar missions. A number is a fee in items.',
  build: 'Next bed',
  'build.text':
    'A bed costs 2 wood (1 with the ability) and needs a free room. Its worker goes to the lair entrance. At the end only the highest uncovered value counts.',
  dig: 'Next room',
  'dig.text':
    'A room costs 2 metal (1 with the ability). It holds a bed or a guest. At the end only the highest uncovered value counts.',
  'deck.text':
    'The top card costs as many project points as a face-up one: 1 for a basic card, 2 for an advanced one. At the start of a round the two cards on the right (») are discarded.',
  stock: 'What you have',
  'stock.text':
    'A joker costs 3 items and replaces one missing skill icon; an electricity token costs 4. Items are wood, metal and cards from your hand. At the end every 5 leftover things are worth a point.',
  round: 'Round',
  'round.text':
    'Five rounds of three leaders each. When a new one begins, leaders come home, the wheel turns by one segment as the arrow shows, and the market moves on.',
  entrance: 'Lair entrance',
  'entrance.text':
    'The worker of a new bed waits here until you send it to a region: for free, as often as you like on your turn.',
  'skill.text':
    'How many of these icons your cards and skill tokens show. They aren’t spent when something asks for them; a joker stands in for one that is missing.',
  'tent.text':
    'A tent is pitched where your explorer stands and stays for good. You can act there as if your explorer were there, except for moving.',
  tent: 'Tent',
} as const
