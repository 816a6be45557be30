const day = 24 * 3_600_000;

/** By what is done daily the moment when this process last began it. */
const begun = new Map<string, number>();

/** Is a work due, which this process does once a day at most? It counts as begun then. */
export function isDueToday(what: string): boolean {
  if (Date.now() - (begun.get(what) ?? 0) < day) return false;
  begun.set(what, Date.now());
  return true;
}
