import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migrate } from '../server/core/migrate.ts';

/**
 * Creates a cluster of the embedded database, runs all migrations, and returns its files as a tar archive. `prepare`
 * may remove some first.
 */
export async function migratedCluster(prepare?: (client: PGlite) => void): Promise<Buffer> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(client);
  await client.exec('checkpoint');
  prepare?.(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return Buffer.from(await dump.arrayBuffer());
}
