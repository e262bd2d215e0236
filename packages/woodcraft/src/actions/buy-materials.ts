import { ask, because, type Kind, listed, type Seat } from '@nora/kernel'
import { react, sumOf } from '../cards/permanent-abilities.ts'
import type { Material } from '../content/names.ts'
import type { Bundle } from '../content/schema.ts'
import { playerOf, type WoodcraftTable } from '../state.ts'
import { needsBerries, spend, take } from '../workshop/goods.ts'
import { ENOUGH, type MainAction } from './main-action.ts'
import { bundlePrice } from './prices.ts'

/** Czech rulebook, Nákup materiálu: one or two purchases. */
const MOST = 2

export type BuyMaterialsArgs = { readonly bought: readonly Material[]; readonly off: number }

function affordable(table: WoodcraftTable, seat: Seat, { bought, off }: BuyMaterialsArgs): string[] {
  const { berries } = playerOf(table, seat)
  const names: string[] = []
  for (const { id, material } of table.content.bundles.values()) {
    if (!bought.includes(material) && bundlePrice(table, seat, id, off) <= berries) names.push(id)
  }
  return names
}

const buyMaterialsKind: Kind<WoodcraftTable, BuyMaterialsArgs, string> = {
  name: 'buyMaterials',
  declines: (choice) => choice === ENOUGH,
  space: (table, seat, args) => {
    const names = affordable(table, seat, args)
    if (args.bought.length > 0) names.push(ENOUGH)
    return listed(names)
  },
  sought: (table) => [...table.content.bundles.keys()],
  why: (table, seat, { bought, off }, choice) => {
    if (choice === ENOUGH) return because('buyOneFirst')
    const bundle = table.content.bundles.get(choice as string)
    if (!bundle) return undefined
    if (bought.includes(bundle.material)) return because('sameMaterial', { material: bundle.material })
    return needsBerries(table, seat, bundlePrice(table, seat, bundle.id, off))
  },
}

export const materialKinds = [buyMaterialsKind]

export const buyMaterials: MainAction = {
  why(table, seat, off) {
    let cheapest = Number.POSITIVE_INFINITY
    for (const id of table.content.bundles.keys()) cheapest = Math.min(cheapest, bundlePrice(table, seat, id, off))
    return needsBerries(table, seat, cheapest)
  },
  *run(table, seat, off) {
    const most = MOST + sumOf(table, seat, 'moreBundles')
    const bought: Material[] = []
    while (bought.length < most && affordable(table, seat, { bought, off }).length > 0) {
      const choice = yield* ask(table, seat, buyMaterialsKind, { bought: [...bought], off })
      if (choice === ENOUGH) return
      const { material, n } = table.content.bundles.get(choice) as Bundle
      const berries = bundlePrice(table, seat, choice, off)
      spend(table, seat, 'berries', berries)
      take(table, seat, material, n)
      bought.push(material)
      table.tell?.({ type: 'buyBundle', seat, material, n, berries })
      yield* react(table, seat, { on: 'buyBundle', material })
    }
  },
}
