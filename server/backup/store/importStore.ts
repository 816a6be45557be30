import { sql } from 'drizzle-orm';
import type { OriginOf } from '../../staff/index.ts';
import type { Database, Db } from '../../core/database.ts';
import { changeShardsInTurn } from '../../core/shardsInTurn.ts';
import { StartError } from '../../progress.ts';
import { tableEntry, type Place } from '../backup.ts';
import { literal, rowsOf, tablesOf, type StoredTable } from '../catalog.ts';
import type { Archive } from '../readArchive.ts';
import { restoreFiles } from '../restore.ts';
import { storeRows } from '../rows.ts';
import { arrivals, type Arrival, type Row } from './arrivals.ts';
import type { StoreManifest } from './exportStore.ts';
import { nameOf, type NamedStore } from './findStore.ts';
import { globalTables, placeGlobalRows } from './globalRows.ts';
import { inviteStaff } from './inviteStaff.ts';
import { rowValidator } from './validateRows.ts';
import { newNumbers } from './numbers.ts';
import { renumber, type Renamed } from './renumber.ts';

export interface ImportOptions extends Pick<Arrival, 'domain' | 'tenant'> {
  originOf: OriginOf;
}

export interface Imported {
  store: NamedStore;
  /** New location numbers by the old ones, where they changed. */
  locations: Map<number, number>;
  /** Number of staff who are asked to choose a password. */
  invited: number;
}

/**
 * Imports a store in one transaction, completely or not at all. Existing data is not changed; items missing in the
 * global catalogue are added.
 */
export async function importStore(
  archive: Archive<StoreManifest>,
  { db }: Database,
  place: Place,
  { originOf, domain, tenant }: ImportOptions,
): Promise<Imported> {
  const { project, rows } = archive.manifest;
  const keepsAccounts = project !== undefined && project === place.project && tenant === undefined;
  const arrival: Arrival = { now: new Date(), keepsAccounts, domain, tenant };
  const store = await storeOf(archive, arrival);
  await refuseTaken(db, store);
  await restoreFiles(archive, place.files);
  return db.transaction(async (transaction) => {
    const one = transaction as Db;
    await changeShardsInTurn(one);
    const tables = (await tablesOf(one)).filter(({ name }) => name in rows);
    const renamed: Renamed = { locations: await numbersOf(one, archive), ids: new Map() };
    for (const table of tables) {
      if (globalTables.includes(table.name)) await placeGlobalRows(one, archive, table, renamed);
      else {
        const validate = rowValidator(table);
        await placeRows(one, archive, table, (row) => {
          validate(row);
          if (!isOf(store, table.name, row)) throw new Error(`Its ${table.name} hold rows of another store`);
          return renumber(table.name, arrivals[table.name]?.(row, arrival) ?? row, renamed);
        });
      }
    }
    const invited = await inviteStaff(one, originOf, store);
    return { store, locations: renamed.locations, invited };
  });
}

type StoredStore = NamedStore & { tenant_id: string; timezone: string };

async function storeOf(archive: Archive<StoreManifest>, arrival: Arrival): Promise<StoredStore> {
  for await (const line of archive.lines(tableEntry('stores')))
    return arrivals.stores!(JSON.parse(line) as Row, arrival) as unknown as StoredStore;
  throw new Error('There is no store in it');
}

async function refuseTaken(db: Db, { id, name, domain, tenant_id }: StoredStore): Promise<void> {
  const others = await rowsOf<StoredStore>(
    db,
    `select id, name, domain, tenant_id from stores
      where id = ${literal(id)} or domain = ${literal(domain)} or tenant_id = ${literal(tenant_id)}`,
  );
  const same = others.find((one) => one.id === id);
  if (same) throw new StartError(`${name} is here already, as ${nameOf(same)}. Nothing was changed.`);
  for (const other of others) {
    const [what, option] =
      other.domain === domain ? [`domain ${domain}`, 'domain'] : [`tenant ${tenant_id}`, 'tenant'];
    throw new StartError(
      `The ${what} is that of ${nameOf(other)} here. Nothing was changed. To give the store another one: --${option} NAME`,
    );
  }
}

async function numbersOf(db: Db, archive: Archive<StoreManifest>): Promise<Map<number, number>> {
  const old: number[] = [];
  for await (const line of archive.lines(tableEntry('locations')))
    old.push((JSON.parse(line) as { id: number }).id);
  return newNumbers(db, old);
}

/** Rows of bundled carriers' samples have no store_id. */
const isOf = ({ id }: StoredStore, table: string, row: Row) =>
  (table === 'stores' ? row.id : (row.store_id ?? id)) === id;

/** Identity columns are renumbered in order, except those of locations, whose numbers are visible. */
async function placeRows(
  db: Db,
  archive: Archive<StoreManifest>,
  table: StoredTable,
  change: (row: Row) => Row,
): Promise<void> {
  const counted = table.name === 'locations' ? undefined : table.columns.find(({ isIdentity }) => isIdentity);
  const columns = table.columns.filter((column) => column !== counted);
  const lines = arriving(archive.lines(tableEntry(table.name)), change);
  await storeRows(db, { ...table, columns }, lines, counted?.name);
}

/** Unchanged rows are passed on without serializing them again. */
async function* arriving(lines: AsyncIterable<string>, change: (row: Row) => Row): AsyncGenerator<string> {
  for await (const line of lines) {
    const row = JSON.parse(line) as Row;
    const changed = change(row);
    yield changed === row ? line : JSON.stringify(changed);
  }
}

/** Updates the planner's statistics, for databases without autovacuum. */
export const analyze = (db: Db) => db.execute(sql`analyze`);
