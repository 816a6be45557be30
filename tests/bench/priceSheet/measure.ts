import { readFile, writeFile } from 'node:fs/promises';
import { read } from 'xlsx';
import { compare } from '../../../src/custom/repairs/prices/sheet/plan/compare.ts';
import { SheetPlan } from '../../../src/custom/repairs/prices/sheet/plan/SheetPlan.ts';
import { readSheet } from '../../../src/custom/repairs/prices/sheet/read/readSheet.ts';
import { writeBook } from '../../../src/custom/repairs/prices/sheet/write/writeBook.ts';
import { median } from '../stats.ts';
import { largeCatalogue, type Size } from './sample.ts';

/** Operation on a file: write, read by the library alone, or read and compare as an import does. */
export type Way = 'write' | 'bare' | 'import';

/** The work of a child process, isolated so that its memory can be measured. */
export interface Task extends Size {
  file: string;
  ways: Way[];
  runs: number;
}

export interface Measured {
  /** Wall-clock ms, medians. */
  ms: Record<Way, number>;
  /** CPU ms of all threads, less affected by other processes. */
  cpuMs: Record<Way, number>;
  /** Peak memory beyond that of the store and the file. */
  peakBytes: number;
}

const none = { write: NaN, bare: NaN, import: NaN };

const options = { dense: true, cellText: false, cellHTML: false, cellFormula: false, sheets: 0 };

async function timed(work: () => unknown) {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpuStart);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

async function measure({ file, ways, runs, ...size }: Task): Promise<Measured> {
  const catalogue = largeCatalogue(size);
  const bytes = ways.includes('write') ? new Uint8Array() : new Uint8Array(await readFile(file));
  const blob = new Blob([bytes]);
  const work: Record<Way, () => unknown> = {
    write: async () => {
      const written = writeBook(catalogue, new Date().toISOString());
      await writeFile(file, new Uint8Array(await written.arrayBuffer()));
    },
    bare: () => read(bytes, { type: 'array', ...options }),
    import: async () => new SheetPlan(compare(await readSheet(blob), catalogue)),
  };
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  const result: Measured = { ms: { ...none }, cpuMs: { ...none }, peakBytes: 0 };
  const times = ways.map((way) => ({ way, ms: [] as number[], cpuMs: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { way, ms, cpuMs } of times) {
      const time = await timed(work[way]);
      ms.push(time.ms);
      cpuMs.push(time.cpuMs);
    }
  }
  for (const { way, ms, cpuMs } of times) {
    result.ms[way] = median(ms);
    result.cpuMs[way] = median(cpuMs);
  }
  result.peakBytes = Math.max(0, process.resourceUsage().maxRSS * 1024 - idle);
  return result;
}

process.on('message', (task: Task) => {
  measure(task).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ problem: error.message }),
  );
});
process.on('disconnect', () => process.exit());
