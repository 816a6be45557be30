import { and, desc, eq, lte } from 'drizzle-orm';
import type { Condition, Deduction, TradeTerms } from '../../src/schemas/trade/terms.ts';
import type { Scope } from '../core/scope.ts';
import { dayAt } from '../wallet/index.ts';
import { tradePrices, tradeVersions } from './tables.ts';

export interface Version {
  id: string;
  number: number;
  deductions: Deduction[];
}

/** Returns the version valid on a day: the latest that has started. */
export async function versionOn(scope: Scope, day: string): Promise<Version | undefined> {
  const { id, number, deductions, valid_from } = tradeVersions;
  const [version] = await scope.select(
    tradeVersions,
    { id, number, deductions },
    { where: lte(valid_from, day), orderBy: [desc(valid_from)], limit: 1 },
  );
  return version;
}

/** Returns what a location pays for a product today. */
export async function termsOf(scope: Scope, locationId: number, productId: string): Promise<TradeTerms> {
  const version = await versionOn(scope, await dayAt(scope, locationId));
  if (!version) return { version_id: null, version_number: null, deductions: [], prices: [] };
  const { storage, condition, amount, version_id, product_id } = tradePrices;
  const prices = await scope.select(
    tradePrices,
    { storage, condition, amount },
    { where: and(eq(version_id, version.id), eq(product_id, productId)), orderBy: [storage] },
  );
  return {
    version_id: version.id,
    version_number: version.number,
    deductions: version.deductions,
    prices,
  };
}

/** Returns a version's price of a device; null if it is not bought. */
export async function priceIn(
  scope: Scope,
  versionId: string,
  device: { product_id: string; storage: string; condition: Condition },
): Promise<number | null> {
  const [price] = await scope.select(
    tradePrices,
    { amount: tradePrices.amount },
    {
      where: and(
        eq(tradePrices.version_id, versionId),
        eq(tradePrices.product_id, device.product_id),
        eq(tradePrices.storage, device.storage),
        eq(tradePrices.condition, device.condition),
      ),
    },
  );
  return price?.amount ?? null;
}
