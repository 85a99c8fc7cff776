import { fonts } from './tokens.ts'

/** The faces that an analysis is set in, beyond what stands around every page; a rupee sign is a file of its own. */
const faces = [
  `400 1em ${fonts.text}`,
  `600 1em ${fonts.text}`,
  `500 1em ${fonts.heading}`,
  `400 1em ${fonts.contract}`,
]

/**
 * Asks for the letters of an analysis while its page loads: each that comes later has all that is there placed anew. Where
 * a page is there already, to ask has all of it styled at once.
 */
export function askForLetters(): void {
  for (const face of faces) void document.fonts?.load?.(face, 'A₹').catch(() => {})
}
