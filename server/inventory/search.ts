import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { items as model } from '../../src/schemas/inventory/items.ts';
import { isFound } from '../core/records/isFound.ts';
import type { Scope } from '../core/scope.ts';
import { folded } from '../core/tables/folded.ts';
import { items } from './tables.ts';

type Codes = Record<'sku' | 'barcode', PgColumn>;

/** Returns the condition that the code, in any of its spellings, is an item's SKU or barcode. */
export const hasCode = ({ sku, barcode }: Codes, code: string): SQL => {
  const codes = codeVariants(code);
  return or(inArray(folded(sku), codes), inArray(folded(barcode), codes))!;
};

/**
 * Returns the condition that an item is found by the text, or that the text is the same GTIN apart from leading zeros;
 * `itemId` identifies the item in the rows.
 */
export const namesItem = (scope: Scope, itemId: PgColumn, codes: Codes, text: unknown): SQL =>
  or(
    eq(itemId, scope.any(items, items.id, isFound(scope, model, String(text)))),
    ...(codeVariants(String(text)).length > 1 ? [hasCode(codes, String(text))] : []),
  )!;
