import type { Call } from '../../dataProvider/calls.ts';
import type { Query } from '../../dataProvider/url.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import type { StoredMail } from '../../schemas/mail/mail.ts';
import type { BookingParts, PartAvailability } from '../../schemas/appointments/parts.ts';

/** The booked repairs and their location; a stored appointment has its own parts instead. */
export interface PartNeedsQuery {
  location_id: number;
  repair_ids: string[];
  appointment_id?: string | undefined;
}

export const appointmentCalls = (call: Call) => ({
  /** Returns how many appointments or quotes match a filter; cancelled ones only if it includes them. */
  countAppointments: async (filter: Query, signal?: AbortSignal): Promise<number> => {
    const query = { include_voided: false, ...filter, page: 1, per_page: 1 };
    const { headers } = await call('repair', 'HEAD /dc/store/:storeId/repair/appointment', { query, signal });
    return Number(headers.get('x-count'));
  },

  /** Returns the parts of an appointment and their movements. */
  getBookingParts: async (id: string, signal?: AbortSignal): Promise<BookingParts> => {
    const path = 'GET /dc/store/:storeId/repair/appointment/:id/parts';
    return (await call<BookingParts>('repair', path, { params: { id }, signal })).json;
  },

  /** Sends the confirmation or quote to the customer again; idempotent by key. */
  sendConfirmation: async (id: string, key: string): Promise<StoredMail> => {
    const path = 'POST /dc/store/:storeId/repair/appointment/:id/confirmation';
    return (await call<StoredMail>('repair', path, { params: { id }, body: { key } })).json;
  },

  /** Returns whether a location has the parts of some repairs. */
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
