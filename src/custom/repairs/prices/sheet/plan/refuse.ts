import type { ServiceCatalog } from '../ServiceCatalog.ts';
import { headerRow, idColumn } from '../layout.ts';
import { xlsColumns } from '../limits.ts';
import { textOf } from '../../../../../kit/sheet/read/content.ts';
import type { Blocks } from '../read/findBlocks.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { SheetError } from '../../../../../kit/sheet/SheetError.ts';

/** Refuses a file of another store or an incomplete one, which would remove everything it does not name. */
export function refuseForeign(
  grid: Grid,
  { stamp, blocks, misplaced }: Blocks,
  { products }: ServiceCatalog,
): void {
  const isCutOff = grid.isXls && grid.rows.some((row) => (row?.length ?? 0) >= xlsColumns);
  const isHeaderLost = products.has(textOf(grid.rows[headerRow]?.[idColumn]));
  // Another sheet of the file may be the intended one.
  const refuse = (code: string) =>
    grid.others > 0
      ? new SheetError('priceSheet.errors.sheet_in_front', { sheet: grid.name })
      : new SheetError(code);
  if (grid.rows.length === 0) throw refuse('priceSheet.errors.empty_sheet');
  if (stamp?.isTooNew) throw new SheetError('priceSheet.errors.newer_format');
  if (isCutOff) throw new SheetError('priceSheet.errors.cut_off');
  if (isHeaderLost) throw new SheetError('priceSheet.errors.no_header');
  const ids = [...misplaced, ...blocks.map(({ id }) => id)];
  if (ids.length === 0) throw refuse('priceSheet.errors.no_products');
  if (!ids.some((id) => products.has(id))) throw refuse('priceSheet.errors.other_store');
}
