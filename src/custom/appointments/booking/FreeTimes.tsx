import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { clockTime } from '../../../kit/fields/dateFormat.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { totalDuration } from '../../../schemas/appointments/durations.ts';
import { availableSlots } from '../../../schemas/appointments/availableSlots.ts';
import { defaultMinutes, overlapping } from '../../../schemas/appointments/overlaps.ts';
import { dayIn, timeIn } from '../../../schemas/days.ts';
import { openingOn } from '../../../schemas/locations/opening.ts';
import { addMinutes } from '../calendar/times.ts';
import { customerNames } from '../details/customerNames.ts';
import { useOpeningHours } from '../details/useOpeningHours.ts';
import { useDayBookings } from '../details/useDayBookings.ts';

type Watched = Pick<Appointment, 'location_id' | 'selected_date' | 'repairs'>;

const keys = ['location_id', 'selected_date', 'repairs'] as const;
const maxTimes = 6;

/** The next free slots of the chosen day with the available staff; a click sets the start. */
export function FreeTimes({ source }: { source: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const { locations, store } = useSession();
  const [locationId, date, repairs] = useWatch<Watched, typeof keys>({ name: keys });
  const { location_hours: hours, closures, bookings_at_once: atOnce = 1 } = useOpeningHours(locationId) ?? {};
  const { timezone } = locations.find(({ id }) => id === locationId) ?? store;
  const today = dayIn(timezone);
  const isAsked = Boolean(locationId && date && date >= today && hours);
  const { data: taken, isPending } = useDayBookings(isAsked, locationId, date);
  if (!isAsked || isPending || !hours) return null;
  const minutes = totalDuration(repairs ?? []) ?? defaultMinutes;
  const times = availableSlots({
    opening: openingOn(date, hours, closures),
    taken,
    atOnce,
    minutes,
    from: date === today ? timeIn(timezone) : '00:00:00',
    most: maxTimes,
  });
  const othersAt = (selected_start_time: string) =>
    overlapping(taken, {
      location_id: locationId,
      selected_date: date,
      selected_start_time,
      selected_end_time: addMinutes(selected_start_time, minutes) ?? null,
    });
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('newBooking.free')}
      sx={{ gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}
    >
      {times.map((time) => {
        const others = othersAt(time);
        return (
          <Button
            key={time}
            size="small"
            variant="outlined"
            sx={{ minWidth: 0, maxWidth: '100%', px: 1, flexDirection: 'column', lineHeight: 1.3 }}
            onClick={() => setValue(source, time, { shouldDirty: true, shouldValidate: true })}
          >
            {clockTime(time, locale)}
            {others.length > 0 && (
              <Typography component="span" variant="caption" color="text.secondary">
                {translate('newBooking.beside', { names: customerNames(others, translate) })}
              </Typography>
            )}
          </Button>
        );
      })}
      {times.length === 0 && (
        <Typography variant="body2" color="text.secondary" role="status">
          {translate('newBooking.none_free')}
        </Typography>
      )}
    </Stack>
  );
}
