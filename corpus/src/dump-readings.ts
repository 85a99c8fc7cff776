/**
 * `npm run readings -w @karar/corpus -- OUT FOLDER...`: what the encoder of the product reads of each contract (NAME.json, NAME.txt) in
 * each FOLDER, a JSON line each: `weigh.py` learns from those that the encoder has not learned from.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeaning } from '@karar/engine'

/** As `dump-pieces.ts`: the pieces must be the same. */
const DAY = '2026-11-21'

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
    const { file = name.replace(/json$/, 'txt') } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      file?: string
    }
    const { pieces } = await readMeaning(readFileSync(join(folder, file), 'utf8'), DAY)
    lines.push(JSON.stringify({ id: name.replace(/\.json$/, ''), pieces }))
  }
writeFileSync(out, `${lines.join('\n')}\n`)
