import { clockTime } from '../../../kit/fields/dateFormat.ts';

/** Local date and time (YYYY-MM-DDTHH:mm:ss) of a moment in a time zone. */
export const localDateTime = (timeZone: string, moment: Date): string =>
  // The Swedish locale formats dates as ISO 8601.
  moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

/** Formats the time of a calendar date, which is in UTC. */
export const timeOfDay = (moment: Date, locale: string): string =>
  clockTime(moment.toISOString().slice(11, 19), locale);
