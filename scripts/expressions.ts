/**
 * Checks that no expression of what reads files and requests can be made slow by a text (ReDoS). With `--engine` also
 * those of the engine, which takes minutes and is no part of ./test: they are many, and see clauses and lines. That the
 * engine as a whole is linear on hostile texts is tested in server/src/linear-time.test.ts.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exceptions } from './expressions/exceptions.ts'
import { judgeExpressions } from './expressions/judge-expressions.ts'
import { hearExpressions, readExpressions } from './expressions/read-expressions.ts'
import { listFiles } from './list-files.ts'

const root = process.cwd()
const heard = hearExpressions()
const load = (path: string) => import(pathToFileURL(resolve(root, path)).href)
const withEngine = process.argv.includes('--engine')
await load('schema/src/index.ts')
await load('reader/src/index.ts')
if (withEngine) {
  const { analyze } = await load('engine/src/index.ts')
  // some are put together only when there is something to read
  const text = readFileSync(resolve(root, 'web/public/samples/services-agreement.txt'), 'utf8')
  analyze(text, {
    day: '2026-11-23',
    pages: [{ number: 1, start: 0, end: text.length, source: 'text', confidence: 1 }],
  })
}

const sources = listFiles(root).filter(
  (path) =>
    /^(reader|engine|server|schema)\/src\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\/testing\//.test(path) &&
    (withEngine || !path.startsWith('engine/')),
)
const written = sources.flatMap((path) => readExpressions(path, readFileSync(resolve(root, path), 'utf8')))
const all = [...heard().map((one) => (withEngine ? { ...one, place: 'engine/ (put together)' } : one)), ...written]
const { tried, findings, quadratic } = judgeExpressions(all, exceptions)
if (written.length < 100) findings.push('hardly an expression was read')
for (const line of quadratic) console.error(`(bounded by what it is given) ${line}`)
for (const finding of findings) console.error(finding)
console.error(`${all.length} expressions, ${tried} of them tried, ${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
