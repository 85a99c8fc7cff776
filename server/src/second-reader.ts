/** The second reading without server and database, for those who measure it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, planSecond } from '@karar/engine'
import { type AiWays, type ModelReading, usualBudgets } from '@karar/schema'
import { groupsOf } from './features/second-reading/groups.ts'
import { readingPrompt } from './features/second-reading/prompts.ts'
import { emptyReading, readAnswer, together } from './features/second-reading/read-answer.ts'
import { callModel, type Prompt } from './lib/ai/call.ts'
import type { AiChoice } from './lib/ai/choice.ts'
import { AiFailed, isPassing } from './lib/ai/failure.ts'
import { noRedaction } from './lib/ai/redact.ts'
import { tokensOf } from './lib/ai/usage.ts'
import { environmentWithFile, readConfig } from './lib/settings/config.ts'

export interface SecondReader {
  /** Has a contract read for a party, in one of the ways. */
  read(text: string, about: { day: string; party: string; ways: AiWays }): Promise<ReadTwice>
}

export interface ReadTwice {
  reading: ModelReading
  parts: number
  failed: number
  /** as counted by the length of what was said and answered */
  inputTokens: number
  outputTokens: number
}

interface Kept {
  /** keeps each prompt with its answer in this folder; never a key */
  record?: string
  /** answers from this folder, and asks nobody */
  replay?: string
}

/** The model that the environment names. @throws Error in words where it names none and nothing is played back */
export function openSecondReader({ record, replay }: Kept): SecondReader {
  const { ai } = readConfig({ ...pick(environmentWithFile()) })
  if (!ai.choice && !replay) throw new Error('Set AI_PROVIDER and AI_MODEL, or give --replay FOLDER.')
  const choice: AiChoice | undefined = ai.choice && { ...ai.choice, budgets: usualBudgets, timeLimitMs: ai.timeLimitMs }
  if (record) mkdirSync(record, { recursive: true })

  async function answer(prompt: Prompt): Promise<string> {
    const name = `${createHash('sha256')
      .update(JSON.stringify([prompt.instructions, prompt.data]))
      .digest('hex')
      .slice(0, 32)}.json`
    if (replay) {
      const path = join(replay, name)
      if (!existsSync(path)) throw new AiFailed('empty')
      return String((JSON.parse(readFileSync(path, 'utf8')) as { answer: string }).answer)
    }
    if (!choice) throw new AiFailed('unreachable')
    for (let tried = 1; ; tried++) {
      try {
        const { text } = await callModel(choice, prompt, new AbortController().signal)
        const kept = { model: choice.model, instructions: prompt.instructions, data: prompt.data, answer: text }
        if (record) writeFileSync(join(record, name), `${JSON.stringify(kept, null, 1)}\n`)
        return text
      } catch (error) {
        if (!(error instanceof AiFailed) || !isPassing(error) || tried === 3) throw error
        await new Promise((resolve) => setTimeout(resolve, error.retryAfterMs ?? 1000 * tried))
      }
    }
  }

  return {
    read: async (text, { day, party, ways }) => {
      const built = analyze(text, { day, party })
      const side = { ...built.perspective, kind: built.contract_type, day }
      const out: ReadTwice = { reading: emptyReading(), parts: 0, failed: 0, inputTokens: 0, outputTokens: 0 }
      for (const group of groupsOf(text, planSecond(text, day), built.critical_issues, ways)) {
        const { prompt } = readingPrompt(group, side, noRedaction)
        out.parts++
        try {
          const said = await answer(prompt)
          out.inputTokens += tokensOf(prompt.instructions + prompt.data)
          out.outputTokens += tokensOf(said)
          out.reading = together(out.reading, readAnswer(said, group, noRedaction).reading)
        } catch (error) {
          if (!(error instanceof AiFailed)) throw error
          out.failed++
        }
      }
      return out
    },
  }
}

/** What of the environment is about language models: the rest is the business of a server. */
const pick = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('AI_')))
