/** How much of each list the summary shows (specification, display caps). */
const caps = {
  terms: 4,
  redFlags: 3,
  improvementNotes: 2,
  advantages: 3,
  concerns: 3,
  recommendations: 3,
  voiceSuggestions: 4,
} as const

/** As much of a list as may be shown. */
export const capped = <Item>(items: readonly Item[], cap: keyof typeof caps): Item[] => items.slice(0, caps[cap])
