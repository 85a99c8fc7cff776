import { together, type Wording } from './passages.ts'

export const delivery: readonly Wording[] = [
  /\bdeliver(?:y|ed|ies|s)?\b|\bshipments?\b|\bshipped\b|\bdispatch\w*|\bdespatch\w*|\bex-?works\b|\bf\.?o\.?[br]\b|\btransporter\b|\bhand(?:ed|ing|s)? over\b|\blifted?\b|\bserved\b/,
]

export const inspectionAndReturns: readonly Wording[] = [
  /\breturn(?:ed|s|able)? (?:of )?(?:goods|products?|parts|units|stock|items?)\b|\breject(?:s|ed|ion|ions)?\b/,
  together(
    /\b(?:inspect\w*|check\w*|test\w*|examin\w*|look\w* (?:over|at)|weigh\w*|count\w*|verif\w*|sampl\w*|tast\w*|reject\w*|returns?|returned|taken? back|replac\w*|exchang\w*|defect\w*|shortages?|short weight|damage\w*|faults?|faulty|spoil\w*|stale|bad|refund\w*)\b/,
    /\b(?:goods|products?|deliver\w*|lots?|parts?|consignments?|machines?|equipment|stock|samples?|arrival|receipt|items?|pieces|units?|materials?|food|meals?|bags?|boxes|quality|parcels?|listing|orders?|tankers?|batch\w*)\b/,
  ),
]

/** When goods become the buyer's, and at whose peril they travel; a promise of good title is another thing. */
export const titleAndRisk: readonly Wording[] = [
  /\btitle and risk\b|\brisk of (?:loss|damage)\b|\b(?:tak(?:e|es|ing)|assumes?) (?:title|ownership|the risk)\b|\bincoterms?\b|\brisk and title\b|\b(?:risk|title|ownership|property) (?:in (?:the )?\w+ )?(?:goes|go|passes|pass|shifts?|moves?|remains?|stays?|lies|is with|vests?)\b/,
  together(
    /\b(?:title|risk|ownership|property|peril|worry|belongs?)\b/,
    /\b(?:pass\w*|transfer\w*|vest\w*|remain\w*|stays?|until|till|after|deliver\w*|load\w*|transit|arriv\w*|handed|paid|payment|convey\w*|clear|marketable|encumbrance\w*|defect\w*|absolute\w*|free from|deeds?|insur\w*)\b/,
  ),
]

export const rent: readonly Wording[] = [
  together(
    /\b(?:rent|rental|licen[cs]e fees?|monthly (?:fee|charge|compensation|payment)|lease (?:money|amount)|share of (?:sales|bill)|fees?|compensation|bhada|charges?)\b/,
    /\d/,
  ),
]

export const premisesAndUse: readonly Wording[] = [
  together(
    /\b(?:premises|flat|house|shop|godown|warehouse|unit|rooms?|land|plot|building|office|floor|bungalow|hall|counter|shed|property|seats?|desks?|bed|beds|space|acres?|terrace|stall|kiosk)\b/,
    /\b(?:lets?|leas\w+|demis\w*|grant\w*|permi\w*|giv\w*|allow\w*|use|used|situat\w*|located|bearing|admeasur\w*|sq\b|area|occup\w*|stay\w*|purpose)\b/,
  ),
]

export const securityDeposit: readonly Wording[] = [
  /\bdeposit\w*\b|\binterest-free security\b|\bcaution money\b|\bpagdi\b|\bno security\b|\bsecurity (?:amount|money|of rs)\b/,
]

export const landlordEntry: readonly Wording[] = [
  together(
    /\b(?:enter\w*|inspect\w*|visit\w*|come in|comes? (?:to see|in|and see)|view|entry|access|look (?:at|over|round|into|in)|see the|go in\w*|step in\w*|open the)\b/,
    /\b(?:premises|flat|house|shop|godown|warehouse|unit|rooms?|land|lessor|landlord|licensor|owner|building|notice|property|yard|field|place)\b/,
  ),
]

export const possessionAndHandover: readonly Wording[] = [
  /\bpossession\b|\bvaca(?:t|n)\w*|\bhand(?:s|ed|ing)? (?:\w+ ){0,3}?(?:over|back)\b|\bkeys?\b|\bgiv(?:e|es|ing|en) (?:up|back)\b|\bmoves? (?:in|out)\b|\b(?:return|restor|surrender|leav)\w* (?:of )?(?:the )?(?:premises|flat|house|shop|godown|unit|rooms?|land|plot|space)\b/,
]

export const maintenanceAndRepairs: readonly Wording[] = [
  /\brepair|\bmaint(?:ain|enance)|\bupkeep\b|\bkeep\w*\b[^.;]{0,140}\b(?:good (?:order|condition)|clean|tidy|working order)|\bplumb\w+|\bwear and tear\b|\bleak(?:s|age)?\b/,
]

export const stampDutyAndRegistration: readonly Wording[] = [
  /\bstamp|\bsub-?registrar|\bregist(?:er|ered|ering|ration)\b[^.;]{0,60}\b(?:deed|agreement|lease|licen[cs]e|act|charges|cost|fee|document|paper|this)|\b(?:deed|agreement|lease|licen[cs]e|document|paper|this)\b[^.;]{0,60}\bregist(?:er|ered|ering|ration)\b/,
]

export const refund: readonly Wording[] = [
  {
    all: [/\brefund\w*/],
    // what is taken off before a share is reckoned is no promise to pay back
    never:
      /\b(?:returns?|charge-? ?backs?|credits?|discounts?|allowances?|rebates?)(?:,|\/| and| or) ?(?:and |or )?refunds?\b|\brefunds?(?:,|\/| and| or) ?(?:and |or )?(?:returns?|charge-? ?backs?|cancellations|credits?)\b/,
  },
  /\b(?:come|go|give|send|get|pay|paid|given|sent)\w*\b[^.;]{0,40}\bback\b|\bmoney back\b|\breturn\w*\b[^.;]{0,60}\b(?:money|price|fee|amount|deposit|sum|paid|unused|balance)\b|\b(?:money|price|fees?|amounts?|deposit|sums?|advance|balance|credit)\b[^.;]{0,60}\b(?:return\w*|unused|reimburs\w*|revers\w*)\b/,
]
