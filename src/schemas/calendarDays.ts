const dayLength = 86_400_000;

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** A day (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayLength);

/** Every day from one to another, both included. */
export const eachDay = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayLength + 1 }, (_, index) =>
    addDays(first, index),
  );

/** The same day of another month, or its last one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The first day of its week; weeks begin on Sunday (0) or Monday (1). */
export const startOfWeek = (day: string, firstDay: number): string =>
  addDays(day, -((new Date(day).getUTCDay() - firstDay + 7) % 7));

/** Is it a day of the calendar, as YYYY-MM-DD? */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
