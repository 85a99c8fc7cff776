/** Ink on white paper; the same shades as on the pages. */
export const ink = '#1A1C18'
export const ink2 = '#474A42'
export const ink3 = '#5F6257'
export const line = '#D5D2C3'
export const edge = '#85826F'
export const accent = '#0A4D3B'

/** The text of a grade uses the dark shade, its shape the brighter one. */
export const shade = {
  critical: { text: '#A3201B', mark: '#C22A22' },
  high: { text: '#7E4A00', mark: '#B96C00' },
  medium: { text: '#7E4A00', mark: '#B96C00' },
  low: { text: ink2, mark: edge },
  favour: { text: '#33651B', mark: '#4B8A2B' },
  missing: { text: ink3, mark: ink3 },
} as const

/** The grades of a finding, what favours the reader, and what the contract lacks. */
export type Mark = keyof typeof shade
