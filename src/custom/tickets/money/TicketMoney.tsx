import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { PayButton } from './PayButton.tsx';
import { TicketOrder } from './TicketOrder.tsx';
import { useSettledOrder } from './useTicketOrder.ts';

/** The order of the ticket on the page: deposits, what is due, and the way to the pick-up. */
export default function TicketMoney() {
  const translate = useTranslate();
  const ticket = usePageRecord(tickets);
  const { settle, failure, isBusy, mayPay, ...shown } = useSettledOrder(ticket);
  const { order, reload } = shown;
  if (!ticket.customer_id) return null;
  return (
    <Card title={translate('bench.money.title')}>
      <Stack sx={{ gap: 2 }}>
        <TicketOrder {...{ ticket, ...shown }} />
        {failure && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {mayPay && order?.due !== 0 && (
            <PayButton variant="outlined" {...{ settle, isBusy }} onPaid={reload} />
          )}
          {ticket.state !== 'GONE' && (
            <Button component={Link} to={`/PickUp?ticket=${ticket.id}`} variant="outlined">
              {translate('bench.money.pick_up')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
