import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { http } from '../../authProvider/http.ts';
import { useSession } from '../../authProvider/session.ts';
import { useReload } from '../../resources/useReload.ts';
import { store, type StoreSettings } from '../../schemas/store.ts';

/** What the store's repair service does, read from its own call and saved with the store (specification 1 §7). */
export function useStoreSettings() {
  const { store_id: id } = useSession().who;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reloadStore = useReload(store);
  const queryKey = [store.name, 'settings', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const path = `/dc/store/${id}/settings`;
      return (await http<StoreSettings>({ service: 'store', method: 'GET', path, signal })).json;
    },
  });
  const saving = useMutation({
    mutationFn: async (change: Partial<StoreSettings>) => {
      const { data: current } = await dataProvider.getOne<RaRecord>(store.name, { id });
      const settings = { ...(current.settings as StoreSettings), ...change };
      const next = { ...current, settings };
      await dataProvider.update(store.name, { id, data: next, previousData: current });
      return settings;
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings);
      notify('resources.store.messages.updated', { type: 'success' });
      reloadStore();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { variables } = saving;
  return {
    settings: data,
    error: data ? null : error,
    reload: () => void refetch(),
    change: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error &&
      variables && { message: saving.error.message, retry: () => saving.mutate(variables) },
  };
}
