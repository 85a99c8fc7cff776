import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Letters that English pages are made of. Anything else falls to the whole file of its script by `unicode-range`. */
const core = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...[0xa0, 0xa7, 0xb7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x2190, 0x2192, 0x2212],
]
/** It sits in no Latin file: one price would fetch all of latin-ext. */
const rupee = [0x20b9]
/** The product's name in Devanagari, on every page. */
const name = [...'करार'].map((letter) => letter.codePointAt(0)!)

const scripts = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0',
  devanagari: 'U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+25CC, U+A830-A839, U+A8E0-A8FF',
} as const
type Script = keyof typeof scripts

/** The faces of the house: where each script's file lies in its package. */
const faces = [
  {
    family: 'Mukta',
    weight: '400',
    file: (script: Script) => `@fontsource/mukta/files/mukta-${script}-400-normal.woff2`,
  },
  {
    family: 'Mukta',
    weight: '600',
    file: (script: Script) => `@fontsource/mukta/files/mukta-${script}-600-normal.woff2`,
  },
  {
    family: 'Eczar Variable',
    weight: '400 800',
    file: (script: Script) => `@fontsource-variable/eczar/files/eczar-${script}-wght-normal.woff2`,
  },
  {
    family: 'Tiro Devanagari Hindi',
    weight: '400',
    file: (script: Script) =>
      `@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-${script}-400-normal.woff2`,
  },
]

/**
 * What letters are read in until those of the house have come: fonts of common systems, drawn so large that a line is as
 * long as it will be. Nothing moves when they change places. Widths were measured over the words of the front page;
 * `Wait` stands in the family lists of the theme.
 */
const waiting = [
  ['Text Wait', '400', ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], 93.6],
  ['Text Wait', '600', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], 89.9],
  ['Text Wait 2', '400', ['DejaVu Sans'], 82.3],
  ['Text Wait 2', '600', ['DejaVu Sans Bold'], 75.5],
  ['Serif Wait', '400 800', ['Georgia'], 99],
  ['Serif Wait 2', '400 800', ['Times New Roman', 'Liberation Serif'], 110.2],
  ['Serif Wait 3', '400 800', ['Noto Serif'], 93.4],
  ['Serif Wait 4', '400 800', ['DejaVu Serif'], 86.6],
] as const

const folder = new URL('../.fonts/', import.meta.url)

/** Writes `.fonts/`: the cut files and the style sheet that names them and the whole ones. Runs before each build. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async configResolved() {
      await mkdir(folder, { recursive: true })
      const rules: string[] = []
      for (const [index, { family, weight, file }] of faces.entries()) {
        for (const script of Object.keys(scripts) as Script[]) {
          rules.push(rule(family, weight, file(script), without(scripts[script], [...core, ...rupee])))
        }
        rules.push(rule(family, weight, await cut(file('latin'), core, `${index}-core`), ranges(core)))
        rules.push(rule(family, weight, await cut(file('latin-ext'), rupee, `${index}-rupee`), ranges(rupee)))
      }
      rules.push(rule('Karar Name', '400', await cut(faces[0]!.file('devanagari'), name, 'name'), ranges(name)))
      for (const [family, weight, names, percent] of waiting) {
        const sources = names.map((local) => `local("${local}")`).join(',')
        rules.push(`@font-face{font-family:"${family}";font-weight:${weight};size-adjust:${percent}%;src:${sources}}`)
      }
      await writeFile(new URL('fonts.css', folder), rules.join('\n'))
    },
  }
}

/** Without hinting, which is a third of some files and which no screen of today needs. */
async function cut(file: string, letters: readonly number[], as: string): Promise<string> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(file)))
  const part = await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: 'woff2', noHinting: true })
  await writeFile(new URL(`${as}.woff2`, folder), part)
  return `./${as}.woff2`
}

function rule(family: string, weight: string, url: string, range: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`
}

/** Each letter is in one file alone: whoever asks for the letters of a word (ui/theme/letters.ts) is given all that hold one. */
function without(range: string, taken: readonly number[]): string {
  const left = range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((code) => !taken.includes(code))
  })
  const parts: string[] = []
  for (let at = 0; at < left.length; ) {
    let end = at
    while (left[end + 1] === left[end]! + 1) end += 1
    parts.push(`U+${left[at]!.toString(16)}${end > at ? `-${left[end]!.toString(16)}` : ''}`)
    at = end + 1
  }
  return parts.join(',')
}

const ranges = (letters: readonly number[]) =>
  [...new Set(letters)].map((letter) => `U+${letter.toString(16)}`).join(',')
