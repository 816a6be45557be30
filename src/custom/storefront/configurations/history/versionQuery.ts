import type { Source } from '../../documentEditor/saveChanges.ts';

/** A version of a document, which never changes. */
export const versionQuery = (
  { queryKey }: Pick<Source, 'queryKey'>,
  getVersion: (version: number, signal?: AbortSignal) => Promise<unknown>,
  version: number,
) => ({
  queryKey: [...queryKey, 'version', version],
  queryFn: async ({ signal }: { signal?: AbortSignal }) => ({ config: await getVersion(version, signal) }),
  staleTime: Infinity,
  retry: false,
});
