import type { Db } from '../../db/open.ts'
import type { Mail } from '../../lib/mail/mail.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import type { Config } from '../../lib/settings/config.ts'
import type { Log } from '../../lib/settings/log.ts'
import { sendConfirmationLink } from './entry/confirm-address.ts'
import { sendResetLink } from './entry/reset.ts'
import { type LetterKind, letters } from './letters.ts'
import { confirmationJob, type LetterJob, letterJob, resetJob } from './mail.ts'

export const mailJobs = [letterJob, resetJob, confirmationJob]

/** Lets this process send the letters of the accounts. */
export async function workOnMail(parts: { db: Db; queue: Queue; mail: Mail; config: Config; log: Log }): Promise<void> {
  const { db, queue, mail, config, log } = parts
  const lost = (kind: string) => async () => log.error({ kind }, 'a mail could not be sent and is given up')
  await queue.work(letterJob, 1, {
    run: async ({ kind, to, facts }) => {
      const compose = letters[kind] as (
        addresses: { url: string; support: string },
        facts: LetterJob['facts'],
      ) => ReturnType<(typeof letters)[LetterKind]>
      await mail.send({ to, ...compose({ url: config.publicUrl, support: config.plans.supportEmail }, facts) })
    },
    exhausted: (job) => lost(job.kind)(),
  })
  await queue.work(resetJob, 1, {
    run: ({ email }) => sendResetLink(db, mail, config.publicUrl, email),
    exhausted: lost('reset link'),
  })
  await queue.work(confirmationJob, 1, {
    run: (job) => sendConfirmationLink(db, mail, config.publicUrl, job),
    exhausted: lost('confirmation link'),
  })
}
