import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { ticketMessages } from '../../schemas/messageRules/ticketMessages.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { ToldMessages } from './ToldMessages.tsx';

/** What the rules told the customer of the ticket on the page. Absent if nothing. */
export default function TicketMessages() {
  const translate = useTranslate();
  const { id } = usePageRecord(tickets);
  return (
    <ToldMessages model={ticketMessages} filter={{ ticket_id: id }}>
      {(list) => <Card title={translate('message_rules.told')}>{list}</Card>}
    </ToldMessages>
  );
}
