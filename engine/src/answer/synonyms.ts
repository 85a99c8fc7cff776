import { stem } from './stem.ts'

/**
 * What people say, and what contracts say for it. A line is a ring of words that stand for each other, the lay words
 * before the bar reaching those behind it. Own list, made by reading questions beside contracts.
 */
const lines = `
quit resign leave exit walk | terminate termination resign vacate cancel exit withdraw determine surrender notice
end stop finish over cancel | terminate termination expire expiry cease cancel determine
fire sack dismiss kick remove throw evict | terminate termination dismiss evict vacate eject re-enter removal disciplinary
early before midway premature | premature lock-in unexpired early balance
boss | employer company
landlord landlady | lessor licensor owner landlord
tenant renter | lessee licensee tenant
flat house home apartment shop office room property | premises demised licensed property flat
rent hire | rent licence fee licensee lessee
salary pay wages income earn ctc | salary remuneration compensation wages ctc emoluments consideration
money cash paid pay payment | payment pay payable fee consideration amount invoice remuneration
price cost charge rate | price fee charges rate consideration tariff
increase raise hike grow escalate | increase escalation enhance revise revision enhanced
change alter modify edit | amend amendment modify vary revise alter change
late delay overdue behind slow | delay late overdue default outstanding delayed
interest | interest per annum percent
penalty fine punish | penalty liquidated damages fine forfeit forfeiture
deposit advance security | deposit security earnest advance
refund return back | refund refundable return repay repaid
keep withhold hold | withhold retain forfeit deduct
deduct cut subtract adjust | deduct set-off adjust withhold recover
secret confidential nda disclose share tell | confidential confidentiality disclose secret proprietary
data privacy personal | data personal information privacy processing
leak hack breach | breach incident leak unauthorised
own owner ownership belong | own ownership title vest assign intellectual property copyright
work create design code made | deliverables work product inventions services
copyright ip patent invention idea | intellectual property copyright patent invention
portfolio showcase credit | publicity portfolio name credit attribution
competitor compete rival | compete competing competition competitor similar business
freelance moonlight side gig second job | exclusively whole-time other employment engage
hire poach staff | solicit solicitation employ entice
sue court case | court courts jurisdiction proceedings suit
fight disagree dispute quarrel argument conflict | dispute disputes differences arbitration mediation
judge arbitrator | arbitrator arbitration tribunal
law legal | law laws governed governing
insurance insured cover | insurance insured policy cover
repair fix maintain broken damage | repair repairs maintenance maintain
electricity water bills utility maintenance society | electricity water utilities charges maintenance outgoings society
visit enter entry inspect come | enter entry inspect inspection access visit
sublet sub-let airbnb roommate share | sublet sub-let underlet assign part possession sharing
guest visitor | guests visitors
pet pets dog cat animal | pet pets animal animals
paint painting renovate alteration modify wall nail | paint painting alterations additions structural
transfer sell hand pass | transfer assign assignment novate
outsource subcontract delegate | subcontract sub-contract delegate third
responsible liable blame | liable liability responsible indemnify
compensate compensation loss losses | indemnify indemnity compensate loss damages
cap limit maximum most ceiling | limit limited cap exceed aggregate maximum
guarantee promise warranty | warranty warrants guarantee warrant defect
defect faulty broken bug | defect defective defects rectify nonconforming
hours overtime shift weekend timing | hours overtime shift working week
holiday vacation leave sick leaves | leave holidays sick casual earned vacation
probation trial | probation probationary confirmation
bond | bond serve minimum training
bonus incentive | bonus incentive variable performance
gratuity pf provident esi benefits | gratuity provident benefits insurance
relocate shift move transfer | transfer relocate posting posted
commission royalty share | commission royalty share percentage
profit loss | profit profits loss losses shared
partner partners | partner partners partnership
vote decide decision | vote voting decision majority consent
instalment emi | instalment instalments emi repayment
prepay foreclose | prepay prepayment foreclose foreclosure
collateral mortgage pledge | security mortgage hypothecation pledge
renew extend extension automatically | renew renewal extend extension automatically
expire valid validity duration long | term period expiry duration commence
start begin commence joining | commence commencement effective date from
tax gst tds | tax taxes gst tds duties
stamp register registration | stamp registration registered
virus pandemic flood earthquake covid disaster | force majeure god pandemic flood epidemic
email whatsapp letter address | notices notice address email writing
sign signed signature | sign signed execute signature
kids children minor | child minor
die death dead | die death heirs legal representatives
marry pregnant pregnancy maternity | maternity pregnancy
laptop equipment | equipment property laptop
travel expenses reimburse | expenses reimburse travel out-of-pocket
audit check records books | audit books records inspect
subscription plan | subscription plan fees
deliver delivery ship | deliver delivery dispatch despatch
accept acceptance approve approval | accept acceptance approve approval
reject return | reject rejection return
scope extra additional revisions | scope additional change order revisions
deadline milestone time schedule | milestone timeline schedule complete completion
exclusive exclusivity only | exclusive exclusively sole
minimum | minimum least
territory area region | territory area
trademark brand logo name | trade mark brand logo name
licence license use | licence license use
copy backup export | copy export return
uptime downtime sla support | uptime availability service level support response
suspend suspension block ban | suspend suspension deactivate
lock | lock-in
handover vacant possession keys | possession hand over keys
neighbour nuisance noise | nuisance annoyance
subtenant | sub-tenant sublet
witness | witness
`

const reached = new Map<string, Set<string>>()
for (const line of lines.trim().split('\n')) {
  const [lay = '', spoken = ''] = line.split('|').map((part) => part.trim())
  for (const word of lay.split(' ')) {
    const key = stem(word)
    const own = reached.get(key) ?? new Set()
    for (const other of spoken.split(/[ -]/)) if (other.length > 2 && stem(other) !== key) own.add(stem(other))
    reached.set(key, own)
  }
}

/** A word that only stands for the one asked weighs less than that. */
const STANDS_FOR = 0.4
const MEANT = 0.5

/** The stems of a question with those that contracts use for them, each with its weight. */
export function withSynonyms(stems: readonly string[], meant: readonly string[] = []): Map<string, number> {
  const weighed = new Map<string, number>(meant.map((own) => [own, MEANT]))
  for (const own of stems)
    for (const other of reached.get(own) ?? []) weighed.set(other, Math.max(weighed.get(other) ?? 0, STANDS_FOR))
  for (const own of stems) weighed.set(own, 1)
  return weighed
}

/** What contracts say for a stem, itself included. */
export const saidFor = (own: string): string[] => [own, ...(reached.get(own) ?? [])]
/** Whether the list knows a stem as something that people ask of contracts. */
export const isCommon = (own: string): boolean => reached.has(own)
