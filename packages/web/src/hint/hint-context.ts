import { type Part, valuesAt } from '@nora/choosing'
import { canonical, type Json } from '@nora/kernel'
import type { Hint } from '@nora/protocol'
import { createContext, useContext } from 'react'
import { answers as plainAnswers } from '../plain/answers.ts'
import type { TableContext } from '../table/context.tsx'
import { answerTo, partsFor, type Thing } from '../table/kit/answers.ts'

/** A hint that is being shown, or thought about. */
export interface Hinting {
  readonly hint: Hint | undefined
  readonly isThinking: boolean
  /** What its choices are called, where that is more than their numbers. */
  readonly names?: readonly string[]
  /** Which of the choices is shown on the board in full. */
  readonly shown: number
  show(rank: number): void
  close(): void
}

const Context = createContext<Hinting | undefined>(undefined)

export const HintProvider = Context.Provider

/** Nothing where no hint is wanted. */
export function useHinting(): Hinting | undefined {
  return useContext(Context)
}

/** What a thing is called in a hint: `1` for a choice, `1b` for a later step of the one that is shown. */
export function hintMark(
  hinting: Hinting | undefined,
  { parts }: Pick<TableContext, 'parts'>,
  thing: Thing,
): string | undefined {
  const { hint, shown } = hinting ?? {}
  if (!hint || thing.value === undefined) return undefined
  const answers = parts.own?.answers ?? plainAnswers
  const value = canonical(thing.value)
  const isIn = ({ kind, choice }: { readonly kind: string; readonly choice: Json }) =>
    partsFor(answerTo(answers, kind), thing).some((part: Part) =>
      valuesAt(choice, part).some((answer) => canonical(answer.value) === value),
    )
  const ranks = [shown ?? 0, ...hint.advised.keys()]
  for (const rank of ranks) {
    const advised = hint.advised[rank]
    if (!advised) continue
    const step = stepsOf(advised).findIndex((one, index) => (index === 0 || rank === shown) && isIn(one))
    if (step >= 0) return labelOf(rank, step)
  }
  return undefined
}

/** So much of how a turn goes on is told and shown: the rest would push the comparison out of sight, and cover the board. */
const MOST_STEPS = 4

/** The choice itself, and how the turn goes on. */
export function stepsOf({ line }: Hint['advised'][number]): Hint['advised'][number]['line'] {
  return line.slice(0, MOST_STEPS)
}

const FIRST_LETTER = 97

export function labelOf(rank: number, step: number): string {
  return step === 0 ? String(rank + 1) : `${rank + 1}${String.fromCharCode(FIRST_LETTER + step)}`
}
