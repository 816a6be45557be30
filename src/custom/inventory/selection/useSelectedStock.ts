import { useGetMany } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { items, type Item } from '../../../schemas/inventory/items.ts';

/** What was chosen in the list of stock, as the history's state takes it to the dialog that goes on with it. */
export interface SelectedStock {
  itemIds: string[];
  /** Where all of it is; null where it is at several places. */
  location_id: number | null;
}

/** The state of the address of a dialog that begins with what was chosen. */
export const selectionState = (chosen: SelectedStock) => ({ dialog: true, chosen });

/** The chosen items, once they are loaded; `isPending` until then, nothing where none were chosen. */
export function useSelectedStock() {
  const state = useLocation().state as { chosen?: SelectedStock } | null;
  const { itemIds = [], location_id = null } = state?.chosen ?? {};
  const { data = [], isPending } = useGetMany<Item>(
    items.name,
    { ids: itemIds },
    { enabled: itemIds.length > 0 },
  );
  return {
    items: data.filter(Boolean),
    location_id,
    isPending: itemIds.length > 0 && isPending,
  };
}
