import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DryRun } from '../../../schemas/globalCatalog/import.ts';
import { useGlobalCatalogCalls } from '../calls.ts';
import type { Kind } from '../kinds.ts';

/** As many are asked about at once: a longer answer would hold up the page. */
const step = 1000;

export type Preview = Pick<DryRun, 'items' | 'missing'>;

/** What an import of these items would do, as long as possible duplicates are left out; `done` says how many are known. */
export function useDryRun({ type }: Kind, ids: string[]) {
  const { previewImport } = useGlobalCatalogCalls();
  // Thousands of ids make no key.
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
