import { Burrow } from '../art/burrow.tsx'
import style from './laying.module.css'
import { useVoice } from './voice.tsx'

/** While a table is fetched. */
export function Laying() {
  const voice = useVoice()
  return (
    <p className={style.laying} role="status">
      <Burrow />
      {voice.format('webOpening.laying')}
    </p>
  )
}
