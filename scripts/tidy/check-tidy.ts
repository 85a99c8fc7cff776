import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { checkDocs } from './check-docs.ts'

const longest = 300
/** Most files and folders that a folder of code may hold. */
const most = 25

/** Files that may be longer than 300 lines, each with its reason. */
const mayBeLong: Record<string, string> = {
  'server/src/access-matrix.test.ts': 'one table: every call, and what each kind of caller is answered',
}

/** Folders with more entries, each with its reason. */
const mayBeFull: Record<string, string> = {}

/** Files that may name a folder of the machine, each with its reason. */
const mayNameFolders: Record<string, string> = {
  'server/src/db/embedded.ts':
    "a socket's path has at most 107 bytes, and macOS's own temporary folder is half of that",
}

const source = /\.(tsx?|css|sh)$|^(karar|test)$/
const code = /\.tsx?$/
const binary = /\.(pdf|docx|png|jpe?g|webp|ico|woff2?|ttf|gz|zip|bin|ogg|webm|traineddata)$/

/** What must not stand in the repository, since it is true of one machine only. */
const machine: [pattern: RegExp, words: string][] = [
  [/(?<![\w.~$}/-])\/(?:work|home|Users|root)\/[\w.]/, 'names a folder of some machine'],
  [/(?<![\w.~$}/-])\/(?:tmp|var\/folders)\/[\w.]/, 'names a temporary folder: ask the system for one'],
  [
    /https?:\/\/[^/\s'"`]*(?:registry|artifactory|nexus|verdaccio|codeartifact|npm\.pkg)[^/\s'"`]*/i,
    'names a package registry',
  ],
  [/\b(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}(?::\d+)?\/[\w@]/, 'names a private network address'],
]

export interface TidyReport {
  read: number
  findings: string[]
}

/** Reads every text file below `root` for what does not belong in a repository, and its pages for what is not in it. */
export function checkTidy(root: string): TidyReport {
  const all = listFiles(root)
  const files = all.filter((path) => !binary.test(path))
  const findings: string[] = []
  for (const path of files) {
    const lines = readFileSync(join(root, path), 'utf8').split('\n')
    findings.push(...namesOfMachines(path, lines), ...tooLong(path, lines))
  }
  findings.push(...tooFull(files), ...checkDocs(root, all))
  findings.push(...lockHosts(join(root, 'package-lock.json')))
  return { read: files.length, findings }
}

function namesOfMachines(path: string, lines: string[]): string[] {
  if (path in mayNameFolders) return []
  return lines.flatMap((line, index) =>
    machine.filter(([pattern]) => pattern.test(line)).map(([, words]) => `${path}:${index + 1} ${words}`),
  )
}

function tooLong(path: string, lines: string[]): string[] {
  const count = lines.length - 1
  if (path in mayBeLong) {
    return count > longest ? [] : [`${path} is no longer long: take back its excuse in scripts/tidy/check-tidy.ts`]
  }
  if (!source.test(path) || count <= longest) return []
  return [`${path} has ${count} lines, over ${longest}: split it, or give a reason in scripts/tidy/check-tidy.ts`]
}

/** Folders that hold code and more entries than somebody finds their way in. Folders of data alone may be of any size. */
function tooFull(files: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>()
  const ofCode = new Set<string>()
  for (const path of files) {
    const parts = path.split('/')
    for (let at = 1; at < parts.length; at++) {
      const folder = parts.slice(0, at).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[at]!))
    }
    if (code.test(path)) ofCode.add(parts.slice(0, -1).join('/'))
  }
  return [...entries].flatMap(([folder, { size }]) => {
    if (folder in mayBeFull)
      return size > most ? [] : [`${folder} is no longer full: take back its excuse in scripts/tidy/check-tidy.ts`]
    return ofCode.has(folder) && size > most
      ? [`${folder} has ${size} entries, over ${most}: group them, or give a reason in scripts/tidy/check-tidy.ts`]
      : []
  })
}

/** A lock entry says where it was fetched from, unless .npmrc keeps that out. Links among our own rooms may stay. */
function lockHosts(path: string): string[] {
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([, entry]) => entry.resolved !== undefined && entry.link !== true)
    .map(([name]) => `package-lock.json: ${name} says where it was fetched from`)
}
