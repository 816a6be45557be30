import { createTemplate, newCluster } from './testDatabase.ts';

/** Creates the migrated template that each file's database is copied from. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    await newCluster();
    return undefined;
  }
  const { name, drop } = await createTemplate(DATABASE_URL);
  process.env.TEMPLATE_DATABASE = name;
  return drop;
}
