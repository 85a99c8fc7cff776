/**
 * `npm run frames -w @karar/corpus -- DUMPS`: of each piece of DUMPS/real.jsonl which frames its words hold, for both sides,
 * as DUMPS/frames.jsonl: the names first, then a line a contract. With `--pack IN OUT` it packs weights as the engine reads them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { featureNames, saidIn, viewOf } from '@karar/engine/inside'

interface Row {
  readonly id: string
  readonly pieces: readonly (readonly [start: number, end: number, text: string, clause: number])[]
}

const [first = '', from = '', to = ''] = process.argv.slice(2)
if (first === '--pack') writeFileSync(to, brotliCompressSync(readFileSync(from)))
else {
  const rows = readFileSync(join(first, 'real.jsonl'), 'utf8').trim().split('\n')
  const said = (text: string) => ([0, 1] as const).map((side) => [...saidIn(viewOf(text, side), side === 0)])
  const lines = rows.map((line) => {
    const { id, pieces } = JSON.parse(line) as Row
    return JSON.stringify({ id, said: pieces.map(([start, , text]) => (start < 0 ? null : said(text))) })
  })
  writeFileSync(join(first, 'frames.jsonl'), [JSON.stringify(featureNames), ...lines].join('\n'))
}
