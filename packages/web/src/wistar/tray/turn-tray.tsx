import { type GameEvent, isRecord, type Json } from '@nora/kernel'
import { type BonusAction, bonusEffect, type MainAction, priceOf, strengthOf } from '@nora/wistar'
import type { Icon as IconName } from '@nora/words'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import { OtherActs } from '../../table/kit/other-acts.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { Piece } from '../../table/kit/piece.tsx'
import { Glyph } from '../../table/parts/glyphs.tsx'
import { usePicking } from '../../table/picking.tsx'
import button from '../../ui/button.module.css'
import { actionIcons } from '../cards/effect-icons.ts'
import { Preview } from '../preview.tsx'
import { useTable } from '../use-table.ts'
import { bonusIcons } from '../wheel/bonus-icon.ts'
import { tokensOf } from './left-of-turn.ts'
import style from './tray.module.css'
import { plainGain } from './turn-preview.ts'
import { usePickedThing } from './use-picked-thing.ts'
import { useTakeAll } from './use-take-all.ts'

interface TurnArgs {
  readonly placed: boolean
  readonly main: MainAction | null
  readonly bonus: readonly BonusAction[]
}

/** A turn: what the leader brought lies here as tokens; plain gains are taken together; quick actions stay where they are. */
export function TurnTray({ decision }: TrayProps) {
  const { placed } = decision.args as unknown as TurnArgs
  const picked = usePickedThing(decision)
  return (
    <div className={style.turn}>
      {placed ? <Tokens decision={decision} /> : picked ? <Preview decision={decision} of={picked} /> : <PlaceHint />}
      <QuickActions decision={decision} />
      <OtherActs decision={decision} isThing={isThing} />
    </div>
  )
}

function isThing(choice: Json): boolean {
  return choice !== 'end'
}

function PlaceHint() {
  const { voice, table, seat } = useTable()
  const waiting = table.state.players[seat]?.entrance ?? 0
  return (
    <p className={style.hint}>
      {voice.format('webWistar.turn.place')}
      {waiting > 0 && <strong> {voice.format('webWistar.turn.waiting', { n: waiting })}</strong>}
    </p>
  )
}

/** Main and bonus actions, in any order. What is done keeps its place: nothing else comes to lie where one has just clicked. */
function Tokens({ decision }: TrayProps) {
  const { voice, table, seat, choice, moment } = useTable()
  const left = decision.args as unknown as TurnArgs
  const { main, bonus } = tokensOf(
    table,
    seat,
    left,
    moment.log.flatMap(({ events }) => events) as readonly GameEvent[],
  )
  const takeAll = useTakeAll(decision)
  if (left.main === null && left.bonus.length === 0)
    return <p className={style.hint}>{voice.format('webWistar.turn.done')}</p>
  const label = (act: Json) => choice(decision, act)
  const plain = takeAll?.gains ?? []
  return (
    <>
      <div className={style.tokens} data-offers-things="">
        {main && (
          <TurnToken
            thing={`main/${main.action}`}
            value={main.action}
            sort="action"
            label={label({ main: main.action })}
            isDone={main.isDone}
          >
            <TokenFace icon={actionIcons[main.action]} n={strengthOf(table, seat, main.action)} isLarge />
          </TurnToken>
        )}
        {bonus.map(({ action, isDone }, index) => (
          <TurnToken
            // biome-ignore lint/suspicious/noArrayIndexKey: a bonus may be there twice
            key={`${action}/${index}`}
            thing={`bonus/${action}`}
            value={action}
            sort="bonus"
            label={label({ bonus: action })}
            isDone={isDone}
          >
            <TokenFace icon={bonusIcons[action].icon} n={bonusIcons[action].n} />
          </TurnToken>
        ))}
        {plain.length > 1 && (
          <button
            type="button"
            className={`${button.quiet} ${button.primary} ${style.all}`}
            data-thing="takeAll"
            onClick={takeAll?.take}
          >
            {voice.format('webWistar.turn.takeAll')}
            {plain.map(({ good, n }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a good may be gained twice
              <span key={index} className={style.change}>
                <b>+{n}</b>
                <Icon name={good} size={18} />
              </span>
            ))}
          </button>
        )}
      </div>
      {left.bonus.map((action) =>
        plainGain(table, seat, { bonus: action }) ? null : <Labelled key={action} action={action} />,
      )}
    </>
  )
}

interface TurnTokenProps {
  readonly thing: string
  readonly value: string
  readonly sort: 'action' | 'bonus'
  readonly label: string
  readonly isDone: boolean
  readonly children: ReactNode
}

/** A token to be taken, or a ticked one that was. */
function TurnToken({ thing, value, sort, label, isDone, children }: TurnTokenProps) {
  const { voice } = useTable()
  const face = <span title={label}>{children}</span>
  if (!isDone)
    return (
      <Piece thing={thing} value={value} sort={sort} label={label} isBare className={style.token}>
        {face}
      </Piece>
    )
  return (
    <span
      className={style.token}
      data-done=""
      role="img"
      aria-label={`${label}, ${voice.format('webTable.calendar.done')}`}
    >
      {face}
      <span className={style.tick}>
        <Glyph name="confirm" />
      </span>
    </span>
  )
}

/** What a bonus with a choice means, in words. */
function Labelled({ action }: { readonly action: BonusAction }) {
  const { voice, table } = useTable()
  return (
    <p className={style.hint}>
      <Icon name={bonusIcons[action].icon} size={17} />{' '}
      {voice.say(table.content.language.say.effect(bonusEffect(action)))}
    </p>
  )
}

function TokenFace({
  icon,
  n,
  isLarge = false,
}: {
  readonly icon: IconName
  readonly n?: number | undefined
  readonly isLarge?: boolean
}) {
  return (
    <span className={style.face} data-large={isLarge || undefined} aria-hidden="true">
      <Icon name={icon} size={isLarge ? 30 : 26} />
      {n !== undefined && <b>{n}</b>}
    </span>
  )
}

/** Before or after the leader: what can be bought, pitched or moved. */
function QuickActions({ decision }: TrayProps) {
  const { voice, table, seat, choice } = useTable()
  const { picks } = usePicking()
  const has = (part: string, value?: Json) => picks.isOpen(part, value)
  const chips: {
    readonly key: string
    readonly sort: string
    readonly value: string
    readonly act: Json
    readonly icon: IconName
    readonly n?: number
  }[] = [
    ...(['joker', 'electricity'] as const).map((buy) => ({
      key: buy,
      sort: 'stock',
      value: buy,
      act: { buy } as Json,
      icon: buy === 'joker' ? ('joker' as const) : ('electricity' as const),
      n: priceOf(table, seat, buy),
    })),
    { key: 'tent', sort: 'tent', value: 'tent', act: 'tent', icon: 'tent' },
  ]
  const shown = chips.filter(({ sort, value }) =>
    sort === 'stock' ? has('buy', value) : picks.choices.includes('tent'),
  )
  const moves = picks.choices.some((each) => isRecord(each) && 'move' in each)
  if (shown.length === 0 && !moves) return null
  return (
    <div className={style.quick}>
      <span>{voice.format('webWistar.turn.quick')}</span>
      {shown.map(({ key, sort, value, act, icon, n }) => (
        <Piece
          key={key}
          thing={`quick/${key}`}
          value={value}
          sort={sort}
          label={choice(decision, act)}
          isBare
          className={style.chip}
        >
          <span aria-hidden="true" title={choice(decision, act)}>
            <Icon name={icon} size={18} />
            {n !== undefined && (
              <>
                ← {n}
                <Icon name="item" size={17} />
              </>
            )}
          </span>
        </Piece>
      ))}
      {moves && (
        <span className={style.how}>
          <Icon name="movement" size={18} />
          {voice.format('webWistar.turn.moveHow')}
        </span>
      )}
    </div>
  )
}
