import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useSession } from '../../../authProvider/session.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { longDate } from '../../../kit/fields/longDate.ts';
import { phoneUri, formatPhone } from '../../../schemas/phone.ts';
import { PartsSummary } from '../parts/PartsSummary.tsx';
import { RepairSummary } from './RepairSummary.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useLookups } from '../../store/index.ts';
import { MailLink } from '../../mail/index.ts';
import { EstimatesOfQuote } from '../../estimates/index.ts';
import { AppointmentMessages } from '../../messageRules/index.ts';
import { mailPrefill } from './mailPrefill.ts';
import { BookingShipments } from '../../shipping/index.ts';

interface AppointmentDetailsProps {
  appointment: Appointment;
  /** Whether inputs above show the editable values. */
  isEdited: boolean;
}

/** Links a quote and the appointment made from it. */
function Conversion({ appointment }: Pick<AppointmentDetailsProps, 'appointment'>) {
  const translate = useTranslate();
  const { type, converted, quote_id, appointment_id } = appointment;
  const to = appointment_id
    ? `/Appointments/${appointment_id}`
    : quote_id
      ? `/Quotes/${quote_id}`
      : undefined;
  if (type === 'APPOINTMENT' && !to) return null;
  const name = type === 'QUOTE' ? 'resources.appointments.fields.converted' : 'booking.of_quote';
  return (
    <Entry name={translate(name)}>
      {to ? (
        <Link component={RouterLink} to={to}>
          {translate(appointment_id ? 'booking.to_appointment' : 'booking.to_quote')}
        </Link>
      ) : (
        translate(`ra.boolean.${converted}`)
      )}
    </Entry>
  );
}

/** Details of an appointment or quote (contract 4 §2.3). */
export function AppointmentDetails({ appointment, isEdited }: AppointmentDetailsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { textOf } = useLookups();
  const place = useSession().locations.find(({ id }) => id === appointment.location_id);
  const { type, customer_note } = appointment;
  const isQuote = type === 'QUOTE';
  const field = (name: string) => translate(`resources.appointments.fields.${name}`);
  return (
    <Details>
      <dl>
        {!isEdited && (
          <Entry name={translate('booking.customer')}>
            {appointment.customer_email && (
              <>
                <MailLink address={appointment.customer_email} prefill={mailPrefill(appointment)} />
                <SendAgain appointment={appointment} />
              </>
            )}
            <Phone number={appointment.customer_phone} />
            <Address lines={addressOf(appointment)} />
            <ToCustomer id={appointment.customer_id} />
          </Entry>
        )}
        <Entry name={translate('booking.store')}>
          {place && (
            <>
              <span>{place.location_name}</span>
              <Address
                lines={[
                  place.address_1,
                  place.address_2,
                  [place.city, place.state, place.postcode].filter(Boolean).join(' '),
                ]}
              />
              <Phone number={place.phone} />
              <MailLink address={place.email} />
            </>
          )}
        </Entry>
        {(isQuote || !isEdited) && (
          <Entry name={isQuote ? field('selected_date') : translate('booking.when')}>
            <span>{longDate(appointment.selected_date, locale)}</span>
            {!isQuote && <span>{timesOf(appointment, locale) || translate('booking.no_time')}</span>}
          </Entry>
        )}
        {!isEdited && appointment.technician?.name && (
          <Entry name={field('technician_id')}>{appointment.technician.name}</Entry>
        )}
        <Entry name={field('booking_date')}>{longDate(appointment.booking_date, locale)}</Entry>
        {!isEdited && (
          <>
            <Entry name={field('delivery_method')}>
              {textOf('DELIVERY_METHOD', appointment.delivery_method)}
            </Entry>
            <Entry name={field('customer_contact_method')}>
              {textOf('CONTACT_METHOD', appointment.customer_contact_method)}
            </Entry>
          </>
        )}
        <Conversion appointment={appointment} />
        {!isEdited && <Shipping appointment={appointment} />}
      </dl>
      {customer_note && !isEdited && (
        <details>
          <summary>{translate('booking.note')}</summary>
          <p>{customer_note}</p>
        </details>
      )}
      {!isEdited && <RepairSummary repairs={appointment.repairs} />}
      {!isEdited && <PartsSummary appointment={appointment} />}
      {!isEdited && isQuote && (
        <LazyBoundary>
          <EstimatesOfQuote quote={appointment} />
        </LazyBoundary>
      )}
      {!isEdited && (
        <LazyBoundary>
          <AppointmentMessages appointment={appointment} />
        </LazyBoundary>
      )}
    </Details>
  );
}

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Phone = ({ number }: { number: string | null }) =>
  number && <Link href={phoneUri(number)}>{formatPhone(number)}</Link>;

/** Links to the customer's profile, if the store has that page. */
function ToCustomer({ id }: { id: string | null | undefined }) {
  const translate = useTranslate();
  const { features } = useSession();
  if (!id || !features.has('DASHBOARD_CUSTOMER')) return null;
  return (
    <Link component={RouterLink} to={`/Customers?cid=${id}`}>
      {translate('booking.to_customer')}
    </Link>
  );
}

/** Shipments, if the device is mailed in. */
function Shipping({ appointment }: Pick<AppointmentDetailsProps, 'appointment'>) {
  const translate = useTranslate();
  const { features } = useSession();
  const { type, delivery_method } = appointment;
  if (type === 'QUOTE' || delivery_method !== 'MAIL_IN' || !features.has('DASHBOARD_SHIPPING')) return null;
  return (
    <Entry name={translate('resources.shipments.booking.title')}>
      <LazyBoundary>
        <BookingShipments booking={appointment} />
      </LazyBoundary>
    </Entry>
  );
}

const Address = ({ lines }: { lines: (string | null)[] }) => (
  <span className="lines">{lines.filter(Boolean).join('\n')}</span>
);

const addressOf = (one: Appointment) => [
  one.customer_address_1,
  one.customer_address_2,
  [one.customer_city, one.customer_state, one.customer_postcode].filter(Boolean).join(' '),
];

const timesOf = ({ selected_start_time, selected_end_time }: Appointment, locale: string) =>
  [selected_start_time, selected_end_time]
    .flatMap((time) => (time ? clockTime(time, locale) : []))
    .join(' – ');

const Details = styled('div')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gap: 20,
  marginTop: 16,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '16px 24px',
    margin: 0,
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: 0, display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' },
  '& details': { padding: '10px 14px', border: `1px solid ${palette.divider}`, borderRadius: 8 },
  '& summary': { cursor: 'pointer', fontWeight: 550 },
  '& details p': { margin: '8px 0 0' },
  '& details p, & .lines': { whiteSpace: 'pre-line' },
}));
