import { useMutation, useQuery } from '@tanstack/react-query';
import { http } from '../../../../authProvider/http.ts';
import { useSession } from '../../../../authProvider/session.ts';
import { useReload } from '../../../../kit/useReload.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';
import type { Changes } from './sheet.ts';

/** An import of the last day. */
export interface PastImport extends Changes {
  id: string;
  file_name: string;
  created_by_name: string;
  created_date: string;
  undone_date: string | null;
  undo_until: string;
}

export interface Undone {
  restored: number;
  removed: number;
  /** Changed again since the import, and left alone. */
  kept: number;
}

/** The imports of the last day, newest first. */
export function useImports() {
  const { store_id: storeId } = useSession().who;
  const { data, error, refetch } = useQuery({
    queryKey: [repairs.name, 'imports', storeId],
    queryFn: async ({ signal }) => {
      const path = `/dc/store/${storeId}/repair/imports`;
      const { json } = await http<{ data: PastImport[] }>({ service: 'repair', method: 'GET', path, signal });
      return json.data;
    },
    staleTime: 0,
  });
  return { imports: data, error: data ? null : error, reload: () => void refetch() };
}

/** Puts everything back as it was before an import. */
export function useUndo() {
  const { store_id: storeId } = useSession().who;
  const reload = useReload(repairs);
  return useMutation({
    mutationFn: async (id: string) => {
      const path = `/dc/store/${storeId}/repair/imports/${id}/undo`;
      return (await http<Undone>({ service: 'repair', method: 'POST', path })).json;
    },
    onSettled: reload,
  });
}
