import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import { defaultMinutes } from '../../src/schemas/appointments/overlaps.ts';
import { momentIn } from '../../src/schemas/days.ts';
import type { TextAttachment } from '../mailQueue/index.ts';

interface Entry {
  appointment: Appointment;
  /** Title and place in the customer's calendar. */
  title: string;
  place: string;
  timeZone: string;
  isCancelled: boolean;
}

const minute = 60_000;

/** Returns an iCalendar file (RFC 5545); a later one of the same appointment replaces it. */
export function calendarEntry({ appointment, title, place, timeZone, isCancelled }: Entry): TextAttachment {
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Device repair back office//Appointments//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${appointment.id}`,
    `SEQUENCE:${sequenceOf(appointment)}`,
    `DTSTAMP:${utc(Date.now())}`,
    ...whenOf(appointment, timeZone),
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: lines.map((line) => `${fold(line)}\r\n`).join(''),
  };
}

/** Increases with every change. */
const sequenceOf = ({ created_date, modified_date }: Appointment) =>
  Math.max(0, Math.floor((Date.parse(modified_date) - Date.parse(created_date)) / 1000));

function whenOf(
  { selected_date: date, selected_start_time: start, selected_end_time: end }: Appointment,
  timeZone: string,
): string[] {
  if (!start) return [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`];
  const from = momentIn(timeZone, date, start);
  const to = end ? momentIn(timeZone, date, end) : from + defaultMinutes * minute;
  return [`DTSTART:${utc(from)}`, `DTEND:${utc(to)}`];
}

/** 20260309T141500Z. */
const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escape = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

/** Folds lines to 75 bytes; continuation lines begin with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 73) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
