import type { UserId } from '@karar/schema'
import { AppError } from '../http/errors.ts'

/** What one person may have under way at a time, in this process. */
export interface Turns {
  /**
   * Takes one of the person's turns; `over` gives it back.
   *
   * @throws AppError too_many_requests when the person has taken all of them
   */
  take(person: UserId): { over(): void }
}

/** @param refusal the sentence for whoever wants more at once than `most` */
export function openTurns(most: number, refusal: string): Turns {
  const underWay = new Map<UserId, number>()
  return {
    take: (person) => {
      const taken = underWay.get(person) ?? 0
      if (taken >= most) throw new AppError('too_many_requests', { message: refusal, retryAfter: 5 })
      underWay.set(person, taken + 1)
      return {
        over: () => {
          const left = (underWay.get(person) ?? 1) - 1
          if (left > 0) underWay.set(person, left)
          else underWay.delete(person)
        },
      }
    },
  }
}
