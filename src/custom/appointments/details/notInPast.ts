import type { Location } from '../../../authProvider/session.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { pastProperty, type AppointmentTime } from '../../../schemas/appointments/past.ts';
import type { Rule } from '../../../schemas/model.ts';

/**
 * A day, or a time today, must not be in the past in the location's time zone (contract 4 §5), unless it is the stored
 * one.
 */
export const notInPast = (locations: Location[], stored?: AppointmentTime): Rule => ({
  fields: ['location_id', 'selected_date', 'selected_start_time'],
  check(record) {
    const booking = record as unknown as Appointment;
    const timezone = locations.find(({ id }) => id === booking.location_id)?.timezone;
    const past = timezone && pastProperty(booking, stored, timezone);
    return past ? [{ path: `/${past}`, code: 'past' }] : [];
  },
});
