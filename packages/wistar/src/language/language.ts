import { language as languageOf } from '@nora/effects'
import { opponents } from '../cards/offensive-effects.ts'
import type { WistarTable } from '../state.ts'
import { boardAtoms } from './board-atoms.ts'
import { cardAtoms } from './card-atoms.ts'
import { counts } from './counts.ts'
import { farmAtoms } from './farm-atoms.ts'
import { rules } from './rules.ts'
import { stocks } from './stocks.ts'
import { triggers } from './triggers.ts'

/** The language of inventions, guests, missions, objectives and doors. */
export const language = languageOf<WistarTable>({
  stocks,
  atoms: [...boardAtoms, ...cardAtoms, ...farmAtoms],
  counts,
  rules,
  triggers,
  others: opponents,
})
