import type { Confirmation, EnableTwoStep, RecoveryCodes, TwoStep, TwoStepSetup } from '@karar/schema'
import { and, eq, isNull } from 'drizzle-orm'
import { generateSecret, generateURI } from 'otplib'
import type { Db } from '../../../db/open.ts'
import { users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import type { Person } from '../../../lib/http/access.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { giveBack } from '../../../lib/http/tries.ts'
import { holdAccount } from '../../usage/service.ts'
import { confirmOwner, findRow, type OwnContext } from '../entry/confirm.ts'
import { limitSecrets } from '../limits.ts'
import { queueLetter } from '../mail.ts'
import { acceptAppCode, countRecoveryCodes, makeRecoveryCodes, turnTwoStepOff } from './two-step-codes.ts'

const issuer = 'Karar'

/** @param adminsNeedIt the operator's setting */
export async function describeTwoStep(db: Db, person: Person, adminsNeedIt: boolean): Promise<TwoStep> {
  const row = await findRow(db, person.id)
  return {
    enabled: row.totpSince !== null,
    required: adminsNeedIt && row.role === 'admin',
    recovery_codes_left: await countRecoveryCodes(db, person.id),
  }
}

/**
 * Proposes a secret for the authenticator app. Nothing changes until a code of it comes back; asking again proposes
 * another.
 *
 * @throws AppError two_step_state when it is on already; as confirmOwner
 */
export async function setUpTwoStep(
  context: OwnContext,
  person: Person,
  confirmation: Confirmation,
): Promise<TwoStepSetup> {
  const row = await confirmOwner(context, person.id, confirmation)
  const secret = generateSecret()
  await context.db.transaction(async (tx) => {
    const [proposed] = await tx
      .update(users)
      .set({ totpSecret: context.secrets.seal(secret), totpLastStep: null })
      .where(and(eq(users.id, row.id), isNull(users.totpSince)))
      .returning({ id: users.id })
    if (!proposed) throw new AppError('two_step_state')
    await audit(tx, { actor: row.id, action: 'two_step.setup', subject: { type: 'user', id: row.id } })
  })
  return { secret, uri: generateURI({ issuer, label: row.email, secret }) }
}

/**
 * Turns two-step sign-in on, once the app has shown a right code. Sessions that are open stay open.
 *
 * @throws AppError two_step_state without a proposal, invalid_code, too_many_requests
 */
export async function enableTwoStep(
  context: OwnContext,
  person: Person,
  { code }: EnableTwoStep,
): Promise<RecoveryCodes> {
  const { db, queue, rateLimits } = context
  const tries = rateLimits ? await limitSecrets(db, 'code', person.id) : []
  const row = await findRow(db, person.id)
  if (row.totpSince || !row.totpSecret) throw new AppError('two_step_state')
  if (!(await acceptAppCode(context, row, code))) throw new AppError('invalid_code', { reason: 'invalid_code' })
  await giveBack(db, tries)
  return db.transaction(async (tx) => {
    const [enabled] = await tx
      .update(users)
      .set({ totpSince: new Date() })
      .where(and(eq(users.id, row.id), isNull(users.totpSince)))
      .returning({ id: users.id })
    if (!enabled) throw new AppError('two_step_state')
    const recovery_codes = await makeRecoveryCodes(tx, row.id)
    await queueLetter(tx, queue, 'two_step_enabled', row, {})
    await audit(tx, { actor: row.id, action: 'two_step.enable', subject: { type: 'user', id: row.id } })
    return { recovery_codes }
  })
}

/**
 * Turns two-step sign-in off.
 *
 * @throws AppError two_step_state when it is off, two_step_required when the operator wants it on; as confirmOwner
 */
export async function disableTwoStep(
  context: OwnContext & { adminsNeedTwoStep: boolean },
  person: Person,
  confirmation: Confirmation,
): Promise<TwoStep> {
  const { db, queue, adminsNeedTwoStep } = context
  if (!person.twoStep) throw new AppError('two_step_state')
  if (adminsNeedTwoStep && person.role === 'admin')
    throw new AppError('two_step_required', { reason: 'two_step_required' })
  const row = await confirmOwner(context, person.id, confirmation)
  await db.transaction(async (tx) => {
    await turnTwoStepOff(tx, row.id)
    await queueLetter(tx, queue, 'two_step_disabled', row, {})
    await audit(tx, { actor: row.id, action: 'two_step.disable', subject: { type: 'user', id: row.id } })
  })
  return describeTwoStep(db, person, adminsNeedTwoStep)
}

/** New recovery codes in place of the old ones. @throws AppError two_step_state when it is off; as confirmOwner */
export async function renewRecoveryCodes(
  context: OwnContext,
  person: Person,
  confirmation: Confirmation,
): Promise<RecoveryCodes> {
  if (!person.twoStep) throw new AppError('two_step_state')
  const row = await confirmOwner(context, person.id, confirmation)
  return context.db.transaction(async (tx) => {
    await holdAccount(tx, row.id)
    const recovery_codes = await makeRecoveryCodes(tx, row.id)
    await audit(tx, { actor: row.id, action: 'two_step.recovery_codes', subject: { type: 'user', id: row.id } })
    return { recovery_codes }
  })
}
