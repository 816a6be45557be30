import { dateTimeFormat } from './formats.ts';

/** The date (YYYY-MM-DD) in a time zone, of now by default. */
export const dayIn = (timeZone: string, moment = new Date()): string =>
  dateTimeFormat('en-CA', { timeZone }).format(moment);

/** The time (HH:mm:ss) in a time zone, of now by default. */
export const timeIn = (timeZone: string, moment = new Date()): string =>
  new Date(clockAt(timeZone, moment.getTime())).toISOString().slice(11, 19);

/** The local time in a time zone as if it were UTC, in milliseconds. */
function clockAt(timeZone: string, moment: number): number {
  // The Swedish locale formats dates as ISO 8601.
  const clock = dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
}

const dayLength = 86_400_000;

/**
 * Converts a local date (YYYY-MM-DD) and time (HH:mm:ss) to a timestamp in milliseconds, following RFC 5545: a time
 * skipped by a daylight-saving change uses the offset before it; of a repeated time the first occurrence counts.
 */
export function momentIn(timeZone: string, date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}Z`);
  const offsetAt = (moment: number) => clockAt(timeZone, moment) - moment;
  const before = wanted - offsetAt(wanted - dayLength);
  const after = wanted - offsetAt(wanted + dayLength);
  const isShown = (moment: number) => clockAt(timeZone, moment) === wanted;
  return !isShown(before) && isShown(after) ? after : before;
}
