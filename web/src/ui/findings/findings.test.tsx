import type { Standing } from '@karar/schema'
import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { anInsight, anIssue } from '../../lib/testing/made.ts'
import { AdviceList } from './advice-list.tsx'
import { Gauges } from './gauges.tsx'
import { InsightList } from './insight-list.tsx'
import { type Mark, SeverityLabel, SeverityShape } from './severity.tsx'

const show = () => {}

test('a grade is always a shape and a word, and no two shapes are alike', async () => {
  const marks: Mark[] = ['critical', 'high', 'medium', 'low', 'favour', 'missing']
  const words = await Promise.all(marks.map(async (mark) => wordsOf(await draw(<SeverityLabel mark={mark} />, []))))
  expect(words).toEqual(['Critical', 'High', 'Medium', 'Low', 'In your favour', 'Missing'])
  const shapes = await Promise.all(marks.map((mark) => draw(<SeverityShape mark={mark} />, [])))
  const drawn = shapes.map((shape) => /<(?:path|circle|rect)[^>]*>/.exec(shape)?.[0])
  expect(new Set(drawn).size).toBe(6)
  // what only repeats the word is not read aloud
  for (const shape of shapes) expect(shape).toContain('aria-hidden="true"')
})

test('advice about a finding leads to it, other advice is plain words', async () => {
  const markup = await draw(
    <AdviceList
      title="Next steps"
      advice={['Clause 11.2: Ask for a mutual indemnity.', 'Have a lawyer confirm it.']}
      issues={[anIssue()]}
      show={show}
    />,
    [],
  )
  expect(wordsOf(markup)).toBe('Next steps 1 Clause 11.2: Ask for a mutual indemnity. 2 Have a lawyer confirm it.')
  expect(markup.match(/<button/g)).toHaveLength(1)
})

test('an insight that rests on words leads to them; what a contract lacks leads nowhere', async () => {
  const lacking = anInsight({
    id: 'cap',
    source: 'missing_clause',
    title: 'No cap on liability',
    severity: 'medium',
    ...{ quote: null, start: null, end: null, page: null, clause_id: null, clause_number: null },
  })
  const markup = await draw(
    <InsightList title="Risks" none="None." insights={[anInsight(), lacking]} show={show} />,
    [],
  )
  expect(markup.match(/<button/g)).toHaveLength(1)
  expect(wordsOf(markup)).toContain('12.1 Secrets are kept by both sides')
  expect(wordsOf(markup)).toContain('No cap on liability')
})

test('a side without insights says so', async () =>
  expect(wordsOf(await draw(<InsightList title="Risks" none="None." insights={[]} show={show} />, []))).toBe(
    'Risks None.',
  ))

const gauges = async (strength: number | null, criticalIssues: number, standing: Standing = 'medium') =>
  wordsOf(
    await draw(
      <Gauges
        label="Figures"
        strength={strength}
        criticalIssues={criticalIssues}
        standing={standing}
        called={`called ${standing}`}
      />,
      [],
    ),
  )

test('the derived figures are those of the specification, each with a word for its colour', async () => {
  expect(await gauges(45, 2)).toBe('Financial terms 55% fair Risk distribution 70% fair Exit flexibility 65% fair')
  expect(await gauges(80, 0)).toBe('Financial terms 90% good Risk distribution 100% good Exit flexibility 100% good')
  expect(await gauges(5, 9)).toBe('Financial terms 15% weak Risk distribution 0% weak Exit flexibility 25% weak')
})

test('that nothing grave was found is called good nowhere but where the contract was judged and cleared', async () => {
  expect(await gauges(null, 0, 'not_judged')).toBe('Risk distribution – called not_judged')
  expect(await gauges(null, 0, 'not_cleared')).toBe('Risk distribution 100% called not_cleared')
  expect(await gauges(null, 1, 'older_reading')).toBe('Risk distribution 85% called older_reading')
  // what was found is found, whatever else was not
  expect(await gauges(null, 4, 'not_cleared')).toBe('Risk distribution 40% weak')
})

test('what hangs on a side is left out until there is one', async () =>
  expect(await gauges(null, 1)).toBe('Risk distribution 85% good'))
