const dayLength = 86_400_000;

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Adds days to a day (YYYY-MM-DD). */
export const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayLength);

/** Every day of a range, both ends included. */
export const eachDay = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayLength + 1 }, (_, index) =>
    addDays(first, index),
  );

/** Adds months; clamps to the last day of the month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The first day of the week; `firstDay` is 0 for Sunday, 1 for Monday. */
export const startOfWeek = (day: string, firstDay: number): string =>
  addDays(day, -((new Date(day).getUTCDay() - firstDay + 7) % 7));

/** Whether a text is an existing calendar day (YYYY-MM-DD). */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
