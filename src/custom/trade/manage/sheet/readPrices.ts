import { cellAddress } from '../../../../kit/sheet/cellAddress.ts';
import { contentOf, textOf, Unreadable, type Content } from '../../../../kit/sheet/read/content.ts';
import type { Grid } from '../../../../kit/sheet/read/readWorkbook.ts';
import { isInvalid, type Reading } from '../../../../kit/sheet/read/reading.ts';
import { parseCents } from '../../../../schemas/amounts.ts';
import { conditions, normalizeStorage, type Condition } from '../../../../schemas/trade/terms.ts';
import { layout, type PriceColumns } from './sheetLayout.ts';
import type { SheetNote } from './types.ts';

/** A row of the sheet: device and prices by condition; null means no price. */
export interface ReadRow {
  address: string;
  id: string;
  product: string;
  storage: string;
  amounts: Partial<Record<Condition, number | null>>;
}

export interface ReadSheet {
  rows: ReadRow[];
  notes: SheetNote[];
}

/** Reads a price sheet with these columns; unreadable rows and cells become notes. */
export function readPrices(grid: Grid, columns: PriceColumns): ReadSheet {
  const rows: ReadRow[] = [];
  const notes: SheetNote[] = [];
  for (let index = layout.headerRow + 1; index < grid.rows.length; index += 1) {
    const cells = grid.rows[index] ?? [];
    const [id, product, storage] = [columns.id, columns.product, columns.storage].map((column) =>
      column === undefined ? '' : textOf(cells[column]),
    ) as [string, string, string];
    if (!id && !product) {
      if (cells.some((cell) => textOf(cell)))
        notes.push(noteAt(grid, index, columns.id ?? 0, 'row_without_product'));
      continue;
    }
    const row: ReadRow = {
      address: cellAddress(grid.name, index, columns.id ?? columns.product ?? 0),
      id: id.toLowerCase(),
      product,
      storage: normalizeStorage(storage),
      amounts: {},
    };
    if (row.storage.length > 40) notes.push(noteAt(grid, index, columns.storage ?? 0, 'storage'));
    for (const condition of conditions) {
      const column = columns[condition];
      if (column === undefined) continue;
      const reading = amountOf(contentOf(cells[column]));
      if (isInvalid(reading)) notes.push(noteAt(grid, index, column, reading.invalid));
      else row.amounts[condition] = reading.value;
    }
    rows.push(row);
  }
  return { rows, notes };
}

const noteAt = (grid: Grid, row: number, column: number, reason: string): SheetNote => ({
  kind: 'invalid',
  address: cellAddress(grid.name, row, column),
  value: textOf(grid.rows[row]?.[column]),
  reason: reason.includes('.') ? reason : `trade.sheet.reasons.${reason}`,
});

const highest = 2_000_000_000;

/** Parses dollars, with or without the sign, to cents. */
function amountOf(content: Content | Unreadable): Reading<number | null> {
  if (content === null) return { value: null };
  if (content instanceof Unreadable) return { invalid: content.reason };
  const cents =
    typeof content === 'number'
      ? Math.round(content * 100)
      : parseCents(content.replaceAll(/^(?:CA?)?\$\s*|\s*\$\s*$/gi, ''));
  if (cents === null || !Number.isFinite(cents)) return { invalid: 'amount' };
  if (cents < 0) return { invalid: 'negative' };
  return cents > highest ? { invalid: 'amount' } : { value: cents };
}
