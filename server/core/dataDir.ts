import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in DATA_DIR. */
export const names = {
  database: 'database',
  files: 'files',
  demoAccounts: 'demo-accounts.json',
  identityAccounts: 'identity.accounts',
  identityKey: 'identity.key',
  lock: 'lock',
  outbox: 'outbox',
};

/** Was this folder filled by the product, and not by somebody's documents? */
export const isDataDir = (dataDir: string) =>
  [names.identityKey, `${names.database}/PG_VERSION`].some((name) => existsSync(join(dataDir, name))) ||
  holdsUploads(join(dataDir, names.files));

/** Uploaded files are named by their content. */
const holdsUploads = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => /^[\da-f]{40}\.\w+$/.test(name));
