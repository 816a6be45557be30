import type { EventApi, EventInput } from '@fullcalendar/react';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { defaultMinutes } from '../../../schemas/appointments/overlaps.ts';
import { statusColours } from '../details/statusColours.ts';
import { addDays } from '../../../schemas/calendarDays.ts';
import type { CalendarLocation } from './calendarLocations.ts';
import { addMinutes, type AppointmentTimes } from './times.ts';

export interface CalendarEntry {
  appointment: Appointment;
  /** The location, if several are shown. */
  place: CalendarLocation | undefined;
  isOverlapping: boolean;
}

interface Options {
  /** The locations, if several are shown. */
  places: ReadonlyMap<number, CalendarLocation>;
  overlaps: ReadonlySet<string>;
  mayMove: (appointment: Appointment) => boolean;
  titleOf: (appointment: Appointment) => string;
}

/** Colour of the state; gray if cancelled. */
export const colourOf = ({ is_voided, status }: Appointment) => (is_voided ? 'gray' : statusColours[status]);

/** Maps appointments to calendar events; one without a start is an all-day event. */
export const toEvents = (
  appointments: Appointment[],
  { places, overlaps, mayMove, titleOf }: Options,
): EventInput[] =>
  appointments.map((appointment) => {
    const { id, selected_date: date, selected_start_time: start, selected_end_time: end } = appointment;
    const isMovable = mayMove(appointment);
    const place = places.get(appointment.location_id);
    return {
      id,
      title: titleOf(appointment),
      allDay: !start,
      start: start ? `${date}T${start}` : date,
      end: start ? endOf(date, start, end) : undefined,
      color: place?.colour ?? colourOf(appointment),
      startEditable: isMovable,
      durationEditable: isMovable && start !== null,
      extendedProps: {
        appointment,
        place,
        isOverlapping: overlaps.has(id),
      } satisfies CalendarEntry,
    };
  });

/** The data of a calendar event. */
export const calendarEntry = ({ extendedProps }: Pick<EventApi, 'extendedProps'>) =>
  extendedProps as CalendarEntry;

/** Without an end, the end is capped at midnight: the calendar's default duration would cross it. */
function endOf(date: string, start: string, end: string | null): string | undefined {
  if (end) return `${date}T${end}`;
  return addMinutes(start, defaultMinutes) ? undefined : addDays(date, 1);
}

/**
 * The times of a dragged event; undefined if it would end on another day. Without `hasEnd` the drawn end is ignored.
 */
export function timesOfEvent(
  { allDay, startStr, endStr }: EventApi,
  hasEnd = true,
): AppointmentTimes | undefined {
  const [selected_date = '', start = ''] = startStr.split('T');
  if (allDay) return { selected_date, selected_start_time: null, selected_end_time: null };
  const [lastDay = '', end = ''] = hasEnd ? endStr.split('T') : [];
  if (lastDay && lastDay !== selected_date) return undefined;
  return {
    selected_date,
    selected_start_time: start.slice(0, 8),
    selected_end_time: end ? end.slice(0, 8) : null,
  };
}
