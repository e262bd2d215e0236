import { useEffect, useState } from 'react'

/** The paragraph in the address of the page. As soon as the book is here, it is scrolled to. */
export function useAddressParagraph(isHere: boolean): string | undefined {
  const [here, setHere] = useState(inAddress)
  useEffect(() => {
    const onHash = () => setHere(inAddress())
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
  useEffect(() => {
    if (isHere && here !== undefined) document.getElementById(here)?.scrollIntoView()
  }, [isHere, here])
  return here
}

function inAddress(): string | undefined {
  const address = decodeURIComponent(location.hash.slice(1))
  return address === '' ? undefined : address
}
