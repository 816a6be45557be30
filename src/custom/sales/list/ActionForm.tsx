import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Choice } from '../../../kit/Choice.tsx';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { Fields } from '../../../kit/form/FormGrid.tsx';
import { paymentMethods } from '../../../schemas/sales/states.ts';
import { refundsMoney, heldAmount, type ListedOrder, type OrderAction } from './actions.ts';
import { SkippedOrders, OrderNotes } from './SkippedOrders.tsx';
import { buyerText } from './texts.ts';
import { useOrderAction, type Outcome } from './useOrderAction.ts';

interface ActionFormProps {
  action: OrderAction;
  /** Orders that the action applies to. */
  eligible: ListedOrder[];
  skipped: { order: ListedOrder; reason: string }[];
  /** How many selected orders no longer exist. */
  missing: number;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

const refundMethods = ['ORIGINAL', 'STORE_CREDIT'] as const;

/** Asks for the action's values and runs it. */
export function ActionForm({ action, eligible, skipped, missing, onDone, onClose }: ActionFormProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { act, isBusy, isOpen, failure } = useOrderAction(action, eligible, onDone);
  const [method, setMethod] = useState('CASH');
  const [refundMethod, setRefundMethod] = useState<string>(refundMethods[0]);
  const [reason, setReason] = useState('');
  const hasReason = action === 'refund' || action === 'unpay';
  const asksRefundMethod = refundsMoney(action, eligible);
  const money = (cents: number) => moneyFormat(locale).format(cents / 100);
  const held = eligible.reduce((sum, order) => sum + heldAmount(order), 0);
  const due = eligible.reduce((sum, order) => sum + order.due, 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void act({
      ...(action === 'pay' && { method }),
      ...(action === 'refund' && { all: true, lines: [] }),
      ...(hasReason && { reason: reason.trim() || null }),
      ...(asksRefundMethod && { refund_to: refundMethod }),
    });
  };
  const words = `salesList.actions.${action}`;
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent dividers>
        {eligible.length > 0 ? (
          <p style={{ marginTop: 0 }}>
            {translate(`${words}.text`, { smart_count: eligible.length, held: money(held), due: money(due) })}
          </p>
        ) : (
          <Alert severity="info">{translate('salesList.left_out.nothing')}</Alert>
        )}
        {action === 'complete' && (
          <OrderNotes
            title={translate('salesList.owed.title')}
            notes={eligible
              .filter((order) => order.due > 0)
              .map((order) => ({
                order_no: order.order_no,
                text: translate('salesList.owed.one', {
                  order_no: order.order_no,
                  name: buyerText(order, translate),
                  due: money(order.due),
                }),
              }))}
          />
        )}
        {eligible.length > 0 && (
          <Fields disabled={isOpen} inert={isOpen}>
            <Stack sx={{ gap: 2, pt: 1 }}>
              {action === 'pay' && (
                <Choice label={translate('salesList.method')} value={method} onChange={setMethod}>
                  {paymentMethods.map((one) => (
                    <option key={one} value={one}>
                      {translate(`resources.orders.values.payment_method.${one}`)}
                    </option>
                  ))}
                </Choice>
              )}
              {asksRefundMethod && (
                <Choice
                  label={translate('salesList.refund_to', { held: money(held) })}
                  value={refundMethod}
                  onChange={setRefundMethod}
                >
                  {refundMethods.map((one) => (
                    <option key={one} value={one}>
                      {translate(`salesList.ways.${one}`)}
                    </option>
                  ))}
                </Choice>
              )}
              {hasReason && (
                <TextField
                  fullWidth
                  label={translate('salesList.reason')}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                  slotProps={{ htmlInput: { maxLength: 500 } }}
                />
              )}
            </Stack>
          </Fields>
        )}
        <SkippedOrders
          title={translate('salesList.left_out.title', { smart_count: skipped.length })}
          orders={skipped.map(({ order, reason: code }) => ({
            order_no: order.order_no,
            reason: translate(`salesList.left_out.${code}`, {
              state: translate(`resources.orders.values.order_status.${order.order_status}`),
              due: money(order.due),
            }),
          }))}
        />
        {missing > 0 && <p>{translate('bulk.missing', { smart_count: missing })}</p>}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('salesList.back')}
        </Button>
        {eligible.length > 0 && (
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate(`${words}.yes`, { smart_count: eligible.length })}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
