import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

/** How a sheet of trade-in prices is laid out: rows and columns count from 0. Sheets are written in English. */
export const headerRow = 0;
export const columnNames = { id: 'Device ID', product: 'Device', storage: 'Storage' } as const;
export const conditionNames: Record<Condition, string> = {
  LIKE_NEW: 'Like new',
  GOOD: 'Good',
  FAIR: 'Fair',
  POOR: 'Poor',
};

export const headers = [...Object.values(columnNames), ...conditions.map((one) => conditionNames[one])];

/** As many rows and cells as a sheet may have. */
export const maxSize = { rows: 10_001, columns: 40, cells: 200_000 };
