import { titleKey } from '../../../../../schemas/titles.ts';
import type { CellNote } from '../../types.ts';
import { nameOf, type ServiceCatalog } from '../ServiceCatalog.ts';
import { productColumn, readRowName } from '../layout.ts';
import type { Block } from '../read/Block.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { nameAt, noteAt } from '../read/rowTexts.ts';

/**
 * Returns notes on rows with the id of one device and the name of another: a column was sorted alone, or an id was
 * overwritten. A name that matches no other device was changed since the export.
 */
export function findMisnamed(grid: Grid, blocks: readonly Block[], { products }: ServiceCatalog): CellNote[] {
  const keys = new Set([...products.values()].map((product) => titleKey(nameOf(product))));
  return blocks.flatMap(({ id, rows }) => {
    const product = products.get(id);
    if (!product) return [];
    const own = titleKey(nameOf(product));
    const isOthers = (row: number) => {
      const key = titleKey(readRowName(nameAt(grid, row))?.product ?? '');
      return key !== own && keys.has(key);
    };
    const row = rows.find(isOthers);
    return row === undefined ? [] : [noteAt(grid, row, productColumn, 'priceSheet.reasons.name_of_other')];
  });
}
