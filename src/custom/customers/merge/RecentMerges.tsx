import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { useCustomerRecordCalls } from '../recordCalls.ts';
import { useUndoMerge } from './useUndoMerge.ts';

/** Who went into a customer in the last day, each with Undo. */
export function RecentMerges({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const may = useCan();
  const { getMerges } = useCustomerRecordCalls();
  const { mutate, isPending } = useUndoMerge();
  const { data = [] } = useQuery({
    queryKey: [customers.name, 'merges', customer.id],
    queryFn: ({ signal }) => getMerges(customer.id, signal),
  });
  const moment = (date: string) => dateFormat(locale, timezone, 'moment').format(new Date(date));
  return data
    .filter(({ kept_id, undo_until }) => kept_id === customer.id && undo_until)
    .map(({ id, merged_name, merged_date, merged_by_name }) => (
      <Alert
        key={id}
        severity="info"
        action={
          may('update', customers, { ...customer }) ? (
            <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate(id)}>
              {translate('merging.undo')}
            </Button>
          ) : undefined
        }
      >
        {translate('merging.recent_line', {
          name: merged_name,
          date: moment(merged_date),
          by: merged_by_name ?? translate('history.somebody'),
        })}
      </Alert>
    ));
}
