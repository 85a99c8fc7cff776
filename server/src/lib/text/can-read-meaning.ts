let can: Promise<boolean> | undefined

/** Whether the encoder's files are there and its runtime runs on this machine; looked up once, and loaded for that alone. */
export function canReadMeaning(): Promise<boolean> {
  can ??= import('@karar/engine/encoder').then(
    ({ encoderRuns }) => encoderRuns(),
    () => false,
  )
  return can
}
