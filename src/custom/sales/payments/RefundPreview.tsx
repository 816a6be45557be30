import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { cashRefund, type Payment } from '../../../schemas/sales/payments.ts';
import { calculateRefund, allocateRefund } from '../../../schemas/sales/refund.ts';
import { BoughtBackWarning } from './BoughtBackWarning.tsx';
import { refundsBoughtBack, toRefundRequest, type RefundForm } from './refundForm.ts';
import { paymentMethodLabel } from './paymentMethodLabel.ts';
import { RegisterInput } from './RegisterInput.tsx';
import { usePaying } from './usePaying.ts';
import { usePayments } from './usePayments.ts';

/** The refund's total, split by payment. */
export function RefundPreview({ order, form }: { order: Order; form: RefundForm }) {
  const translate = useTranslate();
  const cents = useCents();
  const payments = usePayments(order);
  const paying = usePaying(order.id);
  const { lines, shipping = false, amount } = toRefundRequest(form);
  const wanted = { lines, shipping, amount: typeof amount === 'number' ? amount : 0 };
  const { value, back } = calculateRefund(order, wanted);
  if (payments.error)
    return <LoadErrorAlert message="messages.failed" onRetry={() => void payments.refetch()} />;
  const before = payments.data ?? [];
  const parts = withCoins(before, allocateRefund(before, back));
  const isCredit = form.refund_to === 'STORE_CREDIT';
  const bought = paying.data?.bought_back ?? [];
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
            parts.map(({ payment, moved }) => (
              <li key={payment.id}>
                {translate('salesPayments.refund.part', {
                  way: paymentMethodLabel(translate, payment),
                  amount: cents(moved),
                })}
              </li>
            ))}
        </ul>
      </Alert>
      {refundsBoughtBack(
        order,
        form,
        bought.map(({ serial }) => serial),
      ) && <BoughtBackWarning bought={bought} />}
      {!isCredit && parts.some(({ payment }) => payment.method === 'CASH') && (
        <RegisterInput registers={paying.data?.tills} />
      )}
    </>
  );
}

/** The amount of each part; cash is rounded to coins over the sum of all cash parts. */
function withCoins(before: Payment[], parts: { payment: Payment; amount: number }[]) {
  const done = [...before];
  return parts.map(({ payment, amount }) => {
    if (payment.method !== 'CASH') return { payment, moved: amount };
    const moved = cashRefund(done, amount);
    done.push({ ...payment, kind: 'REFUND', amount, cash: moved });
    return { payment, moved };
  });
}
