import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import type { PriceImport } from '../../../../schemas/repairs/priceImports.ts';
import { useRepairCalls } from '../../calls.ts';
import { countOf } from './sheet.ts';

const isUndoable = (past: PriceImport) =>
  !past.undone_date && countOf(past) > 0 && Date.now() < Date.parse(past.undo_until);

/** Returns the newest imports, and whether each can be undone. */
export function useImports(count: number) {
  const { store_id: storeId } = useSession().who;
  const { getImports } = useRepairCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [repairs.name, 'imports', storeId, count],
    queryFn: async ({ signal }) => {
      const { data: imports, metadata } = await getImports({ query: { per_page: count }, signal });
      return {
        imports: imports.map((one) => ({ ...one, canUndo: isUndoable(one) })),
        total: metadata.total,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...data, error: data ? null : error, reload: () => void refetch() };
}

/** Restores the services as they were before an import. */
export function useUndoImport() {
  const { undoImport } = useRepairCalls();
  const reload = useReload(repairs);
  return useMutation({ mutationFn: (id: string) => undoImport({ params: { id } }), onSettled: reload });
}
