import type { Item } from '@nora/kernel'
import { layoutOf, OBJECTIVES, type Objective, playerOf, privateOf, progress } from '@nora/wistar'
import { useRef } from 'react'
import { Piece } from '../../table/kit/piece.tsx'
import { useFit } from '../../table/parts/use-fit.ts'
import { Badge } from '../art/badge.tsx'
import { effectIcons } from '../cards/effect-icons.ts'
import { IconLine } from '../cards/icon-line.tsx'
import { useTable } from '../use-table.ts'
import style from './objectives.module.css'

/** The objectives on the board, and those of one's own. */
export function Objectives() {
  const { table, voice, seat } = useTable()
  const cards = [...(table.state.zones[OBJECTIVES] ?? []), ...(table.state.zones[privateOf(seat)] ?? [])]
  return (
    <section className={style.objectives} aria-label={voice.format('wistarPlay.group.objectives')}>
      {cards.map((card) => (
        <ObjectiveCard key={card} card={card} />
      ))}
    </section>
  )
}

/** Names longer than this stand in narrower letters. */
const LONG = 16
/** So many times letters can be drawn narrower still, until a name fits. */
const NARROWEST = 8
const MOST_STEPS = 3

/** What an objective asks for step by step, who took which, how far one is. */
export function ObjectiveCard({ card }: { readonly card: Item }) {
  const { table, voice, seat, card: face } = useTable()
  const record = table.content.objectives.get(card) as Objective
  const claims = table.state.claims[card]
  const needs = claims ? (layoutOf(table).steps.get(card) ?? []) : record.steps.slice(0, 1).map((step) => step.needs)
  const isReached = playerOf(table, seat).reached.includes(card)
  const owners = claims ?? [isReached ? seat : null]
  const next = owners.indexOf(null)
  const has = progress(table, seat, card)
  const isMine = owners.includes(seat)
  const told = isMine
    ? voice.format('webWistar.objective.mine')
    : next < 0
      ? voice.format('webWistar.objective.full')
      : voice.format('webWistar.objective.far', { has, needs: needs[next] ?? 0 })
  const { name, text } = face(card)
  const said = voice.say(record.name)
  const nameBox = useRef<HTMLSpanElement>(null)
  useFit(nameBox, NARROWEST)
  return (
    <Piece thing={card} sort="objective" label={[name, ...text, told].join('. ')} explains className={style.piece}>
      <span className={style.card} title={[...text, told].join('\n')}>
        <span ref={nameBox} className={style.name} data-long={said.length > LONG || undefined}>
          {said}
        </span>
        <span className={style.steps}>
          {needs.map((n, step) => {
            const owner = owners[step] ?? null
            // Four steps do not fit: those after the next are told in words.
            if (needs.length > MOST_STEPS && owner === null && step !== next) return null
            return owner === null ? (
              <span
                key={n}
                className={style.step}
                data-next={(step === next && !isMine) || undefined}
                data-reached={(step === next && !isMine && has >= n) || undefined}
              >
                {step === next && !isMine ? `${has}/${n}` : n}
              </span>
            ) : (
              <svg key={n} width={20} height={20} viewBox="-12 -12 24 24" aria-hidden="true">
                <Badge owner={owner} r={9.5} />
              </svg>
            )
          })}
          <span className={style.bonus}>
            <IconLine icons={effectIcons(record.bonus)} size={14} />
          </span>
        </span>
      </span>
    </Piece>
  )
}
