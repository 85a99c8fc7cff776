/** Prints how many lines of tests stand beside how many lines of the web's sources, by part: `npm run test-share`. */
import { readFileSync } from 'node:fs'
import { listFiles } from './list-files.ts'
import { measureShare, ratioOf } from './test-share/measure-share.ts'

const files = listFiles('web/src').map((path): [string, string] => [path, readFileSync(`web/src/${path}`, 'utf8')])
const partOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('features/') ? 2 : 1)
    .join('/')

for (const share of measureShare(new Map(files), partOf)) {
  const { part, sources, tests } = share
  console.log(`${ratioOf(share).toFixed(3)}  ${String(tests).padStart(5)} to ${String(sources).padStart(5)}  ${part}`)
}
