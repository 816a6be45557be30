import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { actionNotification } from '../undoNotification.tsx';

/**
 * Notifies that a created record is hidden by the list's filters and offers to clear them; resolves to whether it did.
 * `message` is the success message or its key.
 */
export function useNotifyHiddenByFilters(model: Model) {
  const { path } = useListOptions();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  return async ({ id }: Partial<RaRecord>, message: string): Promise<boolean> => {
    const filter = pathname === `${path}/create` ? filterOf(search) : {};
    if (id === undefined || Object.keys(filter).length === 0) return false;
    const params = {
      filter: { ...filter, ids: [id] },
      pagination: { page: 1, perPage: 1 },
      sort: model.defaultSort,
    };
    const found = await dataProvider.getList(model.name, params).catch(() => undefined);
    if (found?.data.length !== 0) return false;
    const text = `${translate(message)} ${translate('list.made_hidden')}`;
    notify(...actionNotification(text, 'list.show_all', () => void navigate(path)));
    return true;
  };
}

/** Parses the filter of a list's URL. */
function filterOf(search: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as object) };
  } catch {
    return {};
  }
}
