import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { useRepairCalls } from '../../calls.ts';

/** The newest imports, as many as asked for. */
export function useImports(count: number) {
  const { store_id: storeId } = useSession().who;
  const { getImports } = useRepairCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [repairs.name, 'imports', storeId, count],
    queryFn: ({ signal }) => getImports(count, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...data, error: data ? null : error, reload: () => void refetch() };
}

/** Puts everything back as it was before an import. */
export function useUndo() {
  const { undoImport } = useRepairCalls();
  const reload = useReload(repairs);
  return useMutation({ mutationFn: undoImport, onSettled: reload });
}
