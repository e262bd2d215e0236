import type { Game, Kind, Mode } from '@nora/kernel'
import { completeKinds } from './actions/complete-order.ts'
import { glueKinds } from './actions/glue.ts'
import { actionKinds } from './actions/main-actions.ts'
import { sawKinds } from './actions/saw.ts'
import { spliceKinds } from './actions/splice.ts'
import { audit } from './audit.ts'
import { contractKinds } from './cards/public-contracts.ts'
import { raiseOrderKinds } from './cards/raise-order.ts'
import { cloneState } from './clone.ts'
import type { Content } from './content/content.ts'
import { quadrants } from './content/names.ts'
import { hashOf, houseContent } from './content/read.ts'
import { reasons } from './reasons.ts'
import { endOfRound } from './round/end-of-round.ts'
import { turn, turnKinds } from './round/turn.ts'
import { outcomeOf, sheetOf } from './scoring/final-scoring.ts'
import { firstCards, firstHelpers, setup, setupKinds } from './setup/setup.ts'
import { startState } from './setup/start.ts'
import { soloCard } from './solo/solo-card.ts'
import type { WoodcraftState } from './state.ts'
import { atticKinds } from './workshop/attic.ts'
import { changeDieKinds } from './workshop/change-die.ts'
import { gainDieKinds } from './workshop/gain-die.ts'
import { readyKinds } from './workshop/ready-tile.ts'
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
    sheet: sheetOf,
    outcome: outcomeOf,
    audit,
  }
}

export const woodcraftGame: Game<WoodcraftState, Content> = createWoodcraft(houseContent)
