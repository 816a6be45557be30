import type { Random } from './random.ts';

/** Date and status of an appointment or quote; days count from today. */
export interface Plan {
  bookedOn: number;
  selectedOn: number;
  status: 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED';
  quoteStatus: 'NEW' | 'SENT' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | null;
  isCancelled: boolean;
}

/** `reach` is the age of the oldest ones in days; with `isToday` it is on the current day. */
export function schedule(random: Random, isQuote: boolean, reach: number, isToday: boolean): Plan {
  return isQuote ? scheduleQuote(random, reach, isToday) : scheduleAppointment(random, reach, isToday);
}

function scheduleQuote(random: Random, reach: number, isToday: boolean): Plan {
  const bookedOn = random.chance(0.08) || isToday ? 0 : -random.integer(1, reach);
  const quoteStatus =
    bookedOn > -3
      ? random.pick(['NEW', 'NEW', 'SENT'] as const)
      : bookedOn < -30
        ? random.pick(['EXPIRED', 'ACCEPTED', 'DECLINED'] as const)
        : random.pick(['SENT', 'SENT', 'ACCEPTED', 'DECLINED'] as const);
  return {
    bookedOn,
    selectedOn: bookedOn + random.integer(0, 14),
    status: 'NOT_STARTED',
    quoteStatus,
    isCancelled: false,
  };
}

function scheduleAppointment(random: Random, reach: number, isToday: boolean): Plan {
  const when = isToday ? 0.5 : random.next();
  const selectedOn = when < 0.5 ? -random.integer(1, reach) : when < 0.6 ? 0 : random.integer(1, 21);
  const isCancelled = !isToday && random.chance(0.08);
  return {
    bookedOn: Math.min(selectedOn, 0) - random.integer(0, 10),
    selectedOn,
    status: isCancelled ? 'NOT_STARTED' : statusOn(selectedOn, random),
    quoteStatus: null,
    isCancelled,
  };
}

function statusOn(day: number, random: Random): Plan['status'] {
  if (day > 0) return 'NOT_STARTED';
  if (day === 0) return random.pick(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED']);
  return random.chance(0.92) ? 'COMPLETED' : random.pick(['NOT_STARTED', 'IN_PROGRESS']);
}
