import {
  type Die,
  dieNamed,
  faceOf,
  type OrderCard,
  Progress,
  pileLimit,
  playerOf,
  rowOf,
  rows,
  goods as stocks,
} from '@nora/woodcraft'
import { useMemo } from 'react'
import { InlineDie, InlineMarks, InlineSign } from '../drawing/inline.tsx'
import { rewardMarks, signOf } from '../drawing/marks.ts'
import { usePileAhead, usePreview } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { changeOf, type StockChange } from './stock-change.ts'
import style from './tray.module.css'

/** What is put together or pointed at: dice before and after, goods before and after, the orders that would be whole. */
export function Ahead() {
  const preview = usePreview()
  const { voice } = useTable()
  if (!preview) return null
  const { gone = [], come = [], goods = {} } = preview
  const changes = Object.entries(goods).filter(([, by]) => by !== 0)
  return (
    <>
      {gone.length + come.length > 0 && (
        <div className={style.dice}>
          {gone.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice may be alike.
            <InlineDie key={index} die={die} size={34} />
          ))}
          {come.length + changes.length > 0 && gone.length > 0 && <span>→</span>}
          {come.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice may be alike.
            <InlineDie key={index} die={die} size={34} />
          ))}
          {come.length === 0 &&
            changes.map(([good, by]) => <InlineSign key={good} name={by < 0 ? 'berry' : signOf(good)} />)}
        </div>
      )}
      <dl className={style.lines}>
        {changes.length > 0 && (
          <>
            <dt>
              {voice.format(changes.every(([, by]) => by < 0) ? 'webWoodcraft.tray.takes' : 'webWoodcraft.tray.get')}
            </dt>
            <dd className={style.marks}>
              {changes.map(([good, by]) => (
                <Change key={good} good={good} by={by} />
              ))}
            </dd>
          </>
        )}
        {come.length + changes.length === 0 && gone.length > 0 && (
          <>
            <dt>{voice.format('webWoodcraft.tray.lost')}</dt>
            <dd>
              <b>{voice.number(gone.reduce((sum, die) => sum + faceOf(dieNamed(die) as Die), 0))}</b>
            </dd>
          </>
        )}
        <PileLine />
        <WholeLines />
      </dl>
    </>
  )
}

/** Before and after; what one cannot pay is told as its price and what one has. Whoever points at it reads of what. */
export function Change({ good, by }: { readonly good: string; readonly by: number }) {
  const { table, seat, voice } = useTable()
  const player = playerOf(table, seat) as unknown as { readonly [good: string]: unknown }
  const now = player[good]
  const isCounted =
    typeof now === 'number' &&
    (stocks as readonly string[]).concat('reputation', 'berryIncome', 'nutIncome').includes(good)
  const fact = `woodcraftPlay.fact.${good}`
  const title = voice.has(fact) ? voice.say({ id: fact, params: { n: (isCounted ? now : 0) + by } }) : undefined
  return (
    <span className={style.change} title={title}>
      <InlineSign name={signOf(good)} />
      <ChangeWords change={changeOf(isCounted ? now : undefined, by)} />
    </span>
  )
}

function ChangeWords({ change }: { readonly change: StockChange }) {
  const { voice } = useTable()
  const way = change.by < 0 ? 'down' : 'up'
  if (change.kind === 'uncounted') return <b data-way={way}>{voice.number(change.by, { signDisplay: 'always' })}</b>
  if (change.kind === 'short')
    return (
      <>
        <b data-way={way}>{voice.number(-change.by)}</b>
        <span>{voice.format('webWoodcraft.tray.have', { n: change.now })}</span>
      </>
    )
  return (
    <>
      {voice.number(change.now)} → <b data-way={way}>{voice.number(change.now + change.by)}</b>
    </>
  )
}

/** How many dice would lie in the pile, where that is more than may stay. */
function PileLine() {
  const { table, seat, voice } = useTable()
  const ahead = usePileAhead()
  const count = (pile: readonly number[]) => pile.reduce((sum, n) => sum + n, 0)
  const limit = pileLimit(table, seat)
  if (!ahead || count(ahead) <= limit) return null
  const now = count(playerOf(table, seat).lumber)
  return (
    <>
      <dt>{voice.format('webWoodcraft.tray.pile')}</dt>
      <dd className={style.change}>
        {voice.number(now)} → <b data-way="down">{voice.number(count(ahead))}</b>
        <span>{voice.format('webWoodcraft.tray.mayStay', { n: limit })}</span>
      </dd>
    </>
  )
}

/** The orders that would be whole then and are not now, with what they pay. */
function WholeLines() {
  const { table, seat, voice, item } = useTable()
  const pile = usePileAhead()
  const whole = useMemo(() => {
    if (!pile) return []
    const [now, then] = [new Progress(table, seat), new Progress(table, seat, pile)]
    return rows
      .flatMap((_, row) => table.zone(rowOf(seat, row)))
      .filter((order) => then.of(order).isWhole && !now.of(order).isWhole)
  }, [table, seat, pile])
  return whole.map((order) => (
    <WholeLine key={order} name={voice.format('webWoodcraft.tray.whole', { order: item(order) })} order={order} />
  ))
}

function WholeLine({ name, order }: { readonly name: string; readonly order: string }) {
  const { table } = useTable()
  return (
    <>
      <dt>{name}</dt>
      <dd className={style.marks}>
        <InlineMarks marks={rewardMarks(table.content.orders.get(order) as OrderCard)} />
      </dd>
    </>
  )
}
