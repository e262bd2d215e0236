import type { Seat } from '@nora/kernel'
import { RATBOT } from '@nora/wistar'
import type { Arrangement } from './arrangement.ts'
import { Burrow } from './burrow/burrow.tsx'
import { lowBurrow, wideBurrow } from './burrow/burrow-plan.ts'
import { PhoneBurrow } from './burrow/phone-burrow.tsx'
import { Built } from './cards/built.tsx'
import { Hand } from './cards/hand.tsx'
import { Market } from './market/market.tsx'
import { Objectives } from './objectives/objectives.tsx'
import type { Part } from './parts.ts'
import { RatbotPanel } from './ratbot/ratbot-panel.tsx'
import { FarmStage } from './scene/farm-stage.tsx'
import { Scene } from './scene/scene.tsx'
import { WheelStage } from './scene/wheel-stage.tsx'
import { Others } from './seats/others.tsx'
import { WhoseBurrow } from './seats/whose-burrow.tsx'
import { useTable } from './use-table.ts'
import { useUntilAsked } from './use-until-asked.ts'
import style from './wistar-board.module.css'

interface PartViewProps {
  readonly part: Part
  readonly as: Arrangement['as']
  readonly isLying: boolean
  turnTo(part: Part): void
}

/** One part of the table, drawn for the room there is. */
export function PartView({ part, as, isLying, turnTo }: PartViewProps) {
  const { seat } = useTable()
  const [whose, look] = useUntilAsked<Seat>(['burrow', 'cards'])
  const shown = whose ?? seat
  const isSmall = as === 'part'
  switch (part) {
    case 'scene':
      return <Scene />
    case 'wheel':
      return isSmall ? <WheelStage isLying={isLying} /> : <Scene crop="wheel" />
    case 'farm':
      return isSmall ? <FarmStage isLying={isLying} /> : <Scene crop="farm" />
    case 'market':
      return as === 'half' || isSmall ? (
        <div className={style.stack}>
          <Objectives />
          <Market isNarrow={isSmall} />
        </div>
      ) : (
        <Market isNarrow={as === 'column'} />
      )
    case 'burrow':
      return isSmall ? (
        <PhoneBurrow shown={shown} isLying={isLying} goBack={() => look()} />
      ) : (
        <div className={style.burrow}>
          <WhoseBurrow shown={shown} show={look} />
          <div className={style.picture}>
            {shown === RATBOT ? (
              <RatbotPanel />
            ) : (
              <Burrow seat={shown} isOwn={shown === seat} plan={as === 'whole' ? wideBurrow : lowBurrow} />
            )}
          </div>
          {as === 'half' && shown !== RATBOT && <Built seat={shown} rows={7} />}
        </div>
      )
    case 'cards':
      return (
        <div className={style.stack}>
          {/* Over half a window they stand beside the market. */}
          {as !== 'half' && <Objectives />}
          <Built seat={seat} rows={as === 'column' ? 1 : 2} isNarrow={as === 'whole'} />
          <Hand most={as === 'whole' ? 3 : as === 'half' ? 8 : 5} isNarrow={as === 'whole'} />
        </div>
      )
    case 'others':
      return (
        <Others
          isSmall={isSmall}
          isLying={isLying}
          show={(other) => {
            look(other)
            turnTo('burrow')
          }}
        />
      )
  }
}
