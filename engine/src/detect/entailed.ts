import type { IssueCategory } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { Finding } from '../categories/shape/detector.ts'
import type { Contract } from '../understand/contract.ts'

/**
 * What a passage must speak of for a card to be true of it. Wide on purpose: what fails here is said of something else, as
 * 'no dues are paid if you uninstall the app' is no limit of liability. Categories without a line fit any words.
 */
const speaksOf: Partial<Record<IssueCategory, RegExp>> = {
  auto_renewal_trap: /renew|exten[ds]|roll|continu|automatic|successive|auto|subscri|recurr|further (?:term|period)/,
  personal_guarantee:
    /guarant|suret|personal|jointly|several|individual|\bco-?(?:borrower|applicant)|own propert|promoter|director|collateral|mortgage|cheque|estate/,
  unilateral_arbitrator: /arbit|umpire|adjudicat|mediat|conciliat|referee|tribunal|expert/,
  usurious_interest: /interest|%|per ?cent|compound|penal|\brate/,
  wage_deduction: /pay|wage|salar|stipend|deduct|recover|commission|\bfees?\b|remunerat|compensat|incentive|\bdues\b/,
  moral_rights_waiver: /moral|author|credit|attribut|distort|integrity|\bname/,
  partner_expulsion: /partner|member|shareh|\bshares?\b|\bfirm|director|promoter|founder|venture/,
  minority_oppression:
    /shareh|\bshares?\b|\bvot|dilut|equity|minority|majority|board|director|partner|profit|dividend|quorum|resolution|venture/,
  one_sided_force_majeure:
    /force majeure|beyond|control|act of god|strike|flood|epidemic|pandemic|natural|government|calamit|\bevents?\b|weather|cause/,
  tax_burden_shift: /\btax|gst|\bdut(?:y|ies)\b|\bcess|\blev(?:y|ies)|\btds\b|withhold|\bvat\b|octroi|customs/,
  broad_audit_right: /audit|inspect|record|\bbooks\b|access|visit|examin|verif|monitor|search/,
  employment_surveillance:
    /monitor|search|surveil|camera|cctv|track|device|e-?mail|privacy|check|inspect|record|phone|social media|frisk|location/,
  eviction_without_notice: /vacat|evict|possess|premises|\block|remov|enter|\bleave|flat|room|hand ?over|occup|\bseal/,
  unilateral_subcontracting:
    /sub-?contract|assign|deleg|third|outsourc|agent|engag|another|other person|affiliat|transfer|employ|nominee|vendor|through/,
  one_sided_assignment: /assign|transfer|novat|successor|convey|\bsell|dispos|hand ?over|third|sub-?l[ei]t|nominee/,
  non_disparagement_gag:
    /dispar|defam|review|negativ|statement|speak|\bpost|publi|comment|remark|critici|media|reputation|communicat|disclos|complain|discuss/,
  deemed_acceptance:
    /deem|accept|approv|silen|consider|constitut|sign|agree|consent|receipt|\bfinal|conclusive|presum|treated|acknowledg/,
  inconvenient_forum: /court|jurisdict|arbitrat|\bseat|venue|forum|place|tribunal/,
  foreign_law_or_seat: /\blaws?\b|court|jurisdict|arbitrat|govern|venue|\bseat|forum/,
  minimum_commitment_trap: /minimum|least|guarantee|\btake|quota|target|volume|shortfall|purchas|commit|not less|order/,
  non_refundable_payment:
    /refund|return|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|price|advance|cost|royalt|credit/,
  withheld_or_forfeited_money:
    /forfeit|withh|retain|deduct|refund|pa(?:y|id)|\bfees?\b|deposit|amount|money|charge|commission|salar|\bdues\b|bonus|incentive|royalt|earn|compensat|sum/,
  one_sided_liability_cap:
    /liab|responsib|exceed|limit|damage|loss|claim|compensat|answer|account|refund|injur|risk|theft|remed|fault|recover|recourse/,
  one_sided_indemnity:
    /indemn|harmless|make good|reimburs|compensat|\bbear|pay|liab|responsib|cost|loss|claim|defend|expens/,
  unilateral_price_change:
    /pric|\bfees?\b|\brate|charge|\brent|commission|tariff|cost|margin|premium|interest|salar|compensat|discount|incentive|amount|brokerage|royalt|pay|remunerat/,
}

/** Cards that say no more than such words do, the most telling first. */
const plainer: readonly (readonly [IssueCategory, RegExp])[] = [
  ['release_of_claims', /\bno (?:further )?(?:claim|recourse)|\bnot (?:be entitled to )?claim|waiv|releas/],
  ['non_refundable_payment', /\b(?:no|not|non)\b.{0,25}refund/],
  [
    'withheld_or_forfeited_money',
    /forfeit|withh[eo]ld|not be paid|\bno (?:payment|commission|dues|salary|amount|compensation)|retain|deduct/,
  ],
  ['one_sided_liability_cap', /\b(?:no|not|nor|never)\b.{0,40}(?:liab|responsib)|recourse/],
  ['penalty_or_excessive_damages', /penalt|\bfine[ds]?\b|liquidated/],
  ['one_sided_termination', /terminat|cancel|suspend|discontinu|revok|expel|\bremov/],
  ['unilateral_amendment', /\bchang|modif|amend|\balter|revis|\bvary/],
  ['self_judged_performance', /decision|discretion|opinion|satisf|\bfinal/],
]

/**
 * A finding of the readers whose card claims what its words do not speak of is told by a plainer card that they do bear out.
 * Detectors compute what they say, and are left alone; so is a finding for which no plainer card speaks.
 */
export function entailed(contract: Contract, finding: Finding): Finding {
  const { category, source, hit } = finding
  const own = category.replaceAll('_', '-')
  const isRead = source === own || source === `meaning-${own}`
  const needed = speaksOf[category]
  if (!isRead || needed === undefined || hit.variant !== undefined) return finding
  const words = contract.text.norm.slice(hit.span.start, hit.span.end).toLowerCase()
  if (needed.test(words)) return finding
  const [better] = plainer.find(([, told]) => told.test(words)) ?? []
  if (better === undefined || cards[better].isLack) return finding
  return { ...finding, category: better, source: source.replace(own, better.replaceAll('_', '-')) }
}
