import { answerWords as words } from '../../language/answers.ts'
import type { FollowUp } from '../../language/follow-ups.ts'
import type { Answerer } from '../say/reply.ts'

const NOT_OURS =
  /\b(?:weather|mausam|temperature|joke|jokes|poem|song|recipe|cricket|football|ipl|movie|film star|bollywood|horoscope|president|prime minister|capital of|translate|stock (?:price|market)|bitcoin|lottery|write (?:me )?(?:a|an|some) (?:code|program|essay|story|letter|script|poem)|python|javascript|who are you|what are you|your name|how are you|are you (?:a |an )?(?:ai|human|robot|chatgpt)|good (?:morning|evening|night)|thank(?:s| you)|tell me about yourself|sing|what time is it|news|2 ?\+ ?2|meaning of life|love me|marry me)\b/
/** What is asked of a writer or a friend, not of a contract. */
const FAVOURS =
  /^(?:please |can you |could you )?(?:write|draft|compose|suggest|give|make|create|find|book|order|recommend) (?:me |us )?(?:a |an |some |any |the )?(?:[a-z-]+ ){0,3}(?:post|name|names|slogan|caption|speech|resume|cv|poem|song|story|recipe|restaurant|movie|hotel|ticket|logo|tweet|joke|plan for)\b|\b(?:which|what) (?:part|area|place|city|brand|car|phone|college|school|stock|hotel|restaurant)s? (?:of \w+ )?(?:is|are) (?:the )?(?:best|better|cheapest|good|nicest)\b|\bexcel\b|एक्सेल|\bwould earn (?:me )?more\b|\bbetter business\b|\bbest (?:phone|laptop|car|restaurant|hotel|school|doctor|lawyer in)\b|\bhow (?:do|to) (?:i |we )?(?:cook|make (?:tea|coffee|biryani)|lose weight|learn|invest in)\b|\brain (?:today|tomorrow)\b|\bwill it rain\b/
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules|instructions?|prompt|above|previous|everything|guidelines)\b|\b(?:system prompt|developer mode|jailbreak|pretend (?:to be|you)|act as|you are now|reveal your|print your)\b/
const OURS =
  /\b(?:contract|agreement|clause|lease|deed|rent|deposit|notice|payment|fee|salary|part(?:y|ies)|licen[cs]or|licensee|tenant|landlord|employer|employee|client|consultant|sign)\b/

/** What is no question about the contract; orders to the program are text, and are answered as what they are. */
export const offTopic: Answerer = ({ contract }, { text, english }) => {
  // In Devanagari a vowel sign or a halant stands between letters.
  const letters = /[\p{L}][\p{L}\p{M}]|\d/u.test(text)
  if (!letters)
    return {
      kind: 'off_topic',
      paragraphs: [text === '' ? words.empty : words.offTopic],
      citations: [],
      followUps: START,
    }
  const away =
    ORDERS.test(english) ||
    FAVOURS.test(english) ||
    (isElsewhere(contract.text.norm, english, text) && !OURS.test(english))
  const greets =
    /^(?:hi|hello|hey|namaste|namaskar|test|ok|okay|thanks|thank you|bye|नमस्ते|धन्यवाद)[\s!.,]*(?:there|karar|sir)?[\s!.,?]*$/.test(
      text,
    )
  if (!away && !greets) return null
  return {
    kind: 'off_topic',
    paragraphs: [words.offTopic],
    citations: [],
    followUps: START,
  }
}

/** 'What if I share a recipe?' is of a contract that speaks of recipes. */
const isElsewhere = (contract: string, ...asked: readonly string[]): boolean =>
  asked.some((words) => {
    const named = NOT_OURS.exec(words)?.[0]
    return named !== undefined && !(NOUNS.has(named) && contract.includes(named))
  })
const NOUNS: ReadonlySet<string> = new Set([
  'recipe',
  'song',
  'poem',
  'movie',
  'cricket',
  'football',
  'lottery',
  'news',
  'temperature',
  'python',
  'javascript',
])

/** Questions to begin with. */
export const START: readonly FollowUp[] = ['risks', 'duties', 'endEarly']
