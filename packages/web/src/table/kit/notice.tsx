import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useTable } from '../context.tsx'
import { RuleLink } from '../rules/rule-link.tsx'
import style from './notice.module.css'

const STAYS = 5_000
const silence = { text: '' } as const

/** `code`: of the refusal that is told, so that its rule can be read. */
type TellFor = (text: string, code?: string) => void

const Tell = createContext<TellFor>(() => {})

/** Says for a moment why something could not be done. */
export function useTell(): TellFor {
  return useContext(Tell)
}

/** Room for a word over the table. */
export function Notices({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<{ readonly text: string; readonly code?: string | undefined }>(silence)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useCallback((text: string, code?: string) => {
    clearTimeout(timer.current)
    setNotice({ text, code })
    timer.current = setTimeout(() => setNotice(silence), STAYS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  // When the game goes on, why something could not be done is no longer of interest.
  const { position } = useTable().moment.view
  // biome-ignore lint/correctness/useExhaustiveDependencies: every position begins without a word
  useEffect(() => setNotice(silence), [position])
  return (
    <Tell value={tell}>
      {children}
      <output className={style.notice} data-shown={notice.text !== '' || undefined}>
        {notice.text} {notice.code !== undefined && <RuleLink code={notice.code} />}
      </output>
    </Tell>
  )
}
