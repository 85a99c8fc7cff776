import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { restraintAfterTerm } from './detect.ts'

type Opening = keyof typeof openings

describe('a ban on competing after the end of the contract', () => {
  test.each<[string, Opening, string]>([
    [
      'For a period of twenty-four (24) months after leaving the service of the Employer, the Employee shall not join any competitor of the Employer.',
      'employment',
      'critical',
    ],
    [
      'The Consultant will not carry on a similar business anywhere in India for 2 years from the date of termination of this Agreement.',
      'consultancy',
      'critical',
    ],
    [
      'Upon expiry of this Agreement the Distributor shall not deal in competing goods for a period of one year.',
      'distribution',
      'high',
    ],
    [
      'The Receiving Party agrees not to enter the same line of business during or after this Agreement.',
      'nda',
      'critical',
    ],
    [
      'The Employee undertakes that he shall not, following the cessation of employment for any reason, engage in any business which competes with that of the Employer.',
      'employment',
      'critical',
    ],
    [
      'During the term and for a period of three years thereafter, the Service Provider shall not compete with the Client, directly or indirectly.',
      'services',
      'critical',
    ],
    [
      'The Employee shall not accept employment with any client of the Employer for a period of three years.',
      'employment',
      'critical',
    ],
    [
      'On ceasing to be engaged hereunder for any cause whatsoever, the Consultant shall be restrained from engaging in any similar trade for two years thereafter.',
      'consultancy',
      'critical',
    ],
    [
      'The Consultant agrees not to endorse, or to lend a name or likeness to, the shoes or clothing of another company during the term and for two years thereafter.',
      'consultancy',
      'critical',
    ],
    [
      'When the engagement is over, for whatever reason, the Consultant shall stay away from payroll consulting business in India for two years.',
      'consultancy',
      'critical',
    ],
    [
      'Once this Agreement comes to an end neither the Distributor nor its partners shall for two years stock beverages of any other maker in Madhya Pradesh.',
      'distribution',
      'high',
    ],
    [
      'The Employee shall, after he leaves the Employer, not engage himself in any logistics trade anywhere in India.',
      'employment',
      'critical',
    ],
    [
      'For three years post separation you will not set up any venture in the field of diagnostics.',
      'employment',
      'critical',
    ],
    [
      'The Consultant stands debarred from advising any rival for a year from the last day of the assignment.',
      'consultancy',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(restraintAfterTerm, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'During the term of this Agreement the Employee shall not engage in any business that competes with the Employer.',
      'employment',
    ],
    [
      'For twelve months after termination the Employee shall not solicit any employee of the Employer to leave its service.',
      'employment',
    ],
    [
      'The Receiving Party shall not disclose Confidential Information for three years after termination of this Agreement.',
      'nda',
    ],
    [
      'Nothing in this Agreement prevents the Consultant from working for a competitor of the Company after its termination.',
      'consultancy',
    ],
    [
      '"Competing Business" means any business that competes with the business of the Client after the date of this Agreement.',
      'services',
    ],
    [
      'In consideration of the sale of the goodwill of the business, the Seller shall not carry on a similar business within Pune for two years after the completion.',
      'services',
    ],
    [
      'For two years after termination the Employee shall not solicit any customer of the Employer on behalf of a competitor.',
      'employment',
    ],
    [
      'After the cessation of employment the Employee shall not disclose any trade secret to a competitor of the Employer.',
      'employment',
    ],
    [
      'A retiring partner shall not carry on a similar business within the city of Surat for two years from the date of retirement.',
      'partnership',
    ],
    [
      'During the notice period or paid garden leave after notice of termination the Employee shall not join any competitor.',
      'employment',
    ],
    ['During the term the Consultant agrees not to endorse the shoes or clothing of another company.', 'consultancy'],
    ['After the term the Recipient shall keep out of the data room.', 'services'],
    ['During the term the Distributor shall not stock beverages of any other maker.', 'distribution'],
    [
      'After notice is given the Employee shall stay away from the premises and will not be provided with any work until the end of the employment.',
      'employment',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(restraintAfterTerm, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['After his exit the Employee is precluded from working with a competing firm for one year.', 'employment'],
    ['For two years after separation, engaging in any competing business shall be strictly prohibited.', 'employment'],
    [
      'Twelve months must pass after the termination of this Agreement before the Consultant may join a rival of the Company.',
      'consultancy',
    ],
    [
      'For a year after the end of this Agreement the Service Provider shall not offer services of a like nature to another retailer.',
      'services',
    ],
    ['Following his release the Employee shall not, for six months, join a rival firm.', 'employment'],
    ['A cooling-off period of one year after exit applies before taking up work with a competitor.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(restraintAfterTerm, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Working for a competitor during employment is strictly prohibited.', 'employment'],
    ['Thirty days shall elapse after the notice before the Consultant may engage a replacement.', 'consultancy'],
    ['A cooling-off period of one week applies before the Agreement becomes binding.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(restraintAfterTerm, text, opening)).toEqual([])
  })
})
