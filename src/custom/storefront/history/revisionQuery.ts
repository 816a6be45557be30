import type { StorefrontCalls } from '../calls.ts';
import type { DocumentHistory } from './documentHistory.ts';

/** A version of a document, which never changes. */
export const revisionQuery = (
  { address, source }: Pick<DocumentHistory, 'address' | 'source'>,
  { getRevision }: StorefrontCalls,
  version: number,
) => ({
  queryKey: [...source.queryKey, 'version', version],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => ({
    config: await getRevision(address, version, signal),
  }),
  staleTime: Infinity,
  retry: false,
});
