import { canonical, type Decision, type Game, isRecord, type Kind, type Reason, type Seat } from '@nora/kernel'
import { type Check, type CheckContext, type Coverage, oneAsked, oneSeat } from '../check-context.ts'
import { difference, shown } from '../difference.ts'
import { mustNotThrow, Violation } from '../violation.ts'

/** Reasons that say no more than that a thing is not possible. */
const GENERIC = new Set(['notOffered', 'malformed', 'notYourDecision', 'unknownSeat'])

/** Everything a person would look for is legal or refused for a reason of its own. */
export const sought: Check = {
  name: 'sought',
  rate: () => 0.5,
  at(context) {
    const decision = oneAsked(context)
    if (decision) soughtAt(context, decision)
    soughtAnytime(context, oneSeat(context))
  },
}

function soughtAt({ match, game, variant, coverage }: CheckContext, decision: Decision): void {
  const { seat, args } = decision
  const kind: Kind = variant.kind(decision)
  const refused = new Set<string>()
  for (const choice of kind.sought?.(match.table, seat, args) ?? []) {
    const reason = mustNotThrow(
      () => `why not ${shown(choice)}`,
      () => match.whyNot(seat, choice),
    )
    if (!reason) continue
    specific(game, coverage, () => `${kind.name} ${shown(choice)}`, reason)
    refused.add(canonical(choice))
  }
  const listed = new Set(match.refusals(seat).map(({ choice }) => canonical(choice)))
  const differs = difference([...listed], [...refused])
  if (differs) throw new Violation(`refusals differ from what is sought: ${differs}`)
}

function soughtAnytime({ match, game, coverage }: CheckContext, seat: Seat): void {
  if (!match.anytime(seat)) return
  for (const choice of game.soughtAnytime?.(match.table, seat) ?? []) {
    const reason = mustNotThrow(
      () => `why not ${shown(choice)}`,
      () => match.whyNotInterrupt(seat, choice),
    )
    if (reason) specific(game, coverage, () => `the interrupt ${shown(choice)}`, reason)
  }
}

function specific(game: Game, coverage: Coverage, name: () => string, { code, params }: Reason): void {
  if (GENERIC.has(code)) throw new Violation(`${name()} is looked for, but refused only by ${code}`)
  if (params !== undefined && !isRecord(params)) throw new Violation(`the parameters of ${code} are ${shown(params)}`)
  if (game.reasons && !game.reasons.includes(code))
    throw new Violation(`the reason ${code}, given for ${name()}, is not among the game's`)
  coverage.reasons.add(code)
}
