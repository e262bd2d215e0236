import style from './hint.module.css'

const DOTS = [1, 2, 3, 4] as const

/** How sure it is, for those who see it; the words beside say it too. */
export function CertaintyDots({ n }: { readonly n: number }) {
  return (
    <span className={style.dots} aria-hidden="true">
      {DOTS.map((dot) => (
        <i key={dot} data-on={dot <= n || undefined} />
      ))}
    </span>
  )
}
