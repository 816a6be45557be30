import { eq } from 'drizzle-orm';
import { FORGOTTEN_NAME } from '../../../src/schemas/customers/forgotten.ts';
import { appointmentMessages as model } from '../../../src/schemas/messageRules/appointmentMessages.ts';
import { appointments, isAppointmentOf } from '../../appointments/index.ts';
import { forgetProperties } from '../../core/history/forgetProperties.ts';
import { readableRows } from '../../core/records/readable.ts';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import { pages, type CustomerContribution, type CustomerKey } from '../../customers/index.ts';
import { appointmentMessages } from '../tables.ts';

const isOf = (own: TenantFilter, customer: CustomerKey) =>
  eq(appointmentMessages.appointment_id, own.any(appointments, appointments.id, isAppointmentOf(customer)));

/** What rules told a customer of appointments. */
export const appointmentMessagesOfCustomer: CustomerContribution = {
  file: {
    appointmentMessages: {
      table: appointmentMessages,
      isOf,
      readable: (_, who) => readableRows(who, model, appointmentMessages),
      rows: (scope, _, where) => pages(scope, appointmentMessages, where),
    },
  },
  forget: async ({ scope, customer }) => {
    const { id } = appointmentMessages;
    const values = { text: FORGOTTEN_NAME, subject: null };
    const rows = await scope.updateReturning(appointmentMessages, values, isOf(scope, customer), { id });
    await forgetProperties(
      scope,
      model.name,
      rows.map((row) => row.id),
      ['text', 'subject'],
    );
  },
};
