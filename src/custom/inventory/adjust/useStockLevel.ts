import { useGetList } from 'react-admin';
import { stock, type Stock } from '../../../schemas/inventory/stock.ts';
import { emptyLevel, type StockLevel } from './adjustForm.ts';

/** Loads the current stock level; undefined until loaded. */
export function useStockLevel(itemId: string | undefined, locationId: number | null): StockLevel | undefined {
  const isAsked = itemId !== undefined && locationId !== null;
  const { data } = useGetList<Stock>(
    stock.name,
    {
      filter: { item_id: itemId, location_id: locationId },
      sort: stock.defaultSort,
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: isAsked },
  );
  return isAsked && data ? (data[0] ?? emptyLevel) : undefined;
}
