import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { customers } from '../../schemas/customers/customers.ts';
import NewConversation from './NewConversation.tsx';

/** Opens the conversation with the customer on the page, who needs a phone number and an active record. */
export default function WriteToCustomer() {
  const customer = usePageRecord(customers);
  return customer.phone && !customer.is_voided ? <NewConversation customer={customer} /> : null;
}
