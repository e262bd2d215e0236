import type { GameEvent } from '@nora/kernel'

/** What happens to what all share. */
const shared: { readonly [type: string]: string } = {
  buyDie: 'yard',
  sellDie: 'yard',
  newLumber: 'yard',
  lumberGone: 'yard',
  roll: 'yard',
  buyBundle: 'materials',
  foreign: 'reputation',
  tileGone: 'reputation',
  reputation: 'reputation',
  rewardTilesLaid: 'reputation',
  lateDecks: 'orders',
  move: 'orders',
  claimContract: 'contracts',
  sawTurns: 'wheel',
  arcGone: 'wheel',
  soloCard: 'solo',
  soloBlocked: 'solo',
  lastRound: 'rounds',
  income: 'rounds',
  lastIncome: 'rounds',
  rewardTile: 'reputation',
  rewardTileLate: 'reputation',
}

/** What happens at somebody's own bench, rack or house. */
const own: { readonly [place: string]: readonly string[] } = {
  lumber: ['saw', 'splice', 'shave', 'glue', 'gainDie', 'discardDie', 'changeDie', 'harvest'],
  pots: ['grow', 'plant', 'seedling'],
  benches: ['improve', 'ready', 'reuse', 'useBench', 'benchesReady'],
  marketing: ['market'],
  attic: ['placeTool', 'loseTool'],
  workshop: ['hire', 'placeHelper', 'produce', 'ability'],
  rack: ['placeOrder', 'raiseOrder', 'ordersSlide', 'loseOrder', 'openOrders', 'completeOrder'],
  stock: [
    'gain',
    'pay',
    'substitute',
    'score',
    'bonusAction',
    'mainAction',
    'turn',
    'turnEnded',
    'first',
    'totalScore',
  ],
}

/** Where the points of a line of the final scoring were made; what is not there, at who made them. */
const scored: { readonly [line: string]: string } = {
  orders: 'rack',
  hazelnutOrders: 'rack',
  late: 'rack',
  completedOrders: 'completed',
  marketing: 'marketing',
  gluing: 'benches',
  improvements: 'benches',
  helpers: 'workshop',
  attic: 'attic',
  leftovers: 'lumber',
}

/** The same for what all share. */
const scoredInCommon: { readonly [line: string]: string } = {
  nutIncome: 'nutIncome',
  milestones: 'berryIncome',
  wheel: 'wheel',
  rewardTiles: 'reputation',
  reputation: 'reputation',
  contract: 'contracts',
}

const tracks = ['reputation', 'berryIncome', 'nutIncome']

/**
 * Where on the board an event happens, the best place first: what belongs to a seat at its bench where that is in sight,
 * else at its place on the rail.
 */
export function placesOf({ type, action, what, seat, line, item }: GameEvent): readonly string[] {
  if (typeof action === 'string') return [action]
  const atSeat = (place: string) => [`${place}/${String(seat)}`, `rail/${String(seat)}`]
  if (type === 'scoreLine') {
    const common = scoredInCommon[String(line)]
    return [
      ...(typeof item === 'string' ? [item] : []),
      ...(common ? [common] : atSeat(scored[String(line)] ?? 'stock')),
    ]
  }
  if (type === 'gain' && tracks.includes(String(what))) return [String(what)]
  const all = shared[type]
  if (all !== undefined) return [all]
  const place = Object.keys(own).find((name) => own[name]?.includes(type))
  return place === undefined ? [] : atSeat(place)
}
