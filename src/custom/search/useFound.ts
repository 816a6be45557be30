import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDebounced } from '../../kit/useDebounced.ts';
import { truncateSearch } from '../../schemas/search.ts';
import { parseSearch } from '../../schemas/searchText.ts';
import type { SearchResult } from '../../schemas/search/result.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { useSearchCalls } from './calls.ts';
import { printedTicket, withTicket } from './printedCodes.ts';

/** Minimum length of a search of records. */
const minLength = 2;

/** Why records are not searched for a text. */
type Refusal = 'short' | 'signs';

function refusalOf(text: string): Refusal | undefined {
  if (text === '') return undefined;
  if (parseSearch(text).terms.length === 0) return 'signs';
  return text.length < minLength ? 'short' : undefined;
}

/**
 * Searches records of these kinds once typing pauses, or at once for a text that was sent. An outdated search is aborted.
 */
export function useFound(typed: string, sent: string | undefined, kinds: string[]) {
  const { search } = useSearchCalls();
  const queryClient = useQueryClient();
  const text = truncateSearch(typed);
  const settled = useDebounced(text);
  const refusal = refusalOf(text);
  const isSettled = text === settled || text === sent;
  const optionsFor = (q: string) => ({
    queryKey: ['search', kinds, q],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SearchResult> => {
      const number = kinds.includes(tickets.name) ? printedTicket(q) : undefined;
      const [found, byNumber] = await Promise.all([
        search({ query: { q, kinds }, signal }),
        number ? search({ query: { q: number, kinds: [tickets.name] }, signal }) : undefined,
      ]);
      return withTicket(found, byNumber);
    },
    // The dialog offers to search again.
    retry: false,
    gcTime: 60_000,
  });
  const isSearched = text !== '' && !refusal && kinds.length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...optionsFor(text),
    enabled: isSearched && isSettled,
  });
  /** What earlier searches of this dialog found, for what is typed meanwhile or while the services are away. */
  const known = () =>
    queryClient
      .getQueriesData<SearchResult>({ queryKey: ['search', kinds] })
      .flatMap(([, one]) => one?.groups ?? []);
  return {
    text,
    isCut: text !== typed.trim() && text.length < typed.trim().length,
    refusal,
    answer: isSearched ? data : undefined,
    known,
    isSearching: isSearched && (!isSettled || isFetching) && !data,
    hasFailed: isSearched && isSettled && !isFetching && error !== null,
    retry: () => void refetch(),
    /** Resolves with what is found for a code. */
    lookUp: (code: string) => queryClient.fetchQuery(optionsFor(truncateSearch(code))),
  };
}
