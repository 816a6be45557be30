import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

/** Layout of a trade-in price sheet; rows and columns are zero-based. Sheets are in English. */
export const headerRow = 0;
export const columnNames = { id: 'Device ID', product: 'Device', storage: 'Storage' } as const;
export const conditionNames: Record<Condition, string> = {
  LIKE_NEW: 'Like new',
  GOOD: 'Good',
  FAIR: 'Fair',
  POOR: 'Poor',
};

export const headers = [...Object.values(columnNames), ...conditions.map((one) => conditionNames[one])];

/** Maximum size of a sheet. */
export const maxSize = { rows: 10_001, columns: 40, cells: 200_000 };
