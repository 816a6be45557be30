import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../useReload.ts';
import type { PastImport } from '../../../../schemas/pastImports.ts';
import type { SheetImport } from '../sheetImport.ts';
import { countOf } from '../write/writeChanges.ts';

const isUndoable = (past: PastImport) =>
  !past.undone_date && countOf(past) > 0 && Date.now() < Date.parse(past.undo_until);

/** Returns the newest imports, and whether each can be undone. */
export function usePastImports({ model, recordId, getImports }: SheetImport, count: number) {
  const { store_id: storeId } = useSession().who;
  const { data, error, refetch } = useQuery({
    queryKey: [model.name, 'imports', storeId, recordId, count],
    queryFn: async ({ signal }) => {
      const { imports, total } = await getImports(count, signal);
      return { imports: imports.map((one) => ({ ...one, canUndo: isUndoable(one) })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...data, error: data ? null : error, reload: () => void refetch() };
}

/** Restores the records as they were before an import. */
export function useUndoImport({ model, undoImport }: SheetImport) {
  const reload = useReload(model);
  return useMutation({ mutationFn: undoImport, onSettled: reload });
}
