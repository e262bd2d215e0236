import type { Icon as IconName } from '@nora/words'
import { Icon } from '../art/icons/icon.tsx'
import { type Part, partOf } from './parts.ts'
import tab from './tab.module.css'
import { useTable } from './use-table.ts'
import style from './wistar-board.module.css'

interface PartBarProps {
  readonly windows: readonly (readonly Part[])[]
  readonly shown: readonly Part[]
  turnTo(part: Part): void
}

const signs: { readonly [part in Part]: IconName } = {
  scene: 'wheel',
  wheel: 'wheel',
  farm: 'farm',
  market: 'market',
  burrow: 'room',
  cards: 'cards',
  others: 'others',
}

/**
 * Leads to the parts that are not shown; a lamp is on the one where the answer lies. Unlike the kit's bar it stands inside the
 * table, between the windows and drawn as large as they are, and one bar leads to the parts of several windows.
 */
export function PartBar({ windows, shown, turnTo }: PartBarProps) {
  const { voice, decision, table } = useTable()
  const asked = decision && partOf[decision.kind]
  const isAlone = table.state.players.length === 1 && !table.state.ratbot
  return (
    <nav className={style.bar} aria-label={voice.format('webWistar.parts')}>
      {windows.map((window) =>
        window.length === 1
          ? null
          : window
              .filter((part) => !(part === 'others' && isAlone))
              .map((part) => (
                <button
                  key={part}
                  type="button"
                  className={tab.tab}
                  aria-pressed={shown.includes(part)}
                  data-wanted={
                    part === asked || (asked === 'cards' && part === 'burrow' && !window.includes('cards')) || undefined
                  }
                  onClick={() => turnTo(part)}
                >
                  <Icon name={signs[part]} size={22} />
                  <span>
                    {part === 'others' && table.state.ratbot
                      ? voice.format('wistarPlay.ratbot')
                      : voice.format(`webWistar.part.${part === 'scene' ? 'wheel' : part}`)}
                  </span>
                </button>
              )),
      )}
    </nav>
  )
}
