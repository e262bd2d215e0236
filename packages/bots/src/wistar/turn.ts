import { each, isRecord, type Json, type Seat, type Space } from '@nora/kernel'
import { type BonusAction, type MainAction, playerOf, type Region, type WistarTable } from '@nora/wistar'

/** What is still to be done in a turn. */
export type TurnArgs = {
  readonly placed: boolean
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

type Choice = { readonly [field: string]: Json }

/** Bonus actions that serve what comes after them. */
const first: readonly BonusAction[] = ['wood', 'metal', 'joker', 'basicCard', 'move1', 'move2']

/** The few things worth trying at a moment of a turn, those that cannot be wrong alone. */
export function turnChoices(table: WistarTable, seat: Seat, args: Json, space: Space): Json[] {
  const { placed, main } = args as unknown as TurnArgs
  const choices = [...each(space)]
  const having = (field: string) => choices.filter((choice) => isRecord(choice) && field in choice) as Choice[]
  const claims = having('claim')
  if (claims.length > 0) return claims.slice(0, 1)
  if (!placed) return having('place')
  const sends = having('send')
  if (sends.length > 0) return sentFor(table, seat, main, sends)
  const bonuses = having('bonus')
  const preparing = bonuses.filter(({ bonus }) => first.includes(bonus as BonusAction))
  if (preparing.length > 0) return preparing.slice(0, 1)
  const mains = having('main')
  return [
    ...mains,
    ...bonuses,
    ...having('use').slice(0, 3),
    ...having('move').filter(({ move }) => helps(table, main, move as Choice)),
    ...choices.filter((choice) => choice === 'tent'),
    ...(mains.length + bonuses.length === 0 ? [...(isRich(table, seat) ? having('buy') : []), 'end'] : []),
  ]
}

/** With so many things in store some are better swapped for a joker or electricity. */
const PLENTY = 6

function isRich(table: WistarTable, seat: Seat): boolean {
  const { wood, metal } = playerOf(table, seat)
  return wood + metal >= PLENTY
}

/** To the region of the main action or the one with the most workers, while the action is still to come. */
function sentFor(table: WistarTable, seat: Seat, main: MainAction | null, sends: Choice[]): Choice[] {
  if (!main) return sends
  const wanted = table.content.regionOf[main]
  const { workers } = playerOf(table, seat)
  const rank = ({ send }: Choice) => (send === wanted ? 99 : workers[send as Region])
  return [...sends].sort((one, other) => rank(other) - rank(one)).slice(0, 2)
}

/** A movement token is spent for the main action to come. */
function helps({ content }: WistarTable, main: MainAction | null, { to }: Choice): boolean {
  return main !== null && content.regionOf[main] === to
}
