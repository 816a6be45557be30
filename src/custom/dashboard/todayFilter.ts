import type { Query } from '../../dataProvider/url.ts';
import type { Appointment } from '../../schemas/appointments/appointments.ts';

export type AppointmentType = Appointment['type'];

/** Appointments count on the day they take place, quotes on the day they arrive (contract 1 §7). */
const dayOf = { APPOINTMENT: 'selected_date', QUOTE: 'booking_date' } as const;

/** Filters one day's appointments or quotes, for one location or all. */
export const todayFilter = (type: AppointmentType, today: string, locationId: number | undefined): Query => ({
  type,
  [`min_${dayOf[type]}`]: today,
  [`max_${dayOf[type]}`]: today,
  ...(locationId !== undefined && { location_ids: [String(locationId)] }),
});
