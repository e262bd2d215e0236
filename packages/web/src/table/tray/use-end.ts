import { capital } from '@nora/messages'
import { useState } from 'react'
import { useTable } from '../context.tsx'
import type { TrayState } from './use-picks.ts'

/** What ends the turn or takes nothing more, ready to be pressed. */
export interface End {
  /** Begins with a capital like every button, also for who hears it. */
  readonly label: string
  /** Another one means something else: see `FixedButton`. */
  readonly meaning: string
  /** In words what would be gone by it, once it was pressed: then one is asked whether one means it. */
  readonly lost: readonly string[] | undefined
  act(): void
}

export function useEnd({ decision, end, question, picking }: TrayState): End | undefined {
  const { table, voice, choice: say } = useTable()
  const [asked, ask] = useState<number>()
  if (!decision || end === undefined) return undefined
  const kind = table.variant.kind(decision)
  const lost = kind.lostBy?.(table, decision.seat, decision.args, end) ?? []
  const isAsked = lost.length > 0 && asked === question
  // Whoever ends a turn has said so: that others then go on is no news.
  const act = () => {
    if (lost.length > 0 && !isAsked) ask(question)
    else picking.perform(decision, end, kind.endsTurn?.(end))
  }
  return {
    // What would be lost is named when it is asked whether one means it: a button has no room for all of it. To pass says nothing of it.
    label: isAsked
      ? voice.format('webTable.tray.endAnyway')
      : lost.length > 0 && !kind.declines?.(end)
        ? voice.format('webTable.tray.end')
        : capital(say(decision, end)),
    meaning: `${question}/${isAsked}`,
    lost: isAsked ? lost.map((choice) => say(decision, choice)) : undefined,
    act,
  }
}
