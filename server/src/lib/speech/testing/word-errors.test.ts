import { expect, test } from 'vitest'
import { wordErrors } from './word-errors.ts'

test.each([
  ['What is the notice period?', 'what is the notice period', 0, 5],
  ['Who pays, and in two weeks?', 'Who pays and in 2 weeks', 0, 6],
  ['Who pays the tax?', 'Who pays attacks', 2, 4],
  ['Who pays the tax?', '', 4, 4],
  ['Who pays?', 'So who pays now', 2, 2],
])('%j heard as %j', (said, heard, wrong, words) => expect(wordErrors(said, heard)).toEqual({ wrong, words }))
