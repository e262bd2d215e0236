import { type ReactNode, useId } from 'react'
import { useTitle } from '../../app/use-title.ts'
import style from './page.module.css'

interface PageProps {
  readonly title: string
  readonly lead?: string
  /** In whose colours. */
  readonly game?: string
  /** For text, which is easier to read in short lines. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** A page: its title, what it is for, and what is on it. */
export function Page({ title, lead, game, narrow = false, children }: PageProps) {
  useTitle(title)
  return (
    <div className={narrow ? style.narrow : style.page} data-game={game}>
      <div className={style.head}>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </div>
  )
}

interface PanelProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

/** A part of a page with its own heading. */
export function Panel({ title, about, children }: PanelProps) {
  const id = useId()
  return (
    <section className={style.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about !== undefined && <p className={style.about}>{about}</p>}
      {children}
    </section>
  )
}
