import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useStoreCalls } from './calls.ts';
import { saveStoreSettings } from './saveStoreSettings.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { useReload } from '../../kit/useReload.ts';
import { store, type StoreSettings } from '../../schemas/store/store.ts';

/** Reads the store's repair settings from their own call. They are saved with the store (contract 1 §7). */
export function useStoreSettings() {
  const { store_id: id } = useSession().who;
  const calls = useStoreCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refusal = useFailureMessage(store);
  const reloadStore = useReload(store);
  const queryKey = [store.name, 'settings', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.getStoreSettings({ signal }),
  });
  const saving = useMutation({
    mutationFn: (change: Partial<StoreSettings>) => saveStoreSettings(calls, id, change),
    onSuccess: (settings) => {
      queryClient.setQueryData(queryKey, settings);
      notify('resources.store.messages.updated', { type: 'success' });
      reloadStore();
    },
    onError: (reason) => notify(refusal(reason, reason.message), { type: 'error' }),
  });
  const { variables } = saving;
  return {
    settings: data,
    error: data ? null : error,
    reload: () => void refetch(),
    change: saving.mutate,
    isSaving: saving.isPending,
    failure: saving.error &&
      variables && {
        message: refusal(saving.error, saving.error.message),
        retry: () => saving.mutate(variables),
      },
  };
}
