import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../../kit/useToday.ts';
import { isCalendarDay } from '../../../schemas/calendarDays.ts';
import { calendarViews, type Period } from './period.ts';

export const filterKeys = [
  'customer_first_name',
  'customer_last_name',
  'customer_email',
  'customer_phone',
] as const;

type Filters = Partial<Record<string, string>>;

/** The calendar's view, date and filters in the URL, which survive reloads and Back. */
export function useCalendarParams(isPhone: boolean) {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const date = parameters.get('date') ?? '';
  const shownView = calendarViews.find((view) => view === parameters.get('view')) ?? 'month';
  const shownDate = isCalendarDay(date) ? date : today;
  // On a phone the week is too wide, and starts with the selected day instead.
  const isNarrow = isPhone && shownView === 'week';
  const period = useMemo<Period>(() => {
    const shown = { view: shownView, date: shownDate };
    return isNarrow ? { ...shown, firstDay: new Date(shownDate).getUTCDay() } : shown;
  }, [shownView, shownDate, isNarrow]);
  const filters: Filters = Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = parameters.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const show = ({ view = shownView, date: day = shownDate }: Partial<Period>) =>
    setParameters((current) => changed(current, { view, date: day }));
  const setFilters = (values: Filters) =>
    setParameters((current) => changed(current, { ...noFilters, ...values }), { replace: true });
  const hasCancelled = parameters.has('cancelled');
  const showCancelled = (cancelled: boolean) =>
    setParameters((current) => changed(current, { cancelled: cancelled ? '1' : undefined }), {
      replace: true,
    });
  return { period, filters, today, hasCancelled, show, showCancelled, setFilters };
}

const noFilters: Filters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));

function changed(current: URLSearchParams, changes: Filters): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
