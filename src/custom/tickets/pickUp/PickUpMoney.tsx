import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { PayButton } from '../money/PayButton.tsx';
import { TicketOrder } from '../money/TicketOrder.tsx';
import { useSettledOrder } from '../money/useTicketOrder.ts';
import { CompleteSale } from './CompleteSale.tsx';

interface PickUpMoneyProps {
  ticket: Ticket;
  devices: TicketDevice[];
}

/** What is due for a ticket, and its payment. Paying hands nothing over. */
export function PickUpMoney({ ticket, devices }: PickUpMoneyProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { settle, failure, isBusy, mayPay, ...shown } = useSettledOrder(ticket);
  const { order, reload } = shown;
  const isDue = order === undefined || order.due > 0;
  const isAllGone = devices.every(({ state }) => state === 'GONE');
  return (
    <Card title={translate('bench.money.title')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <TicketOrder isPickUp {...{ ticket, ...shown }} />
        {order && order.due > 0 && (
          <Alert severity="info">{translate('bench.pick_up.due', { amount: cents(order.due) })}</Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        {mayPay && isDue && <PayButton {...{ settle, isBusy }} onPaid={reload} />}
        {order && !isDue && isAllGone && <CompleteSale order={order} onDone={reload} />}
      </Stack>
    </Card>
  );
}
