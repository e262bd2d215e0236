import type { Game, Kind, Mode } from '@nora/kernel'
import { actionKinds } from './actions/index.ts'
import { atticKinds } from './attic.ts'
import { audit } from './audit.ts'
import { changeDieKinds } from './change-die.ts'
import { cloneState } from './clone.ts'
import type { Content } from './content/content.ts'
import { quadrants } from './content/names.ts'
import { hashOf, houseContent } from './content/read.ts'
import { endOfRound } from './end-of-round.ts'
import { completeKinds } from './extra/complete-order.ts'
import { glueKinds } from './extra/glue.ts'
import { sawKinds } from './extra/saw.ts'
import { spliceKinds } from './extra/splice.ts'
import { outcome, sheet } from './final-scoring.ts'
import { gainDieKinds } from './gain-die.ts'
import { contractKinds } from './public-contracts.ts'
import { raiseOrderKinds } from './raise-order.ts'
import { readyKinds } from './ready-tile.ts'
import { reasons } from './reasons.ts'
import { firstCards, firstHelpers, setup, setupKinds } from './setup.ts'
import { soloCard } from './solo/solo-card.ts'
import { startState } from './start.ts'
import type { WoodcraftState } from './state.ts'
import { turn, turnKinds } from './turn/turn.ts'
import { backOf, zonesOf } from './zones.ts'

/** Czech rulebook, Příprava hry: the tiles start in any one quadrant, in a first game in the pictured one. */
const options = { quadrant: quadrants }

const modes: readonly Mode[] = [
  { id: 'classic', seats: { min: 2, max: 4 }, levels: [], options },
  { id: 'solo', seats: { min: 1, max: 1 }, levels: [], options },
]

const kinds = [
  ...setupKinds,
  ...turnKinds,
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

/** Every turn ends, but a rich one takes many steps: no game has come near this. */
const BOUND = 6000

/** Woodcraft with this content. */
export function createWoodcraft(content: Content): Game<WoodcraftState, Content> {
  return {
    id: 'woodcraft',
    rulesVersion: '1',
    content,
    contentHash: hashOf(content),
    modes,
    kinds: [...kinds, ...actionKinds, ...content.language.kinds],
    reasons,
    steps: {
      setup,
      firstCards,
      firstHelpers,
      turn: (table, args) => turn(table, args as { readonly place: number }),
      soloCard,
      endOfRound,
    },
    bound: BOUND,
    zones: zonesOf,
    back: backOf,
    start: (chosen) => startState(content, chosen),
    clone: cloneState,
    sheet,
    outcome,
    audit,
  }
}

export const woodcraftGame: Game<WoodcraftState, Content> = createWoodcraft(houseContent)
