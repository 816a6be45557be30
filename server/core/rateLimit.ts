import { tooMany } from './problem.ts';

interface Limit {
  times: number;
  milliseconds: number;
}

const maxKeys = 50_000;

/** Refuses a key that comes more often than allowed; each process counts for itself. */
export function rateLimit(limit: Limit): (key: string) => void {
  const wait = counter(limit);
  return (key) => {
    const left = wait(key);
    if (left > 0) throw tooMany(left);
  };
}

/** Counts a key; answers for how many milliseconds it has come too often already, 0 where it may. */
export function counter({ times, milliseconds }: Limit): (key: string) => number {
  const seen = new Map<string, { count: number; until: number }>();
  return (key) => {
    const now = Date.now();
    const current = seen.get(key);
    const entry = current && current.until > now ? current : { count: 0, until: now + milliseconds };
    entry.count += 1;
    seen.delete(key);
    seen.set(key, entry);
    for (const oldest of seen.keys()) {
      if (seen.size <= maxKeys) break;
      seen.delete(oldest);
    }
    return entry.count > times ? entry.until - now : 0;
  };
}
