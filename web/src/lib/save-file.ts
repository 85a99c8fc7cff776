/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
