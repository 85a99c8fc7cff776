/** The name that the server gave a file (`Content-Disposition: attachment; filename="a.csv"`), or null. */
export function fileNameOf(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (extended) return decodeURIComponent(extended)
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null
}
