/** Removes from node_modules what is not needed on this machine; with --running also what only builds and checks need.
 *  Called by the set-up, right after npm.
 *
 *    node scripts/slim-packages.ts PLATFORM [--running]
 */
import { join } from 'node:path'
import { sizeOf, slimPackages } from './slim/slim-packages.ts'

const root = join(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const platform = process.argv[2]
if (!platform?.includes('-')) throw new Error('say for which platform, such as linux-x64')

const before = sizeOf(modules)
slimPackages(root, platform, process.argv.includes('--running') ? 'running' : 'whole')
console.error(`  ${Math.round(before)} MB of packages, ${Math.round(sizeOf(modules))} MB of them are needed here`)
