import { earlierLaw } from './before.ts'
import { dataLaw } from './data.ts'
import { dealingsLaw } from './dealings.ts'
import { disputesLaw } from './disputes.ts'
import { firmsAndTradeLaw } from './firms-and-trade.ts'
import { ideasLaw } from './ideas.ts'
import { moneyAndConductLaw } from './money-and-conduct.ts'
import { premisesLaw } from './premises.ts'
import type { Provision } from './provision.ts'
import { silentLaw } from './when-silent.ts'
import { workLaw } from './work.ts'

const all = {
  ...dealingsLaw,
  ...premisesLaw,
  ...moneyAndConductLaw,
  ...ideasLaw,
  ...firmsAndTradeLaw,
  ...disputesLaw,
  ...workLaw,
  ...dataLaw,
  ...silentLaw,
  ...earlierLaw,
} as const

/** A provision's name in the table of law: act and section. */
export type ProvisionId = keyof typeof all

/** The table of law: every provision and judgment that Karar ever names. */
export const provisions: Readonly<Record<ProvisionId, Provision>> = all
