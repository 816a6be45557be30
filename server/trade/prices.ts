import { and, asc, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { Who } from '../../src/schemas/can.ts';
import type { PastImport, UndoneImport } from '../../src/schemas/pastImports.ts';
import {
  MAX_PRICES,
  type PriceChange,
  type PriceChanges,
  type PriceRow,
  type PriceChangeResult,
} from '../../src/schemas/trade/prices.ts';
import { normalizeStorage } from '../../src/schemas/trade/terms.ts';
import { products } from '../catalog/index.ts';
import { groupBy } from '../core/groupBy.ts';
import { notFound, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { folded } from '../core/tables/folded.ts';
import { undoLimit, undoUntil } from '../core/undoTime.ts';
import { staffNames } from '../staff/index.ts';
import { tradePriceChanges, tradePriceImports, tradePrices, tradeVersions } from './tables.ts';

type Place = Pick<PriceChange, 'product_id' | 'storage' | 'condition'>;
const placeOf = ({ product_id, storage, condition }: Place) => `${product_id} ${condition} ${storage}`;

/** Returns the prices of a version, one row per device and storage, ordered by product name. */
export async function readPrices(scope: Scope, versionId: string): Promise<PriceRow[]> {
  if ((await scope.count(tradeVersions, eq(tradeVersions.id, versionId))) === 0) throw notFound();
  const { product_id, storage, condition, amount } = tradePrices;
  const rows = await scope.select(
    tradePrices,
    { product_id, product: products.name, storage, condition, amount },
    {
      join: { table: products, on: eq(products.id, product_id) },
      where: eq(tradePrices.version_id, versionId),
      orderBy: [asc(folded(products.name)), asc(product_id), asc(storage)],
    },
  );
  return [...groupBy(rows, (row) => `${row.product_id} ${row.storage}`).values()].map((prices) => ({
    product_id: prices[0]!.product_id,
    product: prices[0]!.product,
    storage: prices[0]!.storage,
    amounts: Object.fromEntries(prices.map((price) => [price.condition, price.amount])),
  }));
}

/**
 * Changes prices of a current or future version whose value still equals `before`. Idempotent: a price that has the new
 * value already counts as changed. Returns the indexes of changes that were not made.
 */
export function changePrices(
  scope: Scope,
  who: Who,
  versionId: string,
  { import_id, file_name, changes: sent }: PriceChanges,
): Promise<PriceChangeResult> {
  return scope.transaction(async (own) => {
    await lockVersion(own, versionId);
    await own.insert(
      tradePriceImports,
      [{ id: import_id, version_id: versionId, file_name, created_by: who.staff_id }],
      { ignoreExisting: true },
    );
    await lockImport(own, import_id, versionId);
    const changes = sent.map((change) => ({ ...change, storage: normalizeStorage(change.storage) }));
    const known = await knownProducts(own, changes);
    const stored = await amountsOf(own, versionId, changes);
    const answer: PriceChangeResult = { changed: 0, stale: [], unknown: [] };
    const wanted = new Map<string, PriceChange>();
    for (const [index, change] of changes.entries()) {
      const now = stored.get(placeOf(change)) ?? null;
      if (!known.has(change.product_id)) answer.unknown.push(index);
      else if (now === change.after) answer.changed += 1;
      else if (now !== change.before || wanted.has(placeOf(change))) answer.stale.push(index);
      else {
        wanted.set(placeOf(change), change);
        answer.changed += 1;
      }
    }
    await store(own, versionId, [...wanted.values()]);
    await own.insert(
      tradePriceChanges,
      [...wanted.values()].map((change) => ({ ...change, import_id })),
      { ignoreExisting: true },
    );
    if ((await own.count(tradePrices, eq(tradePrices.version_id, versionId))) > MAX_PRICES)
      throw new Problem(422, 'There are too many prices.', [
        { path: '/changes', code: 'maxItems', params: { limit: MAX_PRICES } },
      ]);
    return answer;
  });
}

/** Undoes the changes of one import; prices changed since then are kept. */
export function undoPrices(scope: Scope, who: Who, importId: string): Promise<UndoneImport> {
  return scope.transaction(async (own) => {
    const { version_id } = tradePriceImports;
    const [found] = await own.select(tradePriceImports, { version_id }, { where: isImport(importId) });
    if (!found) throw notFound();
    await lockVersion(own, found.version_id);
    await lockImport(own, importId, found.version_id);
    const { product_id, storage, condition, before, after } = tradePriceChanges;
    const changes = await own.select(
      tradePriceChanges,
      { product_id, storage, condition, before, after },
      { where: eq(tradePriceChanges.import_id, importId) },
    );
    const stored = await amountsOf(own, found.version_id, changes);
    const back = changes.filter((change) => (stored.get(placeOf(change)) ?? null) === change.after);
    await store(
      own,
      found.version_id,
      back.map((change) => ({ ...change, after: change.before, before: change.after })),
    );
    await own.update(
      tradePriceImports,
      { undone_by: who.staff_id, undone_date: new Date() },
      isImport(importId),
    );
    return { restored: back.length, kept: changes.length - back.length };
  });
}

/** Lists the imports of a version, newest first: all that can be undone, and a few more. */
export async function listImports(scope: Scope, versionId: string): Promise<PastImport[]> {
  const { id, file_name, created_by, created_date, undone_date } = tradePriceImports;
  const rows = await scope.select(
    tradePriceImports,
    { id, file_name, created_by, created_date, undone_date },
    {
      where: eq(tradePriceImports.version_id, versionId),
      orderBy: [desc(created_date), desc(id)],
      limit: 20,
    },
  );
  const { import_id, before, after } = tradePriceChanges;
  const counts = await scope.select(
    tradePriceChanges,
    {
      import_id,
      created: sql<number>`count(*) filter (where ${before} is null)::int`,
      removed: sql<number>`count(*) filter (where ${after} is null)::int`,
      all: count(),
    },
    {
      where: inArray(
        import_id,
        rows.map((row) => row.id),
      ),
      groupBy: import_id,
    },
  );
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  return rows.map((row) => {
    const { created = 0, removed = 0, all = 0 } = counts.find((one) => one.import_id === row.id) ?? {};
    return {
      id: row.id,
      file_name: row.file_name,
      created_by: row.created_by,
      created_by_name: names.get(row.created_by) ?? '',
      created_date: row.created_date.toISOString(),
      undo_until: undoUntil(row.created_date),
      undone_date: row.undone_date?.toISOString() ?? null,
      created,
      removed,
      updated: all - created - removed,
    };
  });
}

/** Locks the version's prices; throws if the version has been replaced by a later one. */
async function lockVersion(scope: Scope, id: string): Promise<void> {
  const { valid_from } = tradeVersions;
  const [version] = await scope.select(
    tradeVersions,
    { valid_from },
    { where: eq(tradeVersions.id, id), lock: true },
  );
  if (!version) throw notFound();
  const today = dayIn(scope.store.timezone);
  const isFollowed = and(gt(valid_from, version.valid_from), sql`${valid_from} <= ${today}`);
  if ((await scope.count(tradeVersions, isFollowed)) > 0)
    throw new Problem(409, 'The version is past.', [{ path: '/valid_from', code: 'past_version' }]);
}

const isImport = (id: string): SQL => eq(tradePriceImports.id, id);

async function lockImport(scope: Scope, id: string, versionId: string): Promise<void> {
  const { undone_date, created_date, version_id } = tradePriceImports;
  const [found] = await scope.select(
    tradePriceImports,
    { undone_date, created_date, version_id },
    { where: isImport(id), lock: true },
  );
  if (found?.version_id !== versionId) throw notFound();
  if (found.undone_date) throw new Problem(409, 'The import has been undone already.');
  if (found.created_date <= undoLimit()) throw new Problem(410, 'The import is older than a day.');
}

const idsOf = (places: readonly Place[]) => [...new Set(places.map(({ product_id }) => product_id))];

async function knownProducts(scope: Scope, places: readonly Place[]): Promise<Set<string>> {
  const rows = await scope.select(
    products,
    { id: products.id },
    { where: inArray(products.id, idsOf(places)) },
  );
  return new Set(rows.map(({ id }) => id));
}

async function amountsOf(scope: Scope, versionId: string, places: readonly Place[]) {
  const { product_id, storage, condition, amount, version_id } = tradePrices;
  const rows = await scope.select(
    tradePrices,
    { product_id, storage, condition, amount },
    { where: and(eq(version_id, versionId), inArray(product_id, idsOf(places))) },
  );
  return new Map(rows.map((row) => [placeOf(row), row.amount]));
}

async function store(scope: Scope, versionId: string, changes: readonly PriceChange[]): Promise<void> {
  const { product_id, storage, condition, version_id } = tradePrices;
  const set = changes.flatMap(({ after, before: _, ...place }) =>
    after === null ? [] : [{ ...place, version_id: versionId, amount: after }],
  );
  await scope.insert(tradePrices, set, {
    overwrite: { target: [version_id, product_id, storage, condition], keys: ['amount'] },
  });
  const gone = changes
    .filter(({ after }) => after === null)
    .map((one) =>
      and(eq(product_id, one.product_id), eq(storage, one.storage), eq(condition, one.condition)),
    );
  if (gone.length > 0)
    await scope.delete(tradePrices, and(eq(version_id, versionId), or(...gone)), product_id);
}
