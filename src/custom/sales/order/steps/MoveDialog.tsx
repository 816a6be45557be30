import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { Choice } from '../../../../kit/Choice.tsx';
import { moneyFormat } from '../../../../kit/fields/money.ts';
import { Fields } from '../../../../kit/form/FormGrid.tsx';
import { StepFailure } from '../../../../kit/steps/StepFailure.tsx';
import { useTakeStep } from '../../../../kit/steps/useTakeStep.ts';
import { orders, type Order } from '../../../../schemas/sales/orders.ts';
import type { OrderTransition } from '../../../../schemas/sales/states.ts';
import { isDueWithoutCustomer } from '../../../../schemas/sales/amountDue.ts';
import { buyerText } from '../../list/texts.ts';
import { SerialsToDeliver } from './SerialsToDeliver.tsx';
import { serializedLines, type SerialsByLine } from './serialsToDeliver.ts';
import { heldAmount } from '../../list/actions.ts';

interface MoveDialogProps {
  move: OrderTransition;
  order: Order;
  onDone?: () => void;
  onClose: () => void;
}

const refundMethods = ['ORIGINAL', 'STORE_CREDIT'] as const;

/** Confirms a change of the order's state and asks for what it needs: serial numbers, refund method. */
export function MoveDialog({ move, order, onDone, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const words = `sales.steps.${move}`;
  const { take, isBusy, isOpen, failure, changes } = useTakeStep({
    model: orders,
    step: move,
    done: `${words}.done`,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  const serialLines = move === 'complete' ? serializedLines(order) : [];
  const [serials, setSerials] = useState<SerialsByLine>(() =>
    Object.fromEntries(serialLines.map((line) => [line.id!, line.serials ?? []])),
  );
  const isDue = move === 'complete' && order.due > 0;
  const isUnowed = isDue && isDueWithoutCustomer(order);
  const isMissing = serialLines.some((line) => serials[line.id!]?.length !== line.quantity);
  const held = move === 'cancel' || move === 'reject' ? heldAmount(order) : 0;
  const [refundMethod, setRefundMethod] = useState<string>(refundMethods[0]);
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  const parameters = { number: order.order_no, held: money(held) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isMissing || isUnowed) return;
    void take({
      id: order.id,
      shown: order,
      values: {
        ...(serialLines.length > 0 && { serials }),
        ...(held > 0 && { refund_to: refundMethod }),
      },
    });
  };
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{translate(`${words}.title`, parameters)}</DialogTitle>
        <DialogContent>
          <p style={{ marginTop: 0 }}>{translate(`${words}.text`)}</p>
          {isDue && (
            <Alert severity={isUnowed ? 'error' : 'warning'} sx={{ mb: 2 }}>
              {translate(`${words}.${isUnowed ? 'nobody_owes' : 'owed'}`, {
                due: money(order.due),
                name: buyerText(order, translate),
              })}
            </Alert>
          )}
          <Fields disabled={isOpen} inert={isOpen}>
            {serialLines.length > 0 && (
              <SerialsToDeliver lines={serialLines} serials={serials} onChange={setSerials} />
            )}
            {held > 0 && (
              <Choice
                label={translate('sales.steps.refund_to', parameters)}
                value={refundMethod}
                onChange={setRefundMethod}
              >
                {refundMethods
                  .filter((one) => one === 'ORIGINAL' || order.customer_id)
                  .map((one) => (
                    <option key={one} value={one}>
                      {translate(`sales.steps.ways.${one}`)}
                    </option>
                  ))}
              </Choice>
            )}
          </Fields>
          <StepFailure model={orders} record={order} {...{ failure, changes }} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} autoFocus={isUnowed}>
            {translate('sales.back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            autoFocus={serialLines.length === 0 && !isUnowed}
            disabled={isBusy || isMissing || isUnowed}
          >
            {translate(`${words}.yes`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
