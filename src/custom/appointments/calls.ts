import type { Call } from '../../dataProvider/calls.ts';
import type { Query } from '../../dataProvider/address.ts';
import { callsHook } from '../../kit/callsHook.ts';

export const appointmentCalls = (call: Call) => ({
  /** How many appointments or quotes a filter finds, as the service counts them; cancelled ones when it asks for them. */
  countAppointments: async (filter: Query, signal?: AbortSignal): Promise<number> => {
    const query = { include_voided: false, ...filter, page: 1, per_page: 1 };
    const { headers } = await call('repair', 'HEAD /dc/store/:storeId/repair/appointment', { query, signal });
    return Number(headers.get('x-count'));
  },
});

export const useAppointmentCalls = callsHook(appointmentCalls);
