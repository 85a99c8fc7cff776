import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readCuad } from '@karar/corpus'
import { readAnnotated, setNames } from './annotated.ts'

/** Every contract there is as a text, by where it comes from: the measuring needs no labels. */
export function readTexts(data: string): ReadonlyMap<string, readonly string[]> {
  return new Map<string, readonly string[]>([
    ['CUAD', readCuad(data).map(({ text }) => text)],
    ['ContractNLI', readLines(join(data, 'public', 'contractnli.jsonl.gz'))],
    ['standard forms', readLines(join(data, 'public', 'standard_agreements.jsonl.gz'))],
    ['real, foreign', readFolder(join(data, 'real'))],
    ['real, Indian', readFolder(join(data, 'real_india'))],
    ['another hand', readFolder(join(data, 'other_hand', 'contracts'))],
    ...setNames.map((set) => [set, readAnnotated(set).map(({ text }) => text)] as const),
  ])
}

const readFolder = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const readLines = (file: string): string[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text)
