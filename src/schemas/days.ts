const calendars = new Map<string, Intl.DateTimeFormat>();

/** The date (YYYY-MM-DD) of a moment on the clock of a time zone; today's unless another moment is given. */
export function dayIn(timeZone: string, moment = new Date()): string {
  const known = calendars.get(timeZone);
  const calendar = known ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  if (!known) calendars.set(timeZone, calendar);
  return calendar.format(moment);
}

/** The time (HH:mm:ss) of a moment on the clock of a time zone; now unless another moment is given. */
export const timeIn = (timeZone: string, moment = new Date()): string =>
  new Date(clockAt(timeZone, moment.getTime())).toISOString().slice(11, 19);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock of a time zone says at a moment, as if it were UTC. */
function clockAt(timeZone: string, moment: number): number {
  const known = clocks.get(timeZone);
  // Swedish writes dates as ISO 8601 does.
  const clock =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (!known) clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
}

/**
 * The moment (milliseconds) of a day (YYYY-MM-DD) and time (HH:mm:ss) on the clock of a time zone; of a time that a
 * change of the clock leaves out, the one an hour earlier.
 */
export function momentIn(timeZone: string, date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  const first = wanted - (clockAt(timeZone, wanted) - wanted);
  return wanted - (clockAt(timeZone, first) - first);
}
