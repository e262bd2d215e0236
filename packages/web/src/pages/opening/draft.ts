import type { Mode, Options } from '@nora/kernel'
import { type ClockTerms, type OpenBody, plainTerms, type Terms } from '@nora/protocol'
import type { LocalOpening, LocalPlayer } from '../../connection/local-games.ts'
import { type BotId, bots, usualBot } from '../../state/bots.ts'

export type Place = 'online' | 'device'

/** Who is to sit at a seat: oneself, somebody at this device, whoever comes, or a bot. */
export type Sitter = 'me' | 'person' | 'free' | BotId

/** A table as it is being thought up. */
export interface Draft {
  readonly place: Place
  readonly options: Options
  /** As many as the game ever seats: who leaves when there are fewer is remembered. */
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly terms: Terms
}

const MOST_SEATS = 4

export const usualTerms: Terms = { ...plainTerms, public: true, latecomers: true }

/** The clock one gets when one asks for this kind. */
export const usualClocks: { readonly [kind in ClockTerms['kind']]: ClockTerms & { readonly kind: kind } } = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 120 },
  fischer: { kind: 'fischer', seconds: 1_200, increment: 20 },
  days: { kind: 'days', days: 2, bankHours: 24 },
}

export function firstDraft(modes: readonly Mode[], place: Place, names: readonly string[]): Draft {
  const mode = modes[0] as Mode
  return { place, options: usualOptions(mode), sitters: usualSitters(place), names, terms: usualTerms }
}

export function usualSitters(place: Place): readonly Sitter[] {
  const others = place === 'online' ? 'free' : usualBot
  return Array.from({ length: MOST_SEATS }, (_, seat) => (seat > 0 ? others : place === 'online' ? 'me' : 'person'))
}

export function usualOptions({ id, seats, levels, options }: Mode, wished: number = seats.min): Options {
  const first = Object.entries(options).map(([key, values]) => [key, values[0] as string])
  return {
    mode: id,
    seats: Math.min(seats.max, Math.max(seats.min, wished)),
    level: levels[0] ?? null,
    options: Object.fromEntries(first),
  }
}

/** Another mode keeps what it also knows: seats as far as it has them, options of the same name. */
export function withMode(draft: Draft, mode: Mode): Draft {
  const usual = usualOptions(mode, draft.options.seats)
  const kept = Object.entries(draft.options.options).filter(([key, value]) => mode.options[key]?.includes(value))
  return { ...draft, options: { ...usual, options: { ...usual.options, ...Object.fromEntries(kept) } } }
}

/** At one seat at most does one sit oneself: who takes another gets up from the first. */
export function withSitter(draft: Draft, seat: number, sitter: Sitter): Draft {
  const sitters = draft.sitters.map((present, other): Sitter => {
    if (other === seat) return sitter
    return sitter === 'me' && present === 'me' ? 'free' : present
  })
  return { ...draft, sitters }
}

export function withPlace(draft: Draft, place: Place): Draft {
  return place === draft.place ? draft : { ...draft, place, sitters: usualSitters(place) }
}

/** What to ask the server for. */
export function bodyOf(game: string, { options, sitters, terms }: Draft, pack: string | undefined): OpenBody {
  const seated = sitters.slice(0, options.seats)
  const seat = seated.indexOf('me')
  return {
    game,
    wish: { ...options },
    ...(pack !== undefined && { pack }),
    terms,
    seat: seat < 0 ? null : seat,
    bots: seated.map((sitter) => (isBot(sitter) ? sitter : null)),
  }
}

/** What to open on this device. `nameless` is whoever did not say. */
export function openingOf(
  game: string,
  { options, sitters, names, terms }: Draft,
  pack: string | undefined,
  nameless: (seat: number) => string,
): LocalOpening {
  const players = sitters
    .slice(0, options.seats)
    .map(
      (sitter, seat): LocalPlayer =>
        isBot(sitter) ? { bot: sitter } : { name: names[seat]?.trim() || nameless(seat) },
    )
  return {
    game,
    wish: options,
    players,
    undo: terms.undo === 'none' ? 'none' : 'barrier',
    ...(terms.hints !== undefined && { hints: terms.hints }),
    ...(pack !== undefined && { pack }),
  }
}

/** How many people may sit at it. */
export function people({ options, sitters }: Draft): number {
  return sitters.slice(0, options.seats).filter((sitter) => !isBot(sitter)).length
}

export function isBot(sitter: Sitter): sitter is BotId {
  return bots.some((bot) => bot === sitter)
}
