import { readOutline } from '@karar/engine'
import { mean } from './measures.ts'
import { foundParties } from './party-labels.ts'
import { percent, table } from './tables.ts'
import { readTexts } from './texts.ts'

/** A shorter text may well be one clause: two pages, in characters. */
const TWO_PAGES = 6000

/** What must hold on every text, whatever it says, and whether its parties are recognised. */
export function measureUnderstanding(data: string): string {
  const rows = [...readTexts(data)].map(([name, texts]) => {
    const outlines = texts.map((text) => ({ length: text.length, ...readOutline(text) }))
    return [
      name,
      texts.length,
      percent(mean(outlines.map(({ inClauses }) => inClauses))),
      outlines.filter(({ inClauses }) => inClauses < 0.97).length,
      outlines.filter(({ length, largest }) => length > TWO_PAGES && largest > 0.25).length,
      outlines.reduce((sum, { lostNumbers }) => sum + lostNumbers.length, 0),
    ]
  })
  const parties = foundParties(data)
  const names = parties.flatMap(({ named }) => named)
  const wrong = parties.flatMap(({ wrong }) => wrong)
  return [
    table(['texts', 'number', '% in clauses', 'below 97 %', 'a clause over a quarter', 'numbers lost'], rows),
    '',
    `Parties of CUAD: both recognised by name in ${percent(parties.filter(({ both }) => both).length / parties.length)} % of ${parties.length} contracts, by name or role in ${percent(parties.filter(({ bothOrRoles }) => bothOrRoles).length / parties.length)} %; ${wrong.length} of ${names.length} names are no party (${percent(wrong.length / names.length)} %)`,
  ].join('\n')
}
