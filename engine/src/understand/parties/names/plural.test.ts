import { expect, test } from 'vitest'
import { chooseReader } from '../../../judge/perspective.ts'
import { understand } from '../../contract.ts'

const read = (text: string) => understand(text, '2026-11-21')
const aliases = (text: string, name: string): readonly string[] =>
  read(text).parties.find((party) => party.name === name)?.aliases ?? []

const TERMS =
  'Terms of service\n1. Customers are responsible for the stage. 2. Customers agree to pay for the sound. 3. Customers must send the plan of the hall. 4. Customers will keep the hall open. 5. The service provider may use another stage. 6. The service provider reserves the right to keep the whole price. 7. The service provider is not liable for rain.'

test('customers of terms that speak of many are the customer, who reads what the provider wrote', () => {
  expect(aliases(TERMS, 'The Customer')).toContain('customers')
  expect(chooseReader(read(TERMS), {}).party?.name).toBe('The Customer')
})

test('whoever is spoken of as one, or has a name, is not meant by the plural', () => {
  const one =
    'Terms\n1. The Customer shall pay the price in March. 2. The Customer agrees to the plan. 3. The service provider shall not speak to customers of the Customer. 4. The service provider may come later.'
  expect(aliases(one, 'The Customer')).not.toContain('customers')
  const named =
    'This Agreement is between Orbis Retail Private Limited (the "Client") and Nilgiri Softworks LLP (the "Service Provider"). 1. The Service Provider shall not visit clients. 2. Clients are customers of the shop. 3. All clients stay with the shop.'
  expect(aliases(named, 'Orbis Retail Private Limited')).not.toContain('clients')
})
