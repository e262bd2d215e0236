import type { Kind } from '@nora/kernel'
import { completeKinds } from './actions/complete-order.ts'
import { glueKinds } from './actions/glue.ts'
import { actionKinds } from './actions/main-actions.ts'
import { sawKinds } from './actions/saw.ts'
import { spliceKinds } from './actions/splice.ts'
import { contractKinds } from './cards/public-contracts.ts'
import { raiseOrderKinds } from './cards/raise-order.ts'
import type { Content } from './content/content.ts'
import { turnKinds } from './round/turn.ts'
import { setupKinds } from './setup/setup.ts'
import { atticKinds } from './workshop/attic.ts'
import { changeDieKinds } from './workshop/change-die.ts'
import { gainDieKinds } from './workshop/gain-die.ts'
import { readyKinds } from './workshop/ready-tile.ts'

/** The questions of this game's own. */
const own = [
  ...setupKinds,
  ...turnKinds,
  ...actionKinds,
  ...atticKinds,
  ...sawKinds,
  ...spliceKinds,
  ...glueKinds,
  ...completeKinds,
  ...contractKinds,
  ...gainDieKinds,
  ...changeDieKinds,
  ...readyKinds,
  ...raiseOrderKinds,
] as unknown as readonly Kind[]

/** Every question that a player may be asked with this content. */
export function kindsOf({ language }: Content): readonly Kind[] {
  return [...own, ...language.kinds]
}
