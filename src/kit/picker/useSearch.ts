import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useDebounced } from '../useDebounced.ts';

/** What a field searches. */
export interface Search<T> {
  /** Identifies the results together with the text. Begins with the model's name, so that live updates refetch. */
  key: QueryKey;
  find: (text: string, signal: AbortSignal) => Promise<T[]>;
  /** Minimum length of the search text, 2 by default. */
  minLength?: number;
  /** 0 for results that must not be shown again later, such as prices. */
  gcTime?: number;
}

/**
 * Searches 300 ms after the last change of the text, from `minLength` characters on; a search that is no longer needed
 * is aborted. `found` are the results of the typed text: results of an older one could be chosen by mistake.
 */
export function useSearch<T>(text: string, { key, find, minLength = 2, gcTime }: Search<T>) {
  const typed = text.trim();
  const searched = useDebounced(typed);
  const isTooShort = typed.length < minLength;
  const isSearched = !isTooShort && searched === typed;
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: [...key, searched],
    queryFn: ({ signal }) => find(searched, signal),
    enabled: isSearched,
    // The field offers to search again.
    retry: false,
    gcTime,
  });
  return {
    found: isSearched ? (data ?? none) : none,
    isSearching: !isTooShort && (!isSearched || isFetching),
    isTooShort,
    hasFailed: isSearched && !isFetching && error !== null,
    minLength,
    retry: refetch,
  };
}

/** A stable empty list, to avoid re-rendering. */
const none: never[] = [];
