import MoreHoriz from '@mui/icons-material/MoreHoriz';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSession } from '../../../../authProvider/session.ts';
import { MenuButton } from '../../../../kit/list/MenuButton.tsx';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import { orderTransitions, type OrderTransition } from '../../../../schemas/sales/states.ts';
import { mayTakeStep } from '../../../../schemas/steps.ts';
import type { NextStep } from '../nextStep.ts';
import { CompleteButton } from './CompleteButton.tsx';
import { MoveDialog } from './MoveDialog.tsx';

const transitions = Object.keys(orderTransitions) as OrderTransition[];

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
  const [move, setMove] = useState<OrderTransition>();
  const moves = transitions.filter((one) => mayTakeStep(who, orders, one, order));
  const isDirty = Object.keys(dirtyFields).length > 0;
  const isPaid = order.due <= 0 && moves.includes('complete');
  const sold = () => onNextStep('receipt');
  if (moves.length === 0) return null;
  return (
    <>
      <MenuButton label={translate('sales.steps.menu')} icon={<MoreHoriz />}>
        {(close) => [
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
                close();
                setMove(one);
              }}
            >
              {translate(`sales.steps.${one}.label`)}
            </MenuItem>
          )),
        ]}
      </MenuButton>
      {move && (
        <MoveDialog
          key={move}
          move={move}
          order={order}
          onDone={move === 'complete' ? sold : undefined}
          onClose={() => setMove(undefined)}
        />
      )}
      {isPaid && (
        <CompleteButton order={order} isNext={next === 'complete'} isDisabled={isDirty} onDone={sold} />
      )}
    </>
  );
}
