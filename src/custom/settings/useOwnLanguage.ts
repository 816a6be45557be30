import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useReload } from '../../kit/useReload.ts';
import { useSavedLanguage } from '../account/index.ts';
import { staff } from '../../schemas/staff/staff.ts';

/** Changes the language of the user's staff record and switches to it (contract 1 §2.7, §7). */
export function useOwnLanguage() {
  const { staff_id: id } = useSession().who;
  const dataProvider = useDataProvider();
  const speak = useSavedLanguage('settings.general.saved');
  const notify = useNotify();
  const reload = useReload(staff);
  const saving = useMutation({
    mutationFn: async (default_locale: string) => {
      const { data: me } = await dataProvider.getOne<RaRecord>(staff.name, { id });
      const data = { ...me, settings: { ...me.settings, default_locale } };
      return dataProvider.update(staff.name, { id, data, previousData: me });
    },
    onSuccess: (_, locale) => {
      if (!speak(locale)) notify('settings.general.saved', { type: 'success' });
      reload();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { error, variables } = saving;
  return {
    choose: (locale: string) => saving.mutate(locale),
    isSaving: saving.isPending,
    failure: error && variables && { message: error.message, retry: () => saving.mutate(variables) },
  };
}
