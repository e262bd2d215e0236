import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A page that is fetched when somebody goes there, or before: then it is there at once. */
export type FetchedPage<Props> = ComponentType<Props> & { fetch(): Promise<unknown> }

/**
 * Not with `lazy` and `Suspense`: these leave what stands there meanwhile for at least 0.3 s each time, so as not to flicker, and
 * whoever comes to a table from outside goes through two pages.
 */
export function fetchedPage<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
  meanwhile: ReactNode = null,
): FetchedPage<Props> {
  let known: ComponentType<Props> | undefined
  const fetch = async () => {
    known ??= (await load())[name]
    return known
  }
  function Page(props: Props) {
    const [Shown, show] = useState(() => known)
    useEffect(() => {
      if (Shown) return
      let isWanted = true
      fetch().then(
        (page) => isWanted && show(() => page),
        // As if it had been thrown while the page was drawn, where somebody catches it.
        (problem: unknown) =>
          isWanted &&
          show(() => {
            throw problem
          }),
      )
      return () => {
        isWanted = false
      }
    }, [Shown])
    return Shown ? <Shown {...props} /> : meanwhile
  }
  return Object.assign(Page, { fetch })
}
