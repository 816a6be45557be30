import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { QuickFilter } from '../../../kit/list/filters/QuickFilter.tsx';
import type { FilterInputProps } from '../../../kit/slots.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import { useSalesCalls } from '../calls.ts';

/** Tabs for all orders and for each status, with their counts from one call. */
export function StatusTabs({ filter, draft }: { source: string } & Partial<FilterInputProps>) {
  const { filter: permanent, filterValues, isPending } = useListContext();
  const { countOrders } = useSalesCalls();
  const { order_status: _, ...others } = { ...filterValues, ...permanent };
  const { data = null } = useQuery({
    queryKey: [orders.name, 'counts', others],
    queryFn: ({ signal }) => countOrders({ query: others, signal }),
    enabled: !isPending,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!filter || !draft) return null;
  return <QuickFilter filter={filter} draft={draft} counts={data} />;
}
