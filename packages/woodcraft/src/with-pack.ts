import { applyPack, type Pack } from '@nora/effects'
import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { readContent } from './content/read.ts'
import { houseTables } from './content/tables.ts'
import { createWoodcraft, woodcraftGame } from './game.ts'
import type { WoodcraftState } from './state.ts'

/** The game with an owner's pack laid over the house set; a `ContentError` names every record and field that is wrong. */
export function woodcraftWithPack(pack: Pack): Game<WoodcraftState, Content> {
  return createWoodcraft(readContent(applyPack(woodcraftGame.id, houseTables, pack)))
}
