import { useQuery } from '@tanstack/react-query';
import { stockCounts, type CountLine, type StockCount } from '../../../schemas/inventory/stockCounts.ts';
import { useInventoryCalls } from '../calls.ts';

/** The lines shown when a count is closed: those of a blind count are refetched with the expected stock. */
export function useReviewedLines(count: StockCount, lines: CountLine[], isEnding: boolean) {
  const { getCountSheet } = useInventoryCalls();
  const { data, error } = useQuery({
    queryKey: [stockCounts.name, 'sheet', count.id, 'ending'],
    queryFn: ({ signal }) => getCountSheet({ params: { id: count.id }, query: { ending: true }, signal }),
    enabled: count.is_blind && isEnding,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { lines: count.is_blind ? data?.lines : lines, error };
}
