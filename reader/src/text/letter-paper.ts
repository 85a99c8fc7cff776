/** What stands on a firm's letter paper and in no other running head. */
const contact = /\b\d{3} ?\d{3}\b|\b(?:GSTIN|CIN|Tel|Ph|Phone|Mob|Mobile|E-?mail)\b[.:]?|\bwww\.|\S@\S/i
/** The name that it begins with: words with capitals, up to the address. */
const name =
  /^(?=[^,|\n]{0,80}\p{L}{3})(?:\p{Lu}[\p{L}.'’&/-]*|&)(?: (?:\p{Lu}[\p{L}.'’&/-]*|&)){1,7}(?= ?(?:$|[,|\n:(–-]))/u

/**
 * Whether a head or foot is the letter paper of a business that the text itself does not name: an offer or a quotation
 * often says who makes it nowhere else. All other heads and feet are kept out of the text.
 *
 * @param lines as they stand below one another
 */
export function isOnlyName(lines: string, text: string): boolean {
  const found = name.exec(lines.trim())?.[0].trim()
  return found !== undefined && contact.test(lines) && !flat(text).includes(flat(found))
}

const flat = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ')
