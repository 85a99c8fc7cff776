import type { LinearModel } from '../src/understand/model/model.ts'
import { clauseTypesTask } from './clause-types.ts'
import { type Task, trainHead } from './head.ts'
import { trainIssues } from './issues.ts'
import { provisionsTask } from './provisions.ts'
import { trainQuestions } from './questions.ts'

type Trainer = (folder: string, say: (line: string) => void) => LinearModel

const asTask =
  (taskOf: (folder: string) => Task): Trainer =>
  (folder, say) =>
    trainHead(taskOf(folder), say).model

/** What trains each file in engine/model, by its name. */
export const trainers: Readonly<Record<string, Trainer>> = {
  provisions: asTask(provisionsTask),
  'clause-types': asTask(clauseTypesTask),
  issues: trainIssues,
  questions: trainQuestions,
}
