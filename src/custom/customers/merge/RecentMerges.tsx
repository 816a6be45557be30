import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import type { Merge } from '../../../schemas/customers/merge.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useCustomerCalls } from '../calls.ts';
import { UndoMergeDialog } from './UndoMergeDialog.tsx';
import { useUndoMerge } from './useUndoMerge.ts';

/** Merges into a customer in the last 24 hours, each with Undo. */
export function RecentMerges({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const may = useCan();
  const { getMerges } = useCustomerCalls();
  const { mutate, isPending } = useUndoMerge();
  const { data = [] } = useQuery({
    queryKey: [customers.name, 'merges', customer.id],
    queryFn: async ({ signal }) => (await getMerges({ params: { id: customer.id }, signal })).data,
  });
  const [asked, setAsked] = useState<Merge>();
  const moment = (date: string) => dateFormat(locale, timezone, 'moment').format(new Date(date));
  const open = data.filter(({ kept_id, undo_until }) => kept_id === customer.id && undo_until);
  return (
    <>
      {open.map((merge) => (
        <Alert
          key={merge.id}
          severity="info"
          action={
            may('update', customers, { ...customer }) ? (
              <Button color="inherit" size="small" disabled={isPending} onClick={() => setAsked(merge)}>
                {translate('merging.undo')}
              </Button>
            ) : undefined
          }
        >
          {translate('merging.recent_line', {
            name: merge.merged_name,
            date: moment(merge.merged_date),
            by: merge.merged_by_name ?? translate('history.somebody'),
          })}
        </Alert>
      ))}
      {asked && (
        <UndoMergeDialog
          merge={asked}
          kept={nameOf(customers, customer)}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            mutate(asked.id);
          }}
        />
      )}
    </>
  );
}
