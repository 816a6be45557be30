import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import { inCash } from '../../../schemas/money.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import { refundOf, spreadBack } from '../../../schemas/sales/refund.ts';
import { refundValues, type RefundForm } from './refundForm.ts';
import { wayText } from './wayText.ts';
import { TillInput } from './TillInput.tsx';
import { usePaying } from './usePaying.ts';
import { usePayments } from './usePayments.ts';

/** What a refund is worth, and what of it goes back how. */
export function RefundPreview({ order, form }: { order: Order; form: RefundForm }) {
  const translate = useTranslate();
  const cents = useCents();
  const payments = usePayments(order);
  const paying = usePaying(order.id);
  const { lines, shipping = false, amount } = refundValues(form);
  const wanted = { lines, shipping, amount: typeof amount === 'number' ? amount : 0 };
  const { value, back } = refundOf(order, wanted);
  if (payments.error) return <LoadAgain message="messages.failed" onRetry={() => void payments.refetch()} />;
  const parts = spreadBack(payments.data ?? [], back);
  const isCredit = form.refund_to === 'STORE_CREDIT';
  const letOff = value - back;
  return (
    <>
      <Alert severity="info" role="status">
        <strong>{translate('salesPayments.refund.worth', { amount: cents(value) })}</strong>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {letOff > 0 && <li>{translate('salesPayments.refund.let_off', { amount: cents(letOff) })}</li>}
          {isCredit && back > 0 && (
            <li>
              {translate('salesPayments.refund.part', {
                way: translate('resources.payments.values.balance.STORE_CREDIT'),
                amount: cents(back),
              })}
            </li>
          )}
          {!isCredit &&
            parts.map(({ payment, amount: part }) => (
              <li key={payment.id}>
                {translate('salesPayments.refund.part', {
                  way: wayText(translate, payment),
                  amount: cents(payment.method === 'CASH' ? inCash(part) : part),
                })}
              </li>
            ))}
        </ul>
      </Alert>
      {!isCredit && parts.some(({ payment }) => payment.method === 'CASH') && (
        <TillInput tills={paying.data?.tills} />
      )}
    </>
  );
}
