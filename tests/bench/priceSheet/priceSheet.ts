import { fork } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printTable, round } from '../table.ts';
import type { Measured, Task } from './measure.ts';
import type { Size } from './sample.ts';

const sizes: Size[] = [
  { devices: 350, services: 60 },
  { devices: 2000, services: 100 },
];
const aim = 1.5;
const MB = 1024 * 1024;

const script = fileURLToPath(new URL('measure.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

function measure(task: Task): Promise<Measured> {
  const child = fork(script, { execArgv: ['--expose-gc', '--import', tsx] });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: { result: Measured } | { problem: string }) => {
      child.disconnect();
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.problem));
    });
    child.once('error', reject);
    child.send(task);
  });
}

/** Compares reading and comparing a price sheet with the spreadsheet library's bare read of the same file. */
export async function benchPriceSheet({ runs }: { runs: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    const rows: string[][] = [];
    for (const size of sizes) rows.push(await measureSize(size, folder, runs));
    printTable(`Price sheet, median of ${runs} runs; the ratio is to be below ${aim}`, headers, rows);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const headers = [
  '',
  'file MB',
  'write ms',
  'bare read ms',
  'read and compare ms',
  'ratio',
  'ratio of CPU',
  'bare peak MB',
  'peak MB',
];

async function measureSize(size: Size, folder: string, runs: number): Promise<string[]> {
  const file = join(folder, 'sheet.xlsx');
  const write = await measure({ ...size, file, ways: ['write'], runs: 1 });
  const both = await measure({ ...size, file, ways: ['bare', 'import'], runs });
  const bare = await measure({ ...size, file, ways: ['bare'], runs: 1 });
  const whole = await measure({ ...size, file, ways: ['import'], runs: 1 });
  const { ms, cpuMs } = both;
  const cells = size.devices * size.services * 4;
  return [
    `${size.devices} x ${size.services}, ${cells.toLocaleString('en')} cells`,
    round((await stat(file)).size / MB, 1),
    round(write.ms.write),
    round(ms.bare),
    round(ms.import),
    round(ms.import / ms.bare, 2),
    round(cpuMs.import / cpuMs.bare, 2),
    round(bare.peakBytes / MB),
    round(whole.peakBytes / MB),
  ];
}
