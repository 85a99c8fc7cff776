import type { Shipped } from './read-packages.ts'

/** Licences that would bind the whole of Karar, or forbid someone to use it. LGPL binds a library alone, and may pass. */
const refused = /^(A?GPL|SSPL|BUSL|Elastic|CC-BY-(NC|ND)|UNLICENSED)/i

/** One line for each package that Karar may not ship. Of 'A OR B' one acceptable licence is enough. */
export function judgeLicences(packages: readonly Shipped[]): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    if (licence === '') return [`${name} ${version} does not say under which licence it stands`]
    const choices = licence.replaceAll(/[()]/g, '').split(/\s+OR\s+/i)
    const free = choices.some((choice) => choice.split(/\s+AND\s+/i).every((one) => !refused.test(one.trim())))
    return free ? [] : [`${name} ${version} stands under ${licence}`]
  })
}
