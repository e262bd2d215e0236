import { HOST, type Seat } from '@nora/kernel'
import { useTable } from '../context.tsx'
import { Glyph } from '../parts/glyphs.tsx'
import { SeatSign } from '../parts/seat-sign.tsx'
import style from './actor-mark.module.css'
import { AUTOMA } from './step.ts'

/** Who does something: the sign of a seat, of the game's own opponent, or of what happens of itself. */
export function ActorMark({ by, size = '1.4rem' }: { readonly by: Seat; readonly size?: string }) {
  const { AutomaSign } = useTable().parts.own ?? {}
  if (by === AUTOMA)
    return (
      <span
        className={AutomaSign ? style.drawn : style.automa}
        style={{ width: size, height: size }}
        aria-hidden="true"
      >
        {AutomaSign && <AutomaSign />}
      </span>
    )
  if (by === HOST || by < 0) return <Glyph name="itself" />
  return <SeatSign seat={by} size={size} />
}
