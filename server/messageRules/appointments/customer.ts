import { eq } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { appointments, isAppointmentOf } from '../../appointments/index.ts';
import type { CustomerContribution } from '../../customers/index.ts';
import { appointmentMessages } from '../tables.ts';

/** What rules told a customer of appointments; the file has the text messages and emails themselves. */
export const appointmentMessagesOfCustomer: CustomerContribution = {
  forget: ({ scope, customer }) =>
    scope.update(
      appointmentMessages,
      { text: FORGOTTEN_NAME, subject: null },
      eq(
        appointmentMessages.appointment_id,
        scope.any(appointments, appointments.id, isAppointmentOf(customer)),
      ),
    ),
};
