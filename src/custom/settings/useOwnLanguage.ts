import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useSetLocale, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useReload } from '../../resources/useReload.ts';
import { staff } from '../../schemas/staff.ts';

/** Changes the language here and now, and in the own staff record (specification 1 §2.7, §7). */
export function useOwnLanguage() {
  const { staff_id: id } = useSession().who;
  const dataProvider = useDataProvider();
  const setLocale = useSetLocale();
  const notify = useNotify();
  const reload = useReload(staff);
  const saving = useMutation({
    mutationFn: async (default_locale: string) => {
      const { data: me } = await dataProvider.getOne<RaRecord>(staff.name, { id });
      const data = { ...me, settings: { ...me.settings, default_locale } };
      return dataProvider.update(staff.name, { id, data, previousData: me });
    },
    onSuccess: () => {
      notify('settings.general.saved', { type: 'success' });
      reload();
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const { error, variables } = saving;
  return {
    choose: async (locale: string) => {
      await setLocale(locale);
      saving.mutate(locale);
    },
    isSaving: saving.isPending,
    failure: error && variables && { message: error.message, retry: () => saving.mutate(variables) },
  };
}
