import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Store } from '../../authProvider/session.ts';
import { loadStore } from '../../authProvider/loadStore.ts';
import { LoadErrorPage } from '../../kit/errors/LoadErrorPage.tsx';

/** A screen of the store that the address belongs to; the store comes a moment later. */
export function StoreScreen({ children }: { children: (store: Store | undefined) => ReactNode }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['store'], queryFn: loadStore, retry: false });
  return isError ? <LoadErrorPage onRetry={() => void refetch()} /> : children(data);
}
