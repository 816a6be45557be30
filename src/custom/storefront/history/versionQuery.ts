import type { StorefrontCalls } from '../calls.ts';
import type { DocumentHistory } from './documentHistory.ts';

/** A version of a document, which never changes. */
export const versionQuery = (
  { address, source }: Pick<DocumentHistory, 'address' | 'source'>,
  { getVersion }: StorefrontCalls,
  version: number,
) => ({
  queryKey: [...source.queryKey, 'version', version],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => ({
    config: await getVersion(address, version, signal),
  }),
  staleTime: Infinity,
  retry: false,
});
