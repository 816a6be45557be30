import type { Query } from '../../dataProvider/url.ts';
import type { Appointment } from '../../schemas/appointments/appointments.ts';

export type AppointmentType = Appointment['type'];

/** Appointments count on the day that they take place, quotes on the day that they came in (contract 1 §7). */
const dayOf = { APPOINTMENT: 'selected_date', QUOTE: 'booking_date' } as const;

/** The filter of one day's appointments or quotes, of one location or all. */
export const todayFilter = (type: AppointmentType, today: string, locationId: number | undefined): Query => ({
  type,
  [`min_${dayOf[type]}`]: today,
  [`max_${dayOf[type]}`]: today,
  ...(locationId !== undefined && { location_ids: [String(locationId)] }),
});
