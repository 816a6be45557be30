import type { Location } from '../../../authProvider/session.ts';
import { dayIn } from '../../../schemas/days.ts';
import type { Rule } from '../../../schemas/model.ts';

/** A day is not past on the clock of its location (contract 4 §5), unless it is the stored one. */
export const notPast = (locations: Location[], stored?: string): Rule => ({
  fields: ['location_id', 'selected_date'],
  check({ location_id, selected_date }) {
    const timezone = locations.find(({ id }) => id === location_id)?.timezone;
    const isPast =
      timezone !== undefined && selected_date !== stored && String(selected_date) < dayIn(timezone);
    return isPast ? [{ path: '/selected_date', code: 'past' }] : [];
  },
});
