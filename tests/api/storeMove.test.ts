import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeArchive } from '../../server/backup/archive.ts';
import { rowsOf, tablesOf } from '../../server/backup/catalog.ts';
import { offerBackups } from '../../server/backup/local.ts';
import { placeOf } from '../../server/backup/place.ts';
import { exportStore } from '../../server/backup/store/exportCommand.ts';
import { STORE, VERSION, writeStore, type StoreManifest } from '../../server/backup/store/exportStore.ts';
import { importFile } from '../../server/backup/store/importCommand.ts';
import { importStore, type Imported, type ImportOptions } from '../../server/backup/store/importStore.ts';
import { openExport } from '../../server/backup/store/openExport.ts';
import { exportRules } from '../../server/backup/store/exportRules.ts';
import { createFiles } from '../../server/core/files.ts';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { acquireLock } from '../../server/core/dataDirLock.ts';
import { atlas, borealis } from '../../server/seed/data/stores.ts';
import { people } from '../../server/seed/people.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import type { Settings } from '../../server/settings.ts';
import { allTables } from '../../server/core/tables/registry.ts';
import * as tables from '../support/tables.ts';
import { isBrief } from '../support/floors.ts';
import { contentOf, newInstallations, type Installations } from './installations.ts';
import { addStore, png, startApp, tokenOf, type TestApp, type TestStore } from './support.ts';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';

const { configVersions, globalBrands, globalProducts, jobs, locations, mails, passwordCodes } = tables;
const { pictures, products, recordChanges, secondFactors, sessions, staff, stores } = tables;

type Row = Record<string, unknown>;

const storeId = storeIdOf(atlas);
const owner = people(atlas).find(({ person }) => person.role === 'STORE_OWNER')!.person;
const secret = 'The code is 271828';
const hidden = randomUUID();
/** Tables whose numeric keys are not referenced; only the order of their rows matters. */
const countedTables = [
  'customer_consents',
  'price_import_changes',
  'record_changes',
  'sms_opt_outs',
  'sold_lines',
];

let installations: Installations;
let source: Settings;
let running: Database;
let stop: () => Promise<void>;
/** The export of the first store, and its locations. */
let path: string;
let manifest: StoreManifest;
let old: number[];
/** The export of the second one. */
let neighbour: string;
let picture: string;

beforeAll(async () => {
  installations = newInstallations();
  source = await installations.add();
  const unlock = acquireLock(source.dataDir);
  running = await openDatabase(source);
  const offered = await offerBackups(Promise.resolve(running), source);
  await seed(running.db, { filesDir: source.filesDir, now: new Date() });
  stop = async () => {
    await offered.close();
    await running.close();
    unlock();
  };
  old = await locationsOf(running, storeId);
  await addTraces();
  path = join(installations.folder, 'atlas.zip');
  manifest = await exportStore(source, atlas.domain, path);
  neighbour = join(installations.folder, 'borealis.zip');
  await exportStore(source, borealis.domain, neighbour);
}, 180_000);
afterAll(async () => {
  await stop();
  await installations.remove();
});

/** Adds data that the demo lacks: secrets, running work, and every kind of reference to a location number. */
async function addTraces() {
  const { db } = running;
  const own = { store_id: storeId, staff_id: owner.id };
  const [first, second] = old as [number, number];
  const future = new Date(Date.now() + 86_400_000);
  await db.insert(passwordCodes).values({ ...own, code_hash: hidden, tries_left: 1, expires_date: future });
  await db.insert(sessions).values({ ...own, auth_time: 1, browser: hidden });
  await db.insert(secondFactors).values({ ...own, state: 'ON', secret: hidden });
  await db.update(staff).set({ second_factor_date: new Date() }).where(eq(staff.id, owner.id));
  const mail = { store_id: storeId, to: [], subject: 'A mail', html: '' };
  await db.insert(mails).values([
    { ...mail, kind: 'waits', text: 'A letter' },
    { ...mail, kind: 'secret', text: secret, is_secret: true },
  ]);
  const job = { store_id: storeId, data: {} };
  await db.insert(jobs).values([
    { ...job, kind: 'send-mail', key: 'mail' },
    { ...job, kind: 'remind-customer', key: 'waits', run_at: future },
    { ...job, kind: 'track-parcel', key: 'runs', state: 'running', leased_until: future, attempts: 3 },
    { ...job, kind: 'track-parcel', key: 'both', state: 'running', leased_until: future },
    { ...job, kind: 'track-parcel', key: 'both', run_at: future },
    { ...job, kind: 'track-parcel', key: 'over', state: 'done' },
  ]);
  const version = { store_id: storeId, changes: [], version: 1 };
  await db.insert(configVersions).values([
    { ...version, document: 'config', config: { locations: [{ slug: 'here', id: first }] } },
    { ...version, document: `location/${second}`, config: { section1: { id: first } } },
  ]);
  const change = { store_id: storeId, action: 'updated', changed_by: owner.id } as const;
  await db.insert(recordChanges).values([
    { ...change, model: 'locations', record_id: String(first), changes: { city: ['Ottawa', 'Hull'] } },
    { ...change, model: 'staff', record_id: owner.id, changes: { location_id: [first, second] } },
    {
      ...change,
      model: 'mailTemplates',
      record_id: randomUUID(),
      kept: { row: { location_id: second, position: first }, links: { location_ids: [first, second] } },
    },
  ]);
  const address = await createFiles(source).save(png);
  picture = address.slice(address.lastIndexOf('/') + 1);
  await db.insert(pictures).values({ store_id: storeId, name: picture, bytes: png.length });
}

async function locationsOf({ db }: Database, store: string): Promise<number[]> {
  const rows = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.store_id, store))
    .orderBy(locations.id);
  return rows.map(({ id }) => id);
}

/** The rows of an export by table. */
async function rowsIn(file: string): Promise<Record<string, Row[]>> {
  const archive = await openExport(file);
  const rows: Record<string, Row[]> = {};
  for (const table of Object.keys(archive.manifest.rows)) {
    rows[table] = [];
    for await (const line of archive.lines(`tables/${table}.jsonl`))
      rows[table].push(JSON.parse(line) as Row);
  }
  archive.close();
  return rows;
}

const options: ImportOptions = {
  originOf: (domain) => `http://${domain}`,
  domain: undefined,
  tenant: undefined,
};

async function importInto(
  database: Database,
  filesDir: string,
  file: string,
  changes: Partial<ImportOptions & { project: string }> = {},
): Promise<Imported> {
  const archive = await openExport(file);
  const { project, ...others } = changes;
  const place = { files: createFiles({ filesDir }), dataDir: filesDir, project };
  return importStore(archive, database, place, { ...options, ...others }).finally(() => archive.close());
}

describe('the export', () => {
  test('contains all data of a store, and lists its counts', async () => {
    const rows = await rowsIn(path);
    expect(manifest).toMatchObject({ format: STORE, version: VERSION, missing: [] });
    expect(manifest.store).toEqual({ id: storeId, name: atlas.name, domain: atlas.domain });
    expect(manifest.rows).toEqual(
      Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length])),
    );
    for (const { name, columns } of await tablesOf(running.db)) {
      const isWhole = exportRules[name]?.('x') === 'store_id = x';
      if (!isWhole || !columns.some((column) => column.name === 'store_id')) continue;
      const [found] = await rowsOf<{ count: string }>(
        running.db,
        `select count(*) from "${name}" where store_id = '${storeId}'`,
      );
      expect([name, rows[name]?.length ?? 0]).toEqual([name, Number(found?.count)]);
    }
  });

  test('contains no credentials, and nothing of another store', async () => {
    const rows = await rowsIn(path);
    const all = JSON.stringify(rows);
    for (const word of [hidden, secret, storeIdOf(borealis)]) expect(all).not.toContain(word);
    expect(Object.keys(rows)).not.toEqual(expect.arrayContaining(['sessions']));
    expect(rows.jobs?.map(({ key }) => key).toSorted()).toEqual(['both', 'runs', 'waits']);
  });

  test('of an unknown store lists the existing ones', async () => {
    const file = join(installations.folder, 'nothing.zip');
    await expect(exportStore(source, '2', file)).rejects.toThrow(
      `There is no store "2": npm run export -- --store DOMAIN FILE. The stores here are:\n  ${atlas.domain}  ${atlas.name}, ${storeId}\n`,
    );
    await expect(exportStore(source, undefined, file)).rejects.toThrow('Name the store');
    expect(existsSync(file)).toBe(false);
  });
});

test('of a store that was moved is identical, except for identifiers of the installation', async () => {
  const { database, drop } = await openTestDatabase();
  const filesDir = join(installations.folder, 'elsewhere');
  const { locations: moved, invited } = await importInto(database, filesDir, path);
  expect([...moved]).toEqual([]);
  const again = join(installations.folder, 'again.zip');
  const place = { files: createFiles({ filesDir }), dataDir: filesDir, project: undefined };
  await writeStore(database, place, storeId, createWriteStream(again));
  await drop();
  const [before, after] = [await rowsIn(path), await rowsIn(again)];

  const bare = (rows: typeof before) =>
    Object.fromEntries(
      Object.entries(rows).map(([table, all]) => {
        const without = countedTables.includes(table) ? ['id'] : (settled[table] ?? []);
        return [
          table,
          all
            .map((row) => JSON.stringify({ ...row, ...Object.fromEntries(without.map((key) => [key, 0])) }))
            .toSorted(),
        ];
      }),
    );
  const settled: Record<string, string[]> = {
    jobs: ['attempts', 'leased_until', 'state'],
    mails: ['settled_date', 'state'],
    staff: ['second_factor_date', 'sessions_valid_from', 'status', 'uid'],
  };
  expect(bare(after)).toEqual(bare(before));
  expect(after.staff?.map(({ uid, status }) => [uid, status])).toEqual(
    after.staff?.map(() => [null, 'INVITED']),
  );
  expect(invited).toBe(after.staff?.filter((row) => !row.is_voided).length);
  expect(after.jobs?.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
  expect(after.mails?.map(({ kind, state }) => [kind, state])).toEqual([['waits', 'unknown']]);
  for (const table of countedTables) {
    const order = (rows: typeof before) =>
      rows[table]
        ?.toSorted((a, b) => Number(a.id) - Number(b.id))
        .map(({ id: _, ...row }) => JSON.stringify(row));
    expect(order(after)).toEqual(order(before));
  }
  const kept = readdirSync(filesDir);
  expect(kept).toHaveLength(manifest.files);
  for (const name of kept)
    expect(readFileSync(join(filesDir, name))).toEqual(readFileSync(join(source.filesDir, name)));
  expect(kept).toContain(picture);
}, 120_000);

describe.skipIf(isBrief)('the import beside other stores', () => {
  let services: TestApp;
  let moved: Imported;
  let others: Record<string, string[]>;
  let arrived: TestStore;
  let now: number[];
  let known: { id: string; name: string; slug: string; brand_id: string };

  beforeAll(async () => {
    services = await startApp();
    await importInto(services.database, services.filesDir, neighbour);
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 30_000 });
    others = await contentOf(services.database, storeId);
    await addCatalogue();
    moved = await importInto(services.database, services.filesDir, path);
    now = await locationsOf(services.database, storeId);
    const found = await services.database.db.select().from(staff).where(eq(staff.store_id, storeId));
    arrived = {
      id: storeId,
      tenant: atlas.tenant_id,
      domain: atlas.domain,
      staff: Object.fromEntries(
        found.map(({ id, role, email }) => [role, { id, email, uid: id }]),
      ) as TestStore['staff'],
      locationIds: now,
    };
    arrived.staff.STORE_OWNER = { id: owner.id, email: owner.email, uid: owner.id };
  }, 180_000);
  afterAll(() => services.close());

  /** Adds global catalogue items: a device of the store under another id, and another device with the id of one. */
  async function addCatalogue() {
    const { db } = services.database;
    const { global_brands, global_products } = await rowsIn(path);
    const [device, other] = global_products as [Row, Row];
    const maker = global_brands?.find(({ id }) => id === device.brand_id);
    const brand_id = randomUUID();
    await db.insert(globalBrands).values({ id: brand_id, name: 'Maker', slug: String(maker?.slug) });
    known = { id: randomUUID(), name: 'Device', slug: String(device.slug), brand_id };
    await db
      .insert(globalProducts)
      .values([known, { id: String(other.id), name: 'Another device', slug: 'another-device' }]);
  }

  test('matches the global catalogue by slug and adds what is missing', async () => {
    const { db } = services.database;
    const shared = await db.select().from(globalProducts);
    expect(shared).toHaveLength((manifest.rows.global_products ?? 0) + 1);
    expect(shared.find(({ slug }) => slug === known.slug)).toMatchObject(known);
    const slugsIn = async ({ db: one }: Database) =>
      one
        .select({ id: products.id, device: globalProducts.slug, maker: globalBrands.slug })
        .from(products)
        .innerJoin(globalProducts, eq(globalProducts.id, products.global_id))
        .leftJoin(globalBrands, eq(globalBrands.id, globalProducts.brand_id))
        .where(eq(products.store_id, storeId))
        .orderBy(products.id);
    const slugs = await slugsIn(services.database);
    expect(slugs).not.toEqual([]);
    expect(slugs).toEqual(await slugsIn(running));
  });

  /** The number of unsent emails. */
  const waiting = () =>
    services.database.db.$count(
      jobs,
      and(ne(jobs.store_id, storeId), eq(jobs.kind, 'send-mail'), ne(jobs.state, 'done')),
    );

  const ask = (url: string) =>
    services.ask('STORE_OWNER', 'GET', url, {
      store: arrived,
      headers: {
        authorization: `Bearer ${tokenOf(arrived, 'STORE_OWNER', { auth_time: Math.ceil(Date.now() / 1000) + 1 })}`,
      },
    });

  test('leaves them byte-identical', async () => {
    const after = await contentOf(services.database, storeId);
    for (const shared of ['global_brands', 'global_products', 'rate_limits']) delete after[shared];
    for (const table of Object.keys(after).filter((name) => !name.startsWith('sample_')))
      expect([table, after[table]]).toEqual([table, others[table]]);
  });

  test('assigns new location numbers, wherever they are referenced', async () => {
    const taken = await locationsOf(services.database, services.store.id);
    expect(taken.some((id) => old.includes(id))).toBe(true);
    expect(moved.locations.size).toBeGreaterThan(0);
    expect(new Set(now)).toEqual(new Set(old.map((id) => moved.locations.get(id) ?? id)));
    const { db } = services.database;
    const allowed = `(select id from locations where store_id = '${storeId}')`;
    for (const { name, columns } of await tablesOf(db))
      for (const column of columns.filter((one) => one.name.endsWith('location_id'))) {
        const wrong = await rowsOf(
          db,
          `select 1 from "${name}" where store_id = '${storeId}' and "${column.name}" not in ${allowed} limit 1`,
        );
        expect([name, column.name, wrong]).toEqual([name, column.name, []]);
      }
    const named = (id: number) => moved.locations.get(id) ?? id;
    const [first, second] = old.map(named) as [number, number];
    const isOwn = eq(configVersions.store_id, storeId);
    const versions = await db.select().from(configVersions).where(isOwn).orderBy(configVersions.document);
    expect(versions.map(({ document, config }) => [document, config])).toEqual([
      ['config', { locations: [{ slug: 'here', id: first }] }],
      [`location/${second}`, { section1: { id: old[0] } }],
    ]);
    const recentChanges = await db
      .select()
      .from(recordChanges)
      .where(eq(recordChanges.store_id, storeId))
      .orderBy(sql`id desc`)
      .limit(3);
    expect(recentChanges).toMatchObject([
      { kept: { row: { location_id: second, position: old[0] }, links: { location_ids: [first, second] } } },
      { changes: { location_id: [first, second] } },
      { record_id: String(first) },
    ]);
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    const { locations: listed } = (store as { config: { locations: { id: number }[] } }).config;
    expect(listed.length).toBeGreaterThan(0);
    for (const { id } of listed) expect(now).toContain(id);
    const [asked] = await rowsOf<{ at: number }>(
      db,
      `select (request -> 'about' ->> 'location_id')::int as at from rate_requests
        where store_id = '${storeId}' and request -> 'about' ->> 'location_id' is not null limit 1`,
    );
    expect(now).toContain(asked?.at);
  });

  test('keeps the ledger at zero and stock equal to its movements', async () => {
    const { db } = services.database;
    const [ledger] = await rowsOf<{ sum: string; count: string }>(
      db,
      `select sum(amount), count(*) from entries where store_id = '${storeId}'`,
    );
    expect(ledger).toEqual({ sum: '0', count: String(manifest.rows.entries) });
    const wrong = await rowsOf(
      db,
      `select 1 from stock where store_id = '${storeId}' and on_hand <> (select coalesce(sum(quantity), 0)
        from movements where movements.item_id = stock.item_id and movements.location_id = stock.location_id)`,
    );
    expect(wrong).toEqual([]);
  });

  test('lets its staff choose a password and continue', async () => {
    const mailed = () => services.mails.find(({ to }) => to[0]?.address === owner.email);
    await vi.waitFor(() => expect(mailed()).toBeDefined(), { timeout: 20_000 });
    const code = /^ +(\d{6})$/m.exec(mailed()?.text ?? '')?.[1];
    const chosen = await services.app.inject({
      method: 'POST',
      url: '/bdpwr/v1/set-password',
      headers: { host: atlas.domain },
      payload: { email: owner.email, code, password: 'naïve Tofu & 9' },
    });
    expect(chosen.statusCode).toBe(200);
    expect(services.accounts.known.get(owner.id)?.claims).toEqual({ staff_id: owner.id, store_id: storeId });

    const listed = async (list: string): Promise<Row[]> => {
      const { json } = await ask(list);
      return json.data ?? json;
    };
    for (const list of ['products', 'orders', 'staff', 'customer', 'transactions', 'items'])
      expect(await listed(list)).not.toEqual([]);
    const [order] = (await listed('orders')) as [Row];
    expect((await ask(`orders/${String(order.id)}`)).json).toMatchObject({ id: order.id });
    expect(now).toContain(order.location_id);
    const history = await ask(`locations/${moved.locations.get(old[0]!)}/history`);
    expect(history.json.data[0].changes).toEqual([expect.objectContaining({ old: 'Ottawa', new: 'Hull' })]);
    const shown = await services.app.inject({ method: 'GET', url: `/dc/files/${picture}` });
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, png]);
  });

  test('cannot run twice', async () => {
    await expect(importInto(services.database, services.filesDir, path)).rejects.toThrow(
      `${atlas.name} is here already, as ${atlas.name} (${atlas.domain}). Nothing was changed.`,
    );
  });
});

describe.skipIf(isBrief)('a rejected import changes nothing', () => {
  let opened: TestDatabase;
  let filesDir: string;
  let here: string;
  beforeAll(async () => {
    opened = await openTestDatabase();
    filesDir = join(installations.folder, 'refused');
    const { id } = await addStore(opened.database, 'here');
    here = id;
  });
  afterAll(() => opened.drop());

  const change = (values: Partial<typeof stores.$inferInsert>) =>
    opened.database.db.update(stores).set(values).where(eq(stores.id, here));

  /** The error of a rejected file, and the changes it caused. */
  async function attempt(file: string) {
    const content = async () => [await contentOf(opened.database), existsSync(filesDir)];
    const before = await content();
    const reason = await importInto(opened.database, filesDir, file).catch((error: Error) => error.message);
    return { reason, isChanged: !isDeepStrictEqual(await content(), before) };
  }

  test('with a domain and a tenant of another store', async () => {
    await change({ domain: atlas.domain });
    expect(await attempt(path)).toEqual({
      reason: expect.stringContaining(
        `The domain ${atlas.domain} is that of The here store (${atlas.domain}) here. Nothing was changed. To give the store another one: --domain NAME`,
      ),
      isChanged: false,
    });
    await change({ domain: 'here.example', tenant_id: atlas.tenant_id });
    expect(await attempt(path)).toEqual({
      reason: expect.stringContaining(
        `The tenant ${atlas.tenant_id} is that of The here store (here.example) here. Nothing was changed. To give the store another one: --tenant NAME`,
      ),
      isChanged: false,
    });
    await change({ tenant_id: 'here-tenant' });
  });

  test.each<[string, (whole: Buffer) => Buffer]>([
    ['truncated', (whole) => whole.subarray(0, whole.length - 100)],
    [
      'corrupted',
      (whole) => whole.fill(0xff, Math.floor(whole.length / 2), Math.ceil(whole.length / 2) + 64),
    ],
    ['not an archive', () => Buffer.from('A letter')],
  ])('of a file that is %s', async (_, content) => {
    const bad = join(installations.folder, `${randomUUID()}.zip`);
    writeFileSync(bad, content(readFileSync(neighbour)));
    expect(await attempt(bad)).toEqual({
      reason: expect.stringContaining(`${bad} cannot be used; nothing was changed.`),
      isChanged: false,
    });
  });

  test.each<[string, Partial<StoreManifest>, string]>([
    ['of a newer format', { version: VERSION + 1 }, 'was made by a newer version'],
    ['with newer migrations', { migrations: ['one that is not known'] }, 'was made by a newer version'],
    ['with older migrations', { migrations: [] }, 'was made by an older version'],
    [
      'that is a full backup',
      { format: 'device repair back office: backup' },
      `where a "${STORE}" was expected`,
    ],
  ])('of a file %s', async (_, said, message) => {
    const file = join(installations.folder, `${randomUUID()}.zip`);
    await writeArchive(createWriteStream(file)).end({ ...manifest, ...said });
    expect(await attempt(file)).toEqual({ reason: expect.stringContaining(message), isChanged: false });
  });

  /** The second store's export with altered rows of a table. */
  async function withRows(changed: string, alter: (row: Row) => Row): Promise<string> {
    const file = join(installations.folder, `${randomUUID()}.zip`);
    const archive = writeArchive(createWriteStream(file));
    for (const [table, rows] of Object.entries(await rowsIn(neighbour))) {
      const lines = rows.map((row) => `${JSON.stringify(table === changed ? alter(row) : row)}\n`);
      await archive.add(`tables/${table}.jsonl`, lines);
    }
    const whole = await openExport(neighbour);
    await archive.end(whole.manifest);
    whole.close();
    return file;
  }

  test.each([
    ['customers', { email: 'nobody' }, 'email (email)'],
    ['products', { name: 'x'.repeat(201) }, 'name (maxLength)'],
    ['orders', { order_status: 'LOST' }, 'order_status (enum)'],
  ])('of a file with a row of %s that its model rejects', async (table, values, what) => {
    const file = await withRows(table, (row) => ({ ...row, ...values }));
    expect(await attempt(file)).toEqual({
      reason: expect.stringMatching(new RegExp(`^Row 1 of its ${table}, .*${what.replace(/[()]/g, '\\$&')}`)),
      isChanged: false,
    });
  });

  test('of a file that decompresses to far more than the limit', async () => {
    const file = join(installations.folder, `${randomUUID()}.zip`);
    const archive = writeArchive(createWriteStream(file));
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    await archive.add(
      'tables/customers.jsonl',
      Array.from({ length: 200 }, () => megabyte),
    );
    await archive.end(manifest);
    expect(await attempt(file)).toEqual({
      reason: expect.stringContaining('It would unpack to 200 MB, far more than a file of its size can hold'),
      isChanged: false,
    });
  });

  test('of a file with rows of another store among its own', async () => {
    const file = await withRows('orders', (row) => ({ ...row, store_id: here }));
    expect(await attempt(file)).toEqual({
      reason: expect.stringContaining('Its orders hold rows of another store'),
      isChanged: false,
    });
  });
});

describe.skipIf(isBrief)('options of the import', () => {
  test('allow another domain and tenant; within one project people keep their accounts', async () => {
    const { database, drop } = await openTestDatabase();
    const file = join(installations.folder, 'project.zip');
    const here = { ...placeOf(source), project: 'chain' };
    await writeStore(running, here, storeIdOf(borealis), createWriteStream(file));
    const filesDir = join(installations.folder, 'same');
    const { invited, store } = await importInto(database, filesDir, file, {
      project: 'chain',
      domain: 'b.example',
    });
    expect(store.domain).toBe('b.example');
    const before = await running.db
      .select()
      .from(staff)
      .where(eq(staff.store_id, storeIdOf(borealis)));
    const after = await database.db.select().from(staff);
    const accounts = (all: typeof after) => new Map(all.map(({ id, uid, status }) => [id, { uid, status }]));
    expect(accounts(after)).toEqual(accounts(before));
    expect(invited).toBe(before.filter(({ status }) => status === 'INVITED').length);
    expect((await database.db.select().from(stores))[0]).toMatchObject({
      domain: 'b.example',
      tenant_id: borealis.tenant_id,
    });
    await drop();
  }, 60_000);

  test('are available in the commands', async () => {
    const target = await installations.add();
    const { store } = await importFile(target, neighbour, { tenant: 'other-tenant' });
    expect(store).toMatchObject({ domain: borealis.domain });
    await expect(importFile(target, neighbour)).rejects.toThrow('is here already');
    const again = join(installations.folder, 'by-command.zip');
    const { rows } = await exportStore(target, store.id, again);
    expect(rows.orders).toBeGreaterThan(0);
  }, 120_000);
});

describe('the export rules cover', () => {
  const all = allTables().map((table) => getTableConfig(table));

  test('every table', async () => {
    const names = (await tablesOf(running.db)).map(({ name }) => name);
    expect(Object.keys(exportRules).toSorted()).toEqual(names.toSorted());
  });

  test('every reference to locations, by name, and few references to what has no store', () => {
    const outside: string[] = [];
    const ofLocations: string[] = [];
    for (const { name, foreignKeys } of all)
      for (const key of foreignKeys) {
        const { columns, foreignTable } = key.reference();
        const target = getTableConfig(foreignTable).name;
        if (target === 'locations') ofLocations.push(columns.at(-1)?.name ?? '');
        const isShared =
          exportRules[target] && !exportRules[target]('x').startsWith('store_id = x') && target !== 'stores';
        if (isShared) outside.push(`${name}.${columns.map((column) => column.name).join()}`);
      }
    expect(ofLocations.length).toBeGreaterThan(0);
    expect(ofLocations.filter((column) => !column.endsWith('location_id'))).toEqual([]);
    expect(outside.toSorted()).toEqual([
      'brands.global_id',
      'global_products.brand_id',
      'hidden_global_brands.item_id',
      'hidden_global_products.item_id',
      'products.global_id',
      'sample_labels.shipment_id',
      'sample_rates.shipment_id',
    ]);
  });

  test('every kind of sequential number', async () => {
    const counted = (await tablesOf(running.db)).flatMap(({ name, columns }) =>
      columns.filter(({ isIdentity }) => isIdentity).map((column) => `${name}.${column.name}`),
    );
    expect(counted.toSorted()).toEqual(
      ['locations.id', ...countedTables.map((table) => `${table}.id`)].toSorted(),
    );
  });
});
