import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { isWithinOpening, openingOn } from '../../../schemas/locations/opening.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { useOpeningHours } from './useOpeningHours.ts';

type Watched = Pick<
  Appointment,
  'location_id' | 'selected_date' | 'selected_start_time' | 'selected_end_time'
>;

const keys = ['location_id', 'selected_date', 'selected_start_time', 'selected_end_time'] as const;

/** Warns that the location is closed at the chosen time; it can be booked anyway. */
export function HoursWarning() {
  const translate = useTranslate();
  const locale = useLocale();
  const [id, selected_date, selected_start_time, selected_end_time] = useWatch<Watched, typeof keys>({
    name: keys,
  });
  const { location_hours: hours, closures } = useOpeningHours(id) ?? {};
  if (!hours || !selected_date) return null;
  if (isWithinOpening({ selected_date, selected_start_time, selected_end_time }, hours, closures))
    return null;
  const opening = openingOn(selected_date, hours, closures);
  const date = longDate(selected_date, locale);
  return (
    <Alert severity="warning" data-wide role="status">
      {opening
        ? translate('booking.outside_hours', {
            date,
            open: clockTime(opening.open, locale),
            close: clockTime(opening.close, locale),
          })
        : translate('booking.closed', { date })}
    </Alert>
  );
}
