import { or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { holds } from '../core/tables/folded.ts';

/** A condition: an item's name, SKU or barcode holds this text. */
export const namesItem = (columns: Record<'name' | 'sku' | 'barcode', PgColumn>, text: unknown): SQL =>
  or(...[columns.name, columns.sku, columns.barcode].map((column) => holds(column, String(text))))!;
