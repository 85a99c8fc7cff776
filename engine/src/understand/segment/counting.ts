/** True where `next` counts on from `last`: 8.1 -> 8.2, 8.4.3 -> 8.5, 8.4 -> 9.1, 7 -> 8. `slack` allows skipped numbers. */
export function follows(last: readonly number[], next: readonly number[], slack: number): boolean {
  for (let index = 0; index < Math.max(last.length, next.length); index++) {
    const from = last[index]
    const to = next[index]
    if (to === undefined) return false
    // Deeper: the first child, or a later one where its elder was lost in the reading.
    if (from === undefined) return to <= 1 + slack && next.slice(index + 1).every((value) => value === 1)
    if (from === to) continue
    return counts(from, to, slack) && next.slice(index + 1).every((value) => value <= 1 + slack)
  }
  return false
}

/** One number after the other: 13 -> 14, and over numbers put in later: 13 -> 13A -> 13B -> 14. */
export function counts(from: number, to: number, slack: number): boolean {
  const whole = Math.floor(to) - Math.floor(from)
  const hundredths = Math.round(to * 100) - Math.round(from * 100)
  return whole === 0 ? hundredths >= 1 && hundredths <= 1 + slack : whole >= 1 && whole <= 1 + slack && to % 1 < 0.015
}
