import { useVoice } from '../../app/voice.tsx'
import { Notice } from '../../ui/notice.tsx'
import style from './account.module.css'

/** The recovery code, shown once: with it a forgotten password is no loss. */
export function Code({ code }: { readonly code: string }) {
  const voice = useVoice()
  return (
    <Notice tone="good">
      <h2>{voice.format('webPeople.code.title')}</h2>
      <p>{voice.format('webPeople.code.about')}</p>
      <p className={style.code}>{code}</p>
    </Notice>
  )
}
