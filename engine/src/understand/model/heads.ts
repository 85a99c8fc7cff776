import { readModelFile } from '../../../model/read.ts'
import { decode } from './file.ts'
import type { Grams } from './grams.ts'
import { type LinearModel, scorer } from './model.ts'

/** The heads, each a file in engine/model. */
export type HeadName = 'clause-types' | 'questions'

export interface Head {
  readonly model: LinearModel
  /** scores of a text in each class, in the order of `model.classes` */
  readonly score: (grams: Grams) => Float32Array
}

const loaded = new Map<HeadName, Head>()

/** A trained head, read from its file when it is first asked for. */
export function headOf(name: HeadName): Head {
  let head = loaded.get(name)
  if (head === undefined) {
    const model = decode(readModelFile(name))
    head = { model, score: scorer(model) }
    loaded.set(name, head)
  }
  return head
}
