/** What the server's recogniser listens to. */
const rate = 16_000

/** A recording of a kind that the server does not know (Safari's), as WAV of one channel. */
export async function toWav(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, rate)
  // decoded at the context's own rate
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const channels = Array.from({ length: sound.numberOfChannels }, (_, number) => sound.getChannelData(number))
  const samples = Float32Array.from(
    { length: sound.length },
    (_, i) => channels.reduce((sum, channel) => sum + (channel[i] ?? 0), 0) / channels.length,
  )
  return new Blob([wavOf(samples)], { type: 'audio/wav' })
}

/** A WAV file of 16 bits. */
export function wavOf(samples: Float32Array): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const text = (at: number, word: string) => new Uint8Array(file.buffer).set(new TextEncoder().encode(word), at)
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, samples.length * 2, true)
  samples.forEach((value, i) => {
    file.setInt16(44 + i * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true)
  })
  return file.buffer as ArrayBuffer
}
