import type { Rule } from '../rule.ts'
import { evictionWithoutNotice } from './eviction-without-notice.ts'
import { landlordOverreach } from './landlord-overreach.ts'
import { unregisteredOrUnstamped } from './unregistered-or-unstamped.ts'

export const propertyRules: readonly Rule[] = [evictionWithoutNotice, landlordOverreach, unregisteredOrUnstamped]
