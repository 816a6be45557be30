import { randomUUID } from 'node:crypto';

/** Values of the 12 bits after the version: a counter (RFC 9562, 6.2, method 1). */
const COUNTS = 0x1000;

/** Milliseconds since 1970 and counter of the last id. */
let last = { time: 0, count: 0 };

/** Returns a UUID of version 7 (RFC 9562), which sorts after those that this process has returned before. */
export function orderedId(): string {
  last = after(last, Date.now());
  const time = last.time.toString(16).padStart(12, '0');
  const count = last.count.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${randomUUID().slice(19)}`;
}

function after({ time, count }: typeof last, now: number): typeof last {
  if (now > time) return { time: now, count: 0 };
  return count + 1 < COUNTS ? { time, count: count + 1 } : { time: time + 1, count: 0 };
}
