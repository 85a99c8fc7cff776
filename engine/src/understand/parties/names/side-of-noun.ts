import type { Named } from './party-terms.ts'
import type { Side } from './roles.ts'

/**
 * The side of who is called by a noun that is no usual role: a firm's 'Delivery Partner' or 'Channel Partner' who is named (whom
 * only 'you' addresses is the user of an app), who tries out what another makes as its 'Design Partner', and who lives there, is treated, travels or takes part.
 */
export function byNoun({ name, term }: Named): Side {
  const word = term.toLowerCase()
  if (/^(?:resident|boarder)$/.test(word)) return 'tenant'
  if (/^(?:patient|passenger|participant|party)$/.test(word)) return 'customer'
  if (!/ /.test(name) || /^the /i.test(name)) return 'unknown'
  if (/^(?:delivery|driver|service) partner$/.test(word)) return 'supplier'
  if (/^(?:design|beta|pilot|launch) partner$/.test(word)) return 'user'
  return /^(?:channel|sales|selling|referral|reseller|distribution|business development) partner$/.test(word)
    ? 'agent'
    : 'unknown'
}
