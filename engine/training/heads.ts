import { clauseTypesTask } from './clause-types.ts'
import type { Task } from './head.ts'
import { provisionsTask } from './provisions.ts'

/** The heads, by the name of their file in engine/model. A further one is a further line: what it learns from. */
export const heads: Readonly<Record<string, (folder: string) => Task>> = {
  provisions: provisionsTask,
  'clause-types': clauseTypesTask,
}
