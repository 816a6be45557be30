import { addDays } from '../calendarDays.ts';
import { dayIn, momentIn, timeIn } from '../days.ts';

/** Times of the day (HH:mm:ss) between which customers are not written to; they may span midnight. */
export interface QuietHours {
  from: string;
  until: string;
}

/** Returns when a message of this moment may be sent by the clock of a time zone: at once, or when the quiet hours end. */
export function sendTime(moment: Date, timeZone: string, quiet: QuietHours | undefined): Date {
  if (!quiet || quiet.from === quiet.until) return moment;
  const { from, until } = quiet;
  const time = timeIn(timeZone, moment);
  const spansMidnight = from > until;
  const isQuiet = spansMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return moment;
  const today = dayIn(timeZone, moment);
  const day = spansMidnight && time >= from ? addDays(today, 1) : today;
  const end = momentIn(timeZone, day, until);
  // Of an hour that the clock shows twice, the first end may have passed.
  return new Date(Math.max(end, moment.getTime()));
}
