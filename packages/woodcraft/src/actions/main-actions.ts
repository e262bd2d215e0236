import type { Kind } from '@nora/kernel'
import type { Action } from '../content/names.ts'
import { buyLumber, lumberKinds } from './buy-lumber.ts'
import { buyMaterials, materialKinds } from './buy-materials.ts'
import { chooseHelper, helperKinds } from './choose-helper.ts'
import { chooseOrders, orderKinds } from './choose-orders.ts'
import { exchangeDice, exchangeKinds } from './exchange-dice.ts'
import { improveKinds, improveWorkshop } from './improve-workshop.ts'
import type { MainAction } from './main-action.ts'
import { plantKinds } from './plant.ts'
import { produceKinds } from './produce.ts'
import { produceOrPlant, workKinds } from './produce-or-plant.ts'

/** Czech rulebook, Akce: what each action tile does. */
export const mainActions: { readonly [action in Action]: MainAction } = {
  buyLumber,
  exchangeDice,
  buyMaterials,
  chooseOrders,
  chooseHelper,
  produceOrPlant,
  improveWorkshop,
}

export const actionKinds = [
  ...lumberKinds,
  ...exchangeKinds,
  ...materialKinds,
  ...orderKinds,
  ...helperKinds,
  ...produceKinds,
  ...plantKinds,
  ...workKinds,
  ...improveKinds,
] as unknown as readonly Kind[]
