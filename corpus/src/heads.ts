import type { LinearModel } from '@karar/engine/inside'
import { clauseTypesTask } from './clauses/clause-types.ts'
import { trainIssues } from './issues/issues.ts'
import { type Task, trainHead } from './machines/head.ts'
import { provisionsTask } from './provisions/trainer.ts'
import { trainQuestions } from './questions/questions.ts'

type Trainer = (folder: string, say: (line: string) => void) => LinearModel

const asTask =
  (taskOf: (folder: string) => Task): Trainer =>
  (folder, say) =>
    trainHead(taskOf(folder), say).model

/** What trains each file of weights, by its name. */
export const trainers: Readonly<Record<string, Trainer>> = {
  provisions: asTask(provisionsTask),
  'clause-types': asTask(clauseTypesTask),
  issues: trainIssues,
  questions: trainQuestions,
}
