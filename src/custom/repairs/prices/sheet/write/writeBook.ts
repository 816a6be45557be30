import type { Product } from '../../types.ts';
import type { Progress } from '../../../../../kit/sheet/import/progress.ts';
import type { ServiceCatalog, ServicesOfProduct } from '../ServiceCatalog.ts';
import { columnCount, rowCount } from '../layout.ts';
import { limits } from '../limits.ts';
import { SheetError } from '../../../../../kit/sheet/SheetError.ts';
import { zip } from '../../../../../kit/sheet/zip/zip.ts';
import { SharedStrings } from '../../../../../kit/sheet/write/SharedStrings.ts';
import { sheetXml } from './sheetXml.ts';
import { stylesXml } from '../../../../../kit/sheet/write/styles.ts';
import { packageParts } from '../../../../../kit/sheet/write/packageParts.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes the price sheet of a store (contract 4 §2.5, §5). The spreadsheet library is not used because it writes
 * neither frozen panes nor locked cell styles.
 */
export function writeBook(
  catalogue: ServiceCatalog,
  exportedAt: string | null,
  onProgress?: (progress: Progress) => void,
): Blob {
  const byProduct = catalogue.servicesByProduct();
  const products = [...catalogue.products.values()].toSorted(byBrandAndName);
  const services = new Map([...titlesOf(byProduct.values())].toSorted(([, a], [, b]) => compareText(a, b)));
  refuseTooMany(products.length, services.size);
  const strings = new SharedStrings();
  return zip(
    [
      ...packageParts('Services'),
      { name: 'xl/styles.xml', content: [stylesXml] },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: sheetXml({ exportedAt, products, services, byProduct }, strings, onProgress),
      },
      // Follows the sheet, whose texts it collects.
      { name: 'xl/sharedStrings.xml', content: strings },
    ],
    type,
  );
}

/** Refuses to write a sheet that the import could not read. */
function refuseTooMany(products: number, services: number): void {
  const { products: maxProducts, services: maxServices, cells } = limits;
  const isTooLarge =
    products > maxProducts || services > maxServices || rowCount(products) * columnCount(services) > cells;
  if (isTooLarge)
    throw new SheetError('priceSheet.errors.too_many', {
      products: maxProducts,
      services: maxServices,
      cells,
    });
}

const { compare: compareText } = new Intl.Collator('en', { numeric: true });

const byBrandAndName = (one: Product, other: Product) =>
  Number(one.brand === null) - Number(other.brand === null) ||
  compareText(one.brand ?? '', other.brand ?? '') ||
  compareText(one.name, other.name);

/** Returns the title of each key, in the spelling of one of the services. */
function titlesOf(products: Iterable<ServicesOfProduct>): Map<string, string> {
  const titles = new Map<string, string>();
  for (const services of products)
    for (const [key, [service]] of services) if (service && !titles.has(key)) titles.set(key, service.title);
  return titles;
}
