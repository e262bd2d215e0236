import type { Layout } from '../table/kit/layout.ts'
import type { Part } from './parts.ts'

/** What stands where: in the upper half what all share or what is worked at, in the lower half what is somebody's own. */
interface Arrangement {
  readonly upper: readonly (Part | 'stage')[]
  readonly lower: readonly Part[]
}

/** With tabs, what is worked at stands over the wheel, because the house may have to be seen beside it. */
export function arranged(layout: Layout, part: Part, hasStage: boolean): Arrangement {
  if (layout === 'whole')
    return { upper: hasStage ? ['wheel', 'stage'] : ['wheel', 'shop', 'tracks'], lower: ['bench', 'house'] }
  if (layout === 'column') return { upper: [hasStage ? 'stage' : 'wheel', part], lower: ['bench'] }
  const isOwn = part === 'bench' || part === 'house'
  return {
    upper: hasStage ? ['stage'] : isOwn ? [] : [part],
    lower: isOwn ? [part] : [],
  }
}
