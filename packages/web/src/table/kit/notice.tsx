import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import style from './notice.module.css'

const STAYS = 5_000

const Tell = createContext<(text: string) => void>(() => {})

/** Says for a moment why something could not be done. */
export function useTell(): (text: string) => void {
  return useContext(Tell)
}

/** Room for a word over the table. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback((text: string) => {
    clearTimeout(timer.current)
    setNotice(text)
    timer.current = setTimeout(() => setNotice(''), STAYS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Tell value={tell}>
      {children}
      <output className={style.notice} data-shown={notice !== '' || undefined}>
        {notice}
      </output>
    </Tell>
  )
}
