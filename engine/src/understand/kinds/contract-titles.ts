import type { ContractType } from '@karar/schema'

/** What a title says, and how surely: a full name of a kind is worth more than a word that several kinds bear. */
type TitleWording = readonly [type: ContractType, wording: RegExp, points: number]

/** Where two wordings overlap in one title, the longer is kept: 'master service agreement' is no 'service agreement'. */
export const titleWordings: readonly TitleWording[] = [
  ['leave_and_licence_agreement', /leave (?:and|&|cum) licen[cs]e/, 6],
  // whoever saves in a chit fund is called a subscriber, and buys no software
  ['general_contract', /\bchit(?: fund| group)? (?:agreement|deed|scheme|terms|rules|bye?-?laws)/, 7],
  [
    'leave_and_licence_agreement',
    /(?:co-?working|co-?living|hostel|paying guest|office space|shared (?:office|space)|serviced office|workspace|accomm?odation|stay)\b[a-z ,-]{0,20}(?:agreement|licen[cs]e|contract|terms)|(?:cabin|kiosk|stall|counter|desk|room|bed|premises|shop)\b[a-z ]{0,12}licen[cs]e|licen[cs]e(?: agreement| deed)? (?:for|of|to use|to occupy) (?:an? |the )?(?:[a-z]+ ){0,2}(?:room|premises|flat|shop|desk|office|space|cabin|kiosk|stall)/,
    6,
  ],
  [
    'lease_agreement',
    /(?:deed|indenture|agreement|contract) (?:of|for|to) (?:a )?(?:sub-?lease|lease|tenancy|rent)|(?<!re)\b(?:sub-?)?lease\b(?: (?:deed|agreement))?(?! of claims)|rent(?:al)? (?:agreement|deed|note|paper)|tenancy|house rent/,
    6,
  ],
  [
    'data_processing_agreement',
    /data (?:processing|protection|processor|sharing|transfer)(?: and [a-z]+)? (?:agreement|addendum|terms|contract|schedule|annexure?)|\bdpa\b|(?:annexure|schedule|addendum)[^a-z]{0,4}(?:[a-z0-9]{1,3}[^a-z]{1,3})?(?:on )?data protection|(?:agreement|terms|addendum) (?:on|for) (?:the )?(?:processing|protection) of (?:personal )?data/,
    6.5,
  ],
  [
    'non_disclosure_agreement',
    /non[- ]?disclosure|\bm?nda\b|confidentiality (?:agreement|deed|undertaking|letter|terms|and)|(?:deed|undertaking|agreement|letter|promise) (?:of|on|as to) (?:confidentiality|secrecy)|secrecy|confidentiality\b/,
    6,
  ],
  [
    'employment_agreement',
    /employment|appointment letter|letter of (?:appointment|offer)|offer (?:letter|of appointment)|appointment order|order of appointment|contract appointment|appointment (?:as|to the post)\b|(?:contract|conditions|deed) of service\b|(?:terms|conditions) of appointment|(?:service|training|surety) bond|internship|apprentice(?:ship)?|trainee|fixed[- ]term engagement|joining (?:letter|paper|note|terms)|employee (?:handbook|agreement|contract)|\bhandbook\b|service agreement of (?:the )?employee/,
    6,
  ],
  ['employment_agreement', /(?:executive|director|employee)(?:'?s)? service agreement/, 6.5],
  [
    'settlement_agreement',
    /(?<!\b(?:payments?|pay-?outs?|daily|weekly|monthly) )settlement(?! (?:cycle|period|account|of (?:payments?|pay-?outs?)))|release (?:agreement|deed)|deed of release|mutual release|(?:memorandum|deed|terms) of compromise|compromise|consent terms|separation agreement|(?<!\b(?:investors?|shareholders?|partners?|founders?|members?)(?:'|'s)? )\bexit (?:agreement|deed|letter)/,
    6,
  ],
  [
    'software_as_a_service_agreement',
    /software[- ]as[- ]a[- ]service(?: agreement)?|\bsaas\b(?: (?:agreement|terms))?|(?:cloud|hosted|online|master|platform|software)(?: [a-z]+)? subscription (?:agreement|terms)|(?:subscription|subscriber) (?:agreement|terms|contract|order)|terms of subscription|(?:cloud|hosted|hosting)(?: [a-z]+)? (?:agreement|terms|contract)/,
    6,
  ],
  [
    'master_service_agreement',
    /(?:master|framework) (?:[a-z]+ ){0,2}?(?:services?|consulting|consultancy|works?)(?: agreement| contract)?|\bmsa\b|(?:master|framework) agreement/,
    6.5,
  ],
  [
    'consultancy_agreement',
    /consult(?:ing|ancy|ant(?! ?:))(?:'s)?(?: services?)?(?: (?:agreement|contract|letter|terms))?|advis(?:ory|er|or)(?: services?)?|architect(?:ural|s?)(?: (?:services?|design|agreement))?|(?:engagement|appointment) (?:as|of) (?:an? |our |the )?(?:[a-z]+ ){0,3}?(?:consultant|advis[eo]r|architect|counsel)/,
    5.5,
  ],
  // An appointment is an employment unless it is one of a consultant, of a dealer or of an agent.
  [
    'consultancy_agreement',
    /appointment (?:as|of) (?:an? |our |the )?(?:[a-z]+ ){0,3}?(?:consultant|advis[eo]r|architect|retainer|counsel)/,
    6.5,
  ],
  [
    'distribution_agreement',
    /(?:dealer|distributor|stockist|reseller)(?:'?s)? appointment(?: letter)?|appointment (?:as|of) (?:an? |our |the )?(?:[a-z]+ ){0,3}?(?:dealer|distributor|stockist|reseller)/,
    6.5,
  ],
  [
    'agency_agreement',
    /agent(?:'?s)? appointment(?: letter)?|appointment (?:as|of) (?:an? |our |the )?(?:[a-z]+ ){0,3}?agents?\b/,
    6.5,
  ],
  ['marketing_agreement', /(?:brand|influencer|creator) (?:collaboration|partnership)(?: agreement)?/, 6.5],
  [
    'consultancy_agreement',
    /retainer(?:ship)?|freelance|independent contractor|(?:letter|terms) of engagement|engagement letter/,
    4,
  ],
  [
    'outsourcing_agreement',
    /outsourc(?:ing|ed)?(?: (?:[a-z]+ )?services?)?(?: agreement)?|business process|call cent(?:re|er)|customer care|back[- ]office|\bbpo\b|\bkpo\b|job[- ]?work/,
    6,
  ],
  [
    'maintenance_agreement',
    /(?:comprehensive |annual )?maintenance(?: (?:services?|contract|agreement))?|\b[ac]mc\b|upkeep|(?:technical |software )?support (?:agreement|contract)/,
    5.5,
  ],
  [
    'marketing_agreement',
    /(?:marketing|promotion(?:al)?|advertis(?:ing|ement)|publicity|social media|media|creative)(?: and [a-z]+)?(?: (?:services?|agency|retainer|engagement))?(?: (?:agreement|letter|contract|terms))?|(?:agency|creative|media|brand|public relations|\bpr\b) retainer|sponsorship|endorsement|influencer|co-?branding|creator|brand ambassador/,
    5.5,
  ],
  ['franchise_agreement', /franchis(?:e|ing)(?: (?:agreement|deed))?/, 6.5],
  [
    'distribution_agreement',
    /distribut(?:ion|or|orship)|reseller|dealership|dealer(?:'s)? (?:agreement|terms|appointment)|stockist/,
    6,
  ],
  ['distribution_agreement', /channel partner/, 3],
  ['agency_agreement', /(?:channel|sales|referral|introducing) partner/, 3.5],
  ['agency_agreement', /\b(?:channel|associate(?:'?s)?(?: channel)?|referral) agreement/, 4.5],
  [
    'vendor_agreement',
    /(?:merchant|seller|shop|store) partner|(?:restaurant|kitchen|outlet|salon|hotel) partner(?!ship)/,
    6,
  ],
  ['sale_of_goods_agreement', /(?:tax|sales?|pro-?forma) invoice|sales? quotation|\b(?:cash|sale) (?:bill|memo)\b/, 4],
  [
    'agency_agreement',
    /(?:commission|sales|selling|buying|export|commercial|travel|clearing and forwarding|carrying and forwarding|c&f|del credere)[a-z ]{0,12} agen(?:t|cy)(?: agreement)?|agency (?:agreement|contract|terms|deed|letter)|deed of agency|(?:clearing|carrying) and forwarding|sales representative|agent agreement|affiliate agreement|broker(?:age)?|referral agreement|finder's fee/,
    6,
  ],
  [
    'joint_venture_agreement',
    /joint venture|\bjv\b|consortium|alliance|collaborat(?:ion|ive)|co-?operation|teaming|joint development/,
    6,
  ],
  [
    'shareholders_agreement',
    /share ?holders?'?s?'?(?: agreement)?|(?:share|securities|equity) subscription(?: agreement)?|subscription and share|investment agreement|founders?'?s?'?(?: agreement)|\bsha\b|promoters'? agreement|term sheet/,
    6,
  ],
  // a debenture is money lent to a company
  ['loan_agreement', /debentures? (?:[a-z]+ ){0,2}(?:agreement|deed|certificate)|inter-?corporate deposit/, 6.5],
  // business partners call theirs so as well
  ['partnership_deed', /partnership agreement/, 4],
  [
    'partnership_deed',
    /partnership deed|(?:deed|indenture|contract|articles|agreement) of partnership|\bllp agreement|deed of (?:retirement|admission|reconstitution)|reconstitution/,
    6,
  ],
  [
    'sale_deed',
    /sale deed|deed of (?:absolute |conditional )?sale|deed of conveyance|conveyance|indenture of sale|absolute sale/,
    6.5,
  ],
  [
    'purchase_agreement',
    /(?:share|stock|business|asset|machinery|equipment|property|land|plant|vehicle)s? (?:sale and )?purchase(?: agreement)?|purchase (?:agreement|contract|order)|(?:agreement|contract) (?:for|of) (?:the )?purchase|business transfer|share transfer|transfer of shares|builder[- ]buyer|allotment (?:letter|agreement)|(?:terms|conditions) of purchase|slump sale|\bacquisition (?:agreement|of|deed)\b/,
    6,
  ],
  ['purchase_agreement', /agreement (?:to|for) (?:the )?(?:sell|sale)\b|agreement of sale|sale and purchase/, 5],
  [
    'sale_of_goods_agreement',
    /sale of (?:the )?(?:[a-z]+ ){0,2}?(?:goods|equipment|machiner?y|machines?|materials?|vehicles?|produce|stock|furniture)\b|sales? (?:contract|agreement)|contract (?:for|of) (?:the )?sale|sale and delivery|(?:terms|conditions) of sale/,
    6,
  ],
  [
    'sale_of_goods_agreement',
    /(?:agreement (?:for|of) (?:the )?|^)sale of (?!(?:an? |the |said )?(?:[a-z]+ ){0,2}?(?:flat|land|plot|property|site|house|apartment|villa|shop|unit|shares?|business|undertaking)\b)[a-z]/,
    5,
  ],
  [
    'loan_agreement',
    /\bloan|credit (?:facility|agreement)|facility (?:agreement|letter)|(?:discounting|overdraft) (?:facility|agreement)|discounting of bills?|bills? discounting|promissory note|deed of guarantee|(?:personal )?guarantee (?:agreement|deed)|hypothecation|mortgage|pledge|sanction letter|hand loan|\badvance of (?:rs|inr|rupees|₹)|hire[- ]purchase/,
    6,
  ],
  [
    'licence_agreement',
    /licen[cs](?:e|ing)(?: agreement| deed)?|end user|\beula\b|technology transfer|intellectual property agreement|content agreement|publishing agreement|author(?:'s)? agreement|(?:copyright|trade ?mark|patent) assignment|assignment of (?:copyright|trade ?mark|patent|intellectual)/,
    5.5,
  ],
  [
    'supply_agreement',
    /suppl(?:y|ier|ies)\b(?: (?:agreement|contract|arrangement))?|manufactur(?:ing|e)|procurement|off-?take|contract farming|buy-?back/,
    5.5,
  ],
  [
    'vendor_agreement',
    /vendor(?: agreement)?|rate contract|\b(?:seller|merchant|marketplace)(?: seller)? (?:terms|agreement|contract)|empanelment/,
    6,
  ],
  ['privacy_policy', /privacy (?:policy|notice|statement)/, 7],
  [
    'terms_of_service',
    /user (?:agreement|terms)|(?:website|site|app|platform|member(?:ship)?|programme|program|rental|customer|rider|booking) (?:terms|rules)|membership (?:agreement|contract)|terms (?:for|of) (?:[a-z]+ ){0,2}?(?:members?|users?|customers|partners|riders|guests|membership|hire|rental)/,
    5,
  ],
  ['terms_of_service', /terms of (?:service|use)\b/, 6.5],
  ['terms_of_service', /terms (?:and|&) conditions|\bour terms\b|: terms|the terms\b/, 1.5],
  [
    'service_agreement',
    /services?(?: level)? (?:agreement|contract|terms)|agreement for (?:the )?(?:[a-z]+ ){0,3}?services?|work order|works? contract/,
    4,
  ],
  [
    'service_agreement',
    /servic(?:es?|ing)|development|transport(?:ation)?|logistics|carriage|courier|housekeeping|security|recruitment|catering|installation|fabrication|production|artistes?|performance|works\b/,
    2.5,
  ],
  [
    'service_agreement',
    /production of (?:an? |the )?(?:[a-z]+ ){0,2}?(?:films?|videos?|programmes?|series|serial)\b|(?:film|video|event) (?:production|management)|photography|(?:software|website|web|app|application|mobile) development|manpower supply|labour contract|contract labour|(?:cab|car|taxi|vehicle|bus|truck)s? hire|hire of (?:cab|car|vehicle|bus|truck)s?|supply of (?:manpower|labour|staff|guards)|facility management|construction (?:agreement|contract)|building contract|turnkey/,
    6,
  ],
  ['service_agreement', /professional services/, 4.5],
  // who tries a product early and says what is wrong with it
  [
    'service_agreement',
    /(?:design|pilot|beta|early access) (?:partner|customer|test(?:er|ing)?)s?(?: program(?:me)?)? (?:agreement|terms)/,
    6,
  ],
  [
    'service_agreement',
    /(?:recruitment|placement|security|manpower|staffing|housekeeping|detective)(?: and [a-z]+)? (?:services?|agency)(?: agreement)?/,
    6,
  ],
]
