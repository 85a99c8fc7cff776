import { readFile } from 'node:fs/promises'

/** 'What is the notice period for termination?', spoken by Flite's slt, as browsers record it: Opus at 48 kHz. */
export async function recording(kind: 'webm' | 'ogg'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(`./notice.${kind}`, import.meta.url)))
}

/** A WAV file of 16 bits. @param wave the samples, from -1 to 1 */
export function wavOf(wave: ArrayLike<number>, rate = 16_000, channels = 1): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(44 + wave.length * 2))
  const text = (at: number, word: string) => new Uint8Array(file.buffer).set(Buffer.from(word), at)
  text(0, 'RIFF')
  file.setUint32(4, 36 + wave.length * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, channels, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * channels * 2, true)
  file.setUint16(32, channels * 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, wave.length * 2, true)
  for (let i = 0; i < wave.length; i++) file.setInt16(44 + i * 2, Math.round((wave[i] ?? 0) * 32_767), true)
  return new Uint8Array(file.buffer)
}
