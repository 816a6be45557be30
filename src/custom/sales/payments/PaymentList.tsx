import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { amountMoved, type Payment } from '../../../schemas/sales/payments.ts';
import { paymentMethodLabel } from './paymentMethodLabel.ts';

/** Payments and refunds: amount, method, date and staff member. */
export function PaymentList({ payments }: { payments: Payment[] }) {
  const translate = useTranslate();
  const cents = useCents();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const reversed = new Set(
    payments.flatMap(({ kind, payment_id }) => (kind === 'REVERSAL' ? [payment_id] : [])),
  );
  return (
    <List>
      {payments.map((payment) => (
        <li key={payment.id} data-gone={reversed.has(payment.id) || undefined}>
          <span>
            {payment.kind !== 'PAYMENT' && `${translate(`resources.payments.values.kind.${payment.kind}`)}: `}
            {paymentMethodLabel(translate, payment)}
          </span>
          <b>{cents(payment.kind === 'PAYMENT' ? payment.amount : -payment.amount)}</b>
          <small>
            {[
              payment.by ?? translate('history.somebody'),
              dateFormat(locale, timezone, 'moment').format(new Date(payment.created_date)),
              isRounded(payment) &&
                translate('salesPayments.in_cash', { amount: cents(amountMoved(payment)) }),
              payment.change > 0 && translate('salesPayments.change', { amount: cents(payment.change) }),
              payment.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </List>
  );
}

const isRounded = (payment: Payment) => amountMoved(payment) !== payment.amount;

const List = styled('ul')(({ theme: { palette, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: spacing(2),
    overflowWrap: 'anywhere',
  },
  '& [data-gone]': { textDecoration: 'line-through' },
  '& b': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& small': { gridColumn: '1 / -1', color: palette.text.secondary },
}));
