import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { late } from '../../../kit/late.ts';
import { LoadAgain } from '../../../kit/LoadAgain.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { mayStep } from './may.ts';
import { PaperMenu } from './PaperMenu.tsx';
import { PaymentList } from './PaymentList.tsx';
import { returnable } from './refundForm.ts';
import { usePayments } from './usePayments.ts';

const dialogs = {
  pay: late(() => import('./PayDialog.tsx')),
  refund: late(() => import('./RefundDialog.tsx')),
  unpay: late(() => import('./UnpayDialog.tsx')),
};
type Step = keyof typeof dialogs;

/** What was paid of an order and is due; payments, refunds, invoice and receipt. */
export function PaymentPanel({ order }: { order: Order }) {
  const translate = useTranslate();
  const cents = useCents();
  const { who } = useSession();
  const { data, error, refetch } = usePayments(order);
  const [step, setStep] = useState<Step>();
  const hasMoney = order.paid > order.refunded;
  const offered: Step[] = [
    ...(order.due > 0 ? (['pay'] as const) : []),
    ...(order.credited < order.total || returnable(order).length > 0 ? (['refund'] as const) : []),
    ...(hasMoney ? (['unpay'] as const) : []),
  ];
  const Dialog = step && dialogs[step];
  return (
    <Card title={translate('salesPayments.title')} action={<PaperMenu order={order} />}>
      <Stack sx={{ gap: 2 }}>
        {error ? (
          <LoadAgain message="messages.failed" onRetry={() => void refetch()} />
        ) : data ? (
          <PaymentList payments={data} />
        ) : (
          order.paid > 0 && <Skeleton variant="rounded" height={48} />
        )}
        {order.credited > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('salesPayments.credited', { amount: cents(order.credited) })}
          </Typography>
        )}
        <Typography variant="h2" component="p" role="status">
          {translate('salesPayments.due', { amount: cents(order.due) })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {offered
            .filter((one) => mayStep(who, one, order))
            .map((one) => (
              <Button
                key={one}
                variant={one === 'pay' ? 'contained' : 'outlined'}
                onClick={() => setStep(one)}
              >
                {translate(`salesPayments.${one}.label`)}
              </Button>
            ))}
        </Stack>
      </Stack>
      {Dialog && <Dialog order={order} onClose={() => setStep(undefined)} />}
    </Card>
  );
}
