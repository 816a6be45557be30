import { startPostgres } from '../support/postgres.ts';

/** Runs `work` with DATABASE_URL set to a PostgreSQL. Returns false if none is available. */
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
