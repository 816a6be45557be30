import type { Call } from '../../dataProvider/calls.ts';
import type { Query } from '../../dataProvider/url.ts';
import { createCallsHook } from '../../kit/createCallsHook.ts';
import { appointmentCalls } from '../../schemas/appointments/calls.ts';

export const appointmentMethods = (call: Call) => ({
  /** Returns how many appointments or quotes match a filter; cancelled ones only if it includes them. */
  countAppointments: async (filter: Query, signal?: AbortSignal): Promise<number> => {
    const query = { include_voided: false, ...filter, page: 1, per_page: 1 };
    const { headers } = await call(appointmentCalls.headAppointments, { query, signal });
    return Number(headers.get('x-count'));
  },
});

export const useAppointmentCalls = createCallsHook(appointmentCalls, appointmentMethods);
