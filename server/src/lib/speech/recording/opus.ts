import { OpusDecoder } from 'opus-decoder'
import { CannotBeHeard, type OpusRecording, rate } from './sound.ts'

/** Thousandths of a second of one frame, by the 32 settings that the first byte of a packet may name. */
const frameMs = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
]

/** How long a packet sounds, told by its head alone. */
function packetMs(packet: Uint8Array): number {
  const [first = 0, second = 0] = packet
  const code = first & 3
  const frames = code === 0 ? 1 : code === 3 ? second & 63 : 2
  return packet.length === 0 ? 0 : frames * (frameMs[first >> 3] ?? 0)
}

/**
 * The sound of Opus packets, one channel. How long it is, is known before anything is decoded.
 *
 * @throws CannotBeHeard too_long, not_audio
 */
export async function decodeOpus({ head, packets }: OpusRecording, mostSeconds: number): Promise<Float32Array> {
  let ms = 0
  for (const packet of packets) ms += packetMs(packet)
  if (ms > mostSeconds * 1000) throw new CannotBeHeard('too_long')
  const channels = head[9] ?? 0
  // one or two channels, as every microphone gives; more come with a table of their own
  if (head.length < 19 || channels < 1 || channels > 2 || head[18] !== 0) throw new CannotBeHeard('not_audio')
  const decoder = new OpusDecoder({
    sampleRate: rate,
    channels,
    streamCount: 1,
    coupledStreamCount: channels - 1,
    channelMappingTable: channels === 2 ? [0, 1] : [0],
    preSkip: new DataView(head.buffer, head.byteOffset).getUint16(10, true),
  })
  await decoder.ready
  try {
    const { channelData } = decoder.decodeFrames(packets.filter((packet) => packet.length > 0))
    return oneChannel(channelData)
  } finally {
    decoder.free()
  }
}

/** The mean of all channels. */
export function oneChannel(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  if (others.length === 0) return first
  return first.map((value, i) => (value + others.reduce((sum, one) => sum + (one[i] ?? 0), 0)) / channels.length)
}
