import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { names } from '../../server/core/dataDir.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { makeDemoAccounts } from '../../server/demo.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import { readSettings } from '../../server/settings.ts';
import { fakeAccounts } from './fakes.ts';
import { openTestDatabase } from './testDatabase.ts';

test('creates the demo accounts once, or at each start when the emulator does not store them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
  const { database, drop } = await openTestDatabase();
  const made = async (env: Record<string, string> = {}) => {
    const accounts = fakeAccounts();
    const settings = readSettings({ DATA_DIR: dataDir, ...env });
    expect(await makeDemoAccounts(accounts, database, settings)).toBe(true);
    return [...accounts.known.values()].map((account) => account.email);
  };
  const { name, business_name, domain, tenant_id, timezone } = atlas;
  const email = 'hello@atlas.example';
  await database.db
    .insert(stores)
    .values({ id: storeIdOf(atlas), name, business_name, email, domain, tenant_id, timezone, config: {} });

  const all = expect.arrayContaining(demoAccounts.map((account) => account.email)) as string[];
  expect(await made()).toEqual(all);
  expect(await made()).toEqual(all);
  writeFileSync(join(dataDir, names.identityAccounts), '');
  expect(await made()).toEqual([]);
  expect(await made({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toEqual(all);

  await drop();
  rmSync(dataDir, { recursive: true });
});
