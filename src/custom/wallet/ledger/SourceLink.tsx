import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { RecordText, SlotProps } from '../../../kit/slots.ts';
import type { Transaction } from '../../../schemas/wallet/transactions.ts';

/** Source of a transaction: 'Order #12', 'Register #3'. */
export const sourceText: RecordText = ({ order_no, register_number }, translate) =>
  order_no
    ? translate('wallet.order', { number: order_no as number })
    : register_number
      ? translate('wallet.till', { number: register_number as number })
      : '';

export const reasonText: RecordText = ({ reason, note }, translate) =>
  [
    typeof reason === 'string' && translate(`resources.registers.values.reason.${reason}`, { _: reason }),
    note,
  ]
    .filter(Boolean)
    .join(' · ');

const addressOf = ({ order_no, register_id }: Transaction) =>
  order_no ? `/Sales?id=${order_no}` : register_id ? `/RegisterWallet/${register_id}` : undefined;

/** Links to the source of a row's transaction. */
export function SourceLink(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const record = useRecordContext<Transaction>();
  const to = record && addressOf(record);
  if (!to) return null;
  return (
    <Link component={RouterLink} to={to} onClick={(event) => event.stopPropagation()}>
      {sourceText(record, translate)}
    </Link>
  );
}
