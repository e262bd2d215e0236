import type { Icon as IconName } from '@nora/words'
import { Icon } from '../art/icons/icon.tsx'
import lamps from '../table/kit/lamps.module.css'
import { PartBar } from '../table/kit/table-parts.tsx'
import { type Part, partOf } from './parts.ts'
import tab from './tab.module.css'
import { useTable } from './use-table.ts'
import style from './wistar-board.module.css'

interface PartsNavProps {
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

/** Leads to the parts that are not shown; a lamp is on the one where the answer lies. One bar leads to the parts of several windows. */
export function PartsNav({ windows, shown, turnTo }: PartsNavProps) {
  const { voice, decision, table } = useTable()
  const asked = decision && partOf[decision.kind]
  const isAlone = table.state.players.length === 1 && !table.state.ratbot
  const isPhone = windows.length === 1
  const label = voice.format('webWistar.parts')
  const buttons = windows
    .filter((window) => window.length > 1)
    .flatMap((window) =>
      window
        .filter((part) => !(part === 'others' && isAlone))
        .map((part) => (
          <button
            key={part}
            type="button"
            className={isPhone ? undefined : tab.tab}
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
    )
  if (isPhone) return <PartBar label={label}>{buttons}</PartBar>
  // Between the windows of a larger table it is drawn as large as they are.
  return (
    <nav className={`${style.bar} ${lamps.lamps}`} aria-label={label}>
      {buttons}
    </nav>
  )
}
