import { readToken, wasLost } from './session.ts'

/** Apart from what keeps it, which visitors load nothing of. Under names that begin so the tab keeps what its pages are to find again. */
export const typedPrefix = 'typed:'

/** Who signs out leaves nothing behind, also of forms that were not opened since the page was loaded. */
export function forgetTyped(): void {
  if (readToken() !== null || wasLost()) return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(typedPrefix)) sessionStorage.removeItem(key)
}
