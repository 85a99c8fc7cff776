import type { Answer, Citation } from '@karar/schema'
import { inHindi, leadIn } from '../language/answers-hi.ts'
import type { Question } from './question.ts'
import type { Reply } from './reply.ts'

/** Most follow-ups: three fit below an answer. */
const MOST = 3

/** Puts an answer together: paragraphs divided by an empty line, in Hindi behind a Hindi sentence. */
export function finish(question: Question, reply: Reply, citations: Citation[]): Answer {
  const hindi = question.language === 'en' ? null : leadIn(reply, question.language)
  const asked = question.text.replace(/[?.! ]+$/, '')
  const followUps = (reply.followUps ?? [])
    .filter((next) => next.toLowerCase().replace(/[?.! ]+$/, '') !== asked)
    .slice(0, MOST)
  return {
    kind: reply.kind,
    text: [...(hindi === null ? [] : [hindi]), ...reply.paragraphs].join('\n\n'),
    citations,
    law: [...(reply.law ?? [])],
    follow_ups: question.language === 'hi' ? followUps.map(inHindi) : followUps,
  }
}
