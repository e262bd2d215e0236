import {
  ACTION_DECK,
  ACTIONS_TURNED,
  automaBoardOf,
  EXPLORATION_DECK,
  EXPLORATION_TOP,
  RATBOT,
  RATBOT_DOORS,
  RATBOT_GUESTS,
  RATBOT_PILE,
  type Ratbot,
  ratbotFreeRooms,
  scaleOf,
} from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import { Icon } from '../../art/icons/icon.tsx'
import { Rat } from '../art/rat.tsx'
import { skillIcon } from '../cards/effect-icons.ts'
import { useTable } from '../use-table.ts'
import style from './ratbot.module.css'
import { ScaleSteps, scaleIcon } from './scale.tsx'
import { threatsOf } from './threat.ts'

interface RatbotPanelProps {
  /** It stands beside the board, under a tab with its name. */
  readonly isBeside?: boolean
  /** There is more width than height for it: its scales lie on their sides. */
  readonly isLow?: boolean
}

/** Ratbot: its state cards as scales, the attack that comes next, its board, the cards it plays by. */
export function RatbotPanel({ isBeside = false, isLow = isBeside }: RatbotPanelProps) {
  const { table, voice } = useTable()
  const { ratbot } = table.state
  if (!ratbot) return null
  return (
    <section
      className={style.panel}
      data-low={isLow || undefined}
      aria-label={voice.format('wistarPlay.ratbot')}
      // What scrolls must be reachable to be scrolled by keys.
      tabIndex={isLow ? 0 : undefined}
    >
      {/* Beside the board its name stands on the tab. */}
      {!isBeside && (
        <header className={style.head}>
          <svg width={50} height={42} viewBox="-34 -40 66 50" aria-hidden="true">
            <Rat x={0} y={0} owner={RATBOT} fur="#b9a27a" />
          </svg>
          <b>{voice.format('wistarPlay.ratbot')}</b>
          <span>{voice.format('webWistar.ratbot.level', { n: Number(table.options.level ?? 0) })}</span>
        </header>
      )}
      <div className={style.scales}>
        {ratbot.states.map((state) => {
          const { scale, overflow } = scaleOf(table, state)
          const record = table.content.tables.stateCards.find(({ id }) => id === state.card)
          return (
            <div key={state.card} className={style.state} data-thing={state.card}>
              <div className={style.tokens}>
                {record && <Icon name={record.symbol} size={isLow ? 16 : 18} />}
                {state.tokens.map((token) => (
                  <Icon key={token} name={skillIcon(token)} size={isLow ? 16 : 19} />
                ))}
              </div>
              <ScaleSteps scale={scale} overflow={overflow} at={state.advances} isLow={isLow} />
            </div>
          )
        })}
      </div>
      <Warning ratbot={ratbot} />
      <div className={style.board}>
        <Track icon="bed" values={automaBoardOf(table).beds} at={ratbot.beds} />
        <Track icon="room" values={automaBoardOf(table).rooms} at={ratbot.rooms} />
        <Track icon="cube" values={automaBoardOf(table).markers} at={ratbot.markers} />
        <Facts ratbot={ratbot} />
      </div>
      <Cards />
    </section>
  )
}

/** The attack that comes next, and what it would take now. */
function Warning({ ratbot }: { readonly ratbot: Ratbot }) {
  const { table, voice } = useTable()
  const [threat] = threatsOf(table, ratbot)
  if (!threat) return null
  const { against, steps, has, loss } = threat
  const icon = scaleIcon({ kind: 'aggressive', against })
  const what = voice.say({ id: 'wistarPlay.scale.aggressive', params: { against } })
  const words = loss
    ? voice.format('webWistar.ratbot.hurts', {
        steps,
        what,
        has,
        loss: voice.say(table.content.language.say.effect(loss)),
      })
    : voice.format('webWistar.ratbot.harmless', { steps, what, has })
  return (
    <p className={style.warning} data-hurts={loss !== undefined || undefined} data-near={steps === 1 || undefined}>
      {icon && <Icon name={icon} size={20} />}
      <span>{words}</span>
    </p>
  )
}

function Track({
  icon,
  values,
  at,
}: {
  readonly icon: IconName
  readonly values: readonly number[]
  readonly at: number
}) {
  return (
    <div className={style.track}>
      <Icon name={icon} size={18} />
      {values.map((value, index) => {
        const key = `${index}`
        return (
          <span key={key} data-top={index === at - 1 || undefined} data-taken={index < at - 1 || undefined}>
            {value}
          </span>
        )
      })}
    </div>
  )
}

function Facts({ ratbot }: { readonly ratbot: Ratbot }) {
  const { table, voice } = useTable()
  const { zones } = table.state
  const n = (zone: string) => zones[zone]?.length ?? 0
  const facts: readonly (readonly [IconName, number, string])[] = [
    ['guest', n(RATBOT_GUESTS), voice.format('wistarPlay.group.ratbotGuests')],
    ['room-free', ratbotFreeRooms(table), voice.format('wistarPlay.fact.freeRooms', { n: ratbotFreeRooms(table) })],
    ['door', n(RATBOT_DOORS), voice.format('wistarPlay.fact.doorTokens', { n: n(RATBOT_DOORS) })],
    ['cards', n(RATBOT_PILE), voice.format('wistarPlay.fact.pile', { n: n(RATBOT_PILE) })],
    ['leader', ratbot.leaders, voice.format('wistarPlay.fact.leaders', { n: ratbot.leaders })],
    ['disc', ratbot.discs, voice.format('wistarPlay.fact.discs', { n: ratbot.discs })],
  ]
  return (
    <div className={style.facts}>
      {facts.map(([icon, value, label]) => (
        <span key={icon} title={label}>
          <Icon name={icon} size={18} />
          <b aria-hidden="true">{value}</b>
          <span className="unseen">{label}</span>
        </span>
      ))}
    </div>
  )
}

/** The action card that was turned over last, and the exploration card that comes next. */
function Cards() {
  const { table, voice, card } = useTable()
  const { zones } = table.state
  const last = zones[ACTIONS_TURNED]?.at(-1)
  const next = zones[EXPLORATION_TOP]?.at(-1)
  return (
    <div className={style.cards}>
      <div>
        <b>{voice.format('webWistar.ratbot.last', { n: zones[ACTION_DECK]?.length ?? 0 })}</b>
        {last !== undefined && card(last).text.map((line) => <span key={line}>{line}</span>)}
      </div>
      <div>
        <b>{voice.format('webWistar.ratbot.explores', { n: zones[EXPLORATION_DECK]?.length ?? 0 })}</b>
        {next !== undefined &&
          card(next)
            .text.slice(-1)
            .map((line) => <span key={line}>{line}</span>)}
      </div>
    </div>
  )
}
