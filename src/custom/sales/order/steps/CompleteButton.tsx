import { useTranslate } from 'react-admin';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import { NextStepButton } from '../NextStepButton.tsx';
import { isMissingSerials, knownSerials, serializedLines } from './serialsToDeliver.ts';

interface CompleteButtonProps {
  order: Order;
  isNext: boolean;
  isDisabled: boolean;
  onDone: () => void;
  /** Called instead if serial numbers are missing. */
  onAsk: () => void;
}

/** Completes a fully paid order at once. */
export function CompleteButton({ order, isNext, isDisabled, onDone, onAsk }: CompleteButtonProps) {
  const translate = useTranslate();
  const words = 'resources.orders.steps.complete';
  const { take, isBusy, failure, changes } = useTakeStep({
    model: orders,
    step: 'complete',
    done: `${words}.done`,
    onDone,
  });
  const lines = serializedLines(order);
  const isMissing = isMissingSerials(lines, knownSerials(lines));
  return (
    <>
      <StepFailure model={orders} record={order} {...{ failure, changes }} />
      <NextStepButton
        isNext={isNext}
        disabled={isBusy || isDisabled}
        onClick={() => (isMissing ? onAsk() : void take({ id: order.id, shown: order, values: {} }))}
      >
        {translate(`${words}.label`)}
      </NextStepButton>
    </>
  );
}
