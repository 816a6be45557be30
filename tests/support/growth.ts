import { cpuTimeOf } from './cpuTime.ts';

/** Eight times the size takes eight times the time where it is linear, and 64 times where it is quadratic. */
const step = 8;
const tolerated = 24;

/**
 * Shorter times count as this long, in ms: what fits into a cache at one size and not at the next takes more than eight times as long
 * beside other processes. Work that is allowed by this alone stays under half of the 200 ms that may hold the event loop.
 */
const noise = 4;

/** The shortest CPU time of several tries in ms, since other processes slow each of them. */
function leastTime(work: () => unknown, enough: number, tries = 5): number {
  const took = cpuTimeOf(work);
  return took > enough && tries > 1 ? Math.min(took, leastTime(work, enough, tries - 1)) : took;
}

/**
 * Returns the size from which work grows superlinearly, or undefined.
 * It compares CPU times of one run with each other, so that it holds on any machine, and begins with small sizes, so that slow work is
 * reported before it takes minutes.
 */
export function superlinearFrom(work: (size: number) => unknown, size: number): number | undefined {
  const sizes = [step ** 3, step ** 2, step, 1].map((part) => Math.floor(size / part));
  let before = Infinity;
  for (const length of sizes) {
    const allowed = tolerated * before;
    const took = leastTime(() => work(length), allowed);
    if (took > allowed) return length;
    before = Math.max(took, noise);
  }
  return undefined;
}
