import { Type } from 'typebox';
import { call } from '../call.ts';
import { listSchema } from '../listSchema.ts';
import { StoredMail } from '../mail/mail.ts';
import { appointments } from './appointments.ts';
import { BookingParts, PartAvailability } from './parts.ts';

const Uuid = Type.String({ format: 'uuid' });

/** Calls of appointments and quotes beyond CRUD (contract 4 §7). */
export const appointmentCalls = {
  /** Answers with the number in the header x-count; served with the list. */
  headAppointments: call('HEAD /dc/store/:storeId/repair/appointment', {
    of: appointments,
    access: 'list',
    query: listSchema(appointments),
    summary: 'Count appointments',
  }),

  getBookingParts: call('GET /dc/store/:storeId/repair/appointment/:id/parts', {
    of: appointments,
    access: 'one',
    answer: BookingParts,
    summary: 'Read which parts an appointment needs, what became of them, and who did it',
  }),

  /** Once a key. */
  sendConfirmation: call('POST /dc/store/:storeId/repair/appointment/:id/confirmation', {
    of: appointments,
    access: 'one',
    body: Type.Object({ key: Uuid }, { additionalProperties: false }),
    answer: StoredMail,
    status: 201,
    summary: 'Send the confirmation of an appointment or a quote again',
  }),

  /** A stored appointment has its own parts, which count as available to it. */
  getPartNeeds: call('GET /dc/store/:storeId/repair/location/:location_id/parts', {
    of: appointments,
    access: 'list',
    params: Type.Object({ storeId: Type.String(), location_id: Type.String({ pattern: '^\\d{1,9}$' }) }),
    query: Type.Object({
      repair_ids: Type.Array(Uuid, { maxItems: 50 }),
      appointment_id: Type.Optional(Uuid),
    }),
    answer: Type.Object({ data: Type.Array(PartAvailability) }),
    summary: 'Read whether a location has the parts that repairs need',
  }),
};
