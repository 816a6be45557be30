import { useGetMany } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { items, type Item } from '../../../schemas/inventory/items.ts';

/** The selection of the stock list, passed in the history state to the dialog that uses it. */
export interface SelectedStock {
  itemIds: string[];
  /** The common location; null if there are several. */
  location_id: number | null;
  /** Where it is to go. */
  to_location_id?: number;
}

/** History state of a dialog that starts with the selection. */
export const selectionState = (chosen: SelectedStock) => ({ dialog: true, chosen });

/** The selected items; `isPending` while they load, empty without a selection. */
export function useSelectedStock() {
  const state = useLocation().state as { chosen?: SelectedStock } | null;
  const { itemIds = [], location_id = null, to_location_id } = state?.chosen ?? {};
  const { data = [], isPending } = useGetMany<Item>(
    items.name,
    { ids: itemIds },
    { enabled: itemIds.length > 0 },
  );
  return {
    items: data.filter(Boolean),
    location_id,
    to_location_id,
    isPending: itemIds.length > 0 && isPending,
  };
}
