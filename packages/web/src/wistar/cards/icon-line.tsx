import { Icon } from '../../art/icons/icon.tsx'
import type { EffectIcon } from './effect-icons.ts'
import style from './icon-line.module.css'

interface IconLineProps {
  readonly icons: readonly (EffectIcon & { readonly isMissing?: boolean })[]
  readonly size?: number
}

/** What a card says in pictures; whoever does not see it reads the words. */
export function IconLine({ icons, size = 17 }: IconLineProps) {
  return (
    <span className={style.line} aria-hidden="true">
      {icons.map(({ icon, n, text, isMissing }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon may stand there twice
        <span key={index} className={style.step} data-missing={isMissing || undefined}>
          {text !== undefined && <i>{text}</i>}
          {icon === 'points' && n !== undefined ? (
            <Points n={n} size={size + 5} />
          ) : (
            <>
              {n !== undefined && <b>{n}</b>}
              {icon !== undefined && <Icon name={icon} size={size} />}
            </>
          )}
        </span>
      ))}
    </span>
  )
}

/** Points in a star. */
export function Points({ n, size = 23 }: { readonly n: number; readonly size?: number }) {
  return (
    <span className={style.star} style={{ width: size, height: size }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.6 L15.6 7 L22 8.6 L18 13.8 L18.4 20.4 L12 18.2 L5.6 20.4 L6 13.8 L2 8.6 L8.4 7 Z" />
      </svg>
      <b>{n < 0 ? `−${-n}` : n}</b>
    </span>
  )
}
