import type { ContractType } from '@karar/schema'

/** What marks a kind of contract: the words of its title, and words its body keeps coming back to. */
export interface ContractPattern {
  readonly type: ContractType
  readonly title: RegExp
  readonly body: RegExp
}

export const contractPatterns: readonly ContractPattern[] = [
  {
    type: 'leave_and_licence_agreement',
    title: /leave (?:and|&) licen[cs]e/,
    body: /\bleave and licen[cs]e\b|\blicensed premises\b|\blicen[cs]e fee\b/g,
  },
  {
    type: 'data_processing_agreement',
    title: /data (?:processing|protection|sharing) (?:agreement|addendum)|\bdpa\b/,
    body: /\bprocess(?:or|ing)\b[^.]{0,30}personal data|\bdata (?:processor|controller|fiduciary)\b|sub-?processor/g,
  },
  {
    type: 'non_disclosure_agreement',
    title:
      /non[- ]?disclosure|confidentiality (?:and non[^\n]{0,30} )?(?:agreement|deed|undertaking|letter|terms)|(?:deed|undertaking|agreement|letter) of (?:confidentiality|secrecy)|\bm?nda\b|secrecy (?:agreement|deed|undertaking|bond)/,
    body: /\b(?:disclosing|receiving) party\b|\bconfidential information\b|\b(?:discloser|recipient)\b/g,
  },
  {
    type: 'employment_agreement',
    title:
      /employment (?:agreement|contract|letter)|(?:letter of |offer of )(?:appointment|employment|offer)|appointment letter|offer letter|service agreement of (?:the )?employee|(?:contract|agreement|deed) of (?:employment|service)|(?:service|training|employment|surety) bond|(?:terms|conditions) of (?:employment|service|appointment)|internship|fixed[- ]term (?:employment|engagement)|appointment as\b/,
    body: /\b(?:the )?employee\b|\bemployment\b|\bsalary\b|\bprobation\b|\bgratuity\b|\bdesignation\b|\bcost to company\b|\bctc\b|\b(?:management |graduate )?trainee\b|\bresign(?:s|ation)?\b|\bprovident fund\b|\blast working day\b/g,
  },
  {
    type: 'settlement_agreement',
    title:
      /settlement|release (?:agreement|deed)|deed of release|mutual release|(?:memorandum|deed|terms) of compromise|consent terms|separation agreement/,
    body: /\bsettlement (?:amount|sum)\b|\bfull and final settlement\b|\breleas(?:e|es) and discharge|withdraw (?:the )?(?:suit|complaint|claim)/g,
  },
  {
    type: 'software_as_a_service_agreement',
    title:
      /software[- ]as[- ]a[- ]service|\bsaas\b|(?:cloud|hosted|subscription|online) (?:services? )?(?:agreement|terms)|terms of subscription|hosting (?:and|services?|agreement)/,
    body: /\bsubscription (?:terms?|period|fees?|services?|charges)\b|\byour subscription\b|\bauthori[sz]ed users?\b|\buptime\b|\bhost(?:ed|ing)\b|\bcustomer data\b/g,
  },
  {
    type: 'master_service_agreement',
    title: /master (?:services?|professional services|consulting) agreement|\bmsa\b|framework (?:services )?agreement/,
    body: /\bstatement of work\b|\bsow\b|\bwork orders?\b/g,
  },
  {
    type: 'consultancy_agreement',
    title:
      /consult(?:ing|ancy|ant)(?:'s)? (?:services )?agreement|advisory (?:services )?agreement|retainer(?:ship)? agreement|freelance|independent contractor agreement|professional services agreement/,
    body: /\bconsultant\b|\bconsultancy\b|\badvisor\b|\bfreelancer\b/g,
  },
  { type: 'outsourcing_agreement', title: /outsourc|business process|\bbpo\b/, body: /\boutsourc/g },
  {
    type: 'maintenance_agreement',
    title: /maintenance|support (?:and maintenance )?(?:agreement|contract)|\bamc\b|\bcmc\b|upkeep|housekeeping and/,
    body: /\bmaintenance (?:services?|and support)\b|\bpreventive maintenance\b|\bspare parts\b|\bhotline\b/g,
  },
  {
    type: 'marketing_agreement',
    title:
      /(?:marketing|promotion(?:al)?|advertis(?:ing|ement)|sponsorship|endorsement|influencer|co-?branding|publicity|creator|social media|brand ambassador) (?:and [a-z]+ )?(?:services? |engagement )?(?:agreement|letter|contract)|influencer|brand ambassador|sponsorship|endorsement|co-?branding|promotion/,
    body: /\b(?:promot(?:e|ion|ional)|advertis(?:e|ing|ement)|campaigns?|sponsor(?:ship)?|endorse(?:ment)?|co-?brand(?:ed|ing)|influencer|creator|reels?|posts|followers)\b/g,
  },
  { type: 'franchise_agreement', title: /franchise/, body: /\bfranchis(?:e|ee|or|ed)\b/g },
  {
    type: 'distribution_agreement',
    title: /distribut(?:ion|or|orship)|reseller|dealership|dealer agreement|stockist|channel partner/,
    body: /\b(?:distributor|reseller|dealer|stockist)\b/g,
  },
  {
    type: 'agency_agreement',
    title: /agency|sales representative|commission agent|\bagent\b agreement|affiliate agreement|\bagency agreement/,
    body: /\b(?:commission agent|the agent|agency|principal|affiliate)\b/g,
  },
  {
    type: 'joint_venture_agreement',
    title:
      /joint venture|\bjv\b|consortium|strategic alliance|(?:technical|research|joint|business|strategic|commercial) (?:\w+ )?collaboration|collaboration and|co-?operation|teaming|joint development/,
    body: /\bjoint venture\b|\bjvc?\b|\bconsortium\b|\balliance\b|\bcollaboration\b(?! (?:fee|post))/g,
  },
  {
    type: 'shareholders_agreement',
    title: /share ?holders'? agreement|share subscription|investment agreement|founders'? agreement|\bsha\b/,
    body: /\bshareholders?\b|\breserved matters\b|\bdrag[- ]along\b|\binvestors?\b/g,
  },
  {
    type: 'partnership_deed',
    title:
      /partnership deed|deed of partnership|partnership agreement|\bllp agreement\b|limited liability partnership agreement/,
    body: /\bpartners?\b|\bpartnership (?:firm|business)\b|\bthe firm\b/g,
  },
  {
    type: 'sale_deed',
    title:
      /sale deed|deed of (?:absolute )?sale|conveyance|agreement (?:to|for) (?:sell|sale)\b(?! and purchase)(?! of (?:goods|machinery|equipment|business|shares|stock|materials?|vehicles?))/,
    body: /\bvendee\b|\bschedule property\b|\bsale deed\b|\bsaid (?:flat|land|plot|property)\b|\bimmovable property\b|\bencumbranc|\bsub-?registrar\b/g,
  },
  {
    type: 'lease_agreement',
    title:
      /(?<!re)lease(?!d?\s*(?:of claims|and discharge))|rent(?:al)? (?:agreement|deed)|tenancy|sub-?lease|house rent/,
    body: /\b(?:lessor|lessee|landlord|tenant|lease|demised premises|monthly rent)\b/g,
  },
  {
    type: 'loan_agreement',
    title:
      /loan|credit facility|facility agreement|promissory note|deed of guarantee|guarantee agreement|hypothecation|mortgage/,
    body: /\b(?:borrower|lender|loan|principal amount|repayment|disburse(?:ment)?|emi)\b/g,
  },
  {
    type: 'licence_agreement',
    title:
      /(?<!leave (?:and|&) )licen[cs](?:e|ing)|end user|\beula\b|technology transfer|intellectual property agreement|content agreement|assignment of (?:copyright|trade ?mark|patent|intellectual)/,
    body: /\b(?:licensor|licensee|licensed (?:software|product|materials|marks|patents?)|licen[cs]e granted|sublicen[cs]e)\b/g,
  },
  {
    type: 'supply_agreement',
    title: /supply|manufactur(?:ing|e)|procurement|toll manufacturing/,
    body: /\b(?:supplier|manufactur(?:e|er|ing)|purchase orders?|specifications|shipment|raw materials?)\b/g,
  },
  { type: 'vendor_agreement', title: /vendor|rate contract|purchase order terms/, body: /\bvendor\b/g },
  {
    type: 'sale_of_goods_agreement',
    title:
      /sale of goods|sales? (?:contract|agreement)|sale (?:and purchase )?of (?:\w+ ){0,3}?(?:goods|equipment|machiner?y|machines?|materials?|vehicles?|produce|stock)\b|sale and delivery/,
    body: /\b(?:the goods|the machines?|the equipment|seller|buyer)\b/g,
  },
  {
    type: 'purchase_agreement',
    title: /(?:asset|share|stock|business)? ?purchase agreement|business transfer|slump sale|acquisition/,
    body: /\b(?:purchase price|closing|seller|purchaser|buyer)\b/g,
  },
  {
    type: 'privacy_policy',
    title: /privacy (?:policy|notice|statement)/,
    body: /\b(?:personal (?:data|information)|cookies|we collect|your information)\b/g,
  },
  {
    type: 'terms_of_service',
    title: /terms (?:of (?:service|use)|and conditions|& conditions)|user agreement|website terms/,
    body: /\b(?:your account|the (?:site|platform|app)|you agree|we may|our services)\b/g,
  },
  {
    type: 'service_agreement',
    title:
      /servic(?:es?|ing) (?:level )?agreement|agreement for (?:the )?(?:provision of )?services|work order|works? contract|development agreement|transport(?:ation)?|logistics|services? contract|maintenance services/,
    body: /\b(?:service provider|the services|contractor|deliverables|developer)\b/g,
  },
]
