/** Rings when there may be work. */
export interface Bell {
  /** how often it has rung */
  rung(): number
  ring(): void
  /** Comes back when it rings, at once where it has rung since then, and after so many milliseconds anyhow. */
  heard(since: number, milliseconds: number): Promise<void>
}

export function openBell(): Bell {
  let rung = 0
  let next = Promise.withResolvers<void>()
  return {
    rung: () => rung,
    ring: () => {
      rung++
      next.resolve()
      next = Promise.withResolvers()
    },
    heard: async (since, milliseconds) => {
      if (rung !== since) return
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, milliseconds)
      })
      await Promise.race([next.promise, late])
      clearTimeout(timer)
    },
  }
}
