import { clockTime } from '../../../kit/fields/dateFormat.ts';

/** The date and time (YYYY-MM-DDTHH:mm:ss) of a moment on the clock of a time zone. */
export const localDateTime = (timeZone: string, moment: Date): string =>
  // Swedish writes dates as ISO 8601 does.
  moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

/** The time of day of a moment on the calendar, which counts in UTC. */
export const timeOfDay = (moment: Date, locale: string): string =>
  clockTime(moment.toISOString().slice(11, 19), locale);
