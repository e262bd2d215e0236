import { applyPack, formsOf, type Pack, type RawTables } from '@nora/effects'
import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { readContent } from './content/read.ts'
import { schemasOf } from './content/schema.ts'
import { houseTables } from './content/tables.ts'
import { createWistar, wistarGame } from './game.ts'
import { language } from './language/language.ts'
import type { WistarState } from './state.ts'

/** The game with an owner's pack laid over the house set; a `ContentError` names every record and field that is wrong. */
export function wistarWithPack(pack: Pack): Game<WistarState, Content> {
  return createWistar(readContent(applyPack(wistarGame.id, houseTables, pack)))
}

/** What a pack is laid over, and the form of every record. */
export function wistarPackForm(): {
  readonly tables: RawTables
  readonly forms: { readonly [table: string]: unknown }
} {
  return { tables: houseTables, forms: formsOf(schemasOf(language.schema)) }
}
