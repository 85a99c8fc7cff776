/**
 * What people ask for by an everyday name, and the beginnings of the words without one of which no place says anything of it. A
 * line is a matter: the names, in the singular, before the bar; beside what is said there the names themselves count. Own list.
 * What is said is wide, so that a place is not called silent that only puts it otherwise.
 */
const lines = `
petrol diesel fuel cng | gas_
phone mobile handset smartphone | telephon call device contact electronic
laptop computer desktop | device equipment hardware system property machine
uniform dress attire | cloth wear garment
canteen lunch dinner breakfast tiffin food meal snack tea | board refresh cater edible kitchen beverage
lift elevator | amenit common
balcony terrace rooftop garden lawn | open landscap common premises
gym pool swimming clubhouse | club amenit facilit recreat
sofa bed mattress cupboard wardrobe furniture | fixture fitting furnish applianc inventory
fridge geyser microwave oven washing_machine television tv | applianc fitting refrigerat equipment furnish amenit maint repair
key keys | lock access possession duplicate
generator inverter | power electric backup
wifi broadband | internet network connect
drill nail shelf shelves | alter addition structur modif wall
dj music loudspeaker speaker noise | nuisance sound annoy disturb
fireworks cracker firework | explosive inflammable hazard fire
photographer photo photograph picture album selfie | video image shoot film media portrait likeness
decoration decorator | decorat
chair table | furnitur furnish seat equipment
rain monsoon | weather act_of_god force_majeure natural
petition | suit court
sub-agent | delegat sub-contract
toll fastag | expens outgoing
tyre tire puncture | repair wear breakdown
helmet | safety gear
challan | traffic violation fine offen
driver chauffeur | drive operator
mileage kilometre kilometer km | kilo distance mile
accident crash collision | damage injur mishap incident
towing tow | breakdown recover
flight ticket hotel | travel accommodat expens fare lodging reimburs
cab taxi bus transport | travel convey vehicl carri freight deliver commut shuttle
increment appraisal | increas revis review hike raise
pension retire retirement superannuation | retir superannuat
esop stock_option stock_options | option equity share
visa passport immigration | permit travel
degree marksheet certificate | certif original document testimon
interview | select
scholarship | waiver concession discount
children child kid kids | minor family dependent dependant
school tuition | educat class teach student
marriage wedding marry | marri spous event occasion function
divorce | spous matrimon separat
wife husband spouse | spous famil dependent dependant relativ marri heir
lawyer advocate | attorney counsel legal
emi instalment installment | instal tranche part_payment monthly
moratorium | holiday defer postpone grace
top-up topup | further additional fresh enhanc
cibil credit_score credit_rating | credit bureau
guarantor surety | guarant suret
mortgage collateral hypothecation | secur charge pledg lien mortg hypothec
gold jewellery jewelry ornament | valuable
cheque check_book | dishono bounc nach mandate instrument
cash | currency paid_in
upi gpay paytm phonepe | online electronic digital bank
credit_card debit_card | card online
sample | specimen prototype trial
expired expiry_date shelf_life | expir shelf dated valid lapse
packing packaging carton | pack wrap box
loading unloading | load handl
godown warehouse | stor premises depot
barcode mrp | label price mark
discount rebate | scheme concession deduct offer
banner hoarding signboard poster | signage display advert board sign promotion
pamphlet flyer leaflet brochure | promot advert market material publici
bug glitch | error defect fix correct nonconform fault
upgrade update | enhanc version new_release releas modif
api | interface integrat
domain_name domain | url website
password login | credential account access
hacker hacked hacking | unauthor breach secur intrus
virus malware | malicious harmful
chargeback | reversal refund disput
inflation | index cpi escalat cost_of_living price_level
dollar dollars exchange_rate currency | usd rupee foreign_exchange currenc
covid pandemic lockdown epidemic | force_majeure act_of_god beyond government quarantine
flood floods earthquake cyclone | force_majeure act_of_god natural calamit beyond
strike | labour labor force_majeure industrial lockout beyond
riot war | force_majeure beyond hostil
nominee nomination | nominat
witness witnesses | attest
notary notarised stamp_paper | notar stamp
translation hindi_copy | translat language read_over
resume resumes | applicant candidat
mould moulds mold molds | tool die
viewer viewers audience | watch rating impression
visitor visitors | guest traffic impression
tooling | tools mould
prototype | sample model
trade_show exhibition | fair show event
showroom | store premises shop outlet display
referral | refer introduc lead
cashback | refund discount reward
gift gifts voucher | reward free coupon
points loyalty | reward
wheelchair disabled disability | disab
locker | lock deposit stor
newspaper magazine | publicat media press
television_ad tv_ad | advert
ceo director_seat | director officer board
union | labour associat
quarantine | isolat
bribe bribes | corrupt
donation donate | charit contribut
pregnant pregnancy | matern
creche | child day-care daycare
hospital | medic health treat clinic
vaccine vaccination | immunis inoculat
ambulance | medic emergenc
fingerprint biometric | biometr aadhaar
drone | aerial
solar | power energy
well borewell tanker | water
sewage drainage | plumb sewer drain seepage
seepage leakage | leak damp plumb structur repair
mosquito pest termite | pest clean maintain
maid cook cleaner | servant staff help domestic employee
watchman guard | secur
cctv | camera surveill record monitor
whatsapp | messag electronic sms
instagram facebook youtube linkedin twitter | social media online post platform
reel | video content social
patent | intellectual invention
veto | consent approv affirmative reserved
quorum | meeting
otp | password verif
kyc | know_your verif identi
mediation mediator | concili negotiat amicab
ombudsman | grievance complain
emergency emergencies | urgent immediate
carpet_area built-up_area | area square sq
plumber electrician mechanic carpenter | repair technic maintain maintenance service
work_from_home wfh | home remote hybrid
budget | cost estimate limit fund
compound_interest compounding | compound rests
escrow | third_party deposit
sponsor | sponsor
battery | part consum warrant
courier | deliver post dispatch ship
consumer_court consumer_forum | consumer
stamp_duty | stamp
pollution | environment
helpdesk helpline | support contact customer
gate_pass | entry access
air_conditioner air_conditioning aircon | ac_ cool applianc equipment
fan heater | applianc electric fitting
curtain blinds | furnish fitting
roommate flatmate | share sublet guest occup
station airport railway | pick drop
batch | batch
exam examination | assess test
colour color | shade paint
stock_options equity | option share
processing_fee | process fee charge upfront
credit_limit | credit limit
dress_code | dress uniform attire cloth
company_car car bike bicycle scooter | vehicle transport convey motor
webinar seminar conference | event meeting train
paternity | patern
cab_allowance allowance | allowance expens reimburs benefit
sabbatical | leave
tip tips | gratuit service_charge
medicine | medic drug treat
blood | medic donat
goa mumbai delhi bangalore bengaluru chennai kolkata pune dubai singapore | city cities anywhere india outside abroad territor countr locat place state transfer
buy | purchas sale sell sold option acquir bought
skip | miss default defer postpone holiday moratorium non-payment unpaid
cook cooking | kitchen food cater
advertise advertisement | advert promot market publici
record recording | video audio surveill
tuition coaching | teach tutor educat train
resell | resale re-sell distribut sell
reschedule postpone | defer chang extend extension
freeze pause | suspend hold halt stop
reprint | print
vote voting | resolution majority
download | copy copies save
top_up | additional further enhanc
society_dues | maintenance society outgoing
`

interface Noun {
  readonly asked: RegExp
  readonly said: RegExp
}

const written = (word: string): string => word.replaceAll('_', ' ').replace(/[-]/g, '[- ]?')

const nouns: readonly Noun[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', others = ''] = line
      .split('|')
      .map((part) => part.trim().split(/\s+/))
      .map((words) => words.filter(Boolean).map(written).join('|'))
    return {
      asked: new RegExp(String.raw`\b(?:${names})s?\b`),
      said: new RegExp(String.raw`\b(?:${names}${others === '' ? '' : `|${others}`})`),
    }
  })

/** What a question asks for by an everyday name of which the contract has no word at all; null where there is no such. */
export function nounNowhere(english: string, contract: string): string | null {
  for (const { asked, said } of nouns) {
    const named = asked.exec(english)?.[0]
    if (named !== undefined && !said.test(contract)) return named
  }
  return null
}

/** Whether a question names such a thing by the very word that stands in the contract, too. */
export const nounSaid = (english: string, contract: string): boolean =>
  nouns.some(({ asked }) =>
    [...english.matchAll(new RegExp(asked, 'g'))].some(([named]) =>
      new RegExp(String.raw`\b${named.replace(/[^a-z0-9 ]/g, '.')}`).test(contract),
    ),
  )
