import { useGetList } from 'react-admin';
import { stock, type Stock } from '../../../schemas/inventory/stock.ts';
import { emptyLevel, type StockLevel } from './adjustForm.ts';

/** What is there of an item at a location, as it is now; undefined until that is known. */
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
