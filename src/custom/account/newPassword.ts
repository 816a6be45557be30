import { useQuery } from '@tanstack/react-query';
import { loadStore } from '../../authProvider/loadStore.ts';
import { loadCommonPasswords } from '../../schemas/account/commonPasswords.ts';

const none: ReadonlySet<string> = new Set();

/** The most common passwords; empty until loaded, so that only the service checks. */
export function useCommonPasswords(): ReadonlySet<string> {
  const { data = none } = useQuery({
    queryKey: ['common passwords'],
    queryFn: loadCommonPasswords,
    retry: false,
    staleTime: Infinity,
  });
  return data;
}

/** Names that make weak passwords for this store. */
export function useStoreNames(): string[] {
  const { data } = useQuery({ queryKey: ['store'], queryFn: loadStore, retry: false });
  return data ? [data.name, data.domain] : [];
}
