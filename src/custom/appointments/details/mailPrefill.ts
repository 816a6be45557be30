import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { Opening } from '../../mail/index.ts';

/** An email to the customer about an appointment or quote. */
export const mailPrefill = (one: Appointment): Opening => ({
  to: [{ address: one.customer_email ?? '', name: `${one.customer_first_name} ${one.customer_last_name}` }],
  locationId: one.location_id,
  customer: {
    id: one.customer_id ?? null,
    first_name: one.customer_first_name,
    last_name: one.customer_last_name,
    email: one.customer_email,
    phone: one.customer_phone,
    language: one.customer_language,
  },
  appointment: one,
});
