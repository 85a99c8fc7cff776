import { type Contract, once } from '../contract.ts'
import { families } from '../kinds/families.ts'

const THINGS =
  /\b(?:equipments?|machine(?:s|ry)?|vehicles?|cars?|motor ?cycles?|scooters?|bikes?|bicycles?|cameras?|lens(?:es)?|laptops?|computers?|devices?|generators?|cranes?|excavators?|trucks?|furniture|appliances?|costumes?|garments?|instruments?)\b/g
const PREMISES =
  /\b(?:premises|flats?|apartments?|houses?|buildings?|rooms?|shops?|offices? space|godowns?|warehouses?|floors?|land|property|tenanc(?:y|ies)|tenants?|landlords?|dwelling|paying guest|hostel)\b/g
/** As much as is read: what is let is told early and often. */
const READ = 20_000

/**
 * Whether a letting, or a contract that may be one, is of things and not of premises: it speaks far more of machines or
 * vehicles than of rooms. The law of tenancy says nothing of them.
 */
export function letsThings(contract: Contract): boolean {
  return once(contract, 'lets-things', () => {
    const isLetting = (families.premises as readonly string[]).includes(contract.type)
    if (!isLetting && contract.type !== 'general_contract' && contract.type !== 'terms_of_service') return false
    const said = contract.text.norm.slice(0, READ)
    const count = (words: RegExp): number => [...said.matchAll(words)].length
    const things = count(THINGS)
    return things >= 5 && things > 2 * count(PREMISES)
  })
}
