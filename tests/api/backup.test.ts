import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArchive } from '../../server/backup/archive.ts';
import { BACKUP, VERSION } from '../../server/backup/backup.ts';
import { backUp } from '../../server/backup/backupCommand.ts';
import { offerBackups } from '../../server/backup/local.ts';
import { restore as restoreBackup } from '../../server/backup/restoreCommand.ts';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { acquireLock } from '../../server/core/dataDirLock.ts';
import { brands } from '../../server/catalog/tables.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { StartError } from '../../server/progress.ts';
import { seed } from '../../server/seed/seed.ts';
import type { Settings } from '../../server/settings.ts';
import { endPooled } from '../support/pooled.ts';
import { contentOf, newInstallations, type Installations } from './installations.ts';
import { png } from './support.ts';

async function restore(settings: Settings, ...rest: [path: string, isReplacing?: boolean]) {
  await endPooled(settings);
  return restoreBackup(settings, ...rest);
}

let installations: Installations;
let folder: string;
let source: Settings;
let running: Database;
let storeId: string;
let stop: () => Promise<void>;
/** The backup of the first test. */
let path: string;
let target: Settings;

beforeAll(async () => {
  installations = newInstallations();
  folder = installations.folder;
  source = await installations.add();
  const unlock = acquireLock(source.dataDir);
  running = await openDatabase(source);
  const offered = await offerBackups(Promise.resolve(running), source);
  await seed(running.db, { filesDir: source.filesDir, now: new Date() });
  const [store] = await running.db.select({ id: stores.id }).from(stores);
  storeId = store!.id;
  await running.db.insert(jobs).values({ store_id: storeId, kind: 'kept', data: sql`'null'::jsonb` });
  for (const name of ['identity.accounts', 'identity.key', 'demo-accounts.json'])
    writeFileSync(join(source.dataDir, name), randomUUID());
  stop = async () => {
    await offered.close();
    await running.close();
    unlock();
  };
}, 120_000);
afterAll(async () => {
  await stop();
  await installations.remove();
});

const filesOf = (place: string) =>
  Object.fromEntries(
    readdirSync(place).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(place, name)))
        .digest('hex'),
    ]),
  );

test('restores rows, files and accounts of a backup that was taken during writes', async () => {
  path = join(folder, 'whole.zip');
  const before = await contentOf(running);
  const writer = { written: 0, isOver: false };
  const writing = (async () => {
    while (!writer.isOver) {
      writer.written += 1;
      const pair = [`First ${writer.written}`, `Second ${writer.written}`];
      await running.db.transaction(async (one) => {
        for (const name of pair)
          await one
            .insert(brands)
            .values({ store_id: storeId, name, slug: name.replace(' ', '-').toLowerCase() });
      });
    }
  })();
  const manifest = await backUp(source, path);
  writer.isOver = true;
  await writing;
  expect(manifest.missing).toEqual([]);

  target = await installations.add();
  await restore(target, path);
  const restored = await openDatabase(target);
  const after = await contentOf(restored);
  const { rows: next } = (await restored.db.execute(
    sql`select nextval(pg_get_serial_sequence('locations', 'id')) > max(id) as is_free from locations`,
  )) as { rows: { is_free: boolean }[] };
  await restored.close();

  const isNew = (row: string) => /"?(First|Second) \d+"?,/.test(row);
  const added = after.brands!.filter(isNew);
  for (const word of ['First', 'Second'])
    expect(added.filter((row) => row.includes(`${word} `))).toHaveLength(added.length / 2);
  expect(added.length).toBeLessThan(2 * writer.written);
  expect({ ...after, brands: after.brands!.filter((row) => !isNew(row)) }).toEqual(before);
  expect(next).toEqual([{ is_free: true }]);
  expect(filesOf(target.filesDir)).toEqual(filesOf(source.filesDir));
  for (const name of ['identity.accounts', 'identity.key', 'demo-accounts.json'])
    expect(readFileSync(join(target.dataDir, name))).toEqual(readFileSync(join(source.dataDir, name)));
}, 180_000);

test('replaces a non-empty database only on request', async () => {
  await expect(restore(target, path)).rejects.toThrow('The database is not empty; nothing was changed.');
  await restore(target, path, true);
  expect(filesOf(target.filesDir)).toEqual(filesOf(source.filesDir));
}, 120_000);

describe('an unusable backup file changes nothing', () => {
  test.each<[string, (whole: Buffer) => Buffer]>([
    ['truncated', (whole) => whole.subarray(0, whole.length - 100)],
    [
      'corrupted',
      (whole) => whole.fill(0xff, Math.floor(whole.length / 2), Math.ceil(whole.length / 2) + 64),
    ],
    ['not an archive', () => Buffer.from('A letter')],
  ])('%s', async (_, content) => {
    const bad = join(folder, `${randomUUID()}.zip`);
    writeFileSync(bad, content(readFileSync(path)));
    const dataDir = mkdtempSync(join(folder, 'data-'));
    await expect(restore({ ...target, dataDir }, bad, true)).rejects.toThrow(
      `${bad} cannot be used; nothing was changed.`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });

  const hash = createHash('sha256').update(png).digest('hex').slice(0, 40);
  test.each<[string, string, Buffer | string]>([
    ['outside the files folder', `elsewhere/${hash}.png`, png],
    ['that is no picture', `${hash}.png`, 'text'],
    ['whose name is not its hash', `${'0'.repeat(40)}.png`, png],
  ])('with a file %s', async (_, name, content) => {
    const odd = join(folder, `${randomUUID()}.zip`);
    const archive = writeArchive(createWriteStream(odd));
    await archive.add(`files/${name}`, [content]);
    await archive.end({
      format: BACKUP,
      version: VERSION,
      made: new Date().toISOString(),
      migrations: [],
      missing: [],
      project: undefined,
    });
    const restoring = restore(target, odd, true);
    await expect(restoring).rejects.toBeInstanceOf(StartError);
    await expect(restoring).rejects.toThrow('Nothing of the database was changed.');
  });

  test('from a newer version', async () => {
    const newer = join(folder, 'newer.zip');
    const archive = writeArchive(createWriteStream(newer));
    await archive.end({
      format: BACKUP,
      version: VERSION,
      made: new Date().toISOString(),
      migrations: ['one that is not known'],
      missing: [],
      project: undefined,
    });
    await expect(restore(target, newer, true)).rejects.toThrow('was made by a newer version');
  });
});
