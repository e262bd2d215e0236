import { type ReactNode, useState } from 'react'
import style from './beside-board.module.css'
import palette from './palette.module.css'
import { RatbotPanel } from './ratbot/ratbot-panel.tsx'
import tab from './tab.module.css'
import { useTable } from './use-table.ts'

/** Beside the board: the log, and before it Ratbot where one plays against it. */
export function BesideBoard({ log }: { readonly log: ReactNode }) {
  const { table, voice } = useTable()
  const [isLog, showLog] = useState(false)
  if (!table.state.ratbot) return log
  const tabs = [
    [
      `${voice.format('wistarPlay.ratbot')} · ${voice.format('webWistar.ratbot.level', { n: Number(table.options.level ?? 0) })}`,
      false,
    ],
    [voice.format('webTable.log.title'), true],
  ] as const
  return (
    <div className={`${palette.palette} ${style.beside}`} data-tall="">
      <div className={style.tabs}>
        {tabs.map(([name, isIt]) => (
          <button
            key={name}
            type="button"
            className={tab.tab}
            aria-pressed={isLog === isIt}
            onClick={() => showLog(isIt)}
          >
            {name}
          </button>
        ))}
      </div>
      {isLog ? <div className={style.log}>{log}</div> : <RatbotPanel isBeside />}
    </div>
  )
}
