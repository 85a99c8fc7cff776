import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { AiChoice } from './choice.ts'

/** No answer of a model is as long as this; whatever is longer is cut off. */
const mostBytes = 8 * 1024 * 1024

/**
 * As `fetch`, but never led elsewhere, since a key and a contract go with the request, and never filled up with more than
 * any answer has.
 */
const guardedFetch =
  (onAnswer: () => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (response.ok) onAnswer()
    if (!response.body) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > mostBytes) controller.error(new Error('an answer without an end'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }

/**
 * The chosen model, by the Vercel AI SDK. Nothing is sent before it is asked.
 *
 * @param onAnswer is told that somebody answers, before anything of the answer is there
 */
export function openModel({ provider, model, baseUrl, key }: AiChoice, onAnswer: () => void): LanguageModel {
  const fetch = guardedFetch(onAnswer)
  // without a key the packages would look for one in the environment, under names that are no settings of ours
  const common = {
    apiKey: key ?? 'none',
    fetch,
    ...(baseUrl && { baseURL: baseUrl.replace(/\/+$/, '') }),
  }
  switch (provider) {
    case 'openai':
      return createOpenAI({ ...common, baseURL: common.baseURL ?? 'https://api.openai.com/v1' }).chat(model)
    case 'anthropic':
      return createAnthropic({ ...common, baseURL: common.baseURL ?? 'https://api.anthropic.com/v1' })(model)
    case 'google':
      return createGoogle({
        ...common,
        baseURL: common.baseURL ?? 'https://generativelanguage.googleapis.com/v1beta',
      })(model)
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: common.baseURL ?? '',
        fetch,
        ...(key && { apiKey: key }),
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model)
  }
}
