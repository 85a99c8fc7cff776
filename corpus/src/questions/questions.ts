import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BESIDE_TYPES, type LinearModel, questionGrams, readQuestion, softmax } from '@karar/engine/inside'
import { type ClauseType, clauseTypes } from '@karar/schema'
import { questionsFolder } from '../folders.ts'
import { type Task, trainHead } from '../machines/head.ts'

/** A question in an owner's words, with the types of clauses that answer it, the likeliest first. */
export interface TypedQuestion {
  readonly q: string
  readonly lang: 'en' | 'hi' | 'hinglish'
  readonly types: readonly ClauseType[]
  /** no question about a contract, or one about the contract as a whole */
  readonly kind?: (typeof BESIDE_TYPES)[number]
}

const folder = questionsFolder
export const classes: readonly string[] = [...clauseTypes, ...BESIDE_TYPES]

/** The questions in training/questions: none twice, none without anything that answers it. */
export function readQuestions(from = folder): TypedQuestion[] {
  const found = new Map<string, TypedQuestion>()
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.jsonl')) : []
  for (const name of files.sort())
    for (const line of readFileSync(join(from, name), 'utf8').split('\n')) {
      if (line.trim() === '') continue
      const question = JSON.parse(line) as TypedQuestion
      if (labelsOf(question).length > 0) found.set(question.q.trim().toLowerCase(), question)
    }
  return [...found.values()]
}

const labelsOf = ({ types, kind }: TypedQuestion): number[] =>
  [...(kind === undefined ? (types ?? []) : [kind])].map((name) => classes.indexOf(name)).filter((id) => id >= 0)

export function questionsTask(questions: readonly TypedQuestion[]): Task {
  return {
    classes,
    examples: questions.map(({ q }) => questionGrams(readQuestion(q))),
    labels: questions.map(labelsOf),
    // Each stands for itself: the folds deal them out by turns.
    sources: questions.map((_, index) => String(index).padStart(6, '0')),
    judgedBy: 'example',
    cost: 0.2,
    positiveCost: new Float32Array(classes.length).fill(8),
    keep: 24_000,
    negligible: 6,
    least: 2,
  }
}

/** Trains the model of what a question is about; how steeply scores become shares is fitted on questions not seen. */
export function trainQuestions(_: string, say: (line: string) => void): LinearModel {
  const questions = readQuestions()
  const task = questionsTask(questions)
  const { model, unseen } = trainHead(task, say)
  const steepness = bestSteepness(unseen, task.labels)
  say(`steepness ${steepness}`)
  const report = (name: string, some: (question: TypedQuestion) => boolean): void => {
    const own = [...questions.keys()].filter((index) => some(questions[index]!))
    const hit = (most: number): number =>
      own.filter((index) => best(unseen[index]!, most).some((id) => task.labels[index]!.includes(id))).length
    const first = own.filter((index) => best(unseen[index]!, 1)[0] === task.labels[index]![0]).length
    const told = (count: number): string => `${((100 * count) / Math.max(1, own.length)).toFixed(1)}%`
    say(
      `${name}: ${own.length} not seen, the first type ${told(first)}, any in 1 ${told(hit(1))}, in 3 ${told(hit(3))}`,
    )
  }
  report('all', () => true)
  for (const lang of ['en', 'hi', 'hinglish']) report(lang, (question) => question.lang === lang)
  for (const kind of BESIDE_TYPES) report(kind, (question) => question.kind === kind)
  return { ...model, slopes: new Float32Array(classes.length).fill(steepness) }
}

const best = (scores: Float32Array, most: number): number[] =>
  [...scores.keys()].sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, most)

/** The steepness under which the first types of unseen questions are likeliest. */
export function bestSteepness(unseen: readonly Float32Array[], labels: readonly (readonly number[])[]): number {
  let found = { steepness: 1, likely: Number.NEGATIVE_INFINITY }
  for (let steepness = 0.5; steepness <= 12; steepness += 0.25) {
    let likely = 0
    unseen.forEach((scores, index) => {
      const shares = softmax(scores, steepness)
      likely += Math.log(labels[index]!.reduce((sum, id) => sum + shares[id]!, 0) + 1e-9)
    })
    if (likely > found.likely) found = { steepness, likely }
  }
  return found.steepness
}
