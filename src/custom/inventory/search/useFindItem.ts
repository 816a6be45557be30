import { useCallback } from 'react';
import type { Item } from '../../../schemas/inventory/items.ts';
import type { SerialLookup } from '../../../schemas/inventory/stockChanges.ts';
import { useInventoryCalls } from '../calls.ts';

/** What a code is of. */
export interface FoundItem {
  item: Item;
  /** It is the serial number of one of them. */
  serial?: SerialLookup;
}

/** Answers the item of a barcode, an SKU or a serial number: the whole code, since a part of it may be of another item. */
export function useFindItem() {
  const { findItem } = useInventoryCalls();
  return useCallback(
    async (code: string): Promise<FoundItem | undefined> => {
      const { item, serial } = await findItem(code);
      return item ? { item, serial: serial ?? undefined } : undefined;
    },
    [findItem],
  );
}
