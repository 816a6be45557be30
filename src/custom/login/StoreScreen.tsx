import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Store } from '../../authProvider/session.ts';
import { loadStore } from '../../authProvider/loadStore.ts';
import { LoadErrorPage } from '../../kit/errors/LoadErrorPage.tsx';

/** Loads the store of the host name. Children render at once, before it is loaded. */
export function StoreScreen({ children }: { children: (store: Store | undefined) => ReactNode }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['store'], queryFn: loadStore, retry: false });
  return isError ? <LoadErrorPage onRetry={() => void refetch()} /> : children(data);
}
