import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { ServiceCatalog } from '../../src/custom/repairs/prices/sheet/ServiceCatalog.ts';
import { compare } from '../../src/custom/repairs/prices/sheet/plan/compare.ts';
import { SheetPlan } from '../../src/custom/repairs/prices/sheet/plan/SheetPlan.ts';
import { readSheet } from '../../src/custom/repairs/prices/sheet/read/readSheet.ts';
import type {
  PlanKind,
  PlanRow,
  Product,
  StoredService,
  Terms,
} from '../../src/custom/repairs/prices/types.ts';

export const exportedAt = '2026-03-01T12:00:00.000Z';
export const before = '2026-02-01T12:00:00.000Z';
export const after = '2026-03-02T12:00:00.000Z';

export const products: Product[] = [
  { id: 'p1', name: 'iPhone 15', brand: 'Apple' },
  { id: 'p2', name: 'Galaxy S24', brand: 'Samsung' },
  { id: 'p3', name: 'Steam Deck', brand: null },
];

export const terms: Terms = {
  cost: 89.99,
  duration: '45 minutes',
  warranty: 3,
  warranty_unit: 'MONTH',
  display_order: 2,
};

export const service = (
  product_id: string,
  title: string,
  more: Partial<StoredService> = {},
): StoredService => ({
  id: `${product_id} ${title}`,
  product_id,
  title,
  modified_date: before,
  is_active: true,
  img_src: null,
  parts: [],
  ...terms,
  ...more,
});

export function catalogueOf(services: StoredService[], of: Product[] = products): ServiceCatalog {
  const catalogue = new ServiceCatalog();
  catalogue.addProducts(of);
  catalogue.addServices(services);
  return catalogue;
}

export type Value = string | number | boolean | Date | CellObject | null;

const stamp = `Exported ${exportedAt}, format 1`;

/** A sheet with service names in the header and four rows per device. */
export const sheetOf = (
  titles: Value[],
  devices: Record<string, Value[][]>,
  note: Value[] = [stamp],
): Value[][] => [
  ['Product ID', 'Product', ...titles],
  note,
  ...Object.entries(devices).flatMap(([id, groups]) =>
    [0, 1, 2, 3].map((line) => [
      line === 0 ? id : null,
      line === 0 ? `Name of ${id}` : null,
      ...groups.map((group) => group[line] ?? null),
    ]),
  ),
];

/** Those terms as written in a sheet. */
export const written: Value[] = [89.99, '45 minutes', '3 Months', 2];

export function fileOf(
  rows: Value[][],
  { bookType = 'xlsx', change }: { bookType?: 'xlsx' | 'xls'; change?: (sheet: WorkSheet) => void } = {},
): Blob {
  const sheet = utils.aoa_to_sheet(rows);
  change?.(sheet);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Services');
  return new Blob([write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer]);
}

export async function planOf(file: Blob, catalogue: ServiceCatalog): Promise<SheetPlan> {
  return new SheetPlan(compare(await readSheet(file), catalogue));
}

const kinds: PlanKind[] = [
  'invalid',
  'warning',
  'unclear',
  'unknown',
  'update',
  'create',
  'remove',
  'duplicate',
];

export const rowsOf = (plan: SheetPlan, ...of: PlanKind[]): PlanRow[] =>
  plan.rows({ kinds: of.length > 0 ? of : kinds, search: '', offset: 0, limit: 10_000 }).rows;

/** The reason for refusing a whole file. */
export const refusal = (file: Blob, catalogue: ServiceCatalog): Promise<string> =>
  planOf(file, catalogue).then(
    () => 'not refused',
    (error: Error) => error.message,
  );
