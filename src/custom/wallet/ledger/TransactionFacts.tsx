import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { Facts } from '../../../kit/fields/Facts.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { Transaction } from '../../../schemas/wallet/transactions.ts';
import { signedAmount } from './kind.tsx';
import { reasonText } from './SourceLink.tsx';

/** Source, staff member and date of a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const translate = useTranslate();
  const locale = useLocale();
  const cents = useCents();
  const { locations, store } = useSession();
  const field = (name: string) => translate(`resources.transactions.fields.${name}`);
  const place = locations.find(({ id }) => id === transaction.location_id);
  const { order_no, register_id, register_number, customer_name, customer_id, reversal_of, reversed_by } =
    transaction;
  const links: [string, ReactNode][] = [];
  const add = (name: string, to: string, text: string) =>
    links.push([
      field(name),
      <Link component={RouterLink} to={to}>
        {text}
      </Link>,
    ]);
  if (order_no) add('order_no', `/Sales?id=${order_no}`, translate('wallet.order', { number: order_no }));
  if (register_id)
    add(
      'register_number',
      `/RegisterWallet/${register_id}`,
      translate('wallet.till', { number: register_number ?? '' }),
    );
  if (customer_id)
    add(
      'customer_name',
      `/Customers?cid=${customer_id}`,
      customer_name ?? translate('wallet.ledger.customer'),
    );
  if (reversal_of) add('reversal_of', `/Transactions/${reversal_of}`, translate('wallet.ledger.show'));
  if (reversed_by) add('reversed_by', `/Transactions/${reversed_by}`, translate('wallet.ledger.show'));
  const moment = dateFormat(locale, place?.timezone ?? store.timezone, 'moment');
  return (
    <Facts
      facts={[
        [field('amount'), cents(signedAmount(transaction))],
        [field('created_date'), moment.format(new Date(transaction.created_date))],
        [field('location_id'), place?.location_name],
        [field('by'), transaction.by ?? translate('inventory.item.services')],
        ...links,
        [field('note'), reasonText(transaction, translate)],
      ]}
    />
  );
}
