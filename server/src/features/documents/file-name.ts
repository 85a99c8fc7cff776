import { words } from './words.ts'

const mostCharacters = 200

/**
 * The name of an uploaded file as it is shown and offered for saving: no folders, no invisible or control
 * characters (they can make `fdp.exe` look like `exe.pdf`), any script, not endless.
 */
export function displayName(given: string | undefined): string {
  return cleanName(given) || words.unnamed
}

/** The endings that names of each kind may have; the first is given where another stood. */
const endings: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt', '.text'],
}

/** Endings that tell a kind of file: programs, pages with scripts, shortcuts, documents with macros, pictures, archives. */
const knownEndings = new RegExp(
  `(?<=.)\\.(?:${[
    'pdf|docx?|docm|dotx?|dotm|rtf|odt|txt|text|md|csv|tsv|json|xml|log|eml|msg|xlsx?|xls[bm]|xltm|xlam|pptx?|pptm|potm|ppam|sldm',
    's?html?|xhtml|mht|mhtml|hta|svgz?|jpe?g|png|gif|bmp|tiff?|webp|heic|zip|rar|7z|gz|tar|iso|img|cab|jar',
    'exe|com|scr|pif|bat|cmd|msi|msp|msc|cpl|dll|sys|lnk|url|scf|inf|reg|chm|hlp|gadget|appx?|appref-ms|application|dmg|pkg',
    'jse?|mjs|vbe?|vbs|ws[cfh]?|ps1|psm1|psd1|sh|bash|command|py|pl|php\\d?|phtml|asp|aspx|jsp|cgi|class|apk|desktop|library-ms|search-ms',
  ].join('|')})$`,
  'i',
)

/**
 * A name that fits what is in the file: whoever saves and opens it gets the program for that kind, whatever the file was
 * called when it came. 'scan.jpg' that is a PDF is 'scan.pdf', 'pay.hta' that is text is 'pay.txt'; what only looks like an
 * ending ('Lease v1.2') stays.
 */
export function fittingName(name: string, mimeType: string): string {
  const fitting = endings[mimeType]
  const fits = (some: string) =>
    fitting?.some((ending) => some.toLowerCase().endsWith(ending) && some.length > ending.length) ?? true
  if (fits(name)) return name
  // dots and blanks at the end are dropped by some systems, and what stands before them is the ending then
  const bare = name.replace(/[\s.]{1,200}$/, '').replace(knownEndings, '')
  return shortened(fits(bare) ? bare : (bare.replace(/[\s.]{1,200}$/, '') || words.unnamed) + fitting?.[0])
}

/**
 * The new name of a document: by the same rules, and with the ending it had, which tells people its kind.
 *
 * @returns '' where nothing is left to call it by
 */
export function newName(given: string, old: string): string {
  const ending = endingOf(old)
  // A slash is no folder to who types a name: 'Lease 2026/27' would end up as '27'.
  const clean = cleanName(given.replace(/[\\/]/g, '-'))
  const named = clean.toLowerCase().endsWith(ending.toLowerCase())
    ? clean.slice(0, clean.length - ending.length)
    : clean
  return /^[\s.-]*$/.test(named) ? '' : cleanName(named.trimEnd() + ending)
}

function endingOf(name: string): string {
  return /(?<=.)\.[^.\s]{1,10}$/.exec(name)?.[0] ?? ''
}

function cleanName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^\.*$/.test(clean) ? '' : shortened(clean)
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= mostCharacters) return name
  const ending = endingOf(name)
  return characters.slice(0, mostCharacters - ending.length).join('') + ending
}
