import { inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { folded } from '../core/tables/folded.ts';
import { containsText } from '../core/tables/searchable.ts';

type Codes = Record<'sku' | 'barcode', PgColumn>;

/** Returns the condition that the code, in any of its spellings, is an item's SKU or barcode. */
export const hasCode = ({ sku, barcode }: Codes, code: string): SQL => {
  const codes = codeVariants(code);
  return or(inArray(folded(sku), codes), inArray(folded(barcode), codes))!;
};

/**
 * Returns the condition that an item's name, SKU or barcode contains the text, or is the same GTIN apart from leading
 * zeros.
 */
export const namesItem = (columns: Codes & { name: PgColumn }, text: unknown): SQL =>
  or(
    containsText([columns.name, columns.sku, columns.barcode], String(text)),
    ...(codeVariants(String(text)).length > 1 ? [hasCode(columns, String(text))] : []),
  )!;
