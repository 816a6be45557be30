import type { Call } from '../../dataProvider/calls.ts';
import type { Query } from '../../dataProvider/url.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { StoredMail } from '../../schemas/mail/mail.ts';
import type { BookingParts, PartAvailability } from '../../schemas/appointments/parts.ts';

/** What is booked where; an appointment that exists has its own parts. */
export interface PartNeedsQuery {
  location_id: number;
  repair_ids: string[];
  appointment_id?: string | undefined;
}

export const appointmentCalls = (call: Call) => ({
  /** How many appointments or quotes a filter finds, as the service counts them; cancelled ones when it asks for them. */
  countAppointments: async (filter: Query, signal?: AbortSignal): Promise<number> => {
    const query = { include_voided: false, ...filter, page: 1, per_page: 1 };
    const { headers } = await call('repair', 'HEAD /dc/store/:storeId/repair/appointment', { query, signal });
    return Number(headers.get('x-count'));
  },

  /** The parts of an appointment, and what happened for it. */
  getBookingParts: async (id: string, signal?: AbortSignal): Promise<BookingParts> => {
    const path = 'GET /dc/store/:storeId/repair/appointment/:id/parts';
    return (await call<BookingParts>('repair', path, { params: { id }, signal })).json;
  },

  /** Sends the confirmation, or the quote, to the customer again; once for each key. */
  sendConfirmation: async (id: string, key: string): Promise<StoredMail> => {
    const path = 'POST /dc/store/:storeId/repair/appointment/:id/confirmation';
    return (await call<StoredMail>('repair', path, { params: { id }, body: { key } })).json;
  },

  /** Whether the parts of repairs are there, at a location. */
  getPartNeeds: async (
    { location_id, repair_ids, appointment_id }: PartNeedsQuery,
    signal?: AbortSignal,
  ): Promise<PartAvailability[]> => {
    const path = 'GET /dc/store/:storeId/repair/location/:location_id/parts';
    const query = { repair_ids, appointment_id };
    const options = { params: { location_id: String(location_id) }, query, signal };
    return (await call<{ data: PartAvailability[] }>('repair', path, options)).json.data;
  },
});

export const useAppointmentCalls = createCallsHook(appointmentCalls);
