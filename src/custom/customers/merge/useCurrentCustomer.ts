import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useCustomerRecordCalls } from '../recordCalls.ts';

/**
 * Leads from the address of a customer who is no longer there to the one whom they became by a merge. Says whether that
 * is still being found out.
 */
export function useCurrentCustomer(id: string, isMissing: boolean): { isLooking: boolean } {
  const [parameters, setParameters] = useSearchParams();
  const notify = useNotify();
  const { getCurrentCustomer } = useCustomerRecordCalls();
  const { data, isLoading } = useQuery({
    queryKey: ['customers', 'current', id],
    queryFn: ({ signal }) => getCurrentCustomer(id, signal),
    enabled: isMissing,
    retry: false,
  });
  const current = isMissing && data !== id ? data : undefined;
  useEffect(() => {
    if (!current) return;
    const next = new URLSearchParams(parameters);
    next.set('cid', current);
    setParameters(next, { replace: true });
    notify('customerProfile.merged', { type: 'info' });
  }, [current, parameters, setParameters, notify]);
  return { isLooking: isLoading || current !== undefined };
}
