import { useDataProvider, useNotify, useTranslate, type Identifier } from 'react-admin';
import type { RecordHistory } from '../../dataProvider/history.ts';
import type { PrefetchProvider } from '../../dataProvider/prefetch.ts';
import type { Model } from '../../schemas/model.ts';
import { toFieldName } from '../form/toFieldName.ts';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';

/** Restores deleted records and reports references that could not be restored. */
export function useRestore(model: Model) {
  const dataProvider = useDataProvider<PrefetchProvider & RecordHistory>();
  const notify = useNotify();
  const translate = useTranslate();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);
  return async (ids: Identifier[]) => {
    const missing = new Set<string>();
    try {
      for (const id of ids) {
        const restored = await dataProvider.restore(model.name, { id });
        for (const { path } of restored.missing) missing.add(toFieldName(path));
      }
      const fields = [...missing].map((field) => translate(`resources.${model.name}.fields.${field}`));
      if (fields.length === 0)
        notify('list.restored', { type: 'success', messageArgs: { smart_count: ids.length } });
      else notify('list.restored_partly', { type: 'warning', messageArgs: { fields: fields.join(', ') } });
    } catch (error) {
      notify(refusal(error, 'list.restore_failed'), { type: 'error' });
    } finally {
      reload();
    }
  };
}
