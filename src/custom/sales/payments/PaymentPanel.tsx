import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { OfferedAction } from '../../../kit/actions/OfferedAction.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { StepDialog } from '../../../kit/steps/StepDialog.tsx';
import { usePreloadSteps } from '../../../kit/steps/usePreloadSteps.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { NextStepButton } from '../order/NextStepButton.tsx';
import type { NextStep } from '../order/nextStep.ts';
import { DocumentMenu } from './DocumentMenu.tsx';
import { PaymentList } from './PaymentList.tsx';
import { returnableLines } from './refundForm.ts';
import { SaleCompletePanel } from './SaleCompletePanel.tsx';
import { usePayments } from './usePayments.ts';

interface PaymentPanelProps {
  order: Order;
  /** The next step of a sale that was rung up on this page. */
  next: NextStep | undefined;
  onNextStep: (next: NextStep) => void;
}

/** Paid and due amounts; payments, refunds, invoice and receipt. */
export function PaymentPanel({ order, next, onNextStep }: PaymentPanelProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { who } = useSession();
  const { data, error, refetch } = usePayments(order);
  const [step, setStep] = useState<string>();
  const [hasPaid, setHasPaid] = useState(next === 'receipt');
  const change = hasPaid ? data?.findLast(({ kind }) => kind === 'PAYMENT')?.change : undefined;
  const isReturnable = returnableLines(order).length > 0;
  const offers = {
    pay: order.due > 0,
    refund: order.credited < order.total || isReturnable,
    exchange: isReturnable,
    unpay: order.paid > order.refunded,
  };
  const steps = Object.entries(offers).flatMap(([one, isOffered]) =>
    isOffered && mayTakeStep(who, orders, one, order) ? [one] : [],
  );
  usePreloadSteps(orders, steps);
  const close = () => setStep(undefined);
  const onDone = () => {
    close();
    if (step !== 'pay') return;
    setHasPaid(true);
    onNextStep('pay');
  };
  return (
    <Card title={translate('salesPayments.title')} action={<DocumentMenu order={order} />}>
      <Stack sx={{ gap: 2 }}>
        {error ? (
          <LoadErrorAlert message="messages.failed" onRetry={() => void refetch()} />
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
        {change !== undefined && change > 0 && (
          <Typography variant="h1" component="p" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('salesPayments.change', { amount: cents(change) })}
          </Typography>
        )}
        <Typography variant="h2" component="p" role="status">
          {translate('salesPayments.due', { amount: cents(order.due) })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {steps.map((one) => (
            <NextStepButton
              key={one}
              isNext={one === 'pay' && next === 'pay'}
              variant={one === 'pay' ? 'contained' : 'outlined'}
              onClick={() => setStep(one)}
            >
              {translate(`resources.orders.steps.${one}.label`)}
            </NextStepButton>
          ))}
        </Stack>
        {next === 'receipt' && <SaleCompletePanel order={order} />}
      </Stack>
      {steps.map((one) => (
        <OfferedAction
          key={one}
          label={translate(`resources.orders.steps.${one}.label`)}
          run={() => setStep(one)}
        />
      ))}
      <StepDialog model={orders} step={step} record={order} onDone={onDone} onClose={close} />
    </Card>
  );
}
