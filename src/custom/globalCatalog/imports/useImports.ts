import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../../authProvider/useCan.ts';
import { useGlobalCatalogCalls } from '../calls.ts';
import { useKind } from '../kinds.ts';

/** Returns the user's imports of this kind in the last week, if the user may import. */
export function useImports(refetchOnMount?: 'always') {
  const may = useCan();
  const { model, type } = useKind();
  const { listImports } = useGlobalCatalogCalls();
  const { data = [] } = useQuery({
    queryKey: ['catalogImports', 'list'],
    queryFn: ({ signal }) => listImports(signal),
    enabled: may('update', model),
    refetchOnMount,
  });
  return data.filter((one) => one.type === type);
}
