import type { Item } from '@nora/kernel'
import { usePicking } from '../../table/picking.tsx'
import { takenPlace } from '../places.ts'
import { handFor } from '../placing/store.ts'
import { useTable } from '../use-table.ts'
import style from './island.module.css'

/** Where a cat was that has been taken today. The reader's own one goes back there. */
export function TakenPlace({ tile }: { readonly tile: Item }) {
  const { table, decision, space, voice } = useTable()
  const { undo } = usePicking()
  const isMine = handFor(table, decision, space)?.tile === tile
  if (isMine && undo)
    return (
      <button
        type="button"
        className={style.taken}
        data-place={takenPlace(tile)}
        onClick={undo}
        title={voice.format('webCats.place.back')}
      >
        {voice.format('webCats.zone.inHand')}
      </button>
    )
  return (
    <span className={style.taken} data-place={takenPlace(tile)}>
      {voice.format(isMine ? 'webCats.zone.inHand' : 'webCats.zone.taken')}
    </span>
  )
}
