import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { divide } from '../divide.ts'
import type { Recogniser } from '../recogniser.ts'
import { rate } from '../recording/sound.ts'
import { modelOf } from './model-folder.ts'

/** A model that an operator put there, and the language that is spoken. */
export interface OtherModel {
  folder: string
  /** of ISO 639-1; '' where the model is to find it out */
  language: string
}

/** The part of sherpa-onnx-node that is used here. */
interface Sherpa {
  OfflineRecognizer: {
    createAsync(config: object): Promise<{
      createStream(): { acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void }
      decodeAsync(stream: object): Promise<{ text: string }>
    }>
  }
}

/** Why a folder cannot be used. */
export type FolderFault = 'missing' | 'unknown' | 'no_runtime'

/** What is wrong with a folder before anything of it is loaded; undefined where nothing is. */
export function faultOf({ folder, language }: OtherModel): FolderFault | undefined {
  if (!existsSync(folder)) return 'missing'
  if (!modelOf(folder, readdirSync(folder), language)) return 'unknown'
  try {
    requireFrom(folder).resolve('sherpa-onnx-node')
    return undefined
  } catch {
    return 'no_runtime'
  }
}

/** The runtime lies with the model: its build holds parts under the GPL, so Karar brings none along. */
const requireFrom = (folder: string) => createRequire(join(folder, 'package.json'))

const opened = new Map<string, Promise<Recogniser>>()

/**
 * Opens an operator's model, once a process.
 *
 * @throws where the runtime or the model cannot be loaded
 */
export function openOther(model: OtherModel): Promise<Recogniser> {
  const found = opened.get(model.folder) ?? open(model)
  opened.set(model.folder, found)
  return found
}

async function open({ folder, language }: OtherModel): Promise<Recogniser> {
  const { OfflineRecognizer } = requireFrom(folder)('sherpa-onnx-node') as Sherpa
  const modelConfig = {
    ...modelOf(folder, readdirSync(folder), language),
    numThreads: Math.min(4, availableParallelism()),
    debug: 0,
  }
  const recogniser = await OfflineRecognizer.createAsync({
    featConfig: { sampleRate: rate, featureDim: 80 },
    modelConfig,
  })
  return {
    recognise: async (samples) => {
      const heard: string[] = []
      for (const part of divide(samples)) {
        const stream = recogniser.createStream()
        stream.acceptWaveform({ samples: part, sampleRate: rate })
        heard.push((await recogniser.decodeAsync(stream)).text.trim())
      }
      return heard.filter(Boolean).join(' ')
    },
  }
}
