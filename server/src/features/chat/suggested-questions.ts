import type { ChatSuggestions, ContractType } from '@karar/schema'

/** One question in both languages. */
type Question = readonly [english: string, hindi: string]

/** What people ask of any contract. */
const general: readonly Question[] = [
  ['What if I leave early?', 'अगर मैं समय से पहले छोड़ दूँ तो क्या होगा?'],
  ['Can they end it without a reason?', 'क्या वे बिना कारण के इसे ख़त्म कर सकते हैं?'],
  ['What are the main risks for me?', 'मेरे लिए मुख्य जोखिम क्या हैं?'],
  ['What is missing from this contract?', 'इस अनुबंध में क्या नहीं है?'],
]

const ofWork: readonly Question[] = [
  ['When do I get paid?', 'मुझे भुगतान कब मिलेगा?'],
  ['Who owns the work?', 'काम का मालिक कौन होगा?'],
]
const ofEmployment: readonly Question[] = [
  ['How long is my notice period?', 'मेरी नोटिस अवधि कितनी है?'],
  ['May I work for a competitor later?', 'क्या मैं बाद में किसी प्रतियोगी के यहाँ काम कर सकता हूँ?'],
]
const ofPremises: readonly Question[] = [
  ['When do I get my deposit back?', 'मेरी जमा राशि कब वापस मिलेगी?'],
  ['Can the rent go up?', 'क्या किराया बढ़ सकता है?'],
]
const ofLoans: readonly Question[] = [
  ['What if I pay late?', 'अगर मैं देर से भुगतान करूँ तो क्या होगा?'],
  ['May I repay early?', 'क्या मैं समय से पहले चुका सकता हूँ?'],
]
const ofSecrets: readonly Question[] = [
  ['What must I keep secret?', 'मुझे क्या गोपनीय रखना होगा?'],
  ['How long must I keep it secret?', 'मुझे कब तक गोपनीय रखना होगा?'],
]
const ofSubscriptions: readonly Question[] = [
  ['Can they change the price?', 'क्या वे क़ीमत बदल सकते हैं?'],
  ['Does it renew by itself?', 'क्या यह अपने आप नवीनीकृत होता है?'],
]

const byType: Partial<Record<ContractType, readonly Question[]>> = {
  employment_agreement: ofEmployment,
  lease_agreement: ofPremises,
  leave_and_licence_agreement: ofPremises,
  loan_agreement: ofLoans,
  non_disclosure_agreement: ofSecrets,
  software_as_a_service_agreement: ofSubscriptions,
  terms_of_service: ofSubscriptions,
  licence_agreement: ofSubscriptions,
  maintenance_agreement: ofSubscriptions,
}

/** How many are offered in each language: a row that can be read at a glance. */
const most = 4

/** Questions to begin with: two that belong to this kind of contract, then what is asked of any; English, then Hindi. */
export function suggestedQuestions(type: ContractType | null): ChatSuggestions {
  const own = (type && byType[type]) ?? ofWork
  const chosen = [...own, ...general].slice(0, most)
  return [
    ...chosen.map(([question]) => ({ question, language: 'en' as const })),
    ...chosen.map(([, question]) => ({ question, language: 'hi' as const })),
  ]
}
