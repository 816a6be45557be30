import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { PaperMenu } from './PaperMenu.tsx';

/** Papers and labels of the ticket on the page. */
export default function TicketPapers() {
  const { id, number } = usePageRecord(tickets);
  return <PaperMenu ticketId={id} number={number} />;
}
