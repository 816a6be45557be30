import type { useTranslate } from 'react-admin';
import { appointments, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { nameOf } from '../../../schemas/model.ts';

/** Number of names before the rest are counted. */
const maxNamed = 3;

/** The customers of appointments: three names, and the number of others. */
export function customerNames(
  of: readonly Appointment[],
  translate: ReturnType<typeof useTranslate>,
): string {
  const names = of
    .slice(0, maxNamed)
    .map((one) => nameOf(appointments, one))
    .join(', ');
  const more = of.length - maxNamed;
  return more > 0 ? translate('booking.and_more', { names, smart_count: more }) : names;
}
