import { useEffect } from 'react'
import { fonts } from '../../../ui/theme/tokens.ts'

/** The faces that an analysis is set in, beyond what stands around every page; a rupee sign is a file of its own. */
const faces = [
  `400 1em ${fonts.text}`,
  `600 1em ${fonts.text}`,
  `500 1em ${fonts.heading}`,
  `400 1em ${fonts.contract}`,
]

/** Asks for the letters of an analysis while it loads: each that comes later has all that is there placed anew. */
export function useLetters(): void {
  useEffect(() => {
    for (const face of faces) void document.fonts?.load?.(face, 'A₹').catch(() => {})
  }, [])
}
