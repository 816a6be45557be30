import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { MailLink } from '../../mail/index.ts';
import { mailPrefill } from './mailPrefill.ts';

/** The customer's email address; an email to it is linked to the appointment. */
export function CustomerEmail(_: SlotProps & { source: string }) {
  const booking = useRecordContext<Appointment>();
  if (!booking?.customer_email) return null;
  return <MailLink address={booking.customer_email} prefill={mailPrefill(booking)} />;
}
