import type { Writable } from 'node:stream';
import type { Database } from '../../core/database.ts';
import { StartError } from '../../progress.ts';
import { writeArchive, type Manifest } from '../archive.ts';
import { addFiles, collectFiles, snapshotTransaction, tableEntry, type Place } from '../backup.ts';
import { literal, rowsOf, tablesOf } from '../catalog.ts';
import { migrationsOf } from '../migrations.ts';
import { readRows } from '../rows.ts';
import { findStore, readStores, type NamedStore } from './findStore.ts';
import { exportRules } from './exportRules.ts';

export const STORE = 'device repair back office: store';

/** Incremented when the format changes so that older versions cannot read it. */
export const VERSION = 1;

export interface StoreManifest extends Manifest {
  store: NamedStore;
  /** Number of rows by table, in an order that satisfies foreign keys. */
  rows: Record<string, number>;
  files: number;
}

/** Writes a consistent export of a store while writes continue. */
export async function writeStore(
  { db }: Database,
  { files, project }: Place,
  storeId: string,
  out: Writable,
): Promise<void> {
  const archive = writeArchive(out);
  const seen = new Set<string>();
  const told = await db.transaction(async (one) => {
    await rowsOf(one, "set local timezone to 'UTC'");
    const store = findStore(await readStores(one), storeId);
    const rows: Record<string, number> = {};
    for (const table of await tablesOf(one)) {
      if (!(table.name in exportRules))
        throw new StartError(`The table ${table.name} is not known to this version.`);
      const rule = exportRules[table.name];
      if (!rule) continue;
      const count = (text: string) => {
        rows[table.name] = (rows[table.name] ?? 0) + text.split('\n').length - 1;
      };
      const lines = counting(collectFiles(readRows(one, table, rule(literal(store.id))), seen), count);
      await archive.add(tableEntry(table.name), lines);
    }
    return { migrations: await migrationsOf(one), store, rows };
  }, snapshotTransaction);
  const missing = await addFiles(archive, files, seen);
  const made = new Date().toISOString();
  const found = seen.size - missing.length;
  const manifest = { format: STORE, version: VERSION, made, ...told, files: found, missing, project };
  await archive.end(manifest satisfies StoreManifest);
}

async function* counting(rows: AsyncIterable<string>, count: (text: string) => void): AsyncGenerator<string> {
  for await (const text of rows) {
    count(text);
    yield text;
  }
}
