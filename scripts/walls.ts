/** Checks the walls between the rooms and prints what goes through them. Ends with 1 where something does. */
import { existsSync } from 'node:fs'
import { checkWalls } from './walls/check-walls.ts'
import { mayImport } from './walls/rules.ts'

const { read, findings } = checkWalls(process.cwd())

// A check that reads nothing finds nothing: every room that is there must have been read.
for (const room of Object.keys(mayImport)) {
  if (existsSync(`${room}/src`) && !read[room]) findings.push(`${room}: not one source file was read`)
}
const files = Object.values(read).reduce((sum, count) => sum + count, 0)
if (files === 0) findings.push('not one source file was read')

for (const finding of findings) console.error(finding)
console.error(`${files} files read, ${findings.length} walls broken.`)
process.exitCode = findings.length === 0 ? 0 : 1
