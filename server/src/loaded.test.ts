import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a module loads before its first line runs: neither types nor what it imports when it comes to it. */
const IMPORTED = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm

/** The packages, and the modules of our own, that are loaded with one of ours. */
function loadedWith(entry: string): { packages: Set<string>; modules: Set<string> } {
  const [packages, modules] = [new Set<string>(), new Set<string>()]
  const look = (path: string) => {
    if (modules.has(path)) return
    modules.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      if (name.startsWith('.')) look(fileURLToPath(new URL(name, `file://${path}`)))
      else if (name.startsWith('@karar/')) look(createRequire(path).resolve(name))
      else packages.add(name)
    }
  }
  look(fileURLToPath(new URL(entry, import.meta.url)))
  return { packages, modules }
}

test('a start loads no engine, no reader of files and no package of language models: those who need them load them', () => {
  const { packages, modules } = loadedWith('./serve.ts')
  // it looked through the whole server
  expect([...packages]).toContain('fastify')
  expect(modules.size).toBeGreaterThan(200)
  const heavy = /^(?:ai|@ai-sdk\/.*|onnxruntime-node|docx|pdfmake.*|pdfjs-dist.*|sharp|tesseract\.js|opus.*)$/
  expect([...packages].filter((name) => heavy.test(name))).toEqual([])
  const ours = [...modules].map((path) => relative(root, path)).filter((path) => /^(?:engine|reader)/.test(path))
  // a module or two for the state of health and for downloads
  expect(ours).not.toContain('engine/src/index.ts')
  expect(ours).not.toContain('reader/src/index.ts')
  expect(ours.length).toBeLessThan(10)
})
