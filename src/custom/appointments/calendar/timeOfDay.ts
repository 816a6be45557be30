import { clockTime } from '../../../kit/fields/dateFormat.ts';

/** The time of day of a moment on the calendar, which counts in UTC. */
export const timeOfDay = (moment: Date, locale: string): string =>
  clockTime(moment.toISOString().slice(11, 19), locale);
