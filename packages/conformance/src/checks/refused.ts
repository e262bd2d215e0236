import { canonical, hash, type Json, type Reason, Refused, type Space } from '@nora/kernel'
import { type Check, type CheckContext, oneAsked, oneSeat, samples, seatsOf } from '../check-context.ts'
import { shown } from '../difference.ts'
import { detailOf, mustNotThrow, Violation } from '../violation.ts'
import { changed } from '../wrong-choices/changed.ts'
import { malformed } from '../wrong-choices/malformed.ts'
import { Offers } from '../wrong-choices/offers.ts'
import { someOf } from './spaces.ts'

/** Up to this many choices are always listed to know what is offered; up to the greater number only now and then. */
const LISTED = 300
const LISTED_SELDOM = 5000
const SELDOM = 20

/** Every choice that is not offered is refused with a reason and changes nothing. */
export function refusedCheck(): Check {
  // Choices offered earlier in the same game, or to others, are the best forgeries; so each game keeps its own.
  const offers = new Offers()
  return {
    name: 'refused',
    rate: () => 0.25,
    at(context) {
      const { match } = context
      const length = match.log.length
      refuseChoices(context, offers)
      refuseInterrupts(context, offers, oneSeat(context))
      refuseStrangers(context, offers)
      if (match.log.length !== length || hash(match.table.state) !== match.hash)
        throw new Violation('a refused choice changed the match')
    },
  }
}

function refuseChoices(context: CheckContext, offers: Offers): void {
  const { match, fate } = context
  const decision = oneAsked(context)
  if (!decision) return
  const { seat, kind } = decision
  const space = match.space(seat) as Space
  const some = someOf(space, context, 3)
  offers.keep(some, fate)
  const isOffered = membership(space, context)
  for (const choice of forgeries(context, offers, some)) {
    if (isOffered?.(choice)) continue
    mustRefuse(context, () => `${kind} ${shown(choice)} of seat ${seat}`, isOffered === undefined, {
      whyNot: () => match.whyNot(seat, choice),
      act: () => match.choose(seat, choice),
      trial: () => {
        const fork = match.currentPosition()
        fork.answer(fork.owed(seat) ?? never(), choice as Json)
      },
    })
  }
}

function refuseInterrupts(context: CheckContext, offers: Offers, seat: number): void {
  const { match, game, fate } = context
  const space = match.anytime(seat)
  if (!game.interrupt) return
  const some = space ? someOf(space, context, 1) : []
  offers.keep(some, fate)
  const isOffered = space ? membership(space, context) : () => false
  for (const choice of [...changed(some, offers.all, fate, 2), ...offers.some(fate, 1), malformed(fate)]) {
    if (isOffered?.(choice)) continue
    mustRefuse(context, () => `the interrupt ${shown(choice)} of seat ${seat}`, isOffered === undefined, {
      whyNot: () => match.whyNotInterrupt(seat, choice),
      act: () => match.interrupt(seat, choice),
      trial: () => match.currentPosition().interrupt(seat, choice as Json),
    })
  }
}

/** Who owes nothing, or does not exist, cannot choose. */
function refuseStrangers(context: CheckContext, offers: Offers): void {
  const { match, fate } = context
  const owing = new Set(match.pending.map(({ seat }) => seat))
  for (const seat of [...seatsOf(context), context.options.seats, -9, 0.5, Number.NaN]) {
    if (owing.has(seat)) continue
    const [choice = null] = offers.some(fate, 1)
    mustRefuse(context, () => `${shown(choice)} of seat ${seat}, who owes nothing`, false, {
      whyNot: () => match.whyNot(seat, choice),
      act: () => match.choose(seat, choice),
      trial: () => never(),
    })
  }
}

function forgeries(context: CheckContext, offers: Offers, some: readonly Json[]): unknown[] {
  const { fate } = context
  const few = samples(context, 3)
  return [...offers.some(fate, few), ...changed(some, offers.all, fate, few * 2), malformed(fate), malformed(fate)]
}

/** What tells whether a value is offered; nothing where the list is too long to make now. */
function membership(space: Space, { fate }: CheckContext): ((choice: unknown) => boolean) | undefined {
  const most = fate.below(SELDOM) === 0 ? LISTED_SELDOM : LISTED
  const count = space.count(most + 1)
  if (count > most) return undefined
  const texts = new Set<string>()
  for (let place = 0; place < count; place++) texts.add(canonical(space.at(place)))
  return (choice) => {
    try {
      return texts.has(canonical(choice as Json)) && texts.has(canonical(JSON.parse(JSON.stringify(choice))))
    } catch {
      return false
    }
  }
}

interface Attempt {
  whyNot(): Reason | undefined
  act(): void
  trial(): void
}

/** A choice that is accepted although the list is not known must at least apply. */
function mustRefuse(
  context: CheckContext,
  name: () => string,
  unknown: boolean,
  { whyNot, act, trial }: Attempt,
): void {
  const reason = mustNotThrow(() => `asking why not ${name()}`, whyNot)
  if (!reason) {
    if (!unknown) throw new Violation(`${name()} is not offered, but taken`)
    mustNotThrow(name, trial)
    return
  }
  if (typeof reason.code !== 'string' || reason.code === '')
    throw new Violation(`${name()} is refused without a reason`)
  if (context.game.reasons?.includes(reason.code)) context.coverage.reasons.add(reason.code)
  try {
    act()
  } catch (error) {
    if (!(error instanceof Refused)) throw new Violation(`${name()} is not refused but throws: ${detailOf(error)}`)
    context.tally.unofferedRefused++
    return
  }
  throw new Violation(`${name()} is refused by whyNot, but taken`)
}

function never(): never {
  throw new Violation('nobody is asked here')
}
