/**
 * What a language model adds to the engine, set by set and way by way: `npm run evals:reader -- [--most N] [--set NAME]
 * [--record FOLDER | --replay FOLDER]`. The model is the one that the environment names (AI_PROVIDER, AI_MODEL, ...).
 */
import { parseArgs } from 'node:util'
import { AiWays } from '@karar/schema'
import { openSecondReader, type ReadTwice } from '@karar/server/second-reader'
import { DAY, readAnnotated, setNames } from '../annotated.ts'
import { column, type Judged, judge } from '../contracts.ts'
import { table } from '../tables.ts'

const { values } = parseArgs({
  options: {
    most: { type: 'string' },
    set: { type: 'string', multiple: true },
    record: { type: 'string' },
    replay: { type: 'string' },
  },
})
const rows = [
  'contracts',
  'critical and high found in their place',
  'all issues found in their place',
  'false high alarms a contract',
  'the same, fair contracts',
  'decoys hit',
  'ungrounded quotes',
]
const reader = openSecondReader({
  ...(values.record && { record: values.record }),
  ...(values.replay && { replay: values.replay }),
})
for (const set of setNames) {
  if (values.set && !values.set.includes(set)) continue
  const contracts = readAnnotated(set).slice(0, Number(values.most ?? Number.POSITIVE_INFINITY))
  if (contracts.length === 0) continue
  const alone: Judged[] = []
  for (const contract of contracts) alone.push(await judge(contract))
  const columns = [column(alone)]
  const used: ReadTwice[][] = []
  for (const ways of AiWays.options) {
    const judged: Judged[] = []
    const own: ReadTwice[] = []
    for (const contract of contracts) {
      const read = await reader.read(contract.text, { day: DAY, party: contract.reader, ways })
      own.push(read)
      judged.push(await judge(contract, read.reading))
    }
    columns.push(column(judged))
    used.push(own)
  }
  const total = (own: readonly ReadTwice[], what: Exclude<keyof ReadTwice, 'reading'>) =>
    String(own.reduce((sum, read) => sum + read[what], 0))
  const figures = (['parts', 'failed', 'inputTokens', 'outputTokens'] as const).map((what) => [
    what,
    '-',
    ...used.map((own) => total(own, what)),
  ])
  console.log(
    `\n## ${set}\n\n${table(
      ['', 'alone', ...AiWays.options],
      [...rows.map((row) => [row, ...columns.map((own) => own[row] ?? '-')]), ...figures],
    )}`,
  )
}
