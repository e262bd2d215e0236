import { areaOfGuest, ROUND_GUEST, ROUND_STACK } from '@nora/wistar'
import { CREAM, INK, SAND } from '../art/colours.ts'
import { Labelled } from '../art/labelled.tsx'
import { Mouse } from '../art/mouse.tsx'
import { useTable } from '../use-table.ts'
import style from './scene.module.css'

/** The guest of the round looks out of a hole; how many are left of the stack that counts the rounds. */
export function RoundGuest({ x, y }: { readonly x: number; readonly y: number }) {
  const { table, voice, card } = useTable()
  const [guest] = table.state.zones[ROUND_GUEST] ?? []
  const left = table.state.zones[ROUND_STACK]?.length ?? 0
  const more = voice.format('webWistar.guest.more', { n: left })
  const words = voice.format('webWistar.guest.left', { n: left })
  const record = guest === undefined ? undefined : table.content.guests.get(guest)
  const told =
    guest === undefined ? voice.format('webWistar.guest.gone') : [card(guest).name, ...card(guest).text].join('. ')
  return (
    <Labelled transform={`translate(${x} ${y})`} label={`${told}. ${more}`} data-thing={guest}>
      <rect width={86} height={42} rx={17} className={style.dug} stroke={INK} strokeWidth={2.2} />
      <ellipse cx={18} cy={30} rx={15} ry={8} className={style.lamp} />
      {guest !== undefined && <Mouse x={18} y={37} k={0.95} area={areaOfGuest(table, guest)} />}
      {record && (
        <text x={34} y={17} className={style.guest} {...fitted(voice.say(record.name))}>
          {voice.say(record.name)}
        </text>
      )}
      <text x={34} y={33} className={style.left} fill={guest === undefined ? CREAM : SAND} {...fitted(words)}>
        {words}
      </text>
    </Labelled>
  )
}

/** So many letters fit beside the mouse; longer words are drawn together. */
const LETTERS = 7

function fitted(words: string) {
  return words.length > LETTERS ? { textLength: 49, lengthAdjust: 'spacingAndGlyphs' as const } : {}
}
