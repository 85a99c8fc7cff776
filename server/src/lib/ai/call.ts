import type { AiFailure } from '@karar/schema'
import { APICallError, type JSONSchema7, streamText, wrapLanguageModel } from 'ai'
import type { AiChoice } from './choice.ts'
import { AiFailed } from './failure.ts'
import { openModel } from './model.ts'
import { tokensOf } from './usage.ts'

/** What is said to a model. Text of a contract stands in `data` alone, never among the instructions. */
export interface Prompt {
  /** what it is to do: ours to the last letter */
  instructions: string
  /** what it is about: delimited, and somebody else's words */
  data: string
  /** the shape of the answer; without it, plain text */
  schema?: { name: string; json: JSONSchema7 }
  mostTokens: number
}

/** What came back, and what it took. */
export interface Answered {
  text: string
  inputTokens: number
  outputTokens: number
}

type Finish = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'other'

/**
 * Asks the model once, and gathers its answer as it streams in.
 *
 * @param onText is given each piece of the answer
 * @throws AiFailed in a word why there is no whole answer; the signal's reason
 */
export async function callModel(
  choice: AiChoice,
  prompt: Prompt,
  signal: AbortSignal,
  onText: (piece: string) => void = () => {},
): Promise<Answered> {
  const limit = AbortSignal.timeout(choice.timeLimitMs)
  let text = ''
  let finish: Finish | undefined
  let inputTokens = 0
  let outputTokens = 0
  let hasBegun = false
  const onAnswer = () => {
    hasBegun = true
  }
  try {
    const { fullStream } = streamText({
      model: shaped(choice, prompt.schema, onAnswer),
      instructions: prompt.instructions,
      prompt: prompt.data,
      maxOutputTokens: prompt.mostTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, limit]),
      // a model that says nothing for half of the time will say nothing in the other half
      timeout: { chunkMs: Math.ceil(choice.timeLimitMs / 2) },
      onError: () => {},
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta') {
        text += part.text
        onText(part.text)
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new AiFailed('timed_out')
      else if (part.type === 'finish') {
        finish = part.finishReason as Finish
        inputTokens = part.totalUsage.inputTokens ?? 0
        outputTokens = part.totalUsage.outputTokens ?? 0
      }
    }
  } catch (error) {
    signal.throwIfAborted()
    throw limit.aborted ? new AiFailed('timed_out') : failureOf(error, hasBegun)
  }
  signal.throwIfAborted()
  if (limit.aborted) throw new AiFailed('timed_out')
  if (finish === undefined || finish === 'error') throw new AiFailed(text === '' ? 'empty' : 'broken_off')
  if (finish === 'content-filter') throw new AiFailed('refused')
  if (finish === 'other' && text !== '') throw new AiFailed('broken_off')
  if (text.trim() === '') throw new AiFailed('empty')
  if (finish === 'length') throw new AiFailed('too_long')
  return {
    text,
    // some services do not count
    inputTokens: inputTokens || tokensOf(prompt.instructions + prompt.data),
    outputTokens: outputTokens || tokensOf(text),
  }
}

/** The model, told in its own way which shape its answer is to have. */
function shaped(choice: AiChoice, schema: Prompt['schema'], onAnswer: () => void) {
  const model = openModel(choice, onAnswer)
  if (schema === undefined || typeof model === 'string') return model
  type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model']
  return wrapLanguageModel({
    model: model as Wrapped,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({
        ...params,
        responseFormat: { type: 'json', name: schema.name, schema: schema.json },
      }),
    },
  })
}

/** In a word, what went wrong. Nothing of the provider's own words is kept: they may hold the key or the contract. */
function failureOf(error: unknown, hasBegun: boolean): AiFailed {
  if (error instanceof AiFailed) return error
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error
    if (statusCode === undefined || statusCode < 400) return new AiFailed(hasBegun ? 'broken_off' : 'unreachable')
    const word: AiFailure =
      statusCode === 401 || statusCode === 403
        ? 'key_refused'
        : statusCode === 404
          ? 'model_unknown'
          : statusCode === 429 || statusCode === 529
            ? 'rate_limited'
            : statusCode === 413 || statusCode === 400
              ? 'wrong_schema'
              : 'unreachable'
    return new AiFailed(word, retryAfterOf(responseHeaders?.['retry-after']))
  }
  const name = error instanceof Error ? error.name : ''
  if (/timeout/i.test(name)) return new AiFailed('timed_out')
  // it answered, and then the line was cut or what came was no stream
  return new AiFailed('broken_off')
}

const longestWaitMs = 60_000

function retryAfterOf(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0
    ? Math.min(seconds * 1000, longestWaitMs)
    : undefined
}
