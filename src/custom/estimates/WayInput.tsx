import { useGetOne, useTranslate } from 'react-admin';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { appointments, type Appointment } from '../../schemas/appointments/appointments.ts';
import { customers, type Customer } from '../../schemas/customers/customers.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import { linkWays, sendingWays, type SendingWay } from '../../schemas/estimates/states.ts';
import { formatPhone } from '../../schemas/phone.ts';

const quiet = { retry: false, onError: () => undefined };

/** Returns the addresses of an estimate's customer: those of the quote, or of the customer of the ticket. */
function useContact({ customer, ticket_id, quote_id }: Estimate) {
  const isOfQuote = !ticket_id && Boolean(quote_id);
  const known = useGetOne<Customer>(
    customers.name,
    { id: customer?.id ?? '' },
    { ...quiet, enabled: !isOfQuote && customer !== null },
  );
  const quote = useGetOne<Appointment>(
    appointments.name,
    { id: quote_id ?? '' },
    { ...quiet, enabled: isOfQuote },
  );
  if (!isOfQuote) return known.data;
  return quote.data && { email: quote.data.customer_email, phone: quote.data.customer_phone };
}

/** How an estimate is sent, and to which address of its customer. */
export default function WayInput({ source = 'way', ...props }: Partial<InputProps>) {
  const translate = useTranslate();
  const { step, record } = useOpenStep<Estimate>();
  const contact = useContact(record);
  const addresses = { MAIL: contact?.email, TEXT: contact?.phone && formatPhone(contact.phone) };
  const nameOf = (way: SendingWay) => {
    const name = translate(`resources.estimates.steps.send.values.way.${way}`);
    if (way === 'NONE' || (record.customer && !contact)) return name;
    const to = addresses[way];
    return to ? translate('estimate.ways.to', { name, to }) : translate(`estimate.ways.no_${way}`);
  };
  const ways: readonly SendingWay[] = step === 'send' ? sendingWays : linkWays;
  return <SelectInput {...props} source={source} choices={ways.map((id) => ({ id, name: nameOf(id) }))} />;
}
