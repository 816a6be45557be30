import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { names } from '../core/dataDir.ts';
import type { Database } from '../core/database.ts';
import type { Files } from '../core/files.ts';
import { writeArchive, type ArchiveWriter, type Content, type Manifest } from './archive.ts';
import { tablesOf } from './catalog.ts';
import { migrationsOf } from './migrations.ts';
import { readRows } from './rows.ts';

export const BACKUP = 'device repair back office: backup';

/** Grows when a file of a new form could not be read by an older version any more. */
export const VERSION = 1;

/** The local emulator's accounts are in the file where there is no project. */
export interface BackupManifest extends Manifest {
  /** The tables in the order in which they can be filled. */
  tables: string[];
}

export interface Place {
  files: Files;
  dataDir: string;
  project: string | undefined;
}

/** What of DATA_DIR belongs to the local emulator. */
export const accountFiles = [names.identityAccounts, names.identityKey, names.demoAccounts];

export const tableEntry = (name: string) => `tables/${name}.jsonl`;
export const FILES = 'files/';
export const ACCOUNTS = 'accounts/';

/** A transaction that sees what there is at its beginning, whatever others write. */
export const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Writes all that there is, as it was at one moment, while others go on writing. */
export async function writeBackup({ db }: Database, place: Place, out: Writable): Promise<BackupManifest> {
  const archive = writeArchive(out);
  const seen = new Set<string>();
  const { migrations, tables } = await db.transaction(async (one) => {
    const all = await tablesOf(one);
    for (const table of all) await archive.add(tableEntry(table.name), noting(readRows(one, table), seen));
    return {
      migrations: await migrationsOf(one),
      tables: all.map(({ name }) => name),
    };
  }, oneMoment);
  const missing = await addFiles(archive, place.files, seen);
  if (!place.project) await addAccounts(archive, place.dataDir);
  const made = new Date().toISOString();
  const { project } = place;
  const manifest = { format: BACKUP, version: VERSION, made, migrations, tables, missing, project };
  await archive.end(manifest);
  return manifest;
}

const named = /\/dc\/files\/([\w-]+\.[a-z]+)|"name":"((?:private-)?[\da-f]{40}\.[a-z]+)"/g;

/** Passes rows on, and notes the files that they name. A file is there before its row is, and none is ever changed. */
export async function* noting(rows: AsyncIterable<string>, seen: Set<string>): AsyncGenerator<string> {
  for await (const text of rows) {
    for (const [, address, picture] of text.matchAll(named)) seen.add(address ?? picture ?? '');
    yield text;
  }
}

/** Answers the names of those that are not there. */
export async function addFiles(archive: ArchiveWriter, files: Files, seen: Set<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const name of [...seen].toSorted()) {
    const file = await files.read(name);
    if (file) await archive.add(FILES + name, file.stream as Content, false);
    else missing.push(name);
  }
  return missing;
}

async function addAccounts(archive: ArchiveWriter, dataDir: string): Promise<void> {
  for (const name of accountFiles.filter((one) => existsSync(join(dataDir, one))))
    await archive.add(ACCOUNTS + name, [await readFile(join(dataDir, name))]);
}
