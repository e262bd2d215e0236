/** Hands on an address of this house; true if it was copied, so that the person can be told. */
export async function shareLink(path: string): Promise<boolean> {
  const url = new URL(path, location.href).href
  if (navigator.share && matchMedia('(pointer:coarse)').matches) {
    // Whoever closes the sheet again has changed their mind: nothing is wrong.
    await navigator.share({ url }).catch(() => {})
    return false
  }
  await navigator.clipboard.writeText(url)
  return true
}
