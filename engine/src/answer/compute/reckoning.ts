import type { Citation } from '@karar/schema'
import { computeWords as words } from '../../language/answers-compute.ts'
import type { FollowUp } from '../../language/follow-ups.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { pagesUnread } from '../say/compose.ts'
import type { Reply } from '../say/reply.ts'

/** A calculation laid open: its result, its lines, and what was taken for granted. */
export interface Reckoning {
  readonly what: string
  readonly value: string
  readonly steps: readonly (readonly [label: string, value: string])[]
  readonly assumed: readonly string[]
  readonly notes?: readonly string[]
  readonly citations: readonly (Citation | null)[]
  readonly followUps?: readonly FollowUp[]
}

export function reckoned({ what, value, steps, assumed, notes, citations, followUps }: Reckoning): Reply {
  return {
    kind: 'answered',
    about: 'compute',
    paragraphs: [
      format(words.result, { what, value }),
      [words.working, ...steps.map(([label, own]) => format(words.step, { label, value: own }))].join('\n'),
      ...(assumed.length === 0
        ? []
        : [[words.assumed, ...assumed.map((text) => format(words.assumption, { text }))].join('\n')]),
      ...(notes ?? []),
    ],
    citations,
    followUps: followUps ?? [],
  }
}

/** What cannot be worked out, for want of which figures. */
export function cannot(book: Book, what: string, figures: readonly string[], extra: Partial<Reply> = {}): Reply {
  const unread = pagesUnread(book)
  const named = figures
  return {
    kind: 'silent',
    about: 'compute',
    citations: [],
    ...extra,
    paragraphs: [
      ...(unread === ''
        ? [format(words.missing, { what, figures: named })]
        : [format(words.missingRead, { what, figures: named }), unread]),
      ...(extra.paragraphs ?? []),
    ],
  }
}
