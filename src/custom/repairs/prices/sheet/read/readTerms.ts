import type { CellNote, Terms } from '../../types.ts';
import { addressOf, rowsPerProduct } from '../layout.ts';
import { contentOf, textOf, Unreadable, type Content } from './cells/content.ts';
import { readCost } from './cells/cost.ts';
import { readDisplayOrder } from './cells/displayOrder.ts';
import { readDuration } from './cells/duration.ts';
import { isInvalid, type Reading } from './cells/reading.ts';
import { readWarranty } from './cells/warranty.ts';
import type { Grid } from './readBook.ts';

/** Reads the four cells of one service; null when all are empty, 'invalid' when one of them is (and then noted). */
export function readTerms(
  grid: Grid,
  row: number,
  column: number,
  onNote: (note: CellNote) => void,
): Terms | null | 'invalid' {
  let isEmpty = true;
  for (let offset = 0; offset < rowsPerProduct && isEmpty; offset += 1) isEmpty = contentAt(offset) === null;
  if (isEmpty) return null;
  const cost = take(0, readCost);
  const duration = take(1, readDuration);
  const warranty = take(2, readWarranty);
  const display_order = take(3, readDisplayOrder);
  if (cost === undefined || !duration || !warranty || display_order === undefined) return 'invalid';
  return { cost, duration, ...warranty, display_order };

  function contentAt(offset: number): Content | Unreadable {
    return contentOf(grid.rows[row + offset]?.[column]);
  }

  function take<T>(offset: number, read: (content: Content) => Reading<T>): T | undefined {
    const content = contentAt(offset);
    const reading = content instanceof Unreadable ? { invalid: content.reason } : read(content);
    if (isInvalid(reading)) {
      note(offset, 'invalid', reading.invalid);
      return undefined;
    }
    if (reading.warning) note(offset, 'warning', reading.warning);
    return reading.value;
  }

  function note(offset: number, kind: CellNote['kind'], reason: string): void {
    const address = addressOf(grid.name, row + offset, column);
    onNote({ kind, address, value: textOf(grid.rows[row + offset]?.[column]), reason });
  }
}
