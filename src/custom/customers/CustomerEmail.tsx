import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../kit/slots.ts';
import type { Customer } from '../../schemas/customers/customers.ts';
import { MailLink } from '../mail/index.ts';

/** A customer's email address; an email to it is linked to the customer. */
export function CustomerEmail(_: SlotProps & { source: string }) {
  const customer = useRecordContext<Customer>();
  if (!customer?.email) return null;
  const { email, first_name, last_name } = customer;
  return (
    <MailLink
      address={email}
      prefill={{ to: [{ address: email, name: `${first_name} ${last_name}` }], customer }}
    />
  );
}
