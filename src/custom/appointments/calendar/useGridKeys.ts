import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { firstDayOfWeek } from '../../../schemas/locations/regions.ts';
import { addDays, addMonths, startOfWeek } from '../../../schemas/calendarDays.ts';
import { visibleDays, type Period } from './period.ts';
import { moveByKey, type OnMove, type AppointmentTimes } from './times.ts';

interface Options {
  period: Period;
  today: string;
  appointments: Appointment[];
  onMove: OnMove;
  onCreate: (times: Partial<AppointmentTimes>) => void;
  onShow: (period: Partial<Period>) => void;
}

/** Key presses within this time, in milliseconds, are saved as one move. */
const keyPause = 600;

/** Month cells and week headers. */
const days = '[role=cell][data-date], [role=columnheader][data-date]';

/** Events are measured for a few frames before they are visible. */
const maxFrames = 20;

/** Focuses the element that replaced the focused one. */
function keepFocus(element: HTMLElement, frames = maxFrames) {
  if (frames === 0 || document.activeElement !== document.body) return;
  element.focus();
  if (document.activeElement !== element) requestAnimationFrame(() => keepFocus(element, frames - 1));
}

/** The day or appointment of an element. */
const keyOf = ({ dataset }: HTMLElement) => dataset.eventId ?? dataset.date;

/**
 * Keyboard navigation: arrow keys move between days, Enter books, Alt with arrow keys moves the focused appointment.
 * The calendar re-creates event elements on every change, so the focus is restored by day or appointment.
 */
export function useGridKeys({ period, today, appointments, onMove, onCreate, onShow }: Options) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  const [day, setDay] = useState(period.date);
  const { first, last } = visibleDays(period);
  const isVisible = (date: string) => date >= first && date <= last;
  const reached = isVisible(day) ? day : period.date;

  const daysOf = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  const setTabStop = (element: HTMLElement) => {
    element.tabIndex = element.dataset.date === reached ? 0 : -1;
  };
  useEffect(() => daysOf(days).forEach(setTabStop));

  const goTo = (next: string) => {
    setDay(next);
    focused.current = next;
    if (!isVisible(next)) onShow({ date: next });
    else daysOf(`[role=cell][data-date="${next}"], [role=columnheader][data-date="${next}"]`)[0]?.focus();
  };

  const moveAppointment = (event: KeyboardEvent, id: string | undefined) => {
    const appointment = appointments.find((one) => one.id === id);
    if (!appointment || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const to = moveByKey(appointment, event.key, event.shiftKey, period.view !== 'month');
    if (onMove(appointment, to, keyPause) && typeof to === 'object' && !isVisible(to.selected_date))
      onShow({ date: to.selected_date });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.altKey) return moveAppointment(event, target.dataset.eventId);
    const { date } = target.dataset;
    if (!date || !target.matches(days) || event.ctrlKey || event.metaKey) return undefined;
    const next = {
      ArrowLeft: () => addDays(date, -1),
      ArrowRight: () => addDays(date, 1),
      ArrowUp: () => addDays(date, -7),
      ArrowDown: () => addDays(date, 7),
      PageUp: () => addMonths(date, -1),
      PageDown: () => addMonths(date, 1),
      Home: () => startOfWeek(date, firstDayOfWeek),
      End: () => addDays(startOfWeek(date, firstDayOfWeek), 6),
    }[event.key];
    if (next) goTo(next());
    else if (event.key === 'Enter' && date >= today) onCreate({ selected_date: date });
    else return undefined;
    return event.preventDefault();
  };

  return {
    frame: {
      ref: root,
      onKeyDown,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        focused.current = keyOf(target);
      },
      onBlur: () => {
        focused.current = undefined;
      },
    },
    /** Called when the element of a day or appointment is mounted. */
    onMount: (element: HTMLElement) => {
      if (element.matches(days)) setTabStop(element);
      if (focused.current !== undefined && keyOf(element) === focused.current) keepFocus(element);
    },
  };
}
