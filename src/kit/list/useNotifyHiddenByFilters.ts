import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { actionNotification } from '../undoNotification.tsx';

/**
 * Tells of a record that was just made and that the filters of the list around hide, and offers to show all; resolves to
 * whether it did. `message` says, as a message key or a sentence, that it was made.
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

/** What the address of a list, and of a dialog over it, says of its filters. */
function filterOf(search: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as object) };
  } catch {
    return {};
  }
}
