import { z } from 'zod'
import { Entitlement } from '../consultations/consultations.ts'
import { plansWith, yearlySaving } from './plans.ts'

/** A plan as anybody may ask for it: what it is called, costs and allows. */
export const OfferedPlan = z.object({
  id: z.enum(['starter', 'essential', 'business', 'enterprise']),
  name: z.string(),
  price: z
    .object({ monthly: z.number().nonnegative(), yearly: z.number().nonnegative() })
    .meta({ description: 'rupees, taxes extra; 0 is free' }),
  original_price: z.number().nonnegative().nullable().meta({
    description: 'rupees of twelve single months, which a year at once saves a part of; null where it is free',
  }),
  savings_percent: z.int().nonnegative(),
  recommended: z.boolean(),
  contracts: z.int().nonnegative().nullable().meta({ description: 'null: unlimited' }),
  period: z.enum(['account', 'month']).meta({ description: 'what contracts are counted by: in all, or by the month' }),
  page_limit: z.int().positive().nullable().meta({ description: 'pages that a document may have; null: unlimited' }),
  priority_minutes: z.int().positive().nullable().meta({ description: 'null: in turn, without a promise' }),
  support: z.object({
    by: z.enum(['email', 'phone_and_email', 'account_manager']),
    hours: z.int().positive().nullable().meta({ description: 'null where none are promised' }),
  }),
  report: z.boolean().meta({ description: 'whether analyses can be downloaded as a report' }),
  team: z.boolean(),
  consultation: Entitlement,
})
export type OfferedPlan = z.infer<typeof OfferedPlan>

/** All plans as they are told, from the smallest, where a new account has so many contracts free. */
export const offeredPlans = (free: number): OfferedPlan[] =>
  plansWith(free).map((plan) => {
    const { id, name, monthly, yearly, contracts, per, pages, priorityMinutes, support, report, team, consultation } =
      plan
    const { twelveMonths, percent } = yearlySaving(plan)
    return {
      id,
      name,
      price: { monthly, yearly },
      original_price: twelveMonths || null,
      savings_percent: percent,
      recommended: plan.recommended === true,
      contracts,
      period: per,
      page_limit: pages,
      priority_minutes: priorityMinutes,
      support: { by: support.by, hours: support.by === 'email' ? support.hours : null },
      report,
      team,
      consultation,
    }
  })
