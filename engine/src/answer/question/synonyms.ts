import { stem } from '../../grammar/stem.ts'

/**
 * What people say, and what contracts say for it. A line is a ring of words that stand for each other, the lay words
 * before the bar reaching those behind it. Own list, made by reading questions beside contracts.
 */
const lines = `
quit resign leave exit walk | terminate termination resign vacate discontinue cancel exit withdraw determine surrender notice
end stop finish over cancel | terminate termination expire expiry cease cancel determine
fire sack dismiss kick remove throw evict | terminate termination dismiss evict vacate eject re-enter removal disciplinary
early before midway premature | premature lock-in unexpired early balance
boss | employer company
landlord landlady | lessor licensor owner landlord
tenant renter | lessee licensee tenant
flat house home apartment shop office room property | premises demised licensed property flat
rent hire | rent licence fee licensee lessee
hra | house rent allowance
lwp | leave without pay
salary pay wages income earn ctc | salary remuneration compensation wages ctc emoluments consideration
money cash paid pay payment | payment pay payable fee consideration amount invoice remuneration
price cost charge rate | price fee charges rate consideration tariff
increase raise hike grow escalate | increase escalation enhance revise revision enhanced
change alter modify edit | amend amendment modify vary revise alter change
late delay overdue behind slow | delay late overdue default outstanding delayed
interest | interest per annum percent
penalty fine punish | penalty liquidated damages fine forfeit forfeiture
deposit advance security token | deposit security earnest advance token booking
buy purchase | purchase buy option
fruits fruit vegetables milk flowers fish | perishable perishables perishably
sell dispose auction | sell sale dispose disposal auction
stay room lodging hostel | accommodation lodging boarding stay room
class classes lecture | class classroom classrooms training session sessions
freight cartage | freight transport transportation carriage
commission payout brokerage incentive | commission payout brokerage incentive fee remuneration
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
overnight sleepover night brother sister friend friends cousin parents mother father family relative relatives girlfriend boyfriend | guests visitors outsider persons
food eat lunch dinner breakfast tiffin | meals food boarding
phone wallet luggage bag valuables stuff things | belongings articles luggage property valuables
banner poster hoarding board | signage branding display
crash outage | downtime interruption availability business loss
costlier expensive cheaper | price prices rates
complain complains | quality complaint penalty discount
harass abuse scold | harassment misconduct abuse
cancel cancelled | cancellation cancel terminate termination
miss skip bounce | default non-payment non-repayment dishonour
steal stole rob robbed burgle | theft stolen loss
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
boss judge umpire referee decide | sole discretion final binding decision
warning heads reminder | notice prior written
godown warehouse store | warehouse premises stock inventory
stock unsold leftover lying inventory | stock inventory unsold repurchase buy-back goods
dealer franchisee shop outlet | outlet dealership premises franchise location
app website platform portal | platform service application site
account login password | account user credentials access
users seats staff people | users employees personnel persons
server cloud hosted | hosting servers location data
leak leaked stolen | breach disclosure unauthorised incident
wipe erase delete shred destroy | destroy erase delete return
borrowed loan lend | loan principal borrower lender
bounce bounced cheque | cheque dishonour dishonoured
jewellery gold house guarantor | security pledge mortgage guarantee guarantor
lose taken seize | forfeit repossess enforce security
skip miss missed | default fail failure unpaid
free charge | without charge free cost
discount offer scheme cheaper | discount rebate price promotion
target quota | target minimum
bill invoice | invoice invoices payment
receipt proof paper | receipt record written evidence
truck lorry transport courier freight | freight transit carriage delivery transport
accident injury hurt injured fire theft stolen burnt | loss damage injury insurance risk liability
technician engineer mechanic visit | personnel engineer service visit response
parts spare | parts spares components replacement
machine equipment device | equipment machine machinery
warranty amc | warranty maintenance
slow down hang crash bug | downtime availability defect error support
hear reply answer respond | response respond reply notice
complain complaint grievance | complaint grievance notify claim object
photo photos picture face video likeness image | image likeness photograph photographs photographed videos name publicity
post instagram social media ad advert | social media advertising publicity endorsement statements
badmouth bad criticise review | disparage disparaging statements derogatory
gift bribe commission tip | bribe corrupt improper gift
police crime criminal arrested jail | offence criminal law convicted conviction
cheat cheating fraud lie false | fraud misrepresentation wilful
bankrupt insolvent broke shut | insolvency bankruptcy winding-up liquidation
merge merger takeover acquired bought | change control merger acquisition amalgamation successor
investor invest money put | investment capital contribution subscription shares
shares stake equity sell exit | shares transfer sale drag tag pre-emption
board director seat appoint | board directors nominee appoint
meeting call quorum | meeting quorum notice directors
stuck tie deadlock agree | deadlock casting vote escalation
books accounts ledger hisaab | books accounts records inspect
drawings salary partner withdraw | drawings remuneration partner capital interest
new partner join admit | admission admit partner incoming
goodwill | goodwill valuation value
shift city posting transfer | transfer posting place work relocate
hours timing late | hours working attendance
uniform phone laptop car | property equipment return
training course certificate | training bond cost
certificate letter experience relieving | relieving certificate handover settlement
rule rules policy handbook | policy policies rules regulations
festival diwali holiday off | holidays leave
sick ill hospital pregnant baby | sick medical maternity leave
police verification | verification background antecedents
age retire retirement | retirement superannuation
neighbours society association bye-laws | society bye-laws rules
garage parking | parking
mosquito painting cleaning | cleaning maintenance repair
lock locked key | lock re-enter possession keys
language hindi english version translation | language translation prevail
order purchase po | order purchase orders
hidden latent | hidden latent defects
quality standard specification | specifications standards quality conform
sample samples | sample samples approval
ready finish complete handover | completion complete acceptance delivery
stop halt pause | suspend suspension terminate cease
restart resume | resume reinstate
copy copies backup | copies backup return
source code | source code escrow
sublicense sublicence | sublicense sub-licence
recipe design formula | recipe design formula know-how intellectual property
name brand logo signboard | name trade mark brand logo signage
royalty percent cut | royalty percentage share
advance upfront | advance upfront
balance remaining rest | balance remaining outstanding
install installed installing installation | install installation installed
cancel cancelled cancelling cancellation | cancel cancelled cancellation
register registered registration | register registered registration
deliver delivered delivery deliveries | deliver delivered delivery deliveries
insure insured insurance | insure insured insurance
maintain maintained maintenance | maintain maintained maintenance
compete competing competition competitor | compete competing competition competitor
certify certificate certification | certify certificate certified certification
authorise authorisation authorised authorization | authorise authorised authorisation authorization
modify modified modification | modify modified modification
compensate compensation | compensate compensation
reimburse reimbursement | reimburse reimbursement
violate violation | violate violation violated
replace replacement | replace replacement replaced
verify verification | verify verification verified
subscribe subscription subscriber | subscribe subscription
transport transportation lorry | transport transportation transporter
penalise penalty penalties | penalty penalties penalise
refund refunded refundable nonrefundable | refund refunded refundable
transfer transferable transferred | transfer transferable transferred
receive receipt received | receive receipt received
resign resignation resigned | resign resignation resigned
accept acceptance accepted | accept acceptance accepted
possess possession | possess possession
careless carelessness negligent negligence | negligent negligence careless
arbitrate arbitration arbitrator | arbitrate arbitration arbitrator
expire expired expiry expiration lapse | expire expired expiry expiration validity valid lapse
exclusive exclusively exclusivity | exclusive exclusively exclusivity
occupy occupied occupation | occupy occupied occupation occupancy
markup margin | markup margin
colour color coloured colored | colour color colours colors
labour labor | labour labor
kilo kilos kg kgs kilogram | kg kgs kilo kilograms
vat | value added tax
alcohol liquor drinks | alcohol alcoholic liquor drinks intoxicated
debris garbage rubbish waste | debris garbage waste disposal cleaning
sleeping asleep dozing | sleeping dozing asleep
petrol diesel cng fuel | fuel petrol diesel
kilometre kilometres kilometer kilometers km kms mileage | kilometres kilometers km kms kilo mileage distance
guarantor surety | surety sureties guarantor guarantors
pamphlet pamphlets flyer flyers leaflet brochure | promotional material materials advertising publicity
job naukri | employment placement job
malfunction malfunctioning disrepair | malfunctioning disrepair defective unsafe
vacate | vacate vacated clear cleared empty
empty | vacate cleared clear empty
persons people guests crowd | persons people guests members
closes closed | closed close closes shut
opens | opened opens open
torn tear | damage torn
refuse decline reject | refuse decline reject accept
worn wear wearing | worn used washed altered
wash clean washing | wash clean washing cleaning laundry
complain | complaint grievance grievances reported notified raised
maximum max | maximum exceed limit ceiling aggregate
spend | cost price expenditure
papers paperwork docs | documents document papers certificate
send dispatch ship | dispatch dispatched send sent submit submitted forward mailed
mistake mistakes error wrong | error errors discrepancy contradiction contradictions defect mistake
contradict mismatch | conflict contradiction discrepancy inconsistency
wins prevails | prevail control precedence
spelling typo | typographical grammatical errors proofread
urgent urgently | rush urgent expedited priority
ready | completed completion complete delivered delivery finished
ads ad | advertising advertisement marketing promotion promotional
bought | purchased purchase
cibil | credit bureau
instalment installment emi | instalment installment
rest remaining | balance remaining
overstay | vacate vacating occupation beyond holding
waiter cook chef cleaner maid cashier watchman | staff employees employee personnel
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
