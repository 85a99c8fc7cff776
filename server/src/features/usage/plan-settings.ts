import type { Quota } from '@karar/schema'

/** What the operator decided about plans. */
export interface PlanSettings {
  enforcePlans: boolean
  supportEmail: string
  /** for every account, in place of what its plan says */
  quota: { [Part in keyof Quota]: Quota[Part] | undefined }
}
