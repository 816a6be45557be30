import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import { appointments as model } from '../../../src/schemas/appointments/appointments.ts';
import type { Values } from '../../core/records/entity.ts';
import { readableRows } from '../../core/records/readable.ts';
import type { Scope } from '../../core/scope.ts';
import { type CustomerContribution, pages, withoutStore } from '../../customers/index.ts';
import { appointmentRepairs, appointments } from '../tables.ts';
import { forgetAppointments } from './forget.ts';
import { isAppointmentOf } from './isAppointmentOf.ts';
import { openAppointments } from './open.ts';
import { appointmentTimeline } from './timeline.ts';

export const appointmentsOfCustomer: CustomerContribution = {
  records: {
    appointments: {
      table: appointments,
      email: appointments.customer_email,
      isOf: (_, customer) => isAppointmentOf(customer),
      readable: (_, who) => readableRows(who, model, appointments),
      rows: (scope, _, where) => withRepairs(scope, where),
      hasContact: true,
      isNotified: true,
    },
  },
  timeline: [appointmentTimeline],
  unsettled: openAppointments,
  forget: forgetAppointments,
};

async function* withRepairs(scope: Scope, where: SQL): AsyncGenerator<Values> {
  for await (const booking of pages(scope, appointments, where)) {
    const repairs = await scope.select(appointmentRepairs, getTableColumns(appointmentRepairs), {
      where: eq(appointmentRepairs.appointment_id, String(booking.id)),
      orderBy: [appointmentRepairs.position, appointmentRepairs.id],
    });
    yield { ...booking, repairs: repairs.map(withoutStore) };
  }
}
