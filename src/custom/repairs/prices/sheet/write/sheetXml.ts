import type { Product, StoredService } from '../../types.ts';
import type { Progress } from '../../../../../kit/sheet/import/progress.ts';
import { nameOf, type ServicesOfProduct } from '../ServiceCatalog.ts';
import { headers, note, rowLabels, rowNameOf, rowCount, stampOf } from '../layout.ts';
import { rowXml, type Cell } from '../../../../../kit/sheet/write/rowXml.ts';
import { frame } from './grid.ts';
import type { SharedStrings } from '../../../../../kit/sheet/write/SharedStrings.ts';
import { style } from '../../../../../kit/sheet/write/styles.ts';
import { formatCost, formatWarranty } from './words.ts';

/** The content of a sheet. */
export interface SheetContent {
  exportedAt: string | null;
  products: readonly Product[];
  /** Titles by key, in column order. */
  services: ReadonlyMap<string, string>;
  byProduct: ReadonlyMap<string, ServicesOfProduct>;
}

/** The values of a device's rows, in the order of the labels. */
const lines: { style: number; valueOf: (service: StoredService) => Cell['value'] }[] = [
  { style: style.money, valueOf: ({ cost }) => formatCost(cost) },
  { style: style.text, valueOf: ({ duration }) => duration },
  { style: style.text, valueOf: formatWarranty },
  { style: style.plain, valueOf: ({ display_order }) => display_order },
];

const locked = (value: string): Cell => ({ value, style: style.locked });

/** Columns A and B. */
const namesOf = (product: Product, offset: number): Cell[] => [
  { value: product.id, style: offset === 0 ? style.id : style.idAgain },
  {
    value: rowNameOf(nameOf(product), rowLabels[offset] ?? ''),
    style: offset === 0 ? style.product : style.label,
  },
];

/** Yields the sheet's XML in chunks, one device at a time. */
export function* sheetXml(
  { exportedAt, products, services, byProduct }: SheetContent,
  strings: SharedStrings,
  onProgress?: (progress: Progress) => void,
): Iterable<string> {
  const titles = [...services.values()];
  const { head, foot } = frame(products.map(nameOf), titles);
  const header: Cell[] = headers.map((value) => ({ value, style: style.header }));
  const names: Cell[] = titles.map((value) => ({ value, style: style.service }));
  yield head;
  yield rowXml(1, style.service, [...header, ...names], strings);
  yield rowXml(2, style.locked, [locked(stampOf(exportedAt)), undefined, locked(note)], strings);
  let row = rowCount(0);
  for (const [index, product] of products.entries()) {
    const stored = byProduct.get(product.id);
    const own = Array.from(services.keys(), (key) => stored?.get(key)?.[0]);
    let text = '';
    for (const [offset, line] of lines.entries()) {
      row += 1;
      const cells = own.map((service) => service && { value: line.valueOf(service), style: line.style });
      text += rowXml(row, line.style, [...namesOf(product, offset), ...cells], strings);
    }
    yield text;
    onProgress?.({ done: index + 1, total: products.length });
  }
  yield foot;
}
