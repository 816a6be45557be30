import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { tablesOf } from '../../server/backup/catalog.ts';
import type { Database } from '../../server/core/database.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { pooled } from '../support/pooled.ts';
import { bareDatabase } from './testDatabase.ts';

export interface Installations {
  folder: string;
  /** Creates a folder and a database. */
  add: () => Promise<Settings>;
  remove: () => Promise<void>;
}

/** Temporary installations: each has a folder, and a database on the tests' server if there is one. */
export function newInstallations(): Installations {
  const folder = mkdtempSync(join(tmpdir(), 'installations-'));
  const drops: (() => Promise<void>)[] = [];
  return {
    folder,
    async add() {
      const settings = readSettings({ DATA_DIR: mkdtempSync(join(folder, 'data-')) });
      const { DATABASE_URL: serverUrl } = process.env;
      if (!serverUrl) return settings;
      const { url, drop } = await bareDatabase(serverUrl);
      drops.push(drop);
      return { ...settings, ...pooled(url) };
    },
    async remove() {
      for (const drop of drops) await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The rows of all tables as text; with `without`, except the rows of that store. */
export async function contentOf({ db }: Database, without?: string): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const { name, columns } of await tablesOf(db)) {
    const key = name === 'stores' ? 'id' : 'store_id';
    const isOfStores = columns.some((column) => column.name === key);
    const where = without && isOfStores ? sql`where ${sql.identifier(key)} <> ${without}` : sql``;
    const { rows } = (await db.execute(
      sql`select whole_row::text as row from ${sql.identifier(name)} whole_row ${where} order by 1`,
    )) as { rows: { row: string }[] };
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}
