import type { DeviceState } from './states.ts';

interface Promised {
  state: DeviceState;
  promised_date: string | null;
}

/** Whether what was promised has passed while the work is not done. */
export const isPastPromise = ({ state, promised_date }: Promised, now = Date.now()): boolean =>
  state !== 'READY' && state !== 'GONE' && promised_date !== null && Date.parse(promised_date) < now;
