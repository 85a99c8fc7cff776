import { totalmem } from 'node:os'
import { constrainedMemory } from 'node:process'

/** A process that has read contracts holds up to 300 MB; with less than this there is only one of each kind to spare. */
const enoughBytes = 4e9

/** nothing, or more than there is, where no container holds us */
const mayHave = () => Math.min(totalmem(), constrainedMemory() || Number.POSITIVE_INFINITY)

/** How many processes of a kind are kept warm: a second one is left to whoever comes while a slow file has the first. */
export const warmOnes = (memory = mayHave()): 1 | 2 => (memory < enoughBytes ? 1 : 2)
