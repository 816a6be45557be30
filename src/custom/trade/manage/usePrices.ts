import { useQuery } from '@tanstack/react-query';
import { useTradeCalls } from '../calls.ts';

/** Loads all prices of a version. */
export function usePrices(versionId: string) {
  const { getTradePrices } = useTradeCalls();
  return useQuery({
    queryKey: ['tradeVersions', 'prices', versionId],
    queryFn: ({ signal }) => getTradePrices({ params: { id: versionId }, signal }),
    retry: false,
  });
}
