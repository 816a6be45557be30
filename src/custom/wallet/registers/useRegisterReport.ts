import { useQuery } from '@tanstack/react-query';
import { registers } from '../../../schemas/wallet/registers.ts';
import { useWalletCalls } from '../calls.ts';

/** What was paid at a till, and how its cash moved. */
export function useTillReport(id: string) {
  const { getTillReport } = useWalletCalls();
  return useQuery({
    queryKey: [registers.name, 'report', id],
    queryFn: ({ signal }) => getTillReport(id, signal),
    retry: false,
  });
}
