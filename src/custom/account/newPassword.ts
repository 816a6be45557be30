import { useQuery } from '@tanstack/react-query';
import { loadStore } from '../../authProvider/loadStore.ts';
import { loadCommonPasswords } from '../../schemas/account/commonPasswords.ts';

const none: ReadonlySet<string> = new Set();

/** The commonest passwords, from when they are loaded; until then the service is left to say. */
export function useCommonPasswords(): ReadonlySet<string> {
  const { data = none } = useQuery({
    queryKey: ['common passwords'],
    queryFn: loadCommonPasswords,
    retry: false,
    staleTime: Infinity,
  });
  return data;
}

/** What others would try first of a store. */
export function useStoreNames(): string[] {
  const { data } = useQuery({ queryKey: ['store'], queryFn: loadStore, retry: false });
  return data ? [data.name, data.domain] : [];
}
