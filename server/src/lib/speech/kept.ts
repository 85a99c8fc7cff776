import { createHash } from 'node:crypto'
import type { Sound } from './engines/service.ts'

/** Sounds made lately, so that the same words are not spoken anew. Whoever asks for one knows its words. */
export interface KeptSounds {
  find(words: string): Sound | undefined
  keep(words: string, sound: Sound): void
}

/** @param mostBytes of all sounds together; the oldest go first */
export function keepSounds(mostBytes = 16 * 1024 * 1024): KeptSounds {
  const kept = new Map<string, Sound>()
  let size = 0
  const keyOf = (words: string): string => createHash('sha256').update(words).digest('base64')
  const forget = (key: string) => {
    size -= kept.get(key)?.bytes.byteLength ?? 0
    kept.delete(key)
  }
  return {
    find: (words) => {
      const key = keyOf(words)
      const sound = kept.get(key)
      if (sound) {
        kept.delete(key)
        kept.set(key, sound)
      }
      return sound
    },
    keep: (words, sound) => {
      const key = keyOf(words)
      forget(key)
      kept.set(key, sound)
      size += sound.bytes.byteLength
      for (const oldest of kept.keys()) {
        if (size <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
