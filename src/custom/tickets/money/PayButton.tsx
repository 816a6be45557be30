import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { OpenStepContext } from '../../../kit/steps/openStep.ts';
import { useButtonAction } from '../../../kit/actions/useAction.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { PayDialog } from '../../sales/index.ts';

interface PayButtonProps extends Pick<ButtonProps, 'variant'> {
  /** Returns the order as it is to be paid. */
  settle: () => Promise<Order | undefined>;
  isBusy: boolean;
  onPaid: () => void;
}

/** Opens the till's payment dialog for the order of a ticket. */
export function PayButton({ settle, isBusy, onPaid, variant = 'contained' }: PayButtonProps) {
  const translate = useTranslate();
  const [order, setOrder] = useState<Order>();
  const label = translate('bench.money.pay');
  const button = useButtonAction(label);
  const close = () => {
    setOrder(undefined);
    onPaid();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void settle().then(setOrder);
        }}
      >
        {label}
      </Button>
      {order && (
        <LazyBoundary onClose={close}>
          <OpenStepContext
            value={{ model: orders, step: 'pay', record: order, onDone: close, onClose: close }}
          >
            <PayDialog />
          </OpenStepContext>
        </LazyBoundary>
      )}
    </>
  );
}
