import type { Retelling } from '@nora/kernel'
import type { Check } from '../check-context.ts'
import { imagined } from '../secrecy/imagined.ts'
import { named } from '../secrecy/named.ts'
import { twin } from '../secrecy/twin.ts'
import { view } from '../secrecy/view.ts'
import { toldCheck } from '../told/told.ts'
import { conservation } from './conservation.ts'
import { ending } from './ending.ts'
import { offered } from './offered.ts'
import { playout } from './playout.ts'
import { refusedCheck } from './refused.ts'
import { replay } from './replay.ts'
import { log, restore, snapshot } from './restore.ts'
import { sought } from './sought.ts'
import { spaces } from './spaces.ts'
import { rewind, undo } from './undo.ts'

/** Every check, for one game; what is told is checked where there is a way to retell it. */
export function everyCheck(retelling?: Retelling): Check[] {
  return [
    conservation,
    ending,
    spaces,
    offered,
    refusedCheck(),
    sought,
    view,
    named,
    twin,
    imagined,
    restore,
    log,
    snapshot,
    rewind,
    replay,
    playout,
    undo,
    ...(retelling ? [toldCheck(retelling)] : []),
  ]
}
