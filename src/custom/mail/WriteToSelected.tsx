import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { fetchAll } from '../../kit/export/fetchAll.ts';
import { bulkEmails, MAX_BULK_RECIPIENTS } from '../../schemas/mail/bulkEmails.ts';
import { openMail } from './composer/composerState.ts';

/** Starts a bulk email to the selected customers, or to all that match the list's filters. */
export function WriteToSelected() {
  const { resource, selectedIds, total = 0, filter: own, filterValues, sort } = useListContext();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const may = useCan();
  const [isLoading, setIsLoading] = useState(false);
  if (!may('create', bulkEmails)) return null;

  const open = (customerIds: string[]) => {
    if (customerIds.length <= MAX_BULK_RECIPIENTS) return openMail({ customerIds });
    const limit = MAX_BULK_RECIPIENTS.toLocaleString(locale);
    return notify('mailing.too_many', { type: 'warning', messageArgs: { limit } });
  };
  const openAll = async () => {
    if (total > MAX_BULK_RECIPIENTS) return open(Array<string>(total));
    setIsLoading(true);
    try {
      const filter = { ...filterValues, ...(own as object | undefined) };
      const rows = await fetchAll<RaRecord>({
        getPage: (page, perPage) =>
          dataProvider.getList(resource, { pagination: { page, perPage }, sort, filter }),
        onProgress: () => undefined,
        signal: new AbortController().signal,
        pageSize: 1000,
      });
      return open(rows.map(({ id }) => String(id)));
    } catch {
      return notify('messages.load_failed', { type: 'error' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button onClick={() => open(selectedIds.map(String))}>{translate('mailing.write')}</Button>
      {total > selectedIds.length && (
        <Button loading={isLoading} onClick={() => void openAll()}>
          {translate('mailing.write_all', { count: total.toLocaleString(locale) })}
        </Button>
      )}
    </>
  );
}
