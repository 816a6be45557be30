import type { WorkTime } from '../../../schemas/tickets/work.ts';

interface PersonTime {
  id: string;
  name: string;
  /** Whole minutes; of a running time until now. */
  minutes: number;
  isRunning: boolean;
}

/** Adds up the times of each person, in the order in which they began. */
export function timeByPerson(times: WorkTime[], now: number): PersonTime[] {
  const ids = [...new Set(times.map(({ staff_id }) => staff_id))];
  return ids.map((id) => {
    const own = times.filter(({ staff_id }) => staff_id === id);
    const worked = own.reduce(
      (sum, { started_date, ended_date }) =>
        sum + (ended_date ? Date.parse(ended_date) : now) - Date.parse(started_date),
      0,
    );
    return {
      id,
      name: own[0]?.by ?? '',
      minutes: Math.floor(Math.max(worked, 0) / 60_000),
      isRunning: own.some(({ ended_date }) => ended_date === null),
    };
  });
}
