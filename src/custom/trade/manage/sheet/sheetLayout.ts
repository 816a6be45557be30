import type { SheetLayout } from '../../../../kit/sheet/import/match/layout.ts';
import type { Columns, Headings } from '../../../../kit/sheet/import/match/matchColumns.ts';
import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

type PriceColumn = 'id' | 'product' | 'storage' | Condition;
export type PriceColumns = Columns<PriceColumn>;

/** The headings of each column: sheets are exported in English, with the first of them. */
const headings = {
  id: ['Device ID', 'Product ID', 'Identifiant de l’appareil'],
  product: ['Device', 'Product', 'Model', 'Appareil', 'Produit', 'Modèle'],
  storage: ['Storage', 'Capacity', 'Stockage', 'Capacité'],
  LIKE_NEW: ['Like new', 'Comme neuf'],
  GOOD: ['Good', 'Bon'],
  FAIR: ['Fair', 'Moyen', 'Passable'],
  POOR: ['Poor', 'Mauvais'],
} as const satisfies Headings<PriceColumn>;

/** Layout of a trade-in price sheet. */
export const layout: SheetLayout<PriceColumn> = {
  headerRow: 0,
  headings,
  required: [['id', 'product'], conditions],
  refusal: 'trade.sheet.errors.headings',
};

export const headers = (['id', 'product', 'storage', ...conditions] as const).map((key) => headings[key][0]);

/** Maximum size of a sheet. */
export const maxSize = { rows: 10_001, columns: 40, cells: 200_000 };
