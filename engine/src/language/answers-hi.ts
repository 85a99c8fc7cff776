import type { AnswerKind } from '@karar/schema'
import { answerWords } from './answers.ts'

/** Opening sentences in Hindi, by what a question is about; the contract's words behind them stay in their language. */
const opening: Readonly<Record<string, string>> = {
  sign: 'साइन करना है या नहीं, इस पर यह जाँच यह कहती है:',
  score: 'स्कोर और उसका हिसाब यह है:',
  risks: 'मुख्य जोखिम ये हैं:',
  improve: 'इन बातों को बदलने के लिए कहिए:',
  recommend: 'सलाह यह है:',
  missing: 'जो धाराएँ इस अनुबंध में नहीं हैं, वे ये हैं:',
  good: 'आपके पक्ष में ये बातें हैं:',
  parties: 'अनुबंध के पक्ष ये हैं:',
  dates: 'अनुबंध में ये तारीखें हैं:',
  money: 'अनुबंध में ये रकमें हैं:',
  duties: 'अनुबंध के अनुसार कर्तव्य ये हैं:',
  clause: 'इस धारा का अर्थ यह है:',
  definition: 'इस शब्द के बारे में अनुबंध में यह लिखा है:',
  legal: 'कानून इस पर यह कहता है (यह कानूनी सलाह नहीं है):',
  compute: 'हिसाब यह है:',
  leave_early: 'समय से पहले छोड़ने पर अनुबंध यह कहता है:',
  they_end: 'दूसरा पक्ष अनुबंध कब समाप्त कर सकता है, इस पर अनुबंध यह कहता है:',
  notice_period: 'नोटिस की अवधि पर अनुबंध यह कहता है:',
  renewal: 'नवीनीकरण पर अनुबंध यह कहता है:',
  lock_in: 'लॉक-इन पर अनुबंध यह कहता है:',
  term: 'अनुबंध की अवधि यह है:',
  when_paid: 'भुगतान कब होगा, इस पर अनुबंध यह कहता है:',
  how_much: 'रकम पर अनुबंध यह कहता है:',
  late_payment: 'देर से भुगतान पर अनुबंध यह कहता है:',
  price_change: 'दाम या किराया बढ़ाने पर अनुबंध यह कहता है:',
  deposit: 'जमा राशि पर अनुबंध यह कहता है:',
  refund: 'पैसे वापस मिलने पर अनुबंध यह कहता है:',
  penalty: 'जुर्माने पर अनुबंध यह कहता है:',
  own_work: 'काम का मालिक कौन होगा, इस पर अनुबंध यह कहता है:',
  compete_after: 'अनुबंध के बाद प्रतियोगी के साथ काम करने पर अनुबंध यह कहता है:',
  work_for_others: 'दूसरों के लिए काम करने पर अनुबंध यह कहता है:',
  secrecy: 'गोपनीयता पर अनुबंध यह कहता है:',
  court: 'अदालत के बारे में अनुबंध यह कहता है:',
  arbitration: 'विवाद के निपटारे पर अनुबंध यह कहता है:',
  governing_law: 'कौन सा कानून लागू होगा, इस पर अनुबंध यह कहता है:',
  sublet: 'आगे किराये पर देने के बारे में अनुबंध यह कहता है:',
  repairs: 'मरम्मत पर अनुबंध यह कहता है:',
  liability: 'ज़िम्मेदारी की सीमा पर अनुबंध यह कहता है:',
}

/** Matters whose answer is a list: without lines there is nothing that 'these' could mean. */
const LISTS = new Set([
  'risks',
  'improve',
  'recommend',
  'missing',
  'good',
  'parties',
  'dates',
  'money',
  'duties',
  'who',
])

const byKind = {
  hi: {
    none: 'इस पर जाँच का नतीजा यह है:',
    answered: 'अनुबंध इस पर यह कहता है:',
    unsure: 'मुझे पक्का नहीं कि इसमें आपके सवाल का जवाब है, शायद यह लिखा ही न हो; सबसे मिलती-जुलती बात यह है:',
    silent: 'मुझे इसका कोई उल्लेख नहीं मिला।',
    near: 'यह साफ़ शब्दों में लिखा हुआ मुझे नहीं मिला; सबसे पास की बातें नीचे हैं।',
    off_topic: 'मैं केवल इस अनुबंध के बारे में प्रश्नों के उत्तर देता हूँ।',
  },
  hinglish: {
    none: 'Is par jaanch ka nateeja yeh hai:',
    answered: 'Contract is par yeh kehta hai:',
    unsure:
      'Mujhe pakka nahi ki ismein aapke sawaal ka jawab hai, shayad yeh likha hi na ho; sabse milti-julti baat yeh hai:',
    silent: 'Mujhe iska koi zikr nahi mila.',
    near: 'Saaf shabdon mein yeh likha mujhe nahi mila; sabse paas ki baatein neeche hain.',
    off_topic: 'Main sirf is contract ke sawaalon ka jawab deta hoon.',
  },
} as const

/** Whether an answer says that it may not settle the question, in whatever language it was asked. */
export const isDoubted = (text: string): boolean =>
  [answerWords.unsure, byKind.hi.unsure, byKind.hinglish.unsure].some((doubt) => text.includes(doubt))

/**
 * The Hindi sentence that opens an answer; the words of the contract follow in their own language.
 *
 * @param reply `paragraphs` tell whether a list has lines: its first one holds them
 * @param isNear whether places are shown below
 */
export function leadIn(
  { kind, about, paragraphs }: { kind: AnswerKind; about?: string; paragraphs: readonly string[] },
  language: 'hi' | 'hinglish',
  isNear = false,
): string {
  // 'no mention' above a place that mentions it would be untrue
  if (kind === 'silent' && isNear) return byKind[language].near
  if (kind !== 'answered' || about === undefined) return byKind[language][kind]
  if (about === 'unsure') return byKind[language].unsure
  if (LISTS.has(about) && !/^- /m.test(paragraphs[0] ?? '')) return byKind[language].none
  return (language === 'hi' ? opening[about] : undefined) ?? byKind[language].answered
}
