import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DryRun } from '../../../schemas/globalCatalog/import.ts';
import { useGlobalCatalogCalls } from '../calls.ts';
import type { Kind } from '../kinds.ts';

/** Items per request: a larger response would block the page. */
const step = 1000;

export type Preview = Pick<DryRun, 'items' | 'missing'>;

/** Previews an import that skips possible duplicates. `done` is the number of items checked so far. */
export function useDryRun({ type }: Kind, ids: string[]) {
  const { previewImport } = useGlobalCatalogCalls();
  // Thousands of ids are too long for a query key.
  const [key] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['catalogImports', 'preview', key],
    queryFn: async ({ signal }) => {
      const preview: Preview = { items: [], missing: 0 };
      for (let first = 0; first < ids.length; first += step) {
        setDone(first);
        const some = await previewImport(type, ids.slice(first, first + step), signal);
        preview.items.push(...some.items);
        preview.missing += some.missing;
      }
      return preview;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  return { dryRun: data, done, error, isFetching, reload: () => void refetch() };
}
