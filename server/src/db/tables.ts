/** The whole database, a sheet for each room of it. Ids are UUIDv7 made in Node; times are UTC. */
export * from './tables/accounts.ts'
export * from './tables/analyses.ts'
export * from './tables/audit.ts'
export * from './tables/desk.ts'
export * from './tables/documents.ts'
export * from './tables/exchanges.ts'
export * from './tables/templates.ts'
