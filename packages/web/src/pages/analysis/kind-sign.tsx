import type { SwingKind } from '@nora/bots'
import style from './kind-sign.module.css'

const paths: { readonly [kind in SwingKind]: string } = {
  slip: 'M2 4H18L10 17z',
  luck: 'M10 1 19 10 10 19 1 10z',
  unforeseen: 'M10 2a8 8 0 1 0 .01 0z',
}

/** Slips, luck and what was not foreseen are told apart by shape. */
export function KindSign({ kind }: { readonly kind: SwingKind }) {
  return (
    <svg
      className={style.kind}
      data-kind={kind}
      viewBox="0 0 20 20"
      width="1.05rem"
      height="1.05rem"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  )
}
