import { isRecord, type Json } from '@nora/kernel'
import { capital } from '@nora/messages'
import {
  type Action,
  actions,
  bonusActionPrice,
  marketingPoints,
  marketingPrice,
  OTHER_ACTION,
  playerOf,
  substituteBerries,
} from '@nora/woodcraft'
import type { ReactNode } from 'react'
import { ActButton } from '../../table/kit/act-button.tsx'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { Piece } from '../../table/kit/piece.tsx'
import { isMouse } from '../../table/parts/last-input.ts'
import { useWide } from '../../table/parts/use-wide.ts'
import { usePicking } from '../../table/picking.tsx'
import { useMainButton } from '../../table/tray/main-button.ts'
import { InlineMarks, InlineSign, InlineTile } from '../drawing/inline.tsx'
import { usePointing, usePreview } from '../preview.ts'
import { useTable } from '../use-table.ts'
import { moveAhead } from '../wheel/move-ahead.ts'
import { Ahead } from './ahead.tsx'
import { MovePreview } from './move-preview.tsx'
import style from './tray.module.css'

/** A turn: which tile to move, then its action as the main button, then what is left until the turn is ended. */
export function TurnTray({ decision }: TrayProps) {
  const { turn } = useTable().table.state
  if (turn?.moved == null) return <MoveTray decision={decision} />
  return turn.mainDone ? <RestTray decision={decision} /> : <ActTray decision={decision} moved={turn.moved} />
}

/** The tiles that can be moved; of the one that is pointed at or picked, where it goes and what it brings. */
function MoveTray({ decision }: TrayProps) {
  const { voice, table, item } = useTable()
  const { picks } = usePicking()
  const preview = usePreview()
  const pointing = usePointing()
  const movable = actions.filter((action) => picks.choices.some((choice) => isRecord(choice) && choice.move === action))
  const shown = preview?.tile ?? actions.find((action) => picks.isPicked('move', action))
  const seen = shown !== undefined && movable.includes(shown) ? shown : undefined
  return (
    <div className={style.tray}>
      {seen ? (
        <MovePreview ahead={moveAhead(table, seen)} />
      ) : preview ? (
        <Ahead />
      ) : (
        <>
          <p className={style.soft}>{voice.format('webWoodcraft.tray.point')}</p>
          <div className={style.tiles}>
            {movable.map((action) => (
              <span
                key={action}
                onPointerEnter={(event) => isMouse(event) && pointing({ tile: action })(true)}
                onPointerLeave={() => pointing({ tile: action })(false)}
              >
                <Piece
                  thing={`tile/${action}`}
                  value={action}
                  sort="tile"
                  label={item(action)}
                  isBare
                  className={style.tile}
                >
                  <InlineTile action={action} size={28} />
                  <span>{item(action)}</span>
                </Piece>
              </span>
            ))}
          </div>
        </>
      )}
      <BonusHint decision={decision} />
    </div>
  )
}

/** Three lanterns for a further action, as long as it can be had. */
function BonusHint(_: TrayProps) {
  const { voice, table, seat } = useTable()
  const { picks } = usePicking()
  if (!picks.choices.some((choice) => isRecord(choice) && 'bonus' in choice)) return null
  return (
    <p className={style.soft}>
      <InlineSign name="lantern" /> {voice.format('webWoodcraft.tray.bonus', { n: bonusActionPrice(table, seat) })}
    </p>
  )
}

/** The moved tile's own action is the main button; beside it berries instead, or another tile for a lantern. */
function ActTray({ decision, moved }: TrayProps & { readonly moved: Action }) {
  const { voice, table, item, card, choice: say } = useTable()
  const { picks, perform, choose } = usePicking()
  const has = (act: Json) => picks.choices.some((choice) => JSON.stringify(choice) === JSON.stringify(act))
  const own: Json = { act: moved }
  const canAct = has(own)
  const name = item(moved)
  useMainButton({
    label: capital(name),
    isReady: canAct && !picks.isNarrowed,
    act: () => perform(decision, own),
  })
  const others = picks.choices.some((choice) => isRecord(choice) && 'act' in choice && choice.act !== moved)
  const preview = usePreview()
  const isWide = useWide()
  return (
    <div className={style.tray}>
      {/* On a phone question and main button say which action it is, and what can be had instead needs the room. */}
      {(isWide || !canAct) && (
        <div className={style.head}>
          <InlineTile action={moved} size={42} />
          <div>
            <strong>{name}</strong>
            <span className={style.soft}>
              {canAct ? card(moved).text.join(' ') : voice.format('webWoodcraft.tray.cannot')}
            </span>
          </div>
        </div>
      )}
      {preview && <Ahead />}
      <div className={style.acts}>
        {has('berries') && (
          <ActButton act="berries" take={() => choose(decision, 'berries')}>
            {isWide ? (
              say(decision, 'berries')
            ) : (
              <InSigns words={say(decision, 'berries')}>
                <span>{voice.format('webWoodcraft.tray.instead')}</span>
                <InlineMarks marks={[{ sign: 'berry', text: voice.number(substituteBerries(table, decision.seat)) }]} />
              </InSigns>
            )}
          </ActButton>
        )}
      </div>
      {others && (
        <p className={style.soft}>
          <InlineSign name="lantern" /> {voice.format('webWoodcraft.tray.other', { n: OTHER_ACTION })}
        </p>
      )}
      <BonusHint decision={decision} />
      {playerOf(table, decision.seat).lanterns > 0 && table.state.turn?.freshLanterns ? (
        <p className={style.soft}>{voice.format('webWoodcraft.tray.fresh')}</p>
      ) : null}
    </div>
  )
}

/** The main action is done: benches, trees, orders and helpers are left, and marketing with the end of the turn. */
function RestTray({ decision }: TrayProps) {
  const { voice, choice: say } = useTable()
  const { picks, choose } = usePicking()
  const preview = usePreview()
  const isWide = useWide()
  const hasMore = picks.choices.some((choice) => isRecord(choice))
  return (
    <div className={style.tray}>
      {preview && <Ahead />}
      {picks.choices.includes('market') && (
        <div className={style.acts}>
          <ActButton act="market" take={() => choose(decision, 'market')}>
            {isWide ? say(decision, 'market') : <MarketMarks words={say(decision, 'market')} />}
          </ActButton>
        </div>
      )}
      {/* A phone has no room to say once more what the question says. */}
      {!preview && (isWide || !hasMore) && (
        <p className={style.soft}>{voice.format(hasMore ? 'webWoodcraft.tray.rest' : 'webWoodcraft.tray.nothing')}</p>
      )}
      <BonusHint decision={decision} />
    </div>
  )
}

/** What is done, in signs and in one line. Whoever hears the page hears the words. */
function InSigns({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="unseen">{words}</span>
      <span className={style.marks} aria-hidden="true">
        {children}
      </span>
    </>
  )
}

/** Marketing: what it costs and brings. */
function MarketMarks({ words }: { readonly words: string }) {
  const { table, seat, voice } = useTable()
  const price = { sign: 'berry', text: voice.number(marketingPrice(table, seat, 0)) } as const
  const points = { sign: 'points', text: voice.number(marketingPoints(table, seat)) } as const
  return (
    <InSigns words={words}>
      <InlineSign name="marketing" size={22} />
      <InlineMarks marks={[price]} />
      <span>→</span>
      <InlineMarks marks={[points]} />
    </InSigns>
  )
}
