import type { AiWays, SecondReading, UnifiedAnalysisResponse } from '@karar/schema'
import { goodReading } from '../../features/second-reading/testing/model-mind.ts'
import { type Behaviour, type ModelServer, openModelServer } from '../../lib/ai/testing/model-server.ts'
import type { Asked } from '../../lib/ai/testing/wire.ts'
import { openTestKarar, type TestKarar } from '../karar.ts'

/** A contract that read freely is one part, in both ways some fourteen. */
export const contract = (name: string) => `CONSULTANCY AGREEMENT

This Agreement is made on 1 July 2026 between Meridian Analytics Private Limited, a company in Pune (the "Company"), and ${name}, a sole proprietor in Nashik (the "Consultant").

1. Services. The Consultant shall provide data analysis services to the Company as described in Schedule A.

2. Fees. The Company shall pay the Consultant Rs. 80,000 a month within ninety days after it has received an invoice.

3. Quality. The Company decides in its sole discretion whether the services are satisfactory.

4. Liability. The Consultant shall indemnify and hold harmless the Company against any and all losses, without any limit.

5. After the end. For two years after the end of this Agreement the Consultant shall not work for any competitor of the Company anywhere in India.

6. Termination. Either party may terminate this Agreement by thirty days' written notice.

7. Law. This Agreement is governed by the laws of India and the courts at Pune have jurisdiction. Write to asha.rao@example.in or call 9876543210, PAN ABCDE1234F.
`

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => ReturnType<ReturnType<TestKarar['call']>>

/** A Karar whose administrator chooses a model, with a server that speaks for that, and somebody who uploads. */
export interface TwiceRead {
  karar: TestKarar
  server: ModelServer
  token: string
  /** says how the model behaves from now on; at first it reads well */
  behave(how: (asked: Asked) => Behaviour | Promise<Behaviour>): void
  /** Chooses the model as an administrator does. */
  choose(ways: AiWays): Promise<void>
  call: Call
  analysisOf(id: string): Promise<UnifiedAnalysisResponse>
  readTwice(text: string, until?: RegExp): Promise<{ id: string; second: SecondReading }>
  secondOf(id: string, until?: RegExp): Promise<SecondReading>
  close(): Promise<void>
}

const settled = /^(done|partly|failed|off|kept_local)$/

export async function openTwiceRead(): Promise<TwiceRead> {
  let behaviour: (asked: Asked) => Behaviour | Promise<Behaviour> = goodReading
  const server = await openModelServer((asked) => behaviour(asked))
  const karar = await openTestKarar({ RATE_LIMITS: 'off', AI_TIMEOUT_SECONDS: '60' })
  const { token } = await karar.givenUser()
  const admin = (await karar.givenUser({ role: 'admin' })).token
  const call: Call = (method, path, body) => karar.call(token)(method, path, body)
  const secondOf = async (id: string, until = settled): Promise<SecondReading> => {
    for (let tries = 0; tries < 1200; tries++) {
      const second = (await call('GET', `/api/documents/${id}/second-reading`)).json<SecondReading>()
      if (until.test(second.state)) return second
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the second reading came to no end')
  }
  return {
    ...{ karar, server, token, call, secondOf },
    behave: (how) => {
      behaviour = how
    },
    choose: async (ways) => {
      const choice = { provider: 'openai-compatible', model: 'test-model', base_url: server.url, redact: false, ways }
      const set = await karar.call(admin)('PUT', '/api/admin/language-model', {
        ...choice,
        key: 'sk-operators-own-key',
      })
      if (set.statusCode !== 200) throw new Error(set.body)
    },
    analysisOf: async (id) =>
      (await call('GET', `/api/documents/${id}/unified-analysis`)).json<UnifiedAnalysisResponse>(),
    readTwice: async (text, until) => {
      const { id } = (await karar.upload(token, text, { analyze: true })).json()
      await karar.settled(token, id)
      return { id, second: await secondOf(id, until) }
    },
    close: async () => {
      await karar.close()
      await server.close()
    },
  }
}
