import { join } from 'node:path'

/** What sherpa-onnx is told about a model: the part of its settings that names files. */
export type ModelConfig = Record<string, string | Record<string, string>>

/** The file of a folder whose name ends so; the smaller of two precisions. */
function pick(names: readonly string[], stem: RegExp): string | undefined {
  const found = names.filter((name) => stem.test(name)).toSorted()
  return found.find((name) => name.includes('.int8.')) ?? found[0]
}

/**
 * What kind of model a folder of sherpa-onnx's collection holds, told by the names of its files as that collection gives
 * them (https://k2-fsa.github.io/sherpa/onnx/pretrained_models/).
 *
 * @param names the files of the folder
 * @param language of ISO 639-1 for models that know several; '' lets such a model find it out
 * @returns undefined where it is none that is known
 */
export function modelOf(folder: string, names: readonly string[], language: string): ModelConfig | undefined {
  const tokens = pick(names, /(?:^|-)tokens\.txt$/)
  if (!tokens) return undefined
  const whole = (found: Record<string, string | undefined>): Record<string, string> | undefined => {
    const files = Object.entries(found).flatMap(([part, name]) => (name ? [[part, join(folder, name)] as const] : []))
    return files.length === Object.keys(found).length ? Object.fromEntries(files) : undefined
  }
  const graph = String.raw`(?:\.int8)?\.(?:onnx|ort)$`
  const of = (stem: string): string | undefined => pick(names, new RegExp(`(?:^|-)${stem}${graph}`))
  const known: [kind: string, files: Record<string, string> | undefined][] = [
    [
      'moonshine',
      whole({
        preprocessor: of('preprocess'),
        encoder: of('encode'),
        uncachedDecoder: of('uncached_decode'),
        cachedDecoder: of('cached_decode'),
      }),
    ],
    ['moonshine', whole({ encoder: of('encoder(?:_model)?'), mergedDecoder: of('decoder(?:_model)?_merged') })],
    ['transducer', whole({ encoder: of('encoder'), decoder: of('decoder'), joiner: of('joiner') })],
    ['whisper', whole({ encoder: of('encoder'), decoder: of('decoder') })],
    ['nemoCtc', whole({ model: of('model') })],
  ]
  const [kind, files] = known.find(([, found]) => found) ?? []
  if (!kind || !files) return undefined
  const told = { tokens: join(folder, tokens) }
  if (kind === 'whisper') return { ...told, whisper: { ...files, language, task: 'transcribe' } }
  if (kind === 'transducer') return { ...told, transducer: files, modelType: 'nemo_transducer' }
  return { ...told, [kind]: files }
}
