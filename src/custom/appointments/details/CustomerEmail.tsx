import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { MailLink } from '../../mail/index.ts';
import { mailPrefill } from './mailPrefill.ts';

/** The e-mail address of a booking's customer; a mail to it is about the booking. */
export function CustomerEmail(_: SlotProps & { source: string }) {
  const booking = useRecordContext<Appointment>();
  if (!booking?.customer_email) return null;
  return <MailLink address={booking.customer_email} prefill={mailPrefill(booking)} />;
}
