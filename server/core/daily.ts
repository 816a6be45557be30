const day = 24 * 3_600_000;

/** When this process last began each daily task. */
const begun = new Map<string, number>();

/** Returns whether a task is due that this process runs at most once a day, and records it as begun. */
export function isDueToday(what: string): boolean {
  if (Date.now() - (begun.get(what) ?? 0) < day) return false;
  begun.set(what, Date.now());
  return true;
}
