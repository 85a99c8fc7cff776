import { join } from 'node:path'

const corpus = join(import.meta.dirname, '..')

/** Where what was written for Karar lies: whole contracts, in `training` and in the sets that only measure; clauses; questions. */
export const contractsFolder = join(corpus, 'contracts')
export const examplesFolder = join(corpus, 'examples')
/** Real contracts with notes for both sides; their texts are elsewhere. */
export const annotationsFolder = join(corpus, 'annotations')
export const questionsFolder = join(corpus, 'questions')
/** Where the engine keeps the weights that it runs. */
export const engineModels = join(corpus, '..', 'engine', 'model')
