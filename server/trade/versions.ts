import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { TradeVersion } from '../../src/schemas/trade/versions.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { nextNumber } from '../inventory/index.ts';
import { tradePrices, tradeVersions } from './tables.ts';

/**
 * Hooks of the price list's versions: one per day, each starting with the prices of the version it copies (contract 4
 * §2.10).
 */
export const versionHooks: Hooks<TradeVersion> = {
  complete: async (scope, records) => {
    const ids = records.map(({ id }) => id);
    const rows = await scope.select(
      tradePrices,
      { version_id: tradePrices.version_id, prices: count() },
      { where: inArray(tradePrices.version_id, ids), groupBy: tradePrices.version_id },
    );
    const counts = new Map(rows.map(({ version_id, prices }) => [version_id, prices]));
    const today = dayIn(scope.store.timezone);
    const current = await currentDay(scope, today);
    for (const record of records) {
      const from = record.valid_from;
      record.price_count = counts.get(record.id) ?? 0;
      record.state = from > today ? 'COMING' : from === current ? 'CURRENT' : 'PAST';
    }
  },

  beforeWrite: async ({ scope }, version, stored) => {
    await scope.alone('trade versions');
    await refuseDay(scope, version, stored?.valid_from);
    if (stored) return {};
    if (version.copied_from_id && !(await exists(scope, version.copied_from_id)))
      throw invalid([{ path: '/copied_from_id', code: 'reference' }]);
    return { number: await nextNumber(scope, tradeVersions) };
  },

  afterWrite: async ({ scope }, { id, copied_from_id }, stored) => {
    if (stored || !copied_from_id) return;
    const { product_id, storage, condition, amount } = tradePrices;
    const prices = await scope.select(
      tradePrices,
      { product_id, storage, condition, amount },
      { where: eq(tradePrices.version_id, copied_from_id) },
    );
    await scope.insert(
      tradePrices,
      prices.map((price) => ({ ...price, version_id: id })),
    );
  },
};

async function currentDay(scope: Scope, today: string): Promise<string | undefined> {
  const { valid_from } = tradeVersions;
  const [row] = await scope.select(
    tradeVersions,
    { valid_from },
    { where: lte(valid_from, today), orderBy: [desc(valid_from)], limit: 1 },
  );
  return row?.valid_from;
}

/** A version starts today at the earliest, so that past offers stay correct, and no two on the same day. */
async function refuseDay(scope: Scope, { id, valid_from }: TradeVersion, before?: string): Promise<void> {
  if (valid_from === before) return;
  if (valid_from < dayIn(scope.store.timezone)) throw invalid([{ path: '/valid_from', code: 'past_day' }]);
  const own = id ? sql`${tradeVersions.id} <> ${id}` : undefined;
  if ((await scope.count(tradeVersions, and(eq(tradeVersions.valid_from, valid_from), own))) > 0)
    throw invalid([{ path: '/valid_from', code: 'unique' }]);
}

const exists = async (scope: Scope, id: string) =>
  (await scope.count(tradeVersions, eq(tradeVersions.id, id))) > 0;
