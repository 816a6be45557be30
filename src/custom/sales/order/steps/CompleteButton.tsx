import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import { NextStepButton } from '../NextStepButton.tsx';
import { serializedLines } from './serialsToDeliver.ts';
import { MoveDialog } from './MoveDialog.tsx';

interface CompleteButtonProps {
  order: Order;
  isNext: boolean;
  isDisabled: boolean;
  onDone: () => void;
}

/** Completes a fully paid order at once; opens a dialog if serial numbers are missing. */
export function CompleteButton({ order, isNext, isDisabled, onDone }: CompleteButtonProps) {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const words = 'sales.steps.complete';
  const { take, isBusy, failure, changes } = useTakeStep({
    model: orders,
    step: 'complete',
    done: `${words}.done`,
    onDone,
  });
  const isMissing = serializedLines(order).some(({ serials = [], quantity }) => serials.length !== quantity);
  return (
    <>
      <StepFailure model={orders} record={order} {...{ failure, changes }} />
      <NextStepButton
        isNext={isNext}
        disabled={isBusy || isDisabled}
        onClick={() =>
          isMissing ? setIsAsking(true) : void take({ id: order.id, shown: order, values: {} })
        }
      >
        {translate(`${words}.label`)}
      </NextStepButton>
      {isAsking && (
        <MoveDialog move="complete" order={order} onDone={onDone} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
