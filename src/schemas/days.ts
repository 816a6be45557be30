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

const dayLength = 86_400_000;

/**
 * The moment (milliseconds) of a day (YYYY-MM-DD) and time (HH:mm:ss) on the clock of a time zone, as RFC 5545 reads it:
 * a time that a change of the clock leaves out counts by the clock before the change, of one that comes twice the first.
 */
export function momentIn(timeZone: string, date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  const offsetAt = (moment: number) => clockAt(timeZone, moment) - moment;
  const before = wanted - offsetAt(wanted - dayLength);
  const after = wanted - offsetAt(wanted + dayLength);
  const isShown = (moment: number) => clockAt(timeZone, moment) === wanted;
  return !isShown(before) && isShown(after) ? after : before;
}
