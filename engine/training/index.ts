export { type Kind, kindByModel, kindByPatterns, kindOf } from '../src/classify/clause-kinds.ts'
export { readTypedClauses, type TypedClause } from './clause-types.ts'
export { type CuadContract, isHeldOut, readCuad } from './cuad.ts'
export { readWritten, type WrittenClause } from './examples.ts'
