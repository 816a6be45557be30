import { useQuery } from '@tanstack/react-query';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { BooleanValue } from '../../../kit/fields/BooleanValue.tsx';
import { DateValue } from '../../../kit/fields/DateValue.tsx';
import { EnumValue } from '../../../kit/fields/EnumValue.tsx';
import { numberFormat } from '../../../kit/fields/numberFormat.ts';
import { appointments } from '../../../schemas/appointments/appointments.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { phoneUri, formatPhone } from '../../../schemas/phone.ts';
import { useAppointmentCalls } from '../../appointments/index.ts';
import { useCustomerCalls } from '../customerCalls.ts';
import { MailLink } from '../../mail/index.ts';
import { Card } from '../../../kit/Card.tsx';

/** Contact data, account and number of appointments. */
export function Contact({ customer }: { customer: Customer & VersionedRecord }) {
  const translate = useTranslate();
  const field = (name: string) => translate(`resources.customers.fields.${name}`);
  const { email, phone } = customer;
  return (
    <RecordContextProvider value={customer}>
      <Card title={translate('customerProfile.contact')}>
        <dl>
          <Fact name={field('email')} isWide>
            <MailLink
              address={email}
              prefill={{
                to: [{ address: email, name: `${customer.first_name} ${customer.last_name}` }],
                customer,
              }}
            />
          </Fact>
          <FormerEmails customer={customer} />
          <Fact name={field('phone')}>
            {phone ? <Link href={phoneUri(phone)}>{formatPhone(phone)}</Link> : '–'}
          </Fact>
          <Fact name={translate('customerProfile.has_account')}>
            <BooleanValue source="is_guest" negate />
          </Fact>
          <Fact name={field('is_voided')}>
            <BooleanValue source="is_voided" negate />
          </Fact>
          <Fact name={field('default_contact_method')}>
            <EnumValue source="default_contact_method" />
          </Fact>
          <Fact name={field('language')}>
            <EnumValue source="language" />
          </Fact>
          <Fact name={field('channel')}>
            <EnumValue source="channel" />
          </Fact>
          <Fact name={translate('customerProfile.appointments')}>
            <Count customerId={customer.id} type="APPOINTMENT" />
          </Fact>
          <Fact name={translate('customerProfile.quotes')}>
            <Count customerId={customer.id} type="QUOTE" />
          </Fact>
          <Fact name={field('created_date')}>
            <DateValue source="created_date" />
          </Fact>
        </dl>
      </Card>
    </RecordContextProvider>
  );
}

/** Former addresses and those of merged customers: emails sent to them are attributed to this customer. */
function FormerEmails({ customer }: { customer: Customer & VersionedRecord }) {
  const translate = useTranslate();
  const { getEmails } = useCustomerCalls();
  const { data = [] } = useQuery({
    queryKey: [customers.name, 'emails', customer.id, customer._etag],
    queryFn: ({ signal }) => getEmails(customer.id, signal),
  });
  const former = data.slice(1);
  if (former.length === 0) return null;
  return (
    <Fact name={translate('customerProfile.former_emails')} isWide>
      {former.map((email) => (
        <div key={email}>
          <MailLink
            address={email}
            prefill={{
              to: [{ address: email, name: `${customer.first_name} ${customer.last_name}` }],
              customer,
            }}
          />
        </div>
      ))}
    </Fact>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

const Fact = ({ name, isWide = false, children }: FactProps) => (
  <div style={{ gridColumn: isWide ? '1 / -1' : undefined }}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Number of the customer's appointments or quotes, including cancelled ones. */
function Count({ customerId, type }: { customerId: string; type: 'APPOINTMENT' | 'QUOTE' }) {
  const locale = useLocale();
  const { countAppointments } = useAppointmentCalls();
  const filter = { customer_id: customerId, type, include_voided: true };
  const { data } = useQuery({
    queryKey: [appointments.name, 'count', filter],
    queryFn: ({ signal }) => countAppointments(filter, signal),
  });
  return data === undefined ? '–' : numberFormat(locale).format(data);
}
