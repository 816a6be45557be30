import { startPostgres } from '../support/postgres.ts';

/** Does a work with a PostgreSQL that DATABASE_URL names until it is done; answers whether there was one. */
export async function withPostgres(work: () => Promise<void>): Promise<boolean> {
  const before = process.env.DATABASE_URL;
  const postgres = await startPostgres();
  if (!postgres) return false;
  process.env.DATABASE_URL = postgres.url;
  try {
    await work();
  } finally {
    await postgres.stop();
    if (before === undefined) delete process.env.DATABASE_URL;
  }
  return true;
}
