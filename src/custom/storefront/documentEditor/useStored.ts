import { useQuery } from '@tanstack/react-query';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import type { Source } from './saveChanges.ts';

const options = <T>(source: Source<T>) => ({
  queryKey: source.queryKey,
  queryFn: ({ signal }: { signal?: AbortSignal }) => source.read(signal),
  staleTime: 300_000,
  retry: false,
});

/** Asks for the stored document, anew whenever an editor opens. */
export function useLoadStored<T>(source: Source<T>) {
  const { data, error, refetch } = useQuery({ ...options(source), refetchOnMount: 'always' });
  return { stored: data, error: data ? null : error, reload: () => void refetch() };
}

/** The stored document; only where it is loaded. */
export function useStored<T>(source: Source<T>): Versioned<T> {
  const { data } = useQuery(options(source));
  if (!data) throw new Error('useStored() is used before the document is loaded');
  return data;
}
