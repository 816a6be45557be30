import { count, inArray } from 'drizzle-orm';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { names } from './core/dataDir.ts';
import type { Database } from './core/database.ts';
import type { Accounts } from './staff/index.ts';
import { demoAccounts, seedAccounts } from './seed/accounts.ts';
import { seed } from './seed/seed.ts';
import { hasDemo, type Settings } from './settings.ts';
import { stores } from './core/tables/stores.ts';

/** Fills a database without stores with demo data, if the settings allow a demo. */
export async function makeDemoData(database: Database, settings: Settings): Promise<void> {
  const { filesDir, s3, databaseUrl } = settings;
  if (!hasDemo(settings)) return;
  await database.alone(() => seed(database.db, { filesDir, s3, isTrusted: !databaseUrl }));
}

/** Creates the accounts of the demo's staff members if missing; returns whether the database contains the demo. */
export async function makeDemoAccounts(
  accounts: Accounts,
  database: Database,
  { dataDir, firebase }: Settings,
): Promise<boolean> {
  const domains = demoAccounts.map(({ domain }) => domain);
  const [found] = await database.db
    .select({ stores: count() })
    .from(stores)
    .where(inArray(stores.domain, domains));
  if (!firebase.isEmulated || !found?.stores) return false;
  const made = join(dataDir, names.demoAccounts);
  const list = `${JSON.stringify(demoAccounts, null, 2)}\n`;
  const isKept = !firebase.emulatorHost && existsSync(join(dataDir, names.identityAccounts));
  if (isKept && (await readFile(made, 'utf8').catch(() => '')) === list) return true;
  await database.alone(() => seedAccounts(accounts));
  await writeFile(made, list);
  return true;
}

/** Returns a table of the demo accounts, with the address of each one's store. */
export function demoTable(port: number): string {
  const rows = [
    ['Role', 'Email', 'Password', 'Store'],
    ...demoAccounts.map(({ role, email, password, domain }) => [
      role,
      email,
      password,
      `http://${domain}:${port}`,
    ]),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(width(column)))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
