import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** as the pages are served, and as they are built from */
const places = ['web/dist', 'web/public'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}/samples/services-agreement.pdf`, import.meta.url)),
)

/** The contract that the pages offer to try; undefined where there are no pages. */
export async function sampleContract(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const place of places) {
    const bytes = await readFile(place).catch(() => undefined)
    if (bytes) return new Uint8Array(bytes)
  }
  return undefined
}
