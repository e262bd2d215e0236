import type { OpenBody, Terms } from '@nora/protocol'

export const plainTerms: Terms = {
  public: true,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  onResign: 'bot',
  undo: 'barrier',
  start: 'full',
  latecomers: false,
  bot: 'random',
}

/** A table for two at which the owner sits first. */
export function opening(more: Partial<Omit<OpenBody, 'terms'>> & { terms?: Partial<Terms> } = {}): OpenBody {
  const { terms, ...rest } = more
  return { game: 'cats', wish: { seats: 2 }, seat: 0, bots: [], ...rest, terms: { ...plainTerms, ...terms } }
}
