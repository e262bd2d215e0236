import { because, type Reason, Refused } from '@nora/kernel'
import type { Deed, Opening } from './entry.ts'
import { knowsBot, type Person, type Rules } from './rules.ts'

/** What is wrong with how somebody wants to open a table; the options have been settled before. */
export function checkOpening(rules: Rules, { options, terms, seat, bots }: Opening): Reason | undefined {
  if (seat !== null && seat >= options.seats) return because('unknownSeat', { seat })
  const unknown = [terms.bot, ...bots].find((bot) => bot !== null && !knowsBot(rules, bot))
  if (unknown) return because('unknownBot', { bot: unknown, known: rules.bots })
  return bots.length > options.seats ? because('noFreeSeat') : undefined
}

export function openingDeed({ game }: Rules, opening: Opening, { id, name }: Person): Deed & { type: 'open' } {
  const { options, terms, pack, seat, bots } = opening
  return {
    type: 'open',
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    owner: { id, name },
    options,
    terms,
    pack,
    seat,
    bots,
  }
}

/** A table keeps the rules and the content that it was opened with to its end. */
export function checkVersion(
  { game }: Rules,
  { rulesVersion, contentHash }: { readonly rulesVersion: string; readonly contentHash: string },
): void {
  if (game.rulesVersion !== rulesVersion)
    throw new Refused(because('wrongVersion', { expected: game.rulesVersion, found: rulesVersion }))
  if (game.contentHash !== contentHash)
    throw new Refused(because('contentMismatch', { expected: game.contentHash, found: contentHash }))
}
