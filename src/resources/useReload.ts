import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Model } from '../schemas/model.ts';

/** Asks again for all that is shown of a model and of those it is linked with. */
export function useReload(model: Model) {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const names = [model.name, ...Object.values(model.links ?? {}).map((link) => link.model)];
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
  }, [model, queryClient]);
}
