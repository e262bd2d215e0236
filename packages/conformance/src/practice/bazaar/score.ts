import { type Outcome, ranking, type Seat, type SheetLine, totalOf } from '@nora/kernel'
import { type Good, nameOf, worthOf } from './goods.ts'
import { type BazaarTable, bribes, COINS, merchant, paid, RIVAL, seatsAt, stall } from './state.ts'

const BRIBE = 2
const SET = 3
const COINS_PER_POINT = 2
const RIVAL_PER_LEVEL = 3
const GRADES = [
  { from: 40, grade: 'prince' },
  { from: 20, grade: 'merchant' },
]

/** Every good by its worth, each set of all three, bribes, and what the caravan brings home. */
export function sheet(table: BazaarTable, seat: Seat): SheetLine[] {
  const goods = table.zone(stall(seat))
  const count = (name: Good) => goods.filter((good) => nameOf(good) === name).length
  const set = Math.min(count('salt'), count('spice'), count('silk'))
  const setAside = table.zone(bribes(seat)).length + table.zone(paid(seat)).length
  return [
    ...goods.map((good) => ({ id: 'good', item: good, points: worthOf(good) })),
    { id: 'sets', points: set * SET },
    { id: 'bribes', points: setAside * BRIBE },
    { id: 'caravan', points: Math.floor(merchant(table, seat).invested / COINS_PER_POINT) },
  ]
}

/** Coins left over decide between merchants who are level; who is level there too shares the win. */
export function outcome(table: BazaarTable): Outcome {
  const standings = ranking(
    seatsAt(table).map((seat) => sheet(table, seat)),
    { by: 'coins', of: (seat) => merchant(table, seat).coins },
  )
  if (table.options.mode !== 'solo') return { standings }
  const rival = [
    ...table.zone(RIVAL).map((good) => ({ id: 'good', item: good, points: worthOf(good) })),
    { id: 'level', points: RIVAL_PER_LEVEL * (table.options.level ?? 0) },
  ]
  const own = standings[0]?.score ?? 0
  const score = totalOf(rival)
  const grade = GRADES.find(({ from }) => own >= from)?.grade ?? 'apprentice'
  return { standings, automa: { score, sheet: rival, won: score >= own }, grade }
}

/** No coin is lost, nobody is in debt, and the running worth of each stall is its true worth. */
export function audit(table: BazaarTable): string[] {
  const { bank, merchants } = table.state
  const coins = merchants.reduce((sum, { coins, invested }) => sum + coins + invested, bank)
  const wrong = merchants.flatMap(({ coins, worth }, seat) => {
    const goods = table.zone(stall(seat)).reduce((sum, good) => sum + worthOf(good), 0)
    return [...(coins < 0 ? [`debt:${seat}`] : []), ...(worth === goods ? [] : [`worth:${seat}:${worth}!=${goods}`])]
  })
  return coins === COINS && bank >= 0 ? wrong : [...wrong, `coins:${coins}!=${COINS}`]
}
