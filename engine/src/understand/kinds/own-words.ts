import type { ClauseType } from '@karar/schema'
import type { ClauseWords } from '../model/grams.ts'

/** Kinds that cannot be spoken of without some word of their own: what has none of them is of another kind. */
const OWN_WORDS: Partial<Record<ClauseType, RegExp>> = {
  anti_bribery:
    /brib|corrupt|gratif|kickback|improper|undue|facilitat|influence|illegal|money launder|sanction|favour|induce|official/,
  data_protection: /\bdata|privacy|personal|informa|record|confidential|cookie|cctv|camera/,
  data_breach_notice: /breach|incident|leak|unauthori[sz]ed/,
  landlord_entry: /\benter|entry|inspect|access|visit|check|show/,
  leave: /\bleaves?\b|absen|holiday|vacation|sick|day off|days off|medical/,
  moonlighting: /employ|business|work|occupation|engage|exclusiv|time|job/,
  non_compete: /compet|business|similar|rival|exclusiv|engage|trade|employ|interfere|circumvent/,
  non_disparagement: /dispara|defam|negative|reputation|statement|comment|review|media/,
  non_solicitation: /solicit|poach|entic|approach|induc|recruit|hire|canvass|employ|contact|deal|divert|circumvent/,
  notices: /noti[cf]|e-?mail|address|communicat|\bpost\b|courier|inform|writing|intimat/,
  probation: /probation|trial|confirm/,
  service_bond: /\bbond|training|serve|service|resign|leav/,
  stamp_duty_and_registration: /stamp|regist|notar/,
  subcontracting: /sub-?contract|delegat|third part|outsourc|agents?\b|other person|anyone|partner|engag/,
  subletting: /sub-?le[at]|sub-?licen|part with|let out|third part|sharing|assign|transfer|any other person|occup/,
  working_hours: /hour|shift|overtime|attend|working|week|time|a\.?m\b|p\.?m\b/,
}

/** Whether a clause of these words, with those above it, may be of a kind. */
export const mayBeOf = (type: ClauseType, { above, text }: ClauseWords): boolean =>
  OWN_WORDS[type]?.test(above === '' ? text : `${above} ${text}`) !== false
