import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Model } from '../schemas/model.ts';

/** Models whose records are part of the session. */
const heldBySession = new Set(['locations', 'staff', 'store']);

/** Invalidates the queries of a model, of models that share its records, and of the session if it contains some. */
export function useReload(model: Model) {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const linked = Object.values(model.links ?? {}).map((link) => link.model);
    const names = [model.name, ...linked, ...(model.sharesRecordsWith ?? [])];
    if (heldBySession.has(model.name)) names.push('session');
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [model, queryClient]);
}
