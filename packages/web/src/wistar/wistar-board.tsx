import { type RefObject, useMemo, useRef, useState } from 'react'
import { Notices } from '../table/kit/notice.tsx'
import { useAskedFocus } from '../table/kit/use-asked-focus.ts'
import type { Arrangement } from './arrangement.ts'
import { Bubble } from './bubble.tsx'
import { Fans } from './fans/fans.tsx'
import { LiftedMissionProvider } from './lifted-mission-context.ts'
import palette from './palette.module.css'
import { PartView } from './part-view.tsx'
import { shownIn, windows } from './parts.ts'
import { PartsNav } from './parts-nav.tsx'
import { PointingProvider } from './pointing.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useParts } from './use-parts.ts'
import style from './wistar-board.module.css'

/** The table of Rats of Wistar. */
export function WistarBoard() {
  const space = useRef<HTMLDivElement>(null)
  const arrangement = useArrangement(space)
  const [at, point] = useState<string>()
  const pointing = useMemo(() => ({ at, point }), [at])
  const [lifted, lift] = useState<string>()
  const lifting = useMemo(() => ({ space: lifted, lift }), [lifted])
  return (
    <div ref={space} className={`${palette.palette} ${style.space}`}>
      <Notices>
        <PointingProvider value={pointing}>
          <LiftedMissionProvider value={lifting}>
            <div
              className={style.table}
              data-as={arrangement.as}
              data-lying={arrangement.isLying || undefined}
              style={{ zoom: arrangement.zoom }}
            >
              <Windows {...arrangement} space={space} />
            </div>
          </LiftedMissionProvider>
        </PointingProvider>
      </Notices>
    </div>
  )
}

interface WindowsProps extends Arrangement {
  readonly space: RefObject<HTMLElement | null>
}

/** Everything at once, or windows that show one part each. */
function Windows({ as, isLying = false, space }: WindowsProps) {
  const [recent, turnTo] = useParts()
  const parts =
    as === 'whole'
      ? (['scene', 'market', 'burrow', 'cards'] as const)
      : windows[as].map((window) => shownIn(window, recent))
  useAskedFocus(space, parts.join())
  return (
    <>
      {parts.map((part, index) => (
        <div key={as === 'whole' ? part : index} className={style.window} data-part={part}>
          <PartView part={part} as={as} isLying={isLying} turnTo={turnTo} />
          {index === 0 && <Fans />}
          {index === 0 && as !== 'part' && <Bubble />}
        </div>
      ))}
      {as !== 'whole' && <PartsNav windows={windows[as]} shown={parts} turnTo={turnTo} />}
    </>
  )
}
