import type { Location } from '../../../authProvider/session.ts';
import { dayIn, timeIn } from '../../../schemas/days.ts';
import type { Rule } from '../../../schemas/model.ts';

/** A day is not past on the clock of its location (contract 4 §5), unless it is the stored one; of a new one its hour too. */
export const notPast = (locations: Location[], stored?: string): Rule => ({
  fields: ['location_id', 'selected_date', 'selected_start_time'],
  check({ location_id, selected_date, selected_start_time: start }) {
    const timezone = locations.find(({ id }) => id === location_id)?.timezone;
    const isPast =
      timezone !== undefined && selected_date !== stored && String(selected_date) < dayIn(timezone);
    if (isPast) return [{ path: '/selected_date', code: 'past' }];
    const isPastHour =
      timezone !== undefined &&
      stored === undefined &&
      selected_date === dayIn(timezone) &&
      typeof start === 'string' &&
      start < timeIn(timezone);
    return isPastHour ? [{ path: '/selected_start_time', code: 'past' }] : [];
  },
});
