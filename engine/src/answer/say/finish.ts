import type { Answer, Citation } from '@karar/schema'
import { answerWords } from '../../language/answers.ts'
import { leadIn } from '../../language/answers-hi.ts'
import { bare, followUpIn } from '../../language/follow-ups.ts'
import type { Question } from '../question/question.ts'
import type { Reply } from './reply.ts'

/** Most follow-ups: three fit below an answer. */
const MOST = 3

/**
 * Puts an answer together: paragraphs divided by an empty line, what is asked in Hindi is answered behind a Hindi
 * sentence, and goes on with Hindi questions.
 */
export function finish(question: Question, reply: Reply, citations: Citation[]): Answer {
  const hindi = question.language === 'en' ? null : leadIn(reply, question.language, citations.length > 0)
  const asked = bare(question.text)
  return {
    kind: reply.kind,
    text: [
      ...(hindi === null ? [] : [hindi]),
      // the Hindi sentence has told the doubt already
      ...reply.paragraphs.filter((paragraph) => hindi === null || paragraph !== answerWords.unsure),
    ].join('\n\n'),
    citations,
    law: [...(reply.law ?? [])],
    follow_ups: (reply.followUps ?? [])
      .filter((next) => bare(followUpIn(next, 'en')) !== asked)
      .slice(0, MOST)
      .map((next) => followUpIn(next, question.language)),
  }
}
