import type { StorefrontCalls } from '../calls.ts';
import type { DocumentHistory } from './documentHistory.ts';

/** The query of a revision. Revisions are immutable. */
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
