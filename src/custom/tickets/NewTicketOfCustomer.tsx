import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { customers } from '../../schemas/customers/customers.ts';
import { NewTicketLink } from './NewTicketLink.tsx';

/** Opens a new ticket of the customer on the page. */
export default function NewTicketOfCustomer() {
  return <NewTicketLink from="customer" id={usePageRecord(customers).id} />;
}
