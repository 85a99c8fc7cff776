import { resolve } from 'node:path'
import { z } from 'zod'
import { faultOf } from '../speech/engines/other-recogniser.ts'
import type { SpeechOptions } from '../speech/speech.ts'
import { words } from '../text/words.ts'
import type { Setting } from './setting.ts'

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
const name = z.string().trim().min(1).max(200)

/** Who hears spoken questions and who reads answers aloud. */
export const speechSettings = {
  SPEECH_MODEL_DIR: {
    shape: z.string().optional(),
    description:
      'Folder of a sherpa-onnx model that hears spoken questions instead of the recogniser that Karar brings along (docs/voice.md).',
    default: 'none: the recogniser that Karar brings along, English',
  },
  SPEECH_IN_URL: {
    shape: httpUrl.optional(),
    description:
      'A service that hears spoken questions, by OpenAI’s /audio/transcriptions: http://127.0.0.1:8000/v1. The page tells people that their recordings go there.',
    default: 'none: recordings are heard on this machine',
  },
  SPEECH_IN_MODEL: { shape: name.default('whisper-1'), description: 'Its model.', default: 'whisper-1' },
  SPEECH_LANGUAGE: {
    shape: z
      .string()
      .regex(/^([a-z]{2,3}|auto)$/, 'must be a language such as en or hi, or auto')
      .default('en'),
    description:
      'The language in which questions are spoken; auto lets a model or service that knows several find out. Other than en only with one of the two above.',
    default: 'en',
  },
  SPEECH_OUT_URL: {
    shape: httpUrl.optional(),
    description:
      'A service that reads answers aloud, by OpenAI’s /audio/speech; it is sent up to 500 characters of an answer, and the page says so.',
    default: 'none: the voice that Karar brings along, English',
  },
  SPEECH_OUT_MODEL: { shape: name.default('tts-1'), description: 'Its model.', default: 'tts-1' },
  SPEECH_OUT_VOICE: { shape: name.default('alloy'), description: 'Its voice.', default: 'alloy' },
  SPEECH_API_KEY: {
    shape: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/, 'must be a key without blanks')
      .optional(),
    description: 'The key of these services, if they want one.',
    default: 'none',
  },
} as const satisfies Record<string, Setting>

type Shapes = { [Name in keyof typeof speechSettings]: (typeof speechSettings)[Name]['shape'] }
type Env = z.output<z.ZodObject<Shapes>>

/** What contradicts another setting, or says nothing without it, in words. */
export function speechWrongs(env: Env, given: Record<string, string | undefined>): string[] {
  const said = words.settings
  const needs = (part: string, whole: string): string[] =>
    part in given && !(whole in given) ? [said.needs(part, whole)] : []
  const own = !env.SPEECH_IN_URL && !env.SPEECH_MODEL_DIR
  const model = modelOfEnv(env)
  const fault = model && faultOf(model)
  return [
    ...(env.SPEECH_MODEL_DIR && env.SPEECH_IN_URL ? [said.twoRecognisers] : []),
    ...needs('SPEECH_IN_MODEL', 'SPEECH_IN_URL'),
    ...needs('SPEECH_OUT_MODEL', 'SPEECH_OUT_URL'),
    ...needs('SPEECH_OUT_VOICE', 'SPEECH_OUT_URL'),
    ...(env.SPEECH_API_KEY && !env.SPEECH_IN_URL && !env.SPEECH_OUT_URL
      ? [said.needs('SPEECH_API_KEY', 'SPEECH_IN_URL or SPEECH_OUT_URL')]
      : []),
    ...(own && env.SPEECH_LANGUAGE !== 'en' ? [said.englishOnly] : []),
    ...(fault ? [said.modelFolder[fault](model.folder)] : []),
  ]
}

const modelOfEnv = (env: Env) =>
  env.SPEECH_MODEL_DIR === undefined
    ? undefined
    : {
        folder: resolve(env.SPEECH_MODEL_DIR),
        language: env.SPEECH_LANGUAGE === 'auto' ? '' : env.SPEECH_LANGUAGE,
      }

/** The settings as `openSpeech` takes them, and the language that people speak. */
export function speechOf(env: Env): SpeechOptions & { language: string } {
  const key = env.SPEECH_API_KEY
  const language = env.SPEECH_LANGUAGE
  return {
    language,
    service: env.SPEECH_IN_URL
      ? {
          url: env.SPEECH_IN_URL,
          key,
          model: env.SPEECH_IN_MODEL,
          language: language === 'auto' ? undefined : language,
        }
      : undefined,
    model: modelOfEnv(env),
    voice: env.SPEECH_OUT_URL
      ? { url: env.SPEECH_OUT_URL, key, model: env.SPEECH_OUT_MODEL, voice: env.SPEECH_OUT_VOICE }
      : undefined,
  }
}
