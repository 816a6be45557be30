import type { CellNote, DamagedAs, PlanRow, StoredService, Terms, FieldsNotInSheet } from '../../types.ts';
import type { Progress } from '../../../../../kit/sheet/import/progress.ts';
import { nameOf, type ServiceCatalog, type ServicesOfProduct } from '../ServiceCatalog.ts';
import { cellAddress } from '../../../../../kit/sheet/cellAddress.ts';
import { idColumn } from '../layout.ts';
import type { Block } from '../read/Block.ts';
import { contentOf } from '../../../../../kit/sheet/read/content.ts';
import { findBlocks } from '../read/findBlocks.ts';
import { findMerged } from '../read/findMerged.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { readHeader, type Header } from '../read/readHeader.ts';
import { readTerms } from '../read/readTerms.ts';
import { SheetError } from '../../../../../kit/sheet/SheetError.ts';
import { isSameTerms, termsOf } from '../terms.ts';
import { findMisnamed } from './misnamed.ts';
import { refuseForeign } from './refuse.ts';

/** The changes of a sheet, in the order of the sheet. */
export interface Comparison {
  rows: PlanRow[];
  unchanged: number;
  exportedAt: string | null;
}

const progressStep = 50;

/** Compares a sheet with the store (contract 4 §2.5, §5). */
export function compare(
  grid: Grid,
  catalogue: ServiceCatalog,
  onProgress?: (progress: Progress) => void,
  damagedAs?: DamagedAs,
): Comparison {
  const found = findBlocks(grid);
  refuseForeign(grid, found, catalogue);
  const { stamp, blocks, misplaced } = found;
  const firstRow = blocks.reduce((least, { rows }) => Math.min(least, ...rows), Infinity);
  const header = readHeader(grid, (column) => isColumnFilled(grid, blocks, column));
  const comparison = new Comparer(grid, catalogue, stamp?.exportedAt ?? null);
  comparison.rows.push(...header.notes, ...found.notes, ...findMerged(grid, firstRow));
  comparison.rows.push(...findMisnamed(grid, blocks, catalogue));

  const named = new Set([...misplaced, ...blocks.map(({ id }) => id)]);
  const damaged = damagedIds(blocks, named, catalogue);
  blocks.forEach((block, index) => {
    if (index % progressStep === 0) onProgress?.({ done: index, total: blocks.length });
    const meant = damaged.get(block);
    if (meant === undefined || damagedAs === 'removed') comparison.compareBlock(block, header);
    else if (damagedAs === 'name') comparison.compareBlock({ ...block, id: meant }, header);
    else comparison.noteDamaged(block, meant);
  });
  onProgress?.({ done: blocks.length, total: blocks.length });
  comparison.removeMissing(damagedAs === 'name' ? new Set([...named, ...damaged.values()]) : named);
  comparison.refuseEmpty();
  return comparison;
}

const isColumnFilled = (grid: Grid, blocks: Block[], column: number) =>
  blocks.some(({ rows }) => rows.some((row) => contentOf(grid.rows[row]?.[column]) !== null));

interface ServiceRef {
  product_id: string;
  product: string;
  title: string;
  isUncertain?: boolean;
}

/** Notes on cells that were read as something similar to their text. */
const uncertainReasons = new Set([
  'priceSheet.reasons.warranty_as_day',
  'priceSheet.reasons.warranty_as_month',
  'priceSheet.reasons.warranty_as_year',
]);

/** Matches blocks with unknown ids to the only device of that name which has services and no block of its own. */
function damagedIds(
  blocks: Block[],
  named: ReadonlySet<string>,
  catalogue: ServiceCatalog,
): Map<Block, string> {
  const services = catalogue.servicesByProduct();
  const byName = new Map<string, string[]>();
  for (const [id, product] of catalogue.products)
    if (!named.has(id) && services.has(id))
      byName.set(nameOf(product), [...(byName.get(nameOf(product)) ?? []), id]);
  const unknown = blocks.filter(({ id }) => !catalogue.products.has(id));
  return new Map(
    unknown.flatMap((block) => {
      const [meant, ...others] = byName.get(block.product) ?? [];
      const isOnly = unknown.filter(({ product }) => product === block.product).length === 1;
      return meant !== undefined && others.length === 0 && isOnly ? [[block, meant] as const] : [];
    }),
  );
}

class Comparer implements Comparison {
  readonly rows: PlanRow[] = [];
  readonly exportedAt: string | null;
  unchanged = 0;
  readonly #grid: Grid;
  readonly #products: ServiceCatalog['products'];
  readonly #services: Map<string, ServicesOfProduct>;
  /** Without an export time every service counts as newer than the sheet. */
  readonly #newerFrom: number;
  #filled = 0;

  constructor(grid: Grid, catalogue: ServiceCatalog, exportedAt: string | null) {
    this.#grid = grid;
    this.#products = catalogue.products;
    this.#services = catalogue.servicesByProduct();
    this.exportedAt = exportedAt;
    this.#newerFrom = exportedAt === null ? -Infinity : Date.parse(exportedAt);
  }

  compareBlock(block: Block, { columns, notes }: Header): void {
    const { id, rows } = block;
    const product = this.#products.get(id);
    if (!product) {
      this.#noteUnknown(block);
      return;
    }
    const name = nameOf(product);
    const services = new Map(this.#services.get(id));
    for (const { index, title, key } of columns) {
      const same = services.get(key) ?? [];
      services.delete(key);
      let isUncertain = false as boolean;
      const note = (one: CellNote) => {
        isUncertain ||= uncertainReasons.has(one.reason);
        this.rows.push({ ...one, title, product: name });
      };
      const terms = readTerms(this.#grid, rows, index, note);
      if (terms === null) this.#removeAll(name, same);
      else {
        this.#removeDuplicates(name, same);
        this.#write(
          { product_id: id, product: name, title, ...(isUncertain ? { isUncertain } : {}) },
          same[0],
          terms,
        );
      }
    }
    // A service without a column may belong to a column with an unreadable header.
    for (const same of services.values()) {
      if (notes.length === 0) this.#removeAll(name, same);
      else for (const one of same) this.rows.push({ kind: 'unclear', product: name, ...this.#describe(one) });
    }
  }

  /** A device with a damaged id: notes how many services would be removed with it. */
  noteDamaged(block: Block, meant: string): void {
    const removes = [...(this.#services.get(meant)?.values() ?? [])].reduce(
      (sum, same) => sum + same.length,
      0,
    );
    this.#noteUnknown(block, { removes });
  }

  #noteUnknown({ rows, id, product }: Block, more: { removes?: number } = {}): void {
    const address = cellAddress(this.#grid.name, rows[0] ?? 0, idColumn);
    this.rows.push({ kind: 'unknown', address, id, product, ...more });
  }

  /** Removes the services of devices that the sheet does not name (contract 4 §2.5). */
  removeMissing(named: ReadonlySet<string>): void {
    for (const [id, product] of this.#products) {
      if (named.has(id)) continue;
      for (const same of this.#services.get(id)?.values() ?? []) this.#removeAll(nameOf(product), same);
    }
  }

  /** Refuses a sheet without any service: it would remove all of them, which is never intended. */
  refuseEmpty(): void {
    const removesAll = this.#filled === 0 && this.rows.some(({ kind }) => kind === 'remove');
    if (removesAll) throw new SheetError('priceSheet.errors.no_services');
  }

  #write(
    { product_id, product, title, ...uncertainty }: ServiceRef,
    stored: StoredService | undefined,
    after: Terms | 'invalid',
  ): void {
    this.#filled += 1;
    if (after === 'invalid') return;
    if (!stored)
      this.rows.push({ kind: 'create', product_id, product, title, after, deleted: null, ...uncertainty });
    else if (isSameTerms(stored, after)) this.unchanged += 1;
    else this.rows.push({ kind: 'update', product, after, ...this.#describe(stored), ...uncertainty });
  }

  #removeAll(product: string, same: readonly StoredService[]): void {
    this.#removeDuplicates(product, same, { isFirstKept: false });
    const [kept] = same;
    if (!kept) return;
    const { product_id, is_active, img_src, parts, tax_class } = kept;
    const unwritten: FieldsNotInSheet = { is_active, img_src, parts, ...(tax_class && { tax_class }) };
    this.rows.push({ kind: 'remove', product, ...this.#describe(kept), product_id, ...unwritten });
  }

  /** If the service that stays is newer than the sheet, the sheet may have been written from the duplicate. */
  #removeDuplicates(
    product: string,
    [first, ...duplicates]: readonly StoredService[],
    { isFirstKept = true } = {},
  ): void {
    if (!first) return;
    const { modified_date, is_active } = first;
    const kept = isFirstKept ? { modified_date, is_active, terms: termsOf(first) } : null;
    for (const service of duplicates) {
      const isNewer = this.#isNewer(service) || this.#isNewer(first);
      const stored = { ...this.#describe(service), isNewer, is_active: service.is_active };
      this.rows.push({ kind: 'duplicate', product, ...stored, kept });
    }
  }

  #isNewer({ modified_date }: StoredService): boolean {
    return Date.parse(modified_date) >= this.#newerFrom;
  }

  #describe(service: StoredService) {
    const { id, title, modified_date } = service;
    return { id, title, modified_date, isNewer: this.#isNewer(service), before: termsOf(service) };
  }
}
