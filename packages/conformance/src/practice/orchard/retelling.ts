import type { Retelling } from '@nora/kernel'
import type { OrchardState } from './state.ts'

export const orchardRetelling: Retelling<OrchardState> = {
  tell(books, { type, seat = 0, season }) {
    const gardener = books.gardeners[seat] as OrchardState['gardeners'][number]
    if (type === 'season') books.season = Number(season)
    else if (type === 'guarded') gardener.guarded = true
    else if (type === 'harvest') gardener.guarded = false
    else if (type === 'stung') gardener.lost++
  },
  derived: [],
}
