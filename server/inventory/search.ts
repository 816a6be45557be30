import { like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold } from '../../src/schemas/fold.ts';
import { folded } from '../core/tables/folded.ts';

/** A condition: the column holds this text, whatever its case. */
export const holds = (column: PgColumn, text: string): SQL =>
  like(folded(column), folded(`%${fold(text.trim()).replace(/[\\%_]/g, '\\$&')}%`));

/** A condition: an item's name, SKU or barcode holds this text. */
export const namesItem = (columns: Record<'name' | 'sku' | 'barcode', PgColumn>, text: unknown): SQL =>
  or(...[columns.name, columns.sku, columns.barcode].map((column) => holds(column, String(text))))!;
