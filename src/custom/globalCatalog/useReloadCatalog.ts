import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The queries that an import or hiding invalidates: the lists of both catalogues, and the imports. */
const changed = ['globalProducts', 'globalBrands', 'products', 'brands'].map((name) => [name]);
const imports = ['catalogImports', 'list'];

/** Refetches everything that shows either catalogue. */
export function useReloadCatalog() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [...changed, imports]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
