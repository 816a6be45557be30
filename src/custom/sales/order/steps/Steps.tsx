import MoreHoriz from '@mui/icons-material/MoreHoriz';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import { OfferedAction } from '../../../../kit/actions/OfferedAction.tsx';
import { MenuButton } from '../../../../kit/list/MenuButton.tsx';
import { StepDialog } from '../../../../kit/steps/StepDialog.tsx';
import { usePreloadSteps } from '../../../../kit/steps/usePreloadSteps.ts';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import { orderTransitions } from '../../../../schemas/sales/states.ts';
import { stepsOf } from '../../../../schemas/steps.ts';
import type { NextStep } from '../nextStep.ts';
import { CompleteButton } from './CompleteButton.tsx';

interface StepsProps {
  order: Order;
  next: NextStep | undefined;
  onNextStep: (next: NextStep) => void;
}

/** Buttons for the order's available state changes; they wait until the form is saved. */
export function Steps({ order, next, onNextStep }: StepsProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const { dirtyFields } = useFormState();
  const [step, setStep] = useState<string>();
  const moves = stepsOf(who, orders, order).filter((one) => one in orderTransitions);
  usePreloadSteps(orders, moves);
  const isDirty = Object.keys(dirtyFields).length > 0;
  const isPaid = order.due <= 0 && moves.includes('complete');
  const sold = () => onNextStep('receipt');
  const close = () => setStep(undefined);
  const labelOf = (one: string) => translate(`resources.orders.steps.${one}.label`);
  if (moves.length === 0) return null;
  return (
    <>
      <MenuButton label={translate('sales.steps.menu')} icon={<MoreHoriz />}>
        {(closeMenu) => [
          isDirty && (
            <MenuItem key="save" disabled>
              {translate('sales.steps.save_first')}
            </MenuItem>
          ),
          ...moves.map((one) => (
            <MenuItem
              key={one}
              disabled={isDirty}
              onClick={() => {
                closeMenu();
                setStep(one);
              }}
            >
              {labelOf(one)}
            </MenuItem>
          )),
        ]}
      </MenuButton>
      {moves.map((one) => (
        <OfferedAction key={one} label={labelOf(one)} isOn={!isDirty} run={() => setStep(one)} />
      ))}
      <StepDialog
        model={orders}
        step={step}
        record={order}
        onDone={() => {
          if (step === 'complete') sold();
          close();
        }}
        onClose={close}
      />
      {isPaid && (
        <CompleteButton
          order={order}
          isNext={next === 'complete'}
          isDisabled={isDirty}
          onDone={sold}
          onAsk={() => setStep('complete')}
        />
      )}
    </>
  );
}
