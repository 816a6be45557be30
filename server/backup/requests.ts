import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../core/database.ts';
import { writeBackup, type Place } from './backup.ts';
import { readStores } from './store/findStore.ts';
import { writeStore } from './store/exportStore.ts';

/** A request: a backup, the list of stores, or the export of one store by its id. */
export type Request = { what: 'backup' } | { what: 'stores' } | { what: 'store'; id: string };

export async function answer(
  request: Request,
  database: Database,
  place: Place,
  out: Writable,
): Promise<void> {
  if (request.what === 'stores') await pipeline([JSON.stringify(await readStores(database.db))], out);
  else if (request.what === 'store') await writeStore(database, place, request.id, out);
  else await writeBackup(database, place, out);
}
