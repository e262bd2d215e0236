import { type OpenBody, plainTerms, type Terms } from '@nora/protocol'

/** Listed in the lobby; who stands in there thinks no longer than a test wants to wait. */
export const openTerms: Terms = { ...plainTerms, public: true, bot: 'random' }

/** A table for two at which the owner sits first. */
export function opening(more: Partial<Omit<OpenBody, 'terms'>> & { terms?: Partial<Terms> } = {}): OpenBody {
  const { terms, ...rest } = more
  return { game: 'cats', wish: { seats: 2 }, seat: 0, bots: [], ...rest, terms: { ...openTerms, ...terms } }
}
