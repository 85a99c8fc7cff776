import type { ClausePattern } from './clause-pattern.ts'
import { furtherPatterns } from './further-patterns.ts'

/** Order matters where two kinds score alike: the more particular kind stands first. */
export const clausePatterns: readonly ClausePattern[] = [
  {
    type: 'definitions',
    heading: /definition|defined terms|interpretation|construction/,
    body: /(?:the following|capitali[sz]ed) (?:terms|words|expressions)[^.]{0,60}meaning|shall have the (?:following )?meanings?|unless the context otherwise requires|^"[^"]{2,60}"\)? (?:shall )?means?\b/,
  },
  {
    type: 'data_breach_notice',
    heading: /(?:data|security|personal data) (?:breach|incident)|breach notif/,
    body: /(?:data|security) (?:breach|incident)s?[^.]{0,120}(?:notify|notif|inform|report)|(?:notify|inform)[^.]{0,80}(?:data|security) (?:breach|incident)/,
  },
  {
    type: 'data_protection',
    heading: /data (?:protection|privacy|processing|security)|privacy|personal (?:data|information)|gdpr|dpdp/,
    body: /personal (?:data|information)|data (?:fiduciary|principal|processor|subject)|digital personal data|privacy (?:policy|laws?)/,
  },
  { type: 'source_code_escrow', heading: /escrow/, body: /source code[^.]{0,80}escrow|escrow agent/ },
  {
    type: 'late_payment_interest',
    heading: /late (?:payment|fee)|interest on (?:late|delayed|overdue)|delayed payment/,
    body: /(?:interest|late fee)[^.]{0,80}(?:late|delayed|overdue|unpaid)|(?:late|delayed|overdue)[^.]{0,60}\binterest\b/,
  },
  {
    type: 'price_change',
    heading: /(?:price|fee|rate)s? (?:revision|adjustment|change|increase|variation)|revision of (?:price|fees?)/,
    body: /(?:revise|increase|adjust|change|modify)[^.]{0,50}\b(?:price|prices|fees|rates|charges)\b/,
  },
  {
    type: 'most_favoured_customer',
    heading: /most favou?red/,
    body: /most favou?red|no less favou?rable[^.]{0,60}(?:price|terms)|lowest price[^.]{0,40}(?:offer|charg)/,
  },
  {
    type: 'revenue_or_profit_sharing',
    heading:
      /(?:revenue|profit)s?(?: and loss(?:es)?)?[ -]*(?:shar|split|distribution)|profit sharing|profit and loss|share of profits?/,
    body: /(?:share|shared|divide|distribut)[^.]{0,60}\b(?:profits?|losses|revenues?)\b|\b(?:profits?|revenues?)\b[^.]{0,60}(?:shared|divided|distributed) /,
  },
  {
    type: 'minimum_commitment',
    heading: /minimum (?:purchase|commitment|order|quantity|guarantee|volume|sales)|\bquota\b|take[- ]or[- ]pay/,
    body: /minimum (?:purchase|commitment|order|quantity|guarantee|volume|annual|monthly|sales)/,
  },
  { type: 'royalty', heading: /royalt/, body: /royalt(?:y|ies)/ },
  {
    type: 'security_deposit',
    heading: /security deposit|\bdeposit\b|earnest money/,
    body: /security deposit|refundable deposit|earnest money|caution money/,
  },
  {
    type: 'refund',
    heading: /refund|cancellation policy/,
    body: /(?:non-?refundable|shall (?:be )?refund|entitled to (?:a )?refund)/,
  },
  { type: 'set_off', heading: /set[ -]?off|adjustment of dues|right to adjust/, body: /\bset[ -]?off\b/ },
  {
    type: 'taxes',
    heading: /\btax(?:es|ation)?\b|\bgst\b|\btds\b|duties and levies|withholding/,
    body: /(?:inclusive|exclusive) of (?:all )?(?:applicable )?(?:taxes|gst)|goods and services tax|tax deduct(?:ed|ion) at source|withh(?:e|o)ld(?:ing)? tax/,
  },
  {
    type: 'expenses',
    heading: /expense|reimburse|out[- ]of[- ]pocket|^costs/,
    body: /reimburse|out[- ]of[- ]pocket|bear (?:its|their) own (?:costs|expenses)/,
  },
  {
    type: 'rent_escalation',
    heading: /(?:rent|licen[cs]e fee) (?:escalation|increase|revision|enhancement)|escalation/,
    body: /(?:rent|licen[cs]e fee)[^.]{0,80}(?:increase|enhance|escalat|revis)/,
  },
  {
    type: 'rent',
    heading: /^(?:monthly )?rent(?:al)?s?\b|licen[cs]e fee|compensation for use/,
    body: /\b(?:rent|licen[cs]e fees?) (?:of|shall|is|at|payable)|pay[^.]{0,40}\b(?:monthly )?rent\b/,
  },
  { type: 'lock_in', heading: /lock[- ]?in/, body: /lock[- ]?in period/ },
  {
    type: 'landlord_entry',
    heading:
      /(?:right of )?(?:entry|inspection) (?:by|of) (?:the )?(?:landlord|lessor|licensor|owner)|right of entry|access to (?:the )?premises/,
    body: /(?:lessor|landlord|licensor|owner)[^.]{0,80}(?:enter|inspect)[^.]{0,40}premises/,
  },
  {
    type: 'subletting',
    heading: /sub-?let|sub-?lease|sub-?licen[cs]e of premises/,
    body: /sub-?let|sub-?lease|part with (?:the )?possession/,
  },
  {
    type: 'maintenance_and_repairs',
    heading: /maintenance (?:and|&) repair|repairs?\b|upkeep/,
    body: /(?:repairs?|maintain)[^.]{0,60}(?:premises|building|fittings|fixtures)|(?:structural|minor|major) repairs/,
  },
  {
    type: 'possession_and_handover',
    heading: /possession|hand(?:ing)? ?over|vacat/,
    body: /(?:vacant|peaceful)[^.]{0,20}possession|hand over[^.]{0,40}(?:premises|possession)/,
  },
  {
    type: 'premises_and_use',
    heading: /premises|permitted use|use of (?:the )?(?:premises|property)|demise|(?<!intellectual )property/,
    body: /(?:demised|licensed|said|scheduled) premises|use the premises|premises (?:for|shall be used)/,
  },
  {
    type: 'service_bond',
    heading: /\bbond\b|minimum service|training cost|service commitment/,
    body: /service bond|minimum (?:period of )?service|serve the (?:company|employer) for (?:a )?(?:minimum|at least)|training (?:cost|expense)s?[^.]{0,80}(?:repay|reimburse|recover)/,
  },
  { type: 'garden_leave', heading: /garden(?:ing)? leave/, body: /garden(?:ing)? leave/ },
  {
    type: 'moonlighting',
    heading: /moonlight|outside (?:employment|business|activities)|dual employment|other employment|whole[- ]?time/,
    body: /(?:other|outside|any other|secondary|dual) (?:employment|occupation|business|work)[^.]{0,60}(?:without|prior|consent|not)|whole (?:of (?:his|her|the) )?(?:working )?time and attention/,
  },
  { type: 'probation', heading: /probation/, body: /\bprobation(?:ary)?\b/ },
  {
    type: 'working_hours',
    heading: /working hours|hours of work|work(?:ing)? (?:time|days)|overtime|attendance/,
    body: /(?:working hours|hours (?:a|per) (?:day|week)|overtime|weekly off)/,
  },
  {
    type: 'leave',
    heading: /\bleaves?\b(?! and licen)|vacation|holidays|paid time off/,
    body: /(?:casual|sick|earned|privilege|annual|maternity|paid) leave|entitled to[^.]{0,30}(?:leave|vacation)/,
  },
  {
    type: 'transfer_and_relocation',
    heading:
      /^transfer$|relocation|posting|place of (?:work|posting)|transfer (?:and|or|of) (?:posting|employee|location)|location/,
    body: /(?:transferred|posted|deputed|relocat)[^.]{0,80}(?:location|office|branch|place|city)/,
  },
  {
    type: 'disciplinary_action',
    heading: /disciplin|misconduct|code of conduct/,
    body: /disciplinary (?:action|proceedings)|misconduct/,
  },
  {
    type: 'benefits_and_statutory_dues',
    heading: /benefits|provident fund|gratuity|statutory|insurance benefits|esi\b|perquisites/,
    body: /provident fund|gratuity|employees'? state insurance|\besi\b|statutory (?:bonus|benefits|dues)/,
  },
  {
    type: 'compensation',
    heading: /salary|compensation|remuneration|\bctc\b|emoluments|wages/,
    body: /(?:gross|basic|annual|monthly) (?:salary|remuneration|ctc|compensation)|cost to company|salary of/,
  },
  {
    type: 'appointment_and_duties',
    heading: /appointment|duties|^position|engagement|designation|responsibilit/,
    body: /(?:hereby )?appoint(?:s|ed)?\b[^.]{0,60}\bas\b|report(?:s|ing)? to the/,
  },
  {
    type: 'capital_contribution',
    heading: /capital|contribution|subscription of shares|share capital/,
    body: /capital (?:contribution|of the (?:firm|partnership|company))|contribute[^.]{0,40}capital|authori[sz]ed (?:share )?capital/,
  },
  { type: 'drag_and_tag_along', heading: /drag|tag[- ]?along|co-?sale/, body: /drag[- ]?along|tag[- ]?along/ },
  {
    type: 'reserved_matters',
    heading: /reserved matters|affirmative (?:vote|rights)|veto/,
    body: /reserved matters|affirmative vote|prior written consent of the investor/,
  },
  {
    type: 'transfer_restrictions',
    heading: /transfer of (?:shares|interest)|restrictions? on transfer|right of first|pre-?empti|rofr|rofo/,
    body: /(?:right of first (?:refusal|offer))|transfer[^.]{0,40}\bshares\b|pre-?emptive right/,
  },
  { type: 'deadlock', heading: /deadlock/, body: /deadlock/ },
  {
    type: 'expulsion',
    heading: /expulsion|removal of (?:a )?partner/,
    body: /expel|expulsion|remov\w{1,30}[^.]{0,20}\bpartner\b/,
  },
  {
    type: 'admission_and_retirement',
    heading: /admission|retirement|death of (?:a )?partner|incoming partner/,
    body: /(?:admi(?:t|ssion)|retire(?:ment)?)[^.]{0,40}\bpartners?\b/,
  },
  { type: 'dissolution', heading: /dissol|winding[- ]?up/, body: /dissol(?:ve|ution)|wind(?:ing)?[- ]up/ },
  {
    type: 'management_and_voting',
    heading:
      /management|board (?:of directors|meetings?)|governance|voting|general meetings?|steering committee|banking/,
    body: /(?:board of directors|managing partner|quorum|majority of (?:the )?(?:directors|partners|votes))/,
  },
  {
    type: 'limitation_of_liability',
    heading:
      /limit(?:ation|s)? (?:of|on|to) (?:\w+ ){0,2}liabilit|liability cap|consequential|exclusion of (?:liability|damages)|^liability$|cap on liability/,
    body: /(?:in no event|under no circumstances)[^.]{0,80}liable|(?:aggregate|total|maximum|entire|cumulative) liability|liability[^.]{0,60}(?:shall not exceed|limited to|unlimited)|(?:indirect|consequential)[^.]{0,40}damages/,
  },
  ...furtherPatterns,
]
