import { useCallback } from 'react';
import type { Item } from '../../../schemas/inventory/items.ts';
import type { SerialLookup } from '../../../schemas/inventory/stockChanges.ts';
import { useInventoryCalls } from '../calls.ts';

export interface FoundItem {
  item: Item;
  /** The matched serial number. */
  serial?: SerialLookup;
}

/**
 * Returns the item of a barcode, SKU or serial number. Only the whole code matches: a part may belong to another item.
 */
export function useFindItem() {
  const { findItem } = useInventoryCalls();
  return useCallback(
    async (code: string): Promise<FoundItem | undefined> => {
      const { item, serial } = await findItem({ query: { code } });
      return item ? { item, serial: serial ?? undefined } : undefined;
    },
    [findItem],
  );
}
