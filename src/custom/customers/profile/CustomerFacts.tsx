import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { Fact } from '../../../kit/fields/Fact.tsx';
import { numberFormat } from '../../../schemas/formats.ts';
import { appointments } from '../../../schemas/appointments/appointments.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import { useAppointmentCalls } from '../../appointments/index.ts';
import { MailLink } from '../../mail/index.ts';
import { useCustomerCalls } from '../calls.ts';

/** A customer's email address; former ones and those of merged customers, whose emails are attributed to this one. */
export function CustomerEmails() {
  const translate = useTranslate();
  const customer = usePageRecord(customers);
  const { getEmails } = useCustomerCalls();
  const { data = [] } = useQuery({
    queryKey: [customers.name, 'emails', customer.id, customer._etag],
    queryFn: async ({ signal }) => (await getEmails({ params: { id: customer.id }, signal })).data,
  });
  const name = `${customer.first_name} ${customer.last_name}`;
  const link = (address: string) => (
    <MailLink address={address} prefill={{ to: [{ address, name }], customer }} />
  );
  const former = data.filter((address) => address !== customer.email?.toLowerCase());
  return (
    <>
      <Fact name={translate('resources.customers.fields.email')} isWide>
        {customer.email && link(customer.email)}
      </Fact>
      {former.length > 0 && (
        <Fact name={translate('customerProfile.former_emails')} isWide>
          {former.map((address) => (
            <div key={address}>{link(address)}</div>
          ))}
        </Fact>
      )}
    </>
  );
}

/** Number of the customer's appointments or quotes, including cancelled ones. */
export function BookingCounts() {
  const translate = useTranslate();
  return (
    <>
      <Fact name={translate('customerProfile.appointments')}>
        <Count type="APPOINTMENT" />
      </Fact>
      <Fact name={translate('customerProfile.quotes')}>
        <Count type="QUOTE" />
      </Fact>
    </>
  );
}

function Count({ type }: { type: 'APPOINTMENT' | 'QUOTE' }) {
  const locale = useLocale();
  const { id: customer_id } = usePageRecord(customers);
  const { countAppointments } = useAppointmentCalls();
  const filter = { customer_id, type, include_voided: true };
  const { data } = useQuery({
    queryKey: [appointments.name, 'count', filter],
    queryFn: ({ signal }) => countAppointments(filter, signal),
  });
  return data === undefined ? '–' : numberFormat(locale).format(data);
}
