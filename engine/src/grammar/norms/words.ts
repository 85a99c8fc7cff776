import { articles, prepositions, pronouns } from './lexicon/small-words.ts'

const ARTICLES = new Set(articles.split(' '))
const PREPOSITIONS = new Set(prepositions.split(' '))
const PRONOUNS = new Set(pronouns.split(' '))

/** Articles, and what stands in their place before a noun. */
export const isArticle = (word: string): boolean => ARTICLES.has(word)
export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)
export const isPronoun = (word: string): boolean => PRONOUNS.has(word)
const CONJUNCTIONS = new Set(['and', 'or', 'nor', 'but', '/'])
export const isConjunction = (word: string): boolean => CONJUNCTIONS.has(word)
/** 'its officers': somebody named before owns them. */
export const isPossessive = (word: string): boolean => /^(?:its|his|her|their|our|your|my)$/.test(word)
export const isWord = (word: string): boolean => /^[a-z][a-z'-]*$/.test(word)
