import type { Role, SessionId, UserId } from '@karar/schema'

/** Who may call a route. Every route under /api says so; one that does not cannot be registered. */
export type Access = 'public' | 'user' | 'admin' | 'metrics'

/** The person behind a request, as of this request. */
export interface Person {
  id: UserId
  role: Role
  email: string
  companyName: string
  /** the session that asks */
  sessionId: SessionId
  /** whether two-step sign-in is on */
  twoStep: boolean
  /** signed in with a password that Karar made up */
  mustChangePassword: boolean
  /** whether they may do what administrators may: the role, and two-step sign-in where the operator demands it */
  administers: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** open to who must change their password first */
    beforePasswordChange?: true
    /** what who is no administrator is told, where the general words are too general */
    refusal?: string
    /** the answer goes on for as long as the caller stays: its time says nothing about us */
    stays?: true
  }
  interface FastifyRequest {
    /** set on every route but the public ones */
    person: Person | null
  }
}
