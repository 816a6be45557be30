import { useQuery } from '@tanstack/react-query';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import type { Source } from './saveChanges.ts';

/** The query of the stored document. */
export const storedDocumentQuery = <T>(source: Pick<Source<T>, 'queryKey' | 'read'>) => ({
  queryKey: source.queryKey,
  queryFn: ({ signal }: { signal?: AbortSignal }) => source.read(signal),
  staleTime: 300_000,
  retry: false,
});

/** Loads the stored document, and refetches it whenever an editor mounts. */
export function useLoadStoredDocument<T>(source: Source<T>) {
  const { data, error, refetch } = useQuery({ ...storedDocumentQuery(source), refetchOnMount: 'always' });
  return { stored: data, error: data ? null : error, reload: () => void refetch() };
}

/** Returns the stored document. Throws if it is not loaded. */
export function useStoredDocument<T>(source: Source<T>): Versioned<T> {
  const { data } = useQuery(storedDocumentQuery(source));
  if (!data) throw new Error('useStoredDocument() is used before the document is loaded');
  return data;
}
