import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { useSelectedStock } from '../selection/useSelectedStock.ts';
import { stock, type Stock } from '../../../schemas/inventory/stock.ts';

/** Initial values of a step. */
export interface StepDefaults {
  item?: Item;
  /** Several selected items. */
  items?: Item[];
  location_id?: number;
}

/** Loads the initial values of a step from the URL: an item, a stock record, or the stock list's selection. */
export function StepDefaultsLoader({ children }: { children: (start: StepDefaults) => ReactNode }) {
  const { id } = useParams();
  const chosen = useSelectedStock();
  const isPlace = useResourceContext() === stock.name;
  const place = useGetOne<Stock>(stock.name, { id: id ?? '' }, { enabled: isPlace && Boolean(id) });
  const itemId = isPlace ? place.data?.item_id : id;
  const item = useGetOne<Item>(items.name, { id: itemId ?? '' }, { enabled: Boolean(itemId) });
  if (!id)
    return chosen.isPending ? (
      <FormSkeleton slots={4} />
    ) : (
      children({ items: chosen.items, location_id: chosen.location_id ?? undefined })
    );
  if (item.data) return children({ item: item.data, location_id: place.data?.location_id });
  const failed = [place, item].find(({ error, isFetching }) => error && !isFetching);
  if (!failed) return <FormSkeleton slots={4} />;
  return (
    <DialogContent dividers>
      <LoadErrorAlert message="inventory.item.load_failed" onRetry={() => void failed.refetch()} />
    </DialogContent>
  );
}
