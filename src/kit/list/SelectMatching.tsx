import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useTranslate, type Identifier } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useResourceText } from '../useResourceText.ts';

/** Maximum number of records that one call deletes. */
const maxSelected = 10_000;

/** Rows per request; a longer response would block the page. */
const pageSize = 1000;

/**
 * Selects all rows that match the filters, offered once the page is selected. Does not use onSelectAll, which keeps a
 * separate selection for lists without a storeKey.
 */
export function SelectMatching() {
  const { resource, data = [], selectedIds, total = 0, onSelect, ...list } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const { message } = useResourceText();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const filter = { ...list.filterValues, ...(list.filter as object | undefined) };
      const ids = new Set<Identifier>();
      for (let page = 1; page <= Math.ceil(Math.min(total, maxSelected) / pageSize); page++) {
        const pagination = { page, perPage: pageSize };
        const { data: rows } = await dataProvider.getList(resource, { pagination, sort: list.sort, filter });
        if (!Array.isArray(rows)) break; // The session has expired: the sign-in appears.
        for (const { id } of rows) ids.add(id);
      }
      return [...ids];
    },
    onSuccess: (ids) => onSelect(ids),
    onError: () => notify(message('load_failed'), { type: 'error' }),
  });
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!isPageSelected || total <= selectedIds.length || total <= data.length) return null;
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {translate('list.select_matching', { total: Math.min(total, maxSelected).toLocaleString(locale) })}
    </Button>
  );
}
