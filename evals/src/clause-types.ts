import { readTypedClauses, type TypedClause } from '@karar/corpus'
import { type Kind, kindByModel, kindByPatterns, kindOf } from '@karar/engine/inside'
import { accuracy, f1, mean, tallyGuesses } from './measures.ts'
import { percent, table } from './tables.ts'

const ways = { patterns: kindByPatterns, model: kindByModel, combined: kindOf } as const

const sets = [
  ['headings read as classes (CUAD)', (clause: TypedClause) => clause.origin === 'heading'],
  ['spans that people marked (CUAD)', (clause: TypedClause) => clause.origin === 'span'],
  ['clauses written in Indian styles', (clause: TypedClause) => clause.origin === 'written'],
  ['all', () => true],
] as const

/** The types of clauses that the model has not learned from, by patterns, by the model and by both. */
export function measureClauseTypes(data: string): string {
  const clauses = readTypedClauses(data).filter((clause) => clause.heldOut)
  const kinds = new Map(
    Object.entries(ways).map(([name, way]) => [name, clauses.map((clause) => ({ clause, kind: way(clause.words) }))]),
  )
  const rows = sets.flatMap(([set, belongs]) =>
    [...kinds].map(([name, judged]) => {
      const guesses = judged
        .filter(({ clause }) => belongs(clause))
        .map(({ clause, kind }) => ({ truth: clause.type, guess: kind.type }))
      const macro = mean([...tallyGuesses(guesses).values()].map(f1))
      return [set, name, guesses.length, percent(accuracy(guesses)), percent(macro)]
    }),
  )
  return [
    'Types of clauses kept from the training',
    table(['clauses', 'by', 'count', 'accuracy', 'macro F1'], rows),
    '',
    'Confidence of the combined way',
    table(['said', 'clauses', 'said on average', 'right'], calibration(kinds.get('combined') ?? [])),
  ].join('\n')
}

/** How often the type is right where the confidence lies in each tenth. */
function calibration(judged: readonly { clause: TypedClause; kind: Kind }[]): (string | number)[][] {
  const bands = Map.groupBy(
    judged.filter(({ kind }) => kind.type !== 'general'),
    ({ kind }) => Math.min(9, Math.floor(kind.confidence * 10)),
  )
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([band, own]) => [
      `${band * 10} to ${band * 10 + 10} %`,
      own.length,
      percent(mean(own.map(({ kind }) => kind.confidence))),
      percent(mean(own.map(({ clause, kind }) => (clause.type === kind.type ? 1 : 0)))),
    ])
}
