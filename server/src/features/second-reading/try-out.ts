import type { AiTried } from '@karar/schema'
import type { Ai } from '../../lib/ai/ai.ts'
import type { AiChoice } from '../../lib/ai/choice.ts'
import { AiFailed } from '../../lib/ai/failure.ts'
import { noRedaction } from '../../lib/ai/redact.ts'
import { nothingSpent } from '../../lib/ai/usage.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import type { Group } from './groups.ts'
import { readAnswer } from './read-answer.ts'
import { words } from './words.ts'

/** A clause of ours, in which a reader of any worth sees two things. */
const clause =
  'The Consultant shall indemnify and hold harmless the Company against any and all losses, without any limit. For two years after the end of this Agreement the Consultant shall not work for any competitor of the Company anywhere in India.'
const seen = ['unlimited_liability', 'one_sided_indemnity', 'restraint_of_trade']

const sample: Group = {
  way: 'free',
  part: `[clause c1]\n${clause}`,
  definitions: '',
  known: [],
  categories: [],
  isWhole: false,
}

/** Has a model read the sample, once. What went wrong is told and not thrown. */
export async function tryReader(ai: Ai, choice: AiChoice, signal: AbortSignal): Promise<AiTried> {
  const { readingPrompt } = await import('./prompts.ts')
  const { prompt } = readingPrompt(
    sample,
    { party: 'the Consultant', role: null, kind: 'consultancy_agreement', day: todayInIndia() },
    noRedaction,
  )
  const spent = nothingSpent()
  const startedAt = performance.now()
  const told = { input_tokens: 0, output_tokens: 0 }
  const took = () => Math.round(performance.now() - startedAt)
  try {
    const { reading } = await ai.ask(choice, prompt, (text) => readAnswer(text, sample, noRedaction), {
      signal,
      spent,
      tries: 1,
      onUsage: (input, output) => Object.assign(told, { input_tokens: input, output_tokens: output }),
    })
    const found = [
      ...new Set(reading.issues.filter(({ quote }) => clause.includes(quote)).map(({ category }) => category)),
    ]
    const good = found.filter((category) => seen.includes(category)).length
    return { ok: good > 0, failure: null, message: words.tried(good), milliseconds: took(), ...told, found }
  } catch (error) {
    if (!(error instanceof AiFailed)) throw error
    return {
      ok: false,
      failure: error.reason,
      message: words.failed[error.reason],
      milliseconds: took(),
      ...told,
      found: [],
    }
  }
}
