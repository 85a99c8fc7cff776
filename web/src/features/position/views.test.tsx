import type { PartyIdentification, PositionData } from '@karar/schema'
import { expect, test } from 'vitest'
import { queryClient } from '../../lib/http/query-client.ts'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { aDocument, anAnalysis, anInsight, anIssue, othersDocument } from '../../lib/testing/made.ts'
import { partiesQuery } from './api.ts'
import { PositionView } from './view.tsx'

const position: PositionData = {
  user_party: 'Nilgiri Softworks LLP',
  negotiation_power: 41,
  position_strength: 36,
  negotiation_power_description: 'They wrote the contract.',
  key_advantages: [anInsight()],
  key_risks: [],
  recommendations: ['Clause 11.2: Ask for a mutual indemnity.', 'Wait for their answer.'],
  consistency_note: 'Both sides add up to 100.',
}
const document = aDocument()
const read = (parties: PartyIdentification['identified_parties']['parties']) =>
  queryClient.setQueryData(partiesQuery(document.id, 'now').queryKey, {
    identified_parties: { parties },
    contract_type: null,
    detection_method: 'document_text',
    confidence: 1,
  })
const view = async (more: Partial<Parameters<typeof PositionView>[0]> = {}, address = '/?tab=position') =>
  draw(
    <PositionView
      document={document}
      analysis={anAnalysis({ critical_issues: [anIssue({ actionable_guidance: 'Ask for a mutual indemnity.' })] })}
      position={null}
      analyzedAt="now"
      text={undefined}
      show={() => {}}
      hrefOf={(view) => ({ search: `?tab=${view}` })}
      {...more}
    />,
    ['position'],
    address,
  )

test('until a side is chosen the parties stand to choose from, with what the contract calls them', async () => {
  read(anAnalysis().parties)
  const said = wordsOf(await view())
  expect(said).toMatch(/^Choose Your Position Tell which party you are\./)
  expect(said).toContain('Orbis Retail Private Limited called “Client” in the contract')
  // its side is taken until then
  expect(said).toContain(
    'Nilgiri Softworks LLP Service Provider · called “Provider” in the contract · read from this side now',
  )
  expect(said).not.toContain('Keep the present side')
})

test('where no parties could be told apart, that is said, and that one may look again', async () => {
  read([])
  expect(wordsOf(await view())).toMatch(
    /^Choose Your Position The analysis names no parties .*there is no side to choose\. .* Refresh$/,
  )
  const running = wordsOf(await view({ document: { ...document, analysis_status: 'analyzing' } }))
  expect(running).toContain('Karar is analyzing the contract to find its parties. Refresh the page')
  expect(running).not.toContain('there is no side to choose')
})

test('once chosen, it says where that side stands, in one sentence before the figures', async () => {
  const said = wordsOf(await view({ position }))
  expect(said).toMatch(/^For Nilgiri Softworks LLP Change Party The contract favours the other party\./)
  expect(said).toContain('Position strength 36%')
  expect(said).toContain('Negotiation power 41%')
  expect(said).toContain('They wrote the contract.')
  expect(said).toContain('No risk that Karar knows was found on your side.')
})

test.each([
  [70, 'The contract favours you.'],
  [69, 'The contract is balanced.'],
  [40, 'The contract is balanced.'],
  [39, 'The contract favours the other party.'],
])('a strength of %i: %s', async (position_strength, sentence) =>
  expect(wordsOf(await view({ position: { ...position, position_strength } }))).toContain(sentence),
)

test('advice on a finding leads to it', async () => {
  const markup = await view({ position })
  expect(markup).toMatch(/<button[^>]*>Clause 11\.2: Ask for a mutual indemnity\.<\/button>/)
  expect(markup).not.toMatch(/<button[^>]*>Wait for their answer\./)
})

test('a chosen side can be changed, and the way back is there', async () => {
  read(anAnalysis().parties)
  const markup = await view({ position }, '/?tab=position&choose=1')
  expect(wordsOf(markup)).toContain('Keep the present side')
  expect(markup).toMatch(/aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Nilgiri Softworks LLP/s)
})

test('whoever looks at somebody else’s document sees the side, and chooses none', async () => {
  const others = othersDocument()
  expect(wordsOf(await view({ document: others }))).toBe(
    'No position chosen Meera Nair has not said which party they are. Only they can choose: it changes the verdict and the score that they see.',
  )
  const said = wordsOf(await view({ document: others, position }, '/?tab=position&choose=1'))
  expect(said).toContain('Only Meera Nair can choose another side')
  expect(said).not.toContain('Change Party')
})
