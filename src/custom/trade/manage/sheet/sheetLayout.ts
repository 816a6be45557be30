import type { Headings } from '../../../../kit/sheet/import/matchColumns.ts';
import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

/** Layout of a trade-in price sheet; rows and columns are zero-based. */
export const headerRow = 0;

/** The headings of each column: sheets are exported in English, with the first of them. */
export const headings = {
  id: ['Device ID', 'Product ID', 'Identifiant de l’appareil'],
  product: ['Device', 'Product', 'Model', 'Appareil', 'Produit', 'Modèle'],
  storage: ['Storage', 'Capacity', 'Stockage', 'Capacité'],
  LIKE_NEW: ['Like new', 'Comme neuf'],
  GOOD: ['Good', 'Bon'],
  FAIR: ['Fair', 'Moyen', 'Passable'],
  POOR: ['Poor', 'Mauvais'],
} as const satisfies Headings<'id' | 'product' | 'storage' | Condition>;

export const headers = (['id', 'product', 'storage', ...conditions] as const).map((key) => headings[key][0]);

/** Maximum size of a sheet. */
export const maxSize = { rows: 10_001, columns: 40, cells: 200_000 };
