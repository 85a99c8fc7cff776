import { type ClauseType, clauseTypes } from '@karar/schema'
import { headOf } from '../../understand/model/heads.ts'
import { softmax } from '../../understand/model/model.ts'
import type { Question } from '../question/question.ts'
import { questionGrams } from './question-grams.ts'

/** What a question is about, as the question model takes it; all shares together are 1. */
export interface Asked {
  /** how likely each type of clause answers it, in the order of `clauseTypes` */
  readonly types: Float32Array
  /** how likely it is no question about a contract, and one about the contract as a whole */
  readonly offTopic: number
  readonly whole: number
}

/** Classes of the model beside the types of clauses. */
export const BESIDE_TYPES = ['off_topic', 'whole'] as const

/** Asks the trained model what a question is about. */
export function kindsAsked(question: Question): Asked {
  const { model, score } = headOf('questions')
  const shares = softmax(score(questionGrams(question)), model.slopes[0]!)
  const shareOf = (name: string): number => shares[model.classes.indexOf(name)] ?? 0
  return {
    types: Float32Array.from(clauseTypes, shareOf),
    offTopic: shareOf('off_topic'),
    whole: shareOf('whole'),
  }
}

/** The types of clauses most likely asked for, the likeliest first. */
export const typesAsked = ({ types }: Asked, most: number): ClauseType[] =>
  [...types.keys()]
    .sort((a, b) => types[b]! - types[a]! || a - b)
    .slice(0, most)
    .map((id) => clauseTypes[id]!)
