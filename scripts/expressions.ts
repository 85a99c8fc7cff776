/**
 * Checks that no expression of what reads files, requests and contracts can be made slow by a text (ReDoS). What was
 * proven before stands in expressions/known.txt; what is new is proven now, by recheck, and takes some seconds each.
 *
 *   node scripts/expressions.ts [--note]    --note writes what was proven into expressions/known.txt
 *
 * That the engine as a whole is linear on hostile texts is tested in server/src/linear-time.test.ts.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exceptions } from './expressions/exceptions.ts'
import { judgeExpressions, keyOf } from './expressions/judge-expressions.ts'
import { readKnown, writeKnown } from './expressions/known.ts'
import { proveExpression } from './expressions/prove-expression.ts'
import { type Expression, hearExpressions, readExpressions } from './expressions/read-expressions.ts'
import { listFiles } from './list-files.ts'

const root = process.cwd()
const note = process.argv.includes('--note')
const heard = hearExpressions()
const load = (path: string) => import(pathToFileURL(resolve(root, path)).href)
await load('schema/src/index.ts')
await load('reader/src/index.ts')
const outside = heard()
const { analyze } = await load('engine/src/index.ts')
// some are put together only when there is something to read
const text = readFileSync(resolve(root, 'web/public/samples/services-agreement.txt'), 'utf8')
analyze(text, {
  day: '2026-11-23',
  pages: [{ number: 1, start: 0, end: text.length, source: 'text', confidence: 1 }],
})
const inEngine = heard().map((one): Expression => ({ ...one, place: 'engine/ (put together)' }))

const sources = listFiles(root).filter(
  (path) => /^(reader|engine|server|schema)\/src\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path),
)
const written = sources.flatMap((path) => readExpressions(path, readFileSync(resolve(root, path), 'utf8')))
const all = [...inEngine, ...outside, ...written]
const known = readKnown()
const prove: typeof proveExpression = (source, flags) => {
  const proof = proveExpression(source, flags)
  // at once, since all of them together take an hour
  if (note && proof.verdict !== 'slow') writeKnown(known.set(keyOf({ source, flags }), proof.verdict))
  return proof
}
const judged = judgeExpressions(all, exceptions, known, prove)
if (note) writeKnown(judged.known)
if (written.length < 100) judged.findings.push('hardly an expression was read')
for (const finding of judged.findings) console.error(finding)
console.error(
  `${all.length} expressions, ${judged.tried} of them repeat without an end: ${count('safe')} proven safe, ${count('tried')} tried, ` +
    `${judged.quadratic.length} of the engine quadratic; ${judged.proven} are new, ${judged.findings.length} findings.`,
)
if (judged.proven > 20 && !note)
  console.error('node scripts/expressions.ts --note keeps what was proven for the next time.')
process.exitCode = judged.findings.length === 0 ? 0 : 1

function count(verdict: string): number {
  return [...judged.known.values()].filter((one) => one === verdict).length
}
