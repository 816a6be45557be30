/** API test files that use no database, or only the embedded one: they do not run on PostgreSQL. */
export const withoutDatabase = [
  'accounts',
  'embedded',
  'lock',
  'packedCluster',
  'seed',
  'site',
  'start',
  'worstInput',
];

/**
 * API test files that also run on the embedded database, which has one connection, its own driver and no other node:
 * transactions and races, types of stored values, bulk writes, moving a store, work in the background, the event loop.
 */
export const onEmbedded = [
  'backup',
  'boughtOnce',
  'bulk',
  'crud',
  'fuzz',
  'jobs',
  'keys',
  'killedNodes',
  'killedWorkers',
  'ledger',
  'lists',
  'live',
  'orders',
  'outbox',
  'salesRaces',
  'stockRaces',
  'storefrontTexts',
  'storeMove',
  'transactions',
];

/**
 * True on the embedded database after a complete run on PostgreSQL: `fuzz` sends fewer requests, and `storeMove` runs
 * the export and one import.
 */
export const isBrief = process.env.BRIEF === 'true';
