import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database, Db } from '../core/database.ts';
import { imageType } from '../../src/schemas/imageType.ts';
import { FILES_PATH, isPrivateFile, typeOf, type Files } from '../core/files.ts';
import { StartError } from '../progress.ts';
import {
  ACCOUNTS,
  accountFiles,
  BACKUP,
  FILES,
  tableEntry,
  VERSION,
  type BackupManifest,
  type Place,
} from './backup.ts';
import { quoted, rowsOf, tablesOf } from './catalog.ts';
import { areKnown, clear, migrateTo } from './migrations.ts';
import { openArchive, type Archive } from './readArchive.ts';
import { continueNumbers, storeRows } from './rows.ts';

/** Opens a complete backup that this version can read. */
export async function openBackup(path: string): Promise<Archive<BackupManifest>> {
  const archive = await openArchive<BackupManifest>(path, BACKUP);
  const { version, migrations } = archive.manifest;
  if (version <= VERSION && areKnown(migrations)) return archive;
  archive.close();
  throw new StartError(
    `${path} was made by a newer version; install that one to restore it. Nothing was changed.`,
  );
}

/**
 * Restores database, files and local accounts. The database is restored completely or not changed. Refuses a database
 * that is not empty, unless it may be replaced.
 */
export async function restoreBackup(
  archive: Archive<BackupManifest>,
  { db }: Database,
  place: Place,
  isReplacing: boolean,
): Promise<void> {
  const { migrations, tables } = archive.manifest;
  await refuseUsed(db, isReplacing);
  await restoreFiles(archive, place.files);
  await db.transaction(async (transaction) => {
    const one = transaction as Db;
    await clear(one);
    await migrateTo(one, migrations);
    const made = new Map((await tablesOf(one)).map((table) => [table.name, table]));
    for (const name of tables) {
      const table = made.get(name);
      if (!table) throw new Error(`There is no table ${name}`);
      await clearTable(one, name);
      await storeRows(one, table, archive.lines(tableEntry(name)));
    }
    await continueNumbers(one, [...made.values()]);
  });
  await restoreAccounts(archive, place);
}

/** Rows inserted by migrations are also in the backup. */
async function clearTable(db: Db, name: string): Promise<void> {
  const [found] = await rowsOf<{ exists: boolean }>(db, `select exists (select 1 from ${quoted(name)})`);
  if (found?.exists) await rowsOf(db, `delete from ${quoted(name)}`);
}

async function refuseUsed(db: Db, isReplacing: boolean): Promise<void> {
  const [others] = await rowsOf<{ count: string }>(
    db,
    `select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (Number(others?.count) > 0)
    throw new StartError(
      `The database is in use by ${others?.count} other connections, idle ones of a pooler included; stop what uses it first.`,
    );
  if (isReplacing) return;
  for (const { name } of await tablesOf(db)) {
    const [found] = await rowsOf<{ exists: boolean }>(db, `select exists (select 1 from ${quoted(name)})`);
    if (found?.exists)
      throw new StartError(
        'The database is not empty; nothing was changed. To replace all that is in it, add --replace.',
      );
  }
}

export async function restoreFiles(archive: Archive<object>, files: Files): Promise<void> {
  for (const entry of archive.names.filter((name) => name.startsWith(FILES))) {
    const name = entry.slice(FILES.length);
    if (typeOf(name) === undefined)
      throw new StartError(`${entry} is no picture in its place. Nothing of the database was changed.`);
    const bytes = await buffer(await archive.read(entry));
    const address = imageType(bytes) && (await files.save(bytes, isPrivateFile(name)));
    if (address !== FILES_PATH + name)
      throw new StartError(`${entry} does not hold what its name says. Nothing of the database was changed.`);
  }
}

async function restoreAccounts(archive: Archive<BackupManifest>, { dataDir, project }: Place): Promise<void> {
  if (project) return;
  for (const name of accountFiles.filter((one) => archive.names.includes(ACCOUNTS + one))) {
    await writeFile(join(dataDir, name), await buffer(await archive.read(ACCOUNTS + name)));
    await chmod(join(dataDir, name), 0o600);
  }
}
