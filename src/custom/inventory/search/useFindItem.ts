import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import type { FoundSerial } from '../../../schemas/inventory/steps.ts';
import { useInventoryCalls } from '../calls.ts';

/** What a code is of. */
export interface Found {
  item: Item;
  /** It is the serial number of one of them. */
  serial?: FoundSerial;
}

/** Answers the item of a barcode, an SKU or a serial number, or the only one in use whose name holds the text. */
export function useFindItem() {
  const { findItem } = useInventoryCalls();
  const dataProvider = useDataProvider();
  return useCallback(
    async (text: string): Promise<Found | undefined> => {
      const { item, serial } = await findItem(text);
      if (item) return { item, serial: serial ?? undefined };
      const { data, total } = await dataProvider.getList<Item>(items.name, {
        filter: { search: text },
        sort: items.defaultSort,
        pagination: { page: 1, perPage: 1 },
      });
      const [only] = data;
      return only && total === 1 && !only.is_voided ? { item: only } : undefined;
    },
    [dataProvider, findItem],
  );
}
