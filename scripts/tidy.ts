/** Checks that the repository holds no traces of one machine, no file too long to read, a clean lock file, and pages that name what is there. */
import { checkTidy } from './tidy/check-tidy.ts'

const { read, findings } = checkTidy(process.cwd())
if (read === 0) findings.push('not one file was read')
for (const finding of findings) console.error(finding)
console.error(`${read} files read, ${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
