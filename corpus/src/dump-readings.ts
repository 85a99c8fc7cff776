/**
 * `npm run readings -w @karar/corpus -- OUT FOLDER...`: of each contract (NAME.json, NAME.txt) in each FOLDER what the encoder of the
 * product reads, and what its other readers find in each piece for either side, a JSON line each: `weigh.py` learns from
 * those that the encoder has not learned from.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeaning } from '@karar/engine'
import { isOf, knownIn, learnedFindings, piecesOf, runDetectors, understand } from '@karar/engine/inside'
import { namesOf, partyCalled } from './noted-sides.ts'

/** As `dump-pieces.ts`: the pieces must be the same. */
const DAY = '2026-11-21'

interface Notes {
  readonly file?: string
  readonly parties: readonly { name: string; role?: string; defined_term?: string }[]
  readonly sides: readonly { party: string }[]
}

/** For the side of each mark what is known of each piece: [severe, confidence, by a detector, categories], null for nothing. */
function knownTo(text: string, { parties, sides }: Notes) {
  const contract = understand(text, DAY)
  const { pieces, first } = piecesOf(contract)
  const both: unknown[] = [null, null]
  for (const { party: side } of sides) {
    const party = partyCalled(contract, namesOf(parties, side))
    if (party === null) continue
    const exact = runDetectors(contract)
    const found = [...exact, ...learnedFindings(contract, party, exact)].filter((finding) => isOf(finding, party))
    both[first.has(party.index) ? 0 : 1] ??= knownIn(pieces, found).map(
      (known) => known && [Number(known.severe), known.confidence, Number(known.exact), [...known.categories]],
    )
  }
  return both
}

const [out, ...folders] = process.argv.slice(2)
if (out === undefined || folders.length === 0) {
  console.error('Usage: npm run readings -w @karar/corpus -- OUT FOLDER...')
  process.exit(2)
}
const lines: string[] = []
for (const folder of folders)
  for (const name of readdirSync(folder)
    .filter((own) => own.endsWith('.json'))
    .sort()) {
    const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
    const text = readFileSync(join(folder, notes.file ?? name.replace(/json$/, 'txt')), 'utf8')
    const { pieces } = await readMeaning(text, DAY)
    lines.push(JSON.stringify({ id: name.replace(/\.json$/, ''), pieces, known: knownTo(text, notes) }))
  }
writeFileSync(out, `${lines.join('\n')}\n`)
