import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useCustomerCalls } from '../calls.ts';

/** Redirects from a merged customer to the surviving one; renders `children` if there is none. */
export default function RedirectToMergedCustomer({ id, children }: { id: string; children: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const notify = useNotify();
  const { getCurrentCustomer } = useCustomerCalls();
  const { data, isLoading } = useQuery({
    queryKey: ['customers', 'current', id],
    queryFn: async ({ signal }) => (await getCurrentCustomer({ params: { id }, signal })).id,
    retry: false,
  });
  const current = data === id ? undefined : data;
  useEffect(() => {
    if (!current) return;
    const next = new URLSearchParams(parameters);
    next.set('cid', current);
    setParameters(next, { replace: true });
    notify('customerProfile.merged', { type: 'info' });
  }, [current, parameters, setParameters, notify]);
  return isLoading || current ? <FormSkeleton slots={8} /> : children;
}
