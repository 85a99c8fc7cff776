import type { ContractType } from '@karar/schema'

/** What the parties do by a kind of contract, as recitals and first clauses say it. */
export const contractActs: readonly (readonly [ContractType, RegExp])[] = [
  [
    'employment_agreement',
    /pleased to (?:offer|appoint)[^.]{0,60}\b(?:position|post|as|employment|appointment)\b|you are (?:hereby )?appointed as|appoint(?:s|ed)? you\b|your (?:appointment|employment|designation)\b|\byou (?:will )?join(?:ed)? (?:us|the company)|\bemploys? (?:the |you|him|her|mr|ms)/,
  ],
  ['distribution_agreement', /\bappoint(?:s|ed|ing)?\b[^.]{0,120}\b(?:distributor|dealer|stockist|reseller)\b/],
  ['agency_agreement', /\bappoint(?:s|ed|ing)?\b[^.]{0,120}\b(?:agent|sales representative)\b/],
  [
    'agency_agreement',
    /\b(?:refer|source|introduce|sourcing|referring|introducing)\b[^.]{0,60}\b(?:clients?|customers?|prospects?|borrowers?|buyers?|leads?)\b/,
  ],
  [
    'consultancy_agreement',
    /\b(?:engag|appoint|retain|hir)(?:e|es|ed|s|ing)?\b[^.]{0,120}\b(?:consultants?|advis[eo]r|freelancer|retainer|architect)\b|\bindependent (?:\w+ )?consultant\b/,
  ],
  [
    'lease_agreement',
    /\b(?:demises?|lets? out|lets? to|on lease|on rent|take on rent|by way of lease)\b|\bgrants?\b[^.]{0,40}\blease\b/,
  ],
  [
    'leave_and_licence_agreement',
    /leave and licen[cs]e|licen[cs]e to (?:use|occupy|enter upon|stay)|permi(?:ts?|ssion)[^.]{0,60}\b(?:use|occupy|stay)\b[^.]{0,60}\b(?:premises|room|flat|shop|desk|cabin|bed)/,
  ],
  [
    'loan_agreement',
    /\b(?:agree[sd]? to lend|lends?|has lent|lending)\b|\bloan of (?:rs|inr|₹)|\bsanction(?:ed|s)?\b[^.]{0,80}\b(?:loan|facility|limit)\b|\bborrow(?:s|ed)\b|\b(?:shall|will|hereby|to) (?:lend|advance)\b/,
  ],
  [
    'licence_agreement',
    /\bgrants?\b[^.]{0,100}\b(?:licen[cs]e|right to (?:use|publish|reproduce|manufacture))\b|\blicen[cs]es (?:the|its|to)\b/,
  ],
  ['franchise_agreement', /\bgrants?\b[^.]{0,100}\bfranchise\b/],
  [
    'non_disclosure_agreement',
    /\b(?:share|exchange|disclose|show|disclosure of|reveal)\b[^.]{0,80}\b(?:confidential|secrets?|information)\b|\bkeep[^.]{0,40}\b(?:secret|confidential)\b|\bproposed (?:transaction|acquisition|collaboration)\b/,
  ],
  [
    'joint_venture_agreement',
    /\bjoint venture\b|\bjointly\b[^.]{0,80}\b(?:bid|develop|carry|set up|undertake)|\bconsortium\b/,
  ],
  [
    'shareholders_agreement',
    /\b(?:shareholders? of the company|shareholding|rights? (?:and obligations )?(?:inter se|as shareholders)|subscribe[sd]? (?:for|to))\b/,
  ],
  [
    'partnership_deed',
    /\b(?:carry on|carrying on)[^.]{0,80}\bpartnership\b|\b(?:in|into) partnership\b|\bpartners? of the (?:first|second|one|other) part\b|\bshall be partners\b/,
  ],
  [
    'sale_deed',
    /\b(?:doth|do|does|hereby)\b[^.]{0,40}\b(?:sells?|conveys?|transfers?)\b[^.]{0,200}\b(?:property|land|flat|plot|shop|premises)\b|\babsolute owner\b/,
  ],
  [
    'purchase_agreement',
    /\bagree[sd]? to (?:sell|purchase|buy|acquire)\b|\b(?:sells?|buys?|purchases?) (?:and|the)\b[^.]{0,60}\b(?:business|machine|shares|undertaking)\b/,
  ],
  [
    'software_as_a_service_agreement',
    /\bsubscri(?:be|bes|ption)\b|\bcloud\b[^.]{0,40}\b(?:service|software|platform|application)\b|\bhosted\b/,
  ],
  [
    'data_processing_agreement',
    /\b(?:processor|processes|process(?:ing)?)\b[^.]{0,60}\bpersonal data\b|\bdata fiduciary\b/,
  ],
  ['outsourcing_agreement', /\boutsourc(?:e|ed|es|ing)\b|\bjob[- ]work(?:er)?\b/],
  ['maintenance_agreement', /\b(?:maintain|maintenance of|upkeep of|keep in (?:good )?(?:repair|order))\b/],
  [
    'marketing_agreement',
    /\b(?:promot(?:e|es|ion)|advertis(?:e|ing)|endors(?:e|ement)|sponsor(?:s|ship)?|marketing of|digital marketing|social media)\b/,
  ],
  [
    'supply_agreement',
    /\b(?:supply|supplies|manufactur(?:e|es))\b[^.]{0,80}\b(?:goods|products?|materials?|to the (?:buyer|purchaser|company))\b/,
  ],
  [
    'vendor_agreement',
    /\bvendor\b|\b(?:sell|list)\b[^.]{0,80}\b(?:marketplace|on the platform|on our (?:site|platform|app))\b|\brate contract\b/,
  ],
  [
    'settlement_agreement',
    /\b(?:settle[ds]?|settlement of|resolve[ds]?|compromise[ds]?)\b[^.]{0,80}\b(?:disputes?|claims?|suit|case|complaint|differences)\b/,
  ],
  [
    'terms_of_service',
    /\bby (?:using|accessing|tapping|clicking|signing up|opening|joining|downloading)\b|\btapping\b|\bthese terms are (?:a contract|between)|\bwelcome\b|\bnamaste\b|\bhello\b/,
  ],
  [
    'privacy_policy',
    /\bthis (?:policy|notice|page) (?:explains|tells|says|sets out|describes)|\bhow we (?:collect|use|handle)\b/,
  ],
  ['service_agreement', /\b(?:provide|render|perform|carry out|undertake)s?\b[^.]{0,60}\b(?:services?|works?)\b/],
  ['master_service_agreement', /\b(?:statements? of work|work orders?|task orders?|call-off)\b/],
]
