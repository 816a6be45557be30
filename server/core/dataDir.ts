import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What stands in DATA_DIR. */
export const names = {
  backupSocket: 'backup.sock',
  database: 'database',
  files: 'files',
  demoAccounts: 'demo-accounts.json',
  identityAccounts: 'identity.accounts',
  identityKey: 'identity.key',
  lock: 'lock',
  /** Of versions that kept mails in files. */
  outbox: 'outbox',
};

/** Makes the folder for this user alone, with what is in it already and what comes to it; nobody else's is changed. */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  makeFolder(dataDir);
  const isOurs = isDataDir(dataDir) || readdirSync(dataDir).length === 0;
  if (isOurs && statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
}

/** Makes the folder and those above it; mkdir's `recursive` would try for ever below /proc, which refuses as if nothing were there. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Was this folder filled by the product, and not by somebody's documents? */
export const isDataDir = (dataDir: string) =>
  [names.identityKey, `${names.database}/PG_VERSION`].some((name) => existsSync(join(dataDir, name))) ||
  holdsUploads(join(dataDir, names.files));

/** Uploaded files are named by their content. */
const holdsUploads = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => /^[\da-f]{40}\.\w+$/.test(name));
