import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What an import or hiding changes: the lists of both catalogues, and the imports themselves. */
const changed = ['globalProducts', 'globalBrands', 'products', 'brands'].map((name) => [name]);
const imports = ['catalogImports', 'list'];

/** Asks again for all that shows either catalogue. */
export function useReloadCatalog() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const queryKey of [...changed, imports]) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);
}
