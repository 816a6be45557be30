import { useQuery } from '@tanstack/react-query';
import { useTradeCalls } from '../calls.ts';

/** The prices of a version, read whole. */
export function usePrices(versionId: string) {
  const { getTradePrices } = useTradeCalls();
  return useQuery({
    queryKey: ['tradeVersions', 'prices', versionId],
    queryFn: ({ signal }) => getTradePrices(versionId, signal),
    retry: false,
  });
}
