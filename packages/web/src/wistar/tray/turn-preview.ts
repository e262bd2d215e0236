import type { Seat } from '@nora/kernel'
import {
  actionAt,
  type BonusAction,
  gatheredWith,
  HUT,
  layoutOf,
  type MainAction,
  playerOf,
  strengthOf,
  type WistarTable,
} from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import { bonusIcons } from '../wheel/bonus-icon.ts'

/** What a stock would be after something is done. */
export interface Change {
  readonly icon: IconName
  readonly from: number
  readonly to: number
}

/** What a leader on a space would bring: plain gains as changes, everything else by its sign. */
export interface PlacePreview {
  readonly action: MainAction | typeof HUT
  readonly strength: number | undefined
  readonly changes: readonly Change[]
  readonly others: readonly IconName[]
}

const goods = ['wood', 'metal', 'movement', 'joker'] as const
type Goods = (typeof goods)[number]

/** A main or bonus action that only adds to a stock: it asks nothing and reveals nothing. */
export function plainGain(
  table: WistarTable,
  seat: Seat,
  what: { readonly main: MainAction } | { readonly bonus: BonusAction },
): { readonly good: Goods; readonly n: number } | undefined {
  if ('main' in what) {
    const good = what.main === 'gatherWood' ? 'wood' : what.main === 'gatherMetal' ? 'metal' : undefined
    return good && { good, n: gatheredWith(table, seat, good, strengthOf(table, seat, what.main)) }
  }
  const { bonus } = what
  return bonus === 'wood' || bonus === 'metal' || bonus === 'joker' ? { good: bonus, n: 1 } : undefined
}

export function placePreview(table: WistarTable, seat: Seat, id: string): PlacePreview | undefined {
  const player = playerOf(table, seat)
  const gains = new Map<Goods, number>()
  const others: IconName[] = []
  const add = (good: Goods, n: number) => gains.set(good, (gains.get(good) ?? 0) + n)
  const changes = () =>
    goods.flatMap((good): Change[] => {
      const n = gains.get(good) ?? 0
      return n > 0 ? [{ icon: good, from: player[good], to: player[good] + n }] : []
    })
  if (id === HUT) {
    add('movement', 1)
    return { action: HUT, strength: undefined, changes: changes(), others: ['potion'] }
  }
  const space = layoutOf(table).spaces.get(id)
  if (!space) return undefined
  const action = actionAt(table, space.segment)
  const strength = strengthOf(table, seat, action)
  const gathered = plainGain(table, seat, { main: action })
  if (gathered) add(gathered.good, gathered.n)
  for (const bonus of space.bonus) {
    const gain = plainGain(table, seat, { bonus })
    if (gain) add(gain.good, gain.n)
    else others.push(bonusIcons[bonus].icon)
  }
  return { action, strength, changes: changes(), others }
}
