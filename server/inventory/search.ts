import { inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { folded, holds } from '../core/tables/folded.ts';

type Codes = Record<'sku' | 'barcode', PgColumn>;

/** A condition: the whole code, in any of its spellings, is an item's SKU or barcode. */
export const hasCode = ({ sku, barcode }: Codes, code: string): SQL => {
  const codes = codeVariants(code);
  return or(inArray(folded(sku), codes), inArray(folded(barcode), codes))!;
};

/** A condition: an item's name, SKU or barcode holds this text, or is the same GTIN with fewer or more zeros before it. */
export const namesItem = (columns: Codes & { name: PgColumn }, text: unknown): SQL =>
  or(
    ...[columns.name, columns.sku, columns.barcode].map((column) => holds(column, String(text))),
    ...(codeVariants(String(text)).length > 1 ? [hasCode(columns, String(text))] : []),
  )!;
