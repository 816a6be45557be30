import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files and folders in DATA_DIR. */
export const names = {
  backupSocket: 'backup.sock',
  database: 'database',
  files: 'files',
  demoAccounts: 'demo-accounts.json',
  identityAccounts: 'identity.accounts',
  identityKey: 'identity.key',
  lock: 'lock',
  /** Used by versions that stored mails in files. */
  outbox: 'outbox',
};

/**
 * Creates the folder with access for this user only, and restricts its content. Folders of other users are not changed.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077);
  makeFolder(dataDir);
  const isOurs = isDataDir(dataDir) || readdirSync(dataDir).length === 0;
  if (isOurs && statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o700);
}

/** Creates the folder and its parents. mkdir's `recursive` loops forever below /proc, which reports ENOENT. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

/** Returns whether the folder was filled by the product, rather than with other documents. */
export const isDataDir = (dataDir: string) =>
  [names.identityKey, `${names.database}/PG_VERSION`].some((name) => existsSync(join(dataDir, name))) ||
  holdsUploads(join(dataDir, names.files));

/** Names of uploaded files are hashes of their content. */
const holdsUploads = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => /^[\da-f]{40}\.\w+$/.test(name));
