/**
 * What answers take from the engine without a text to read. Loaded when first asked for, or once a start gets ready what
 * people will ask for: the process that answers needs nothing of it to be there.
 */
const parts = {
  clauses: () => import('@karar/engine/clause-library'),
  law: () => import('@karar/engine/law'),
  questions: () => import('@karar/engine/suggest'),
}

export const clauseLibrary = async (day: string) => (await parts.clauses()).clauseLibrary(day)
export const lawTable = async (day: string) => (await parts.law()).lawTable(day)
export const suggestQuestions = async (...about: Parameters<Questions>) =>
  (await parts.questions()).suggestQuestions(...about)
type Questions = Awaited<ReturnType<typeof parts.questions>>['suggestQuestions']

export async function warmUpPlaybook(): Promise<void> {
  for (const load of Object.values(parts)) await load()
}
