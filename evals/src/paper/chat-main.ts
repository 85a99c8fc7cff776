/**
 * How the questions of annotated contracts are answered, folder by folder: `npm run evals:chat -- [--words]
 * FOLDER[=kept|looked|NUMBER|!NUMBER,...]...`, as the product answers beside by words alone, or only so. A folder holds NAME.json with
 * the notes; after `=` stand which of them are asked: the half that may be looked at or the kept one, only some numbers (the beginnings of
 * names, to the first hyphen), or all but those from the first with `!` on.
 */
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from '../tables.ts'
import { tellTime } from '../time.ts'
import { chatRows, judgeChat } from './judge-chat.ts'
import { readAsked } from './read-paper.ts'
import { wantedBy } from './wanted-by.ts'
import { besideWords, wayOf } from './way.ts'

const { values, positionals } = parseArgs({ options: { words: { type: 'boolean' } }, allowPositionals: true })
if (positionals.length === 0) {
  console.error('Usage: npm run evals:chat -- [--words] FOLDER[=kept|looked|NUMBER|!NUMBER,...]...')
  process.exit(2)
}
const way = await wayOf(values.words === true)
const ways = besideWords(way)
const columns: [string, Record<string, string>][] = []
for (const argument of positionals) {
  const [folder = '', list = ''] = argument.split('=')
  const papers = readAsked(folder, wantedBy(list))
  const name = basename(folder) === 'gold' ? basename(dirname(folder)) : basename(folder)
  const judged = await tellTime(name, () => judgeChat(papers, ways))
  for (const [at, own] of judged.entries())
    columns.push([`${name}: ${ways[at]!.name}`, { contracts: String(papers.length), ...chatRows(own) }])
}
const rows = Object.keys(columns[0]![1]).map((row) => [row, ...columns.map(([, own]) => own[row]!)])
console.log(`${way.heading}\n\n${table(['', ...columns.map(([name]) => name)], rows)}`)
