import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Citation, LawTable, UnifiedAnalysis } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractText, docxOf, pdfOf } from '../testing/files.ts'
import { freeName } from './output.ts'
import { run } from './run.ts'
import { wrap } from './style.ts'

let folder: string
const paragraphs = contractText.split('\n').filter(Boolean)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  await writeFile(join(folder, 'lease.txt'), contractText)
  await writeFile(join(folder, 'lease.pdf'), pdfOf([paragraphs]))
  await writeFile(join(folder, 'Lease.docx'), docxOf(paragraphs))
  await writeFile(join(folder, 'cut.pdf'), pdfOf([paragraphs]).slice(0, 80))
  await mkdir(join(folder, 'deep'))
  await writeFile(join(folder, 'deep', 'lease.txt'), contractText)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** The command as a person types it, in the folder with the contracts. */
async function karar(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [cli, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('exit', resolve)),
  ])
  return { code, out, err }
}

/** The same words in this process, which has the engine loaded: a process of its own for each would load it anew. */
async function said(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { stdout, stderr } = process
  const [before, listeners] = [process.cwd(), stdout.listeners('error')]
  const heard = { out: '', err: '' }
  const [writeOut, writeErr] = [stdout.write, stderr.write]
  process.chdir(folder)
  stdout.write = (words: Uint8Array | string) => {
    heard.out += words
    return true
  }
  stderr.write = (words: Uint8Array | string) => {
    heard.err += words
    return true
  }
  try {
    const code = await run(args)
    return { code, ...heard }
  } finally {
    Object.assign(stdout, { write: writeOut })
    Object.assign(stderr, { write: writeErr })
    process.chdir(before)
    for (const added of stdout.listeners('error'))
      if (!listeners.includes(added)) stdout.off('error', added as () => void)
  }
}

test('a contract is told from the verdict down to the disclaimer, without colour where no terminal is', async () => {
  const { code, out, err } = await karar('analyze', 'lease.txt')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^lease\.txt · /)
  expect(out).toMatch(/Safety score {2}\d+ \/ 100/)
  expect(out).toContain('What to look at, worst first')
  expect(out).toMatch(/1\.\s+\S/)
  expect(out).not.toContain('\u001b')
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('JSON is the analysis itself and nothing else', async () => {
  const { code, out } = await said('analyze', 'lease.pdf', '--format', 'json')
  expect(code).toBe(0)
  const analysis = UnifiedAnalysis.parse(JSON.parse(out))
  expect(analysis.score_breakdown.reduce((sum, line) => sum + line.points, 0)).toBe(analysis.safety_score)
})

test('several files into a folder: one NAME.json each, and names never clash', async () => {
  const files = ['lease.txt', 'lease.pdf', 'Lease.docx', join('deep', 'lease.txt')]
  const { code, out } = await said('analyze', ...files, '--out', 'results/new')
  expect([code, out]).toEqual([0, ''])
  const written = await readdir(join(folder, 'results', 'new'))
  expect(written.toSorted()).toEqual(['Lease-3.json', 'lease-2.json', 'lease-4.json', 'lease.json'])
  for (const name of written)
    UnifiedAnalysis.parse(JSON.parse(await readFile(join(folder, 'results', 'new', name), 'utf8')))
})

test('a file that cannot be read gets its sentence and exit code 1; the others are still done', async () => {
  const { code, out, err } = await karar('analyze', 'cut.pdf', 'nowhere.pdf', 'deep', 'lease.txt', '--format', 'json')
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^cut\.pdf: This PDF is damaged or incomplete/),
    'nowhere.pdf: There is no such file.',
    'deep: This is a folder, not a file.',
  ])
  expect(JSON.parse(out)).toMatchObject({ file: 'lease.txt' })
})

test.each([
  [['analyze'], 'Name at least one file to analyze.'],
  [['analyze', 'lease.txt', '--format', 'xml'], '--format is text or json, not "xml".'],
  [['analyze', 'lease.txt', '--loud'], "Unknown option '--loud'"],
  [['ask'], 'Name the file to ask about'],
  [['ask', 'lease.txt'], 'Ask at least one question'],
  [['ask', 'lease.txt', 'Why?', '--format', 'xml'], '--format is text or json, not "xml".'],
  [['dance'], 'There is no command "dance".'],
])('%j is wrong use: what is wrong, how it is used, exit code 2', async (args, sentence) => {
  const { code, out, err } = await (args[0] === 'dance' ? karar : said)(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(sentence)
  expect(err).toContain('Usage:')
})

test('a question is answered with the places that say so, in JSON and in words', async () => {
  const question = 'When do I get paid?'
  const json = await said('ask', 'lease.pdf', question, 'What is the weather?', '--format', 'json')
  expect([json.code, json.err]).toEqual([0, ''])
  const [first, second] = JSON.parse(json.out)
  expect(first).toMatchObject({ question, kind: 'answered' })
  expect(Citation.array().min(1).parse(first.citations)[0]?.quote).toMatch(/pay|paid|invoice/i)
  expect(second).toMatchObject({ kind: 'off_topic', citations: [] })
  const text = await said('ask', 'lease.txt', question)
  expect([text.code, text.err]).toEqual([0, ''])
  expect(text.out.split('\n')[0]).toBe(question)
  expect(text.out).toContain('page 1')
  for (const line of text.out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('the side that asks is the side that is answered', async () => {
  const sides: unknown[] = []
  for (const party of ['Client', 'Service Provider']) {
    const { out } = await said('ask', 'lease.txt', 'What must I do?', '--party', party, '--format', 'json')
    sides.push(JSON.parse(out)[0].answer)
  }
  expect(sides[0]).not.toBe(sides[1])
})

test('a file that cannot be asked gets its sentence and exit code 1', async () => {
  const { code, out, err } = await said('ask', 'nowhere.pdf', 'When do I get paid?')
  expect([code, out, err]).toEqual([1, '', 'nowhere.pdf: There is no such file.\n'])
})

test('help is a result', async () => {
  const { code, out, err } = await karar('--help')
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('./karar analyze FILE...')
})

test('the side that is asked for is the side it is read from', async () => {
  const sides: UnifiedAnalysis['perspective'][] = []
  for (const party of ['Client', 'Service Provider']) {
    const { out } = await said('analyze', 'lease.txt', '--party', party, '--format', 'json')
    sides.push(UnifiedAnalysis.parse(JSON.parse(out)).perspective)
  }
  expect(sides[0]).toMatchObject({ basis: 'chosen' })
  expect(sides[1]).toMatchObject({ basis: 'chosen' })
  expect(sides[0]?.party).not.toBe(sides[1]?.party)
})

test('a party that the contract does not name is said on standard error, with those that it names', async () => {
  const { code, out, err } = await said('analyze', 'lease.txt', '--party', 'Nobody Limited', '--format', 'json')
  expect(code).toBe(0)
  expect(JSON.parse(out).perspective.basis).not.toBe('chosen')
  expect(err).toContain('There is no party "Nobody Limited" in this contract; it names')
})

test('names that differ only in case are one name', () => {
  const taken = new Set<string>()
  expect(['a.pdf', 'A.docx', 'a.txt', '.hidden'].map((name) => freeName(name, 'json', taken))).toEqual([
    'a.json',
    'A-2.json',
    'a-3.json',
    '.hidden.json',
  ])
})

test('lines are broken at spaces, and control characters of a document do not reach the terminal', () => {
  expect(wrap('one two three four', 20, 4, '1.')).toBe('1.  one two three four')
  expect(wrap('aaaa bbbb cccc dddd eeee ffff', 24, 4)).toBe('    aaaa bbbb cccc dddd\n    eeee ffff')
  expect(wrap('red\u001b[31m alert\u0007', 80)).toBe('red [31m alert')
})

test('the law on a day: what is not yet in force says so, and what came before is gone the day after', async () => {
  const { code, out, err } = await said('law', '--on', '2027-05-12', '--format', 'json')
  expect([code, err]).toEqual([0, ''])
  const state = ({ provisions }: LawTable, id: string) => provisions.find((one) => one.id === id)?.state
  const eve = LawTable.parse(JSON.parse(out))
  expect([state(eve, 'dpdp-8-5-rule-6'), state(eve, 'it-act-43a')]).toEqual(['not_yet', 'in_force'])
  const text = await said('law', '--on', '2027-05-13')
  expect(text.out).toMatch(/Law as known on 21 Nov 2026|LAW AS KNOWN/i)
  expect(text.out).toMatch(
    /Information Technology Act 2000, s\. 43A\.\n[^\n]+\n\s+no longer in force, from 27 Oct 2009, until 12 May 2027/,
  )
  for (const line of text.out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
  expect(await said('law', '--on', 'tomorrow')).toMatchObject({ code: 2, out: '' })
})
