/** Hands a file over to the browser, to be kept where it keeps such things. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun; the address may go once it has been read.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
