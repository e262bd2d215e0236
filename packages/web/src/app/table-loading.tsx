import { Burrow } from '../art/burrow.tsx'
import style from './table-loading.module.css'
import { useVoice } from './voice.tsx'

/** While a table is fetched. */
export function TableLoading() {
  const voice = useVoice()
  return (
    <p className={style.tableLoading} role="status">
      <Burrow />
      {voice.format('webOpening.laying')}
    </p>
  )
}
