import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { EstimateList } from './EstimateList.tsx';

/** The estimates of the ticket on the page, and a new one. */
export default function EstimatesOfTicket() {
  const translate = useTranslate();
  const may = useCan();
  const ticket = usePageRecord(tickets);
  if (!ticket.customer_id) return null;
  const mayMake = may('update', tickets, { ...ticket }) && ticket.state !== 'GONE';
  return (
    <Card title={translate('estimate.of_ticket.title')}>
      <EstimateList subject={{ ticket_id: ticket.id }} mayMake={mayMake} />
    </Card>
  );
}
