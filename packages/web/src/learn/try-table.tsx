import type { Json } from '@nora/kernel'
import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useVoice } from '../app/voice.tsx'
import type { GameParts } from '../table/games/load.ts'
import { statusOf } from '../table/model/status.ts'
import { useEventPlayer } from '../table/player/use-event-player.ts'
import { TableView } from '../table/table-view.tsx'
import { Tool } from '../table/tool.tsx'
import { Tray } from '../table/tray/tray.tsx'
import { TrayCard } from '../table/tray/tray-card.tsx'
import button from '../ui/button.module.css'
import { aloneAt, around } from './alone.ts'
import { type Deed, type Example, playedExample } from './example.ts'
import { chairsOf, momentOf } from './moment.ts'
import { useForesight } from './use-foresight.ts'

const nothing = () => {}

/**
 * An example that is played: the real table, on which every choice can be taken back, because the position is played again
 * from its beginning. Others do not answer here; when it is their turn, the example is over.
 */
export function TryTable({ parts, example }: { readonly parts: GameParts; readonly example: Example }) {
  const voice = useVoice()
  const [, navigate] = useLocation()
  const [deeds, setDeeds] = useState<readonly Deed[]>([])
  const { reader } = example
  const match = useMemo(() => playedExample(parts.game, example, deeds), [parts, example, deeds])
  const moment = useMemo(() => momentOf(match, reader), [match, reader])
  const chairs = useMemo(() => chairsOf(match), [match])
  const player = useEventPlayer()
  const foresight = useForesight(match, reader)
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
    <TableView
      parts={parts}
      moment={moment}
      chairs={chairs}
      plays
      foresight={foresight}
      around={around}
      player={player}
      isLive
      choose={(_decision, choice) => does(choice, false)}
      interrupt={(choice) => does(choice, true)}
      tools={
        <>
          <Tool name="first" label={voice.format('webRules.again')} onClick={again} />
          <Tool name="back" label={voice.format('webRules.back')} onClick={back} />
        </>
      }
      undo={canUndo ? undo : undefined}
      status={(table) => statusOf(aloneAt(moment.view), table)}
      tray={(tray, own, question) => {
        if (isOver)
          return (
            <TrayCard question={question}>
              <p>{voice.format('webRules.done')}</p>
              {canUndo && (
                <button type="button" className={button.quiet} onClick={undo}>
                  {voice.format('webTable.tray.undo')}
                </button>
              )}
              <button type="button" className={button.quiet} onClick={again}>
                {voice.format('webRules.again')}
              </button>
            </TrayCard>
          )
        return (
          <Tray
            tray={tray}
            question={question}
            permissions={{
              undo: canUndo || { code: 'nothingToUndo' },
              redo: false,
              confirming: true,
              passing: 'asked',
            }}
            busy={false}
            own={own}
            refuse={nothing}
            undo={undo}
            undoTurn={again}
            redo={nothing}
          />
        )
      }}
    />
  )
}
