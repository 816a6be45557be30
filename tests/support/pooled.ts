/** As the product's settings name them. */
export interface Addresses {
  databaseUrl: string;
  databaseDirectUrl?: string;
}

/**
 * Returns the settings with which the product reaches a database of the tests: through the pooler of POOLER_HOST, if the
 * tests run behind one, and also directly if that one is in transaction mode.
 */
export function pooled(url: string): Addresses {
  const { POOLER, POOLER_HOST: host } = process.env;
  if (!host) return { databaseUrl: url };
  const databaseUrl = Object.assign(new URL(url), { host }).href;
  return POOLER === 'transaction' ? { databaseUrl, databaseDirectUrl: url } : { databaseUrl };
}
