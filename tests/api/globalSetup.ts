import { openDatabase } from '../../server/core/database.ts';
import { bareDatabase, newCluster } from './testDatabase.ts';

/** Creates the migrated template that each file's database is copied from. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    await newCluster();
    return undefined;
  }
  const { url, drop } = await bareDatabase(DATABASE_URL);
  const database = await openDatabase({ databaseUrl: url });
  await database.close();
  process.env.TEMPLATE_DATABASE = new URL(url).pathname.slice(1);
  return drop;
}
