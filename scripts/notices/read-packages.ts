import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, reachable } from './reachable.ts'

export interface Shipped {
  name: string
  version: string
  /** SPDX expression; empty where the package does not say. */
  licence: string
  /** Lines of its licence file that name who holds the copyright. */
  holders: string[]
}

/** Every package from outside that a running Karar uses: what the rooms depend on, and what that depends on. Followed
 *  here rather than read off the lock's `dev` marks, which leave out that a tool is merely a peer of something shipped. */
export function readPackages(root: string): Shipped[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const rooms = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'))
  const shipped = [...reachable(packages, rooms)]
    .map((path): [string, Entry] => [path, packages[path] ?? {}])
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license ?? licenceOf(join(root, path)),
      // A binary for one platform is not on the others, and the file must come out the same everywhere.
      holders: entry.os || entry.cpu || entry.optional ? [] : holdersOf(join(root, path)),
    }))
  const once = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]))
  return [...once.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
}

/** Older packages say `licenses: [{ type }]`. */
function licenceOf(folder: string): string {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return ''
  const { license, licenses } = JSON.parse(readFileSync(path, 'utf8')) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? (holdsMit(folder) ? 'MIT' : '')
}

/** A package may leave it to its licence file to say which it is. */
function holdsMit(folder: string): boolean {
  const path = join(folder, 'LICENSE')
  return existsSync(path) && /^\s*(The )?MIT License\b/i.test(readFileSync(path, 'utf8'))
}

function holdersOf(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run ./karar or npm ci first`)
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  const lines = files
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map((line) => line.replace(/^[\s*#/-]+/, '').trim())
    // 'Copyright 2020 Someone': neither the sentences about copyright, nor the examples of a notice to fill in.
    .filter((line) => /^(copyright|©) /i.test(line) && /\d{4}|©|\(c\)/i.test(line) && !/[[{<]y/.test(line))
  return [...new Set(lines)]
}
