/** What a sentence of a contract does to somebody (after Hohfeld): it lets, binds, forbids, shields, or takes a claim away. */
export type NormKind = 'power' | 'duty' | 'ban' | 'immunity' | 'waiver'
