import { openEncoder } from '../../../model/encoder.ts'

/** Whether the encoder's files are here and its runtime runs on this machine: it reads the shortest chunk that there is. */
export async function encoderRuns(): Promise<boolean> {
  try {
    const encoder = await openEncoder()
    await encoder.run(Int32Array.of(0), Float32Array.of(1))
    return true
  } catch {
    return false
  }
}
