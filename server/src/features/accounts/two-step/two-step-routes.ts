import { Confirmation, EnableTwoStep, ErrorBody, RecoveryCodes, TwoStep, TwoStepSetup } from '@karar/schema'
import { type App, personOf } from '../../../lib/http/http.ts'
import type { Parts } from '../../../lib/parts.ts'
import { describeTwoStep, disableTwoStep, enableTwoStep, renewRecoveryCodes, setUpTwoStep } from './two-step.ts'

const tags = ['two-step sign-in']
const config = { access: 'user' } as const
const refusals = { 403: ErrorBody, 409: ErrorBody, 429: ErrorBody }

/** Signing in with a code of an authenticator app besides the password. */
export function twoStepRoutes(app: App, parts: Parts): void {
  const { db } = parts.database
  const { queue, secrets } = parts
  const { rateLimits, adminsNeedTwoStep } = parts.config
  const context = { db, queue, secrets, rateLimits, adminsNeedTwoStep }

  app.get(
    '/api/auth/two-step',
    { config, schema: { tags, summary: 'Is it on?', response: { 200: TwoStep } } },
    (request) => describeTwoStep(db, personOf(request), adminsNeedTwoStep),
  )
  app.post(
    '/api/auth/two-step/setup',
    {
      config,
      schema: {
        tags,
        summary: 'A secret for the authenticator app; nothing is on yet',
        body: Confirmation,
        response: { 200: TwoStepSetup, ...refusals },
      },
    },
    (request) => setUpTwoStep(context, personOf(request), request.body),
  )
  app.post(
    '/api/auth/two-step/enable',
    {
      config,
      schema: {
        tags,
        summary: 'Turn it on with the first code of the app',
        body: EnableTwoStep,
        response: { 200: RecoveryCodes, ...refusals },
      },
    },
    (request) => enableTwoStep(context, personOf(request), request.body),
  )
  app.post(
    '/api/auth/two-step/disable',
    { config, schema: { tags, summary: 'Turn it off', body: Confirmation, response: { 200: TwoStep, ...refusals } } },
    (request) => disableTwoStep(context, personOf(request), request.body),
  )
  app.post(
    '/api/auth/two-step/recovery-codes',
    {
      config,
      schema: {
        tags,
        summary: 'New recovery codes in place of the old ones',
        body: Confirmation,
        response: { 200: RecoveryCodes, ...refusals },
      },
    },
    (request) => renewRecoveryCodes(context, personOf(request), request.body),
  )
}
