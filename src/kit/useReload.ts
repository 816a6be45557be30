import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Model } from '../schemas/model.ts';

/** Models of which the session holds records. */
const heldBySession = new Set(['locations', 'staff', 'store']);

/** Asks again for all that is shown of a model, of those that show its records too, and of the session where it holds some. */
export function useReload(model: Model) {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const linked = Object.values(model.links ?? {}).map((link) => link.model);
    const names = [model.name, ...linked, ...(model.sharesRecordsWith ?? [])];
    if (heldBySession.has(model.name)) names.push('session');
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [model, queryClient]);
}
