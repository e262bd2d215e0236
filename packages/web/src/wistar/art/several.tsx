import { Fragment, type ReactNode } from 'react'

/** The same so many times: what is drawn is told apart by its place alone. */
export function several(n: number, draw: (index: number) => ReactNode): ReactNode {
  return Array.from({ length: Math.max(0, n) }, (_, index) => {
    const key = `${index}`
    return <Fragment key={key}>{draw(index)}</Fragment>
  })
}
