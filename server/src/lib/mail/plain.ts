/** A name in a letter is a name: what is longer is more than that. */
const mostOfName = 60

/** Control characters but for line ends, and characters that nobody sees but that turn the order of others around or hide between them. */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e007f}]/gu

/**
 * What somebody calls themselves, a company or a file, for a letter to somebody else: short, and no mail program makes a link of it.
 * Such a name stands in the midst of our words, under our sender.
 */
export function plainName(name: string): string {
  const clean = name
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(/[a-z][a-z\d+.-]{0,20}:\/\//gi, '')
    .replace(/\b(?:mailto|tel|javascript|data):/gi, '')
    .replace(/@/g, ' at ')
    // 'evil.example' is a link to some programs, 'evil. example' to none; nor are other signs that stand for a dot
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}])/gu, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const characters = [...clean]
  return characters.length > mostOfName
    ? `${characters
        .slice(0, mostOfName - 1)
        .join('')
        .trimEnd()}…`
    : clean
}

/** The name of a document, with its ending as it is: none of those three ends an address. */
export function plainFileName(name: string): string {
  const ending = /\.(?:pdf|docx|txt)$/i.exec(name)?.[0] ?? ''
  return plainName(name.slice(0, name.length - ending.length)) + ending
}

/** Somebody's own words, of any length, with their line ends and without what cannot be seen. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unseen, (sign) => (sign === '\n' ? sign : ''))
}
