import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import { useRepairCalls } from '../../calls.ts';

/** The imports of the last day, newest first. */
export function useImports() {
  const { store_id: storeId } = useSession().who;
  const { getImports } = useRepairCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [repairs.name, 'imports', storeId],
    queryFn: ({ signal }) => getImports(signal),
    staleTime: 0,
  });
  return { imports: data, error: data ? null : error, reload: () => void refetch() };
}

/** Puts everything back as it was before an import. */
export function useUndo() {
  const { undoImport } = useRepairCalls();
  const reload = useReload(repairs);
  return useMutation({ mutationFn: undoImport, onSettled: reload });
}
