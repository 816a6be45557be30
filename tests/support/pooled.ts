import { Client } from 'pg';

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

/** Ends the idle sessions that a pooler keeps of a database, as whoever restores it must. */
export async function endPooled({ databaseUrl, databaseDirectUrl = databaseUrl }: Partial<Addresses>) {
  if (!process.env.POOLER_HOST || !databaseDirectUrl) return;
  const client = new Client({ connectionString: databaseDirectUrl });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
  );
  await client.end();
}
