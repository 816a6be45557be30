import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useReload } from '../../../kit/useReload.ts';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { findOverlaps, saveTimes } from './saveTimes.ts';
import { isSameTime, timesOf, type AppointmentTimes } from './times.ts';

/** A saved move that can be undone. */
export interface Moved {
  appointment: Appointment;
  /** The previous times. */
  from: AppointmentTimes;
  overlaps: Appointment[];
}

interface Pending {
  from: Appointment;
  timer: ReturnType<typeof setTimeout>;
}

type List = { data: Appointment[] } | undefined;

/** Moves appointments optimistically: shown at once, saved one after the other, reverted on failure. */
export function useMoves() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reload = useReload(model);
  const refusal = useFailureMessage(model);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, AppointmentTimes>>(new Map());
  const [moved, setMoved] = useState<Moved>();
  const pending = useRef(new Map<string, Pending>());
  const queue = useRef(Promise.resolve());

  const settle = useCallback(
    (id: string, to: AppointmentTimes) =>
      setUnsaved((current) => {
        if (current.get(id) !== to) return current; // The appointment was moved again meanwhile.
        return new Map([...current].filter(([other]) => other !== id));
      }),
    [],
  );

  const save = useCallback(
    async (from: Appointment, to: AppointmentTimes, isUndo = false) => {
      const { id } = from;
      try {
        const saved = await saveTimes(dataProvider, from, to);
        if (!saved) return settle(id, to);
        queryClient.setQueriesData<List>({ queryKey: [model.name, 'getList'] }, (list) =>
          replaced(list, saved),
        );
        settle(id, to);
        reload();
        if (isUndo) return notify('calendar.undone', { type: 'success' });
        const overlaps = await findOverlaps(dataProvider, saved).catch(() => []);
        return setMoved({ appointment: saved, from: timesOf(from), overlaps });
      } catch (error) {
        settle(id, to);
        const status = error instanceof HttpError ? error.status : undefined;
        if (status === 412 || status === 404) reload();
        if (status === 412) return notify('calendar.stale', { type: 'warning' });
        return notify(refusal(error, 'calendar.move_failed'), { type: 'error' });
      }
    },
    [dataProvider, queryClient, notify, refusal, reload, settle],
  );

  /** `delay` waits for further moves of the same appointment, to save them as one. */
  const move = useCallback(
    (appointment: Appointment, to: AppointmentTimes, delay = 0) => {
      const { id } = appointment;
      const earlier = pending.current.get(id);
      clearTimeout(earlier?.timer);
      const from = earlier?.from ?? appointment;
      setMoved(undefined);
      setUnsaved((current) => new Map(current).set(id, to));
      const start = () => {
        pending.current.delete(id);
        if (isSameTime(from, to)) return settle(id, to);
        queue.current = queue.current.then(() => save(from, to));
        return undefined;
      };
      pending.current.set(id, { from, timer: setTimeout(start, delay) });
    },
    [save, settle],
  );

  const undo = useCallback(() => {
    if (!moved) return;
    const { appointment, from } = moved;
    setMoved(undefined);
    setUnsaved((current) => new Map(current).set(appointment.id, from));
    queue.current = queue.current.then(() => save(appointment, from, true));
  }, [moved, save]);

  const dismiss = useCallback(() => setMoved(undefined), []);
  return useMemo(() => ({ unsaved, moved, move, undo, dismiss }), [unsaved, moved, move, undo, dismiss]);
}

const replaced = (list: List, saved: Appointment): List =>
  list && { ...list, data: list.data.map((one) => (one.id === saved.id ? saved : one)) };
