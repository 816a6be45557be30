import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { StepFailure } from '../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../kit/steps/useTakeStep.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';

/** Completes the order of a ticket that is paid and handed over; offered, never done by itself. */
export function CompleteSale({ order, onDone }: { order: Order; onDone: () => void }) {
  const translate = useTranslate();
  const { who } = useSession();
  const { take, isBusy, failure, changes } = useTakeStep({
    model: orders,
    step: 'complete',
    done: 'resources.orders.steps.complete.done',
    onDone,
  });
  if (!mayTakeStep(who, orders, 'complete', order)) return null;
  return (
    <>
      <Typography>{translate('bench.pick_up.complete_about')}</Typography>
      <StepFailure model={orders} record={order} {...{ failure, changes }} />
      <Button
        variant="contained"
        aria-disabled={isBusy}
        onClick={() => void take({ id: order.id, shown: order, values: {} })}
      >
        {translate('bench.pick_up.complete')}
      </Button>
    </>
  );
}
