import { decode, kindsAsked, readQuestion, typesAsked } from '@karar/engine/inside'
import { describe, expect, test } from 'vitest'
import { encode } from '../machines/encode.ts'
import { trainHead } from '../machines/head.ts'
import { bestSteepness, classes, questionsTask, readQuestions } from './questions.ts'

const questions = readQuestions()

test('the questions are many, in three languages, and each names what answers it', () => {
  expect(questions.length).toBeGreaterThan(3000)
  expect(new Set(questions.map(({ lang }) => lang))).toEqual(new Set(['en', 'hi', 'hinglish']))
  expect(new Set(questions.map(({ q }) => q.trim().toLowerCase())).size).toBe(questions.length)
})

test('training twice gives the same model', () => {
  const some = questionsTask(questions.filter((_, at) => at % 60 === 0))
  const train = () => encode(trainHead({ ...some, keep: 2000 }, () => {}).model)
  const first = train()
  expect(train()).toEqual(first)
  expect(decode(first).classes).toEqual(classes)
})

test('questions never seen are told far above chance', () => {
  const task = questionsTask(questions.filter((_, at) => at % 11 === 0))
  const { unseen } = trainHead(task, () => {})
  const within = unseen.filter((scores, at) =>
    [...scores.keys()]
      .sort((a, b) => scores[b]! - scores[a]!)
      .slice(0, 3)
      .some((id) => task.labels[at]!.includes(id)),
  )
  expect(within.length / unseen.length).toBeGreaterThan(0.25)
  expect(bestSteepness(unseen, task.labels)).toBeGreaterThan(1)
})

describe('the trained model knows what is meant', () => {
  test.each([
    ['the water pump in my rented flat stopped, who gets it fixed', 'maintenance_and_repairs'],
    ['will I get my deposit back when I vacate', 'security_deposit'],
    ['can I join a rival company after resigning', 'non_compete'],
    ['नौकरी छोड़ने पर कितने दिन का नोटिस देना होगा', 'notice_period'],
    ['kiraya har saal kitna badhega', 'rent_escalation'],
  ] as const)('%s', (question, type) => {
    expect(typesAsked(kindsAsked(readQuestion(question)), 3)).toContain(type)
  })

  test('shares sum to one', () => {
    const { types, offTopic, whole } = kindsAsked(readQuestion('who pays the electricity bill?'))
    expect(types.reduce((sum, share) => sum + share, offTopic + whole)).toBeCloseTo(1, 3)
  })
})
