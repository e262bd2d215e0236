import { type Language, language } from '@nora/effects'
import type { WoodcraftTable } from '../state.ts'
import { atoms, type ToolNames } from './atoms.ts'
import { counts } from './counts.ts'
import { rules } from './rules.ts'
import { stocks } from './stocks.ts'
import { triggers } from './triggers.ts'

/** The language that the cards of this game are written in; the types of tools are content. */
export function woodcraftLanguage(tools: ToolNames): Language<WoodcraftTable> {
  return language<WoodcraftTable>({ stocks, atoms: atoms(tools), counts, rules, triggers })
}
