import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { commissions } from '../../schemas/commissions/commissions.ts';
import { useCommissionCalls } from './calls.ts';

/** Loads the total per person for the surrounding list's filters. */
export function useSums() {
  const { getCommissionSums } = useCommissionCalls();
  const { filter: own, filterValues } = useListContext();
  const filter = { ...filterValues, ...own } as Record<string, string>;
  return useQuery({
    queryKey: [commissions.name, 'sums', filter],
    queryFn: ({ signal }) => getCommissionSums({ query: filter, signal }),
  });
}
