import { z } from 'zod'
import { TwoStepCode } from './accounts.ts'

/** Where an account stands with two-step sign-in. */
export const TwoStep = z.object({
  enabled: z.boolean(),
  required: z.boolean().meta({ description: 'the operator wants it for this role' }),
  recovery_codes_left: z.int().nonnegative(),
})
export type TwoStep = z.infer<typeof TwoStep>

/** What an authenticator app needs; nothing is on until a code of it has been entered. */
export const TwoStepSetup = z.object({
  secret: z.string().meta({ description: 'Base32' }),
  uri: z.string().meta({ description: 'otpauth://, to be shown as a QR code' }),
})
export type TwoStepSetup = z.infer<typeof TwoStepSetup>

export const EnableTwoStep = z.object({ code: TwoStepCode })
export type EnableTwoStep = z.infer<typeof EnableTwoStep>

/** Shown once; each signs in once in place of the app. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
