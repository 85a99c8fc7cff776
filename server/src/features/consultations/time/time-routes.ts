import {
  ActiveTimer,
  ConsultationParams,
  CorrectTime,
  ErrorBody,
  ListQuery,
  StartTimer,
  StoppedTimer,
  StopTimer,
  TimeEntry,
  TimeEntryParams,
  TimeSummary,
} from '@karar/schema'
import { z } from 'zod'
import { type App, linkNext, personOf } from '../../../lib/http/http.ts'
import type { Parts } from '../../../lib/parts.ts'
import { correctEntry, listEntries, summariseTime } from './entries.ts'
import { findTimer, startTimer, stopTimer } from './timer.ts'

const tags = ['legal desk']
const admin = { access: 'admin' } as const
const user = { access: 'user' } as const
const params = ConsultationParams
const refused = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

/** Timers are run by administrators; what they come to is also for the requester to read. */
export function timeRoutes(app: App, { database: { db }, queue }: Parts): void {
  app.get(
    '/api/legal-requests/:id/active-timer',
    {
      config: admin,
      schema: {
        tags,
        summary: 'The timer that runs, if one does',
        params,
        response: { 200: ActiveTimer, 404: ErrorBody },
      },
    },
    (request) => findTimer(db, personOf(request), request.params.id),
  )

  app.post(
    '/api/legal-requests/:id/start-timer',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Start timing work on a request that is assigned or in progress',
        params,
        body: StartTimer.nullish(),
        response: { 200: ActiveTimer, ...refused },
      },
    },
    (request) =>
      startTimer({ db, queue, reader: personOf(request) }, request.params.id, StartTimer.parse(request.body ?? {})),
  )

  app.post(
    '/api/legal-requests/:id/stop-timer',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Stop the timer; the rate and the description named here win over those of its start',
        description: 'One that ran for more than 12 hours is flagged, and bills nothing until its entry is corrected.',
        params,
        body: StopTimer.nullish(),
        response: { 200: StoppedTimer, ...refused },
      },
    },
    (request) => stopTimer({ db, reader: personOf(request) }, request.params.id, request.body ?? {}),
  )

  app.put(
    '/api/legal-requests/:id/time-entries/:entryId',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Correct an entry, with the reason',
        params: TimeEntryParams,
        body: CorrectTime,
        response: { 200: TimeEntry, ...refused },
      },
    },
    (request) => correctEntry(db, personOf(request), request.params.id, request.params.entryId, request.body),
  )

  app.get(
    '/api/legal-requests/:id/time-entries',
    {
      config: user,
      schema: {
        tags,
        summary: 'Time spent on a request, newest first; the next page is in the Link header',
        params,
        querystring: ListQuery,
        response: { 200: z.array(TimeEntry), 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { entries, total, next } = await listEntries(db, personOf(request), request.params.id, request.query)
      reply.header('x-total-count', total)
      linkNext(request, reply, next)
      return entries
    },
  )

  app.get(
    '/api/legal-requests/:id/time-summary',
    {
      config: user,
      schema: {
        tags,
        summary: 'What the time on a request comes to',
        params,
        response: { 200: TimeSummary, 404: ErrorBody },
      },
    },
    (request) => summariseTime(db, personOf(request), request.params.id),
  )
}
