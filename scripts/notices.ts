/** Writes NOTICE from the packages that Karar ships; with --check compares instead. Either way it refuses a package
 *  whose licence Karar could not be given on under.
 *
 *    node scripts/notices.ts [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { judgeLicences } from './notices/judge-licences.ts'
import { readPackages } from './notices/read-packages.ts'
import { writeNotice } from './notices/write-notice.ts'

const packages = readPackages(process.cwd())
const findings = judgeLicences(packages)
if (packages.length === 0) findings.push('not one package was read')

const notice = writeNotice(packages)
if (!process.argv.includes('--check')) writeFileSync('NOTICE', notice)
else if (readFileSync('NOTICE', 'utf8') !== notice) findings.push('NOTICE is out of date: run node scripts/notices.ts')

for (const finding of findings) console.error(finding)
console.error(`${packages.length} packages read, ${findings.length} findings.`)
process.exitCode = findings.length === 0 ? 0 : 1
