import { useQuery } from '@tanstack/react-query';
import { registers } from '../../../schemas/wallet/registers.ts';
import { useWalletCalls } from '../calls.ts';

/** Loads a register's payments and cash movements. */
export function useRegisterReport(id: string) {
  const { getRegisterReport } = useWalletCalls();
  return useQuery({
    queryKey: [registers.name, 'report', id],
    queryFn: ({ signal }) => getRegisterReport({ params: { id }, signal }),
    retry: false,
  });
}
