import type { LegalIssue } from '@karar/schema'

type Asked = Pick<LegalIssue, 'id' | 'clause_number' | 'actionable_guidance'>

/**
 * The finding that each piece of advice asks to put right, or null: advice is the guidance of a finding, with its clause in
 * front where it has a number.
 */
export function adviceIssues<Issue extends Asked>(
  advice: readonly string[],
  issues: readonly Issue[],
): (Issue | null)[] {
  return advice.map((words) => {
    const same = issues.filter(({ actionable_guidance: asked }) => asked !== '' && words.endsWith(asked))
    const numbered = same.find(({ clause_number: number }) => number !== null && named(words, number))
    return numbered ?? same.find(({ clause_number: number }) => number === null) ?? null
  })
}

/** 'Clause 4.2: ...' is about 4.2, and 'Section 6: ...' about SECTION 6. */
const named = (advice: string, number: string): boolean =>
  ` ${advice}`.toLowerCase().includes(` ${number.toLowerCase()}:`)
