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

/** Incremented when the format changes so that older versions cannot read it. */
export const VERSION = 1;

/** Without a Firebase project, the file contains the local emulator's accounts. */
export interface BackupManifest extends Manifest {
  /** Tables in an order that satisfies foreign keys. */
  tables: string[];
}

export interface Place {
  files: Files;
  dataDir: string;
  project: string | undefined;
}

/** Files of the local emulator in DATA_DIR. */
export const accountFiles = [names.identityAccounts, names.identityKey, names.demoAccounts];

export const tableEntry = (name: string) => `tables/${name}.jsonl`;
export const FILES = 'files/';
export const ACCOUNTS = 'accounts/';

/** A transaction with a consistent snapshot, regardless of concurrent writes. */
export const snapshotTransaction = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Writes a consistent backup of everything while writes continue. */
export async function writeBackup({ db }: Database, place: Place, out: Writable): Promise<BackupManifest> {
  const archive = writeArchive(out);
  const seen = new Set<string>();
  const { migrations, tables } = await db.transaction(async (one) => {
    const all = await tablesOf(one);
    for (const table of all)
      await archive.add(tableEntry(table.name), collectFiles(readRows(one, table), seen));
    return {
      migrations: await migrationsOf(one),
      tables: all.map(({ name }) => name),
    };
  }, snapshotTransaction);
  const missing = await addFiles(archive, place.files, seen);
  if (!place.project) await addAccounts(archive, place.dataDir);
  const made = new Date().toISOString();
  const { project } = place;
  const manifest = { format: BACKUP, version: VERSION, made, migrations, tables, missing, project };
  await archive.end(manifest);
  return manifest;
}

const named = /\/dc\/files\/([\w-]+\.[a-z]+)|"name":"((?:private-)?[\da-f]{40}\.[a-z]+)"/g;

/**
 * Passes rows on and collects the files that they refer to. Files are written before the rows and never changed, so
 * they can be read afterwards.
 */
export async function* collectFiles(rows: AsyncIterable<string>, seen: Set<string>): AsyncGenerator<string> {
  for await (const text of rows) {
    for (const [, address, picture] of text.matchAll(named)) seen.add(address ?? picture ?? '');
    yield text;
  }
}

/** Returns the names of missing files. */
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
