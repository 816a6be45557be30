import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Loads or builds a PDF for a dialog, with the address at which the browser opens it; not cached. */
export function usePdfFile(queryKey: unknown[], load: (signal: AbortSignal) => Promise<Blob>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const file = await load(signal);
      return { file, url: URL.createObjectURL(file) };
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  // Revoked late: a tab that opened the URL may still be reading it.
  useEffect(() => data && (() => void setTimeout(() => URL.revokeObjectURL(data.url), 60_000)), [data]);
  return { ...data, error: isFetching ? null : error, refetch };
}
