import type { Json } from '@nora/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import type { GameParts } from '../games/load.ts'
import { ToolbarButton } from '../table/toolbar/toolbar-button.tsx'
import button from '../ui/button.module.css'
import { type Deed, type Example, playedExample } from './example.ts'
import { PracticeTable } from './practice-table.tsx'

/** An example that is played. Others do not answer here; when it is their turn, the example is over. */
export function TryTable({ parts, example }: { readonly parts: GameParts; readonly example: Example }) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const [deeds, setDeeds] = useState<readonly Deed[]>([])
  const { reader } = example
  const match = useMemo(() => playedExample(parts.game, example, deeds), [parts, example, deeds])
  const does = useCallback(
    (choice: Json, interrupt: boolean) => {
      const why = interrupt ? match.whyNotInterrupt(reader, choice) : match.whyNot(reader, choice)
      if (!why) setDeeds((done) => [...done, { choice, interrupt }])
      return !why
    },
    [match, reader],
  )
  const undo = useCallback(() => setDeeds((done) => done.slice(0, -1)), [])
  const again = useCallback(() => setDeeds([]), [])
  const back = () => navigate(`/rules/${parts.game.id}#${example.address}`)
  const isOver = !match.owed(reader)
  const canUndo = deeds.length > 0
  return (
    <PracticeTable
      parts={parts}
      match={match}
      reader={reader}
      choose={does}
      tools={
        <>
          <ToolbarButton name="first" label={voice.format('webRules.again')} onClick={again} />
          <ToolbarButton name="back" label={voice.format('webRules.back')} onClick={back} />
        </>
      }
      canUndo={canUndo}
      undo={undo}
      again={again}
      ended={
        isOver && (
          <>
            <p>{voice.format('webRules.done')}</p>
            {canUndo && (
              <button type="button" className={button.quiet} onClick={undo}>
                {voice.format('webTable.tray.undo')}
              </button>
            )}
            <button type="button" className={button.quiet} onClick={again}>
              {voice.format('webRules.again')}
            </button>
          </>
        )
      }
    />
  )
}
