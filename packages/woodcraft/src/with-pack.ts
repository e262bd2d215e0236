import { applyPack, formsOf, type Pack, type RawTables } from '@nora/effects'
import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { houseContent, readContent } from './content/read.ts'
import { schemasOf } from './content/schema.ts'
import { houseTables } from './content/tables.ts'
import { createWoodcraft, woodcraftGame } from './game.ts'
import type { WoodcraftState } from './state.ts'

/** The game with an owner's pack laid over the house set; a `ContentError` names every record and field that is wrong. */
export function woodcraftWithPack(pack: Pack): Game<WoodcraftState, Content> {
  return createWoodcraft(readContent(applyPack(woodcraftGame.id, houseTables, pack)))
}

/** What a pack is laid over, and the form of every record. */
export function woodcraftPackForm(): {
  readonly tables: RawTables
  readonly forms: { readonly [table: string]: unknown }
} {
  return { tables: houseTables, forms: formsOf(schemasOf(houseContent.language.schema)) }
}
