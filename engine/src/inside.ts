/** What training and measuring see of the engine: the corpus and the evaluations. The product has no business here. */
export { type Book, openBook } from './answer/book/book.ts'
export { citationOf } from './answer/book/cite.ts'
export { readQuestion } from './answer/question/question.ts'
export { BESIDE_TYPES, kindsAsked, typesAsked } from './answer/search/kinds-asked.ts'
export { questionGrams } from './answer/search/question-grams.ts'
export { searchFor } from './answer/search/rank.ts'
export { settledNames } from './answer/search/settled.ts'
export { signalNames } from './answer/search/signals.ts'
export { cards } from './categories/cards.ts'
export { around, MOST_WEIGHT } from './detect/concepts/context.ts'
export { type Burdened, contextOf, featuresOf } from './detect/concepts/features.ts'
export { partsOf } from './detect/concepts/parts.ts'
export { type ReadSentence, readSentence } from './detect/concepts/read.ts'
export { detectors, runDetectors } from './detect/detectors.ts'
export { isOf, knownIn } from './detect/encoder/known.ts'
export { type Piece, piecesOf } from './detect/encoder/pieces.ts'
export { signsOf as signsOfCard } from './detect/encoder/truth.ts'
export { viewOf } from './detect/encoder/weigh.ts'
export { featureNames, saidIn } from './detect/frames/match.ts'
export { learnedFindings } from './detect/learned/find.ts'
export { foundIn } from './found.ts'
export { type NormalText, normalize, originalSpan } from './grammar/normalize.ts'
export type { Sentence } from './grammar/sentences.ts'
export { overlaps } from './grammar/spans.ts'
export { chooseReader } from './judge/perspective.ts'
export { answerWords } from './language/answers.ts'
export { isDoubted } from './language/answers-hi.ts'
export { type FollowUp, followUpIds, followUpIn } from './language/follow-ups.ts'
export { likely as likelyMissing, missingByTable } from './missing/find-missing.ts'
export { type Chances, chanceOf } from './missing/learned/chances.ts'
export {
  countsAs,
  countWords,
  placeAmong,
  signOfPlace,
  type Topics,
  topicSigns,
} from './missing/learned/topics.ts'
export { signsNamed, signsOf } from './missing/signs.ts'
export { missingWords } from './missing/words.en.ts'
export { type Contract, understand } from './understand/contract.ts'
export { findKeyFacts } from './understand/facts/key-facts.ts'
export { type Kind, kindByModel, kindByPatterns, kindOf } from './understand/kinds/clause-kinds.ts'
export { decode, IDF_STEP, MAGIC, roundedIdf } from './understand/model/file.ts'
export { type Gated, gate } from './understand/model/gates.ts'
export {
  type ClauseWords,
  clauseGrams,
  type Grams,
  HEADING,
  lengthOf,
  MATCH,
  OWN_MATCH,
  pushPairs,
  READ,
} from './understand/model/grams.ts'
export { clauseLexicon } from './understand/model/lexicons.ts'
export {
  choose,
  confidenceOf,
  type LinearModel,
  leadOf,
  scorer,
  softmax,
  tableOf,
  type Vocabulary,
  weigh,
} from './understand/model/model.ts'
export { hashOf, mix, tokenize } from './understand/model/tokens.ts'
export type { ContractParty } from './understand/parties/party.ts'
export { campOf } from './understand/reading/camps.ts'
export { type StatedNorm, statedNorms } from './understand/reading/stated-norms.ts'
export type { Clause } from './understand/segment/clauses.ts'
export { headingLength } from './understand/segment/headings.ts'
export { findParagraphs } from './understand/segment/paragraphs.ts'
