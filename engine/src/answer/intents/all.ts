import { computed } from '../compute/all.ts'
import type { Answerer } from '../say/reply.ts'
import { aboutClause } from './clause.ts'
import { aboutTwo } from './compare.ts'
import { aboutTerm } from './definition.ts'
import { aboutDuties } from './duties.ts'
import { aboutFacts } from './facts.ts'
import { aboutLaw } from './legal.ts'
import { offTopic } from './off-topic.ts'
import { aboutAll } from './overview.ts'
import { aboutWho } from './who.ts'

/** In this order each may answer; what none takes is answered by topic. */
export const answerers: readonly Answerer[] = [
  offTopic,
  aboutTwo,
  aboutLaw,
  aboutClause,
  computed,
  aboutAll,
  aboutTerm,
  aboutFacts,
  aboutDuties,
  aboutWho,
]
