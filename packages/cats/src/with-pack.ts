import { applyPack, formsOf, type Pack, type RawTables } from '@nora/effects'
import type { Game } from '@nora/kernel'
import type { Content } from './content/content.ts'
import { readContent } from './content/read.ts'
import { schemas } from './content/schema.ts'
import { printedTables } from './content/tables.ts'
import { catsGame, createCats } from './game.ts'
import type { CatsState } from './state.ts'

/** The game with an owner's pack laid over the printed cards; a `ContentError` names every record and field that is wrong. */
export function catsWithPack(pack: Pack): Game<CatsState, Content> {
  return createCats(readContent(applyPack(catsGame.id, printedTables, pack)))
}

/** What a pack is laid over, and the form of every record. */
export function catsPackForm(): { readonly tables: RawTables; readonly forms: { readonly [table: string]: unknown } } {
  return { tables: printedTables, forms: formsOf(schemas) }
}
