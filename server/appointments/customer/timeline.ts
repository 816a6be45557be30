import { eq } from 'drizzle-orm';
import {
  appointments as appointmentsModel,
  type AppointmentRepair,
} from '../../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../../src/schemas/can.ts';
import type { Values } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import {
  type Asked,
  askedCustomer,
  type Entries,
  excerpt,
  nearPlace,
  newest,
  placeOf,
  type TimelineSource,
} from '../../customers/index.ts';
import { addRepairs } from '../selectedRepairs.ts';
import { appointments } from '../tables.ts';
import { isAppointmentOf } from './isAppointmentOf.ts';

/** Appointments and quotes with their repairs. */
export const appointmentTimeline: TimelineSource = { kind: 'APPOINTMENT', read: readBookings };

async function readBookings(scope: Scope, who: Who, asked: Asked): Promise<Entries> {
  const { id, type, created_date: date, created_by: by, status, quote_status, is_voided } = appointments;
  const { rows, total } = await newest(scope, asked, {
    name: 'bookings',
    table: appointments,
    columns: { id, type, date, by, status, quote_status, is_voided },
    whose: () => isAppointmentOf(askedCustomer),
    near: {
      place: placeOf(who, appointmentsModel),
      isNear: () => eq(appointments.location_id, nearPlace),
    },
  });
  const booked: Values[] = rows.map((row) => ({ id: row.id }));
  await addRepairs(scope, booked);
  const found = rows.map((row, index) => ({
    kind: row.type === 'QUOTE' ? ('QUOTE' as const) : ('APPOINTMENT' as const),
    id: row.id,
    date: row.date,
    by: row.by,
    about: excerpt(servicesOf(booked[index]?.repairs as AppointmentRepair[])),
    state: row.is_voided ? 'CANCELLED' : row.type === 'QUOTE' ? row.quote_status : row.status,
  }));
  return { found, total };
}

const servicesOf = (repairs: AppointmentRepair[]) =>
  repairs.map(({ product_name, repair_name }) => `${product_name} ${repair_name}`).join(', ');
