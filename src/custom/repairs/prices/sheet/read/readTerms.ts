import type { CellObject } from 'xlsx';
import type { CellNote, Terms } from '../../types.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { contentOf, textOf, Unreadable, type Content } from '../../../../../kit/sheet/read/content.ts';
import { readCost } from './cells/cost.ts';
import { readDisplayOrder } from './cells/displayOrder.ts';
import { readDuration } from './cells/duration.ts';
import { isInvalid, type Reading } from '../../../../../kit/sheet/read/reading.ts';
import { readWarranty } from './cells/warranty.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';

/**
 * Reads the four cells of one service. Returns null if all are empty, 'invalid' (with a note) if one cannot be parsed.
 */
export function readTerms(
  grid: Grid,
  rows: readonly number[],
  column: number,
  onNote: (note: CellNote) => void,
): Terms | null | 'invalid' {
  if (rows.every((_, line) => contentAt(line) === null)) return null;
  const cost = take(0, readCost);
  const duration = take(1, readDuration);
  const warranty = take(2, readWarranty);
  const display_order = take(3, readDisplayOrder);
  if (cost === undefined || !duration || !warranty || display_order === undefined) return 'invalid';
  return { cost, duration, ...warranty, display_order };

  function cellAt(line: number): CellObject | undefined {
    return grid.rows[rows[line] ?? -1]?.[column];
  }

  function contentAt(line: number): Content | Unreadable {
    return contentOf(cellAt(line));
  }

  function take<T>(line: number, read: (content: Content) => Reading<T>): T | undefined {
    const content = contentAt(line);
    const reading = content instanceof Unreadable ? { invalid: content.reason } : read(content);
    if (isInvalid(reading)) {
      note(line, 'invalid', reading.invalid);
      return undefined;
    }
    if (reading.warning) note(line, 'warning', reading.warning);
    return reading.value;
  }

  function note(line: number, kind: CellNote['kind'], reason: string): void {
    const address = cellAddress(grid.name, rows[line] ?? 0, column);
    onNote({ kind, address, value: textOf(cellAt(line)), reason });
  }
}
