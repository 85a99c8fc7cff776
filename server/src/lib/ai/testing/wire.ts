import type { ServerResponse } from 'node:http'

/** What was asked, whatever the provider's way of saying it. */
export interface Asked {
  provider: 'openai' | 'anthropic' | 'google'
  model: string
  /** what stands where the provider keeps instructions */
  system: string
  /** what the user says */
  user: string
  /** the whole body, as it came */
  body: unknown
  key: string | undefined
}

interface Wire {
  /** pieces of an answer as the provider streams them, one event each */
  piece(text: string): string
  /** what comes before the first and after the last piece */
  begin(model: string): string
  end(reason: 'stop' | 'length' | 'refusal', usage: { input: number; output: number }): string
}

const event = (data: unknown, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const openai: Wire = {
  begin: (model) => openaiChunk({ role: 'assistant', content: '' }, null, model),
  piece: (content) => openaiChunk({ content }, null),
  end: (reason, { input, output }) =>
    openaiChunk({}, reason === 'refusal' ? 'content_filter' : reason) +
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'test',
      choices: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }) +
    'data: [DONE]\n\n',
}

const openaiChunk = (delta: object, finish_reason: string | null, model = 'test') =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  })

const anthropic: Wire = {
  begin: (model) =>
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        },
      },
      'message_start',
    ) +
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
  piece: (text) =>
    event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
  end: (reason, { input, output }) =>
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop') +
    event(
      {
        type: 'message_delta',
        delta: {
          stop_reason: reason === 'stop' ? 'end_turn' : reason === 'length' ? 'max_tokens' : 'refusal',
          stop_sequence: null,
        },
        usage: { input_tokens: input, output_tokens: output },
      },
      'message_delta',
    ) +
    event({ type: 'message_stop' }, 'message_stop'),
}

const google: Wire = {
  begin: () => '',
  piece: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
  end: (reason, { input, output }) =>
    event({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'stop' ? 'STOP' : reason === 'length' ? 'MAX_TOKENS' : 'SAFETY',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    }),
}

export const wires = { openai, anthropic, google }

/** Anthropic's answers in the shape of a tool, for models that know no other way to keep to a schema. */
export const anthropicTool = {
  begin: (name: string) =>
    event(
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} } },
      'content_block_start',
    ),
  piece: (partial_json: string) =>
    event(
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json } },
      'content_block_delta',
    ),
}

/** Reads what came in any of the three ways; undefined where it is none of them. */
export function askedOf(path: string, headers: NodeJS.Dict<string | string[]>, body: unknown): Asked | undefined {
  const all = (body ?? {}) as Record<string, unknown>
  const texts = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value
            .map((part) => (typeof part === 'string' ? part : String((part as { text?: string }).text ?? '')))
            .join('')
        : ''
  const spoken = (list: unknown, role: RegExp) =>
    (Array.isArray(list) ? list : [])
      .filter((message) => role.test(String(message.role)))
      .map((message) => texts(message.content ?? message.parts))
      .join('\n')
  if (path.endsWith('/chat/completions')) {
    const key = /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1]
    return {
      provider: 'openai',
      model: String(all.model),
      system: spoken(all.messages, /^(system|developer)$/),
      user: spoken(all.messages, /^user$/),
      body,
      key,
    }
  }
  if (path.endsWith('/messages')) {
    return {
      provider: 'anthropic',
      model: String(all.model),
      system: texts(all.system),
      user: spoken(all.messages, /^user$/),
      body,
      key: headers['x-api-key'] as string | undefined,
    }
  }
  const named = /\/models\/([^/:]+):streamGenerateContent$/.exec(path)?.[1]
  if (named === undefined) return undefined
  return {
    provider: 'google',
    model: named,
    system: texts((all.systemInstruction as { parts?: unknown } | undefined)?.parts),
    user: spoken(all.contents, /^user$/),
    body,
    key: headers['x-goog-api-key'] as string | undefined,
  }
}

/** Writes without failing where nobody listens any more. */
export const write = (response: ServerResponse, text: string) => {
  if (!response.destroyed) response.write(text)
}
